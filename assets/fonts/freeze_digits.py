"""Makes the two font files of this folder from the upstream ones.

Alegreya Sans draws its digits old-style and proportional unless asked otherwise. A clock must not
dance and a coordinate such as "e5" reads better with a tall digit, so the digits are mapped to the
tabular lining glyphs that the font has for them. Letters that the font lacks, as in a name from far away, are
drawn as a box; upstream they are blank. Nothing else is touched.

    npm pack @expo-google-fonts/alegreya-sans@0.4.2 && tar xzf expo-google-fonts-alegreya-sans-0.4.2.tgz
    python3 freeze_digits.py package/400Regular/AlegreyaSans_400Regular.ttf AlegreyaSans-Regular.ttf
    python3 freeze_digits.py package/700Bold/AlegreyaSans_700Bold.ttf AlegreyaSans-Bold.ttf

Needs Python's fonttools.
"""

import sys

from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

VERSION_NAME_ID = 5
TABULAR_LINING_SUFFIX = ".tf"
# Of the box, in units of the font: its width, the room beside it, and how thick its lines are.
BOX, MARGIN, LINE = 460, 60, 50

source, target = sys.argv[1:]
font = TTFont(source, recalcTimestamp=False)
upstream = dict(font.getBestCmap())
for table in font["cmap"].tables:
    for digit in range(ord("0"), ord("9") + 1):
        if digit in table.cmap:
            table.cmap[digit] = upstream[digit] + TABULAR_LINING_SUFFIX
pen = TTGlyphPen(None)
height = font["OS/2"].sCapHeight
for inset in (0, LINE):
    left, right, bottom, top = MARGIN + inset, MARGIN + BOX - inset, inset, height - inset
    corners = [(left, bottom), (left, top), (right, top), (right, bottom)]
    pen.moveTo(corners[0])
    # The inner outline runs the other way: a hole.
    for corner in corners[1:] if inset == 0 else corners[:0:-1]:
        pen.lineTo(corner)
    pen.closePath()
font["glyf"][".notdef"] = pen.glyph()
font["hmtx"][".notdef"] = (BOX + 2 * MARGIN, MARGIN)
for record in font["name"].names:
    if record.nameID == VERSION_NAME_ID:
        record.string = record.toUnicode() + "; Pushflip: tabular lining digits by default, a box for missing letters"
font.save(target)
