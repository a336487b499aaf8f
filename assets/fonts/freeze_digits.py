"""Makes the two font files of this folder from the upstream ones.

Alegreya Sans draws its digits old-style and proportional unless asked otherwise. A clock must not
dance and a coordinate such as "e5" reads better with a tall digit, so the digits are mapped to the
tabular lining glyphs that the font has for them. Nothing else is touched.

    npm pack @expo-google-fonts/alegreya-sans@0.4.2 && tar xzf expo-google-fonts-alegreya-sans-0.4.2.tgz
    python3 freeze_digits.py package/400Regular/AlegreyaSans_400Regular.ttf AlegreyaSans-Regular.ttf
    python3 freeze_digits.py package/700Bold/AlegreyaSans_700Bold.ttf AlegreyaSans-Bold.ttf

Needs Python's fonttools.
"""

import sys

from fontTools.ttLib import TTFont

VERSION_NAME_ID = 5
TABULAR_LINING_SUFFIX = ".tf"

source, target = sys.argv[1:]
font = TTFont(source, recalcTimestamp=False)
upstream = dict(font.getBestCmap())
for table in font["cmap"].tables:
    for digit in range(ord("0"), ord("9") + 1):
        if digit in table.cmap:
            table.cmap[digit] = upstream[digit] + TABULAR_LINING_SUFFIX
for record in font["name"].names:
    if record.nameID == VERSION_NAME_ID:
        record.string = record.toUnicode() + "; Pushflip: tabular lining digits by default"
font.save(target)
