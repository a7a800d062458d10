"""Cut the fonts under assets/fonts/ from their sources.

    python3 -m venv py && py/bin/pip install fonttools brotli
    apt-get install fonts-ebgaramond          # EB Garamond 0.016, OFL-1.1
    npm install @fontsource/cinzel@5.3.0      # Cinzel, OFL-1.1
    py/bin/python workshop/fonts/subset.py /usr/share/fonts/opentype/ebgaramond node_modules/@fontsource/cinzel/files assets/fonts

Neither font reserves its name, so a subset may keep it. EBGaramond-Figures holds lining figures of one width and nothing
else: the table's interface knows no OpenType features, so clocks and tables put this file before EBGaramond-Regular.
"""

import sys
import tempfile
from pathlib import Path

from fontTools import subset
from fontTools.merge import Merger
from fontTools.ttLib import TTFont

LATIN = [*range(0x20, 0x7F), *range(0xA0, 0x180), 0x0218, 0x0219, 0x021A, 0x021B, 0x02BC, 0x02C6, 0x02DA, 0x02DC]
GREEK = [*range(0x0370, 0x0400), *range(0x1F00, 0x2000)]
SIGNS = [
    *range(0x2010, 0x2028), *range(0x2030, 0x2034), 0x2039, 0x203A, 0x2044,  # punctuation
    *range(0x2070, 0x20A0), 0x20AC, 0x2116,                                  # raised and lowered figures, euro, numero
    *range(0x2150, 0x215F),                                                  # fractions
    *range(0x2190, 0x219A),                                                  # arrows
    0x2212, 0x2260, 0x2264, 0x2265, 0x221E,                                  # minus, comparisons, infinity
    0x2619, 0x2767,                                                          # hedera leaves
]
FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl", "liga", "calt", "onum", "lnum", "pnum", "tnum"]


def options(features):
    chosen = subset.Options()
    chosen.layout_features = features
    chosen.name_IDs = ["*"]
    chosen.notdef_outline = True
    chosen.glyph_names = False
    chosen.hinting = False
    chosen.drop_tables += ["FFTM"]
    return chosen


def cut(font, unicodes, features, path):
    cutter = subset.Subsetter(options(features))
    cutter.populate(unicodes=unicodes)
    cutter.subset(font)
    font.save(path)
    print(f"{path}: {len(font.getGlyphOrder())} glyphs, {path.stat().st_size} bytes")


def garamond(folder, target):
    for style in ("Regular", "Italic"):
        font = TTFont(folder / f"EBGaramond12-{style}.otf")
        cut(font, LATIN + GREEK + SIGNS, FEATURES, target / f"EBGaramond-{style}.otf")
    font = TTFont(folder / "EBGaramond12-Regular.otf")
    figures = tabular_lining(font)
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap.update(figures)
    cut(font, list(figures), [], target / "EBGaramond-Figures.otf")


def tabular_lining(font):
    """The glyph of each figure after the features for lining figures of one width."""
    figures = {code: font.getBestCmap()[code] for code in range(ord("0"), ord("9") + 1)}
    gsub = font["GSUB"].table
    for feature in ("lnum", "tnum"):
        lookups = {
            index
            for record in gsub.FeatureList.FeatureRecord
            if record.FeatureTag == feature
            for index in record.Feature.LookupListIndex
        }
        for index in sorted(lookups):
            for table in gsub.LookupList.Lookup[index].SubTable:
                table = getattr(table, "ExtSubTable", table)
                mapping = getattr(table, "mapping", {})
                figures = {code: mapping.get(glyph, glyph) for code, glyph in figures.items()}
    widths = {font["hmtx"][glyph][0] for glyph in figures.values()}
    if len(widths) != 1:
        raise SystemExit(f"figures of several widths: {figures} {widths}")
    return figures


def cinzel(folder, target):
    with tempfile.TemporaryDirectory() as scratch:
        parts = []
        for part in ("latin", "latin-ext"):
            font = TTFont(folder / f"cinzel-{part}-500-normal.woff2")
            font.flavor = None
            # The merger wants one writing of the layout tables; kerning within each part is all there is.
            for table in ("GSUB", "STAT", "GDEF"):
                if table in font:
                    del font[table]
            path = Path(scratch) / f"{part}.ttf"
            font.save(path)
            parts.append(str(path))
        font = Merger().merge(parts)
    cut(font, LATIN + SIGNS, ["kern"], target / "Cinzel-Medium.ttf")


if __name__ == "__main__":
    garamond_folder, cinzel_folder, target_folder = map(Path, sys.argv[1:4])
    garamond(garamond_folder, target_folder)
    cinzel(cinzel_folder, target_folder)
