"""Makes the fonts and `system-widths.json` beside this file. They are committed: this runs only when a face changes.

Each face is one file, because a word whose letters come from two files may be drawn in two faces for a moment. Fontsource
splits Archivo into a file for each group of letters; npm has no whole Archivo. In Debian, in an empty folder:

    apt-get install -y npm python3-brotli python3-fonttools fonts-dejavu-core fonts-liberation2 fonts-roboto-unhinted
    npm install @fontsource-variable/archivo@5.3.0 geist@1.9.2
    python3 <this file> node_modules
"""

import json
import sys
from collections import defaultdict
from pathlib import Path
from tempfile import TemporaryDirectory

from fontTools.merge import Merger
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

packages = Path(sys.argv[1])
archivo = packages / "@fontsource-variable/archivo/files"
geist = packages / "geist/dist/fonts/geist-sans/Geist-Variable.woff2"
groups = ["latin", "latin-ext", "vietnamese"]

# Archivo's arrows up and down are thin and long. It lacks the other signs.
signs = "↑↓←→↖↗↘↙↔≈≠≤≥∞√‰№"
# Geist lacks the currencies of Azerbaijan and Turkey.
currencies = "₼₺"

# Where Debian has the fonts that visitors have. Liberation Sans has the widths of Arial.
debian = Path("/usr/share/fonts/truetype")
system_fonts = {
    "DejaVu": ["dejavu/DejaVuSans.ttf", "dejavu/DejaVuSans-Bold.ttf"],
    "Arial": ["liberation2/LiberationSans-Regular.ttf", "liberation2/LiberationSans-Bold.ttf"],
    "Roboto": ["roboto/unhinted/RobotoTTF/Roboto-Regular.ttf", "roboto/unhinted/RobotoTTF/Roboto-Bold.ttf"],
}


def make_archivo(face, weight, width, sign_width):
    """Makes one instance of Archivo, with Geist's signs at the same weight.

    The files of the groups repeat no letter. Letters of two groups have no kerning between them.

    sign_width: the width of a sign in relation to Geist's
    """
    with TemporaryDirectory() as folder:
        parts = []
        for group in groups:
            font = TTFont(archivo / f"archivo-{group}-wdth-normal.woff2")
            instantiateVariableFont(font, {"wght": weight, "wdth": width}, inplace=True)
            font.flavor = None
            parts.append(f"{folder}/{group}.ttf")
            font.save(parts[-1])
        font = Merger().merge(parts)

    source = instantiateVariableFont(TTFont(geist), {"wght": weight})
    for sign in signs:
        code = ord(sign)
        add_glyph(font, code, source, source.getBestCmap()[code], sign_width)
    save(font, face)


def add_glyph(font, code, source, source_name, scale):
    """Draws a glyph of another font of the same size of em."""
    outline = DecomposingRecordingPen(source.getGlyphSet())
    source.getGlyphSet()[source_name].draw(outline)
    pen = TTGlyphPen(None)
    outline.replay(TransformPen(pen, (scale, 0, 0, 1, 0, 0)))
    glyph = pen.glyph()
    glyph.recalcBounds(font["glyf"])
    name = f"sign{code:04X}"
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    font["glyf"].glyphOrder = font.getGlyphOrder()
    font["glyf"].glyphs[name] = glyph
    font["hmtx"][name] = (round(source["hmtx"][source_name][0] * scale), glyph.xMin)
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[code] = name
    return name


def make_geist():
    """Makes Geist with weights from 400 to 600. All have the kerning of 400, which saves a fifteenth of the file."""
    font = instantiateVariableFont(TTFont(geist), {"wght": (400, 600)})
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for pairs in lookup.SubTable:
            pairs = getattr(pairs, "ExtSubTable", pairs)
            if type(pairs).__name__ == "PairPos":
                drop_kerning_variation(pairs)
    # Each only repeats or names what the other tables vary.
    for table in ["HVAR", "MVAR", "STAT"]:
        del font[table]
    source = TTFont(archivo / "archivo-latin-ext-wdth-normal.woff2")
    instantiateVariableFont(source, {"wght": 450, "wdth": 100}, inplace=True)
    for sign in currencies:
        name = add_glyph(font, ord(sign), source, source.getBestCmap()[ord(sign)], 1)
        # Its weight does not vary.
        font["gvar"].variations[name] = []
    save(font, "text")


def drop_kerning_variation(pairs):
    if pairs.Format == 1:
        records = [record for each in pairs.PairSet for record in each.PairValueRecord]
    else:
        records = [record for each in pairs.Class1Record for record in each.Class2Record]
    for record in records:
        if hasattr(record.Value1, "XAdvDevice"):
            del record.Value1.XAdvDevice
    pairs.ValueFormat1 &= ~0x40


def measure_system_fonts():
    """Writes how wide the letters of fonts are that show a text until its own font has loaded.

    For each font, regular and bold, it maps a width in thousandths of an em to the characters of that width.
    """
    # To U+02BF: the Latin letters; from U+2010: dashes and quotation marks.
    latin = [*range(0x20, 0x2C0), *range(0x2010, 0x2027)]
    codes = set(latin) & set(TTFont(Path(__file__).with_name("text.woff2")).getBestCmap())
    fonts = {
        name: dict(zip(["regular", "bold"], [widths_of(debian / file, codes) for file in files]))
        for name, files in system_fonts.items()
    }
    text = json.dumps(fonts, ensure_ascii=False, indent=2)
    Path(__file__).with_name("system-widths.json").write_text(f"{text}\n")


def widths_of(file, codes):
    font = TTFont(file)
    glyphs = font.getBestCmap()
    characters = defaultdict(str)
    for code in sorted(codes & set(glyphs)):
        width = font["hmtx"][glyphs[code]][0] / font["head"].unitsPerEm
        characters[round(1000 * width)] += chr(code)
    return dict(sorted(characters.items()))


def save(font, face):
    # The hyphen that never breaks a line, and its twin. Without them, a browser takes the hyphen of another font.
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[0x2010] = table.cmap[0x2011] = table.cmap[ord("-")]
    font.flavor = "woff2"
    font.save(Path(__file__).with_name(f"{face}.woff2"))


make_archivo("display", weight=800, width=62, sign_width=0.75)
make_archivo("label", weight=600, width=118, sign_width=1.1)
make_geist()
measure_system_fonts()
