//! Settings kept between starts, and the window's place.

mod monitors;
