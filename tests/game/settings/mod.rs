//! What is kept between starts, and where the window comes up.

mod monitors;
