"""Make the page's typefaces from their published files: `python scripts/typeface.py`.

Spectral for what is read and counted, Fira Sans for labels, both under the SIL Open Font License. Only the letters stay
that the texts of all languages need, and those of names in Western Europe. It needs npm, and `pyftsubset` with WOFF2 on
the path (`pip install fonttools brotli`).
"""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
LANGUAGES = ROOT / "src" / "railwright" / "languages"
STATIC = ROOT / "src" / "railwright" / "web" / "static"
FOLDER = STATIC / "fonts"
STYLES = STATIC / "css" / "type.css"
ASCII = {chr(code) for code in range(0x20, 0x7F)}
NAMES = {chr(code) for code in (0xA0, *range(0xC0, 0x180)) if chr(code) not in "Ŀŀŉſ"}
DIGITS = set("0123456789+−")
FEATURES = "kern,liga,locl,ccmp,mark,mkmk,tnum,pnum,lnum"


class Face(NamedTuple):
    """A file that is published in a package, and how the page calls it."""

    family: str
    package: str
    weight: int
    style: str
    digits_only: bool
    owners: str
    measures: str
    """Ascent and descent that put capitals and digits into the middle of a line."""


SERIF = "@fontsource/spectral@5.3.0"
SERIF_OWNERS = "Copyright 2017 The Spectral Project Authors (https://github.com/productiontype/Spectral)"
SERIF_MEASURES = "ascent-override: 102%; descent-override: 36%; line-gap-override: 0%;"
SANS = "@fontsource/fira-sans@5.3.0"
SANS_OWNERS = "Copyright 2012-2016 The Mozilla Foundation and Telefonica S.A."
FACES = (
    Face("Spectral", SERIF, 400, "normal", False, SERIF_OWNERS, SERIF_MEASURES),
    Face("Spectral", SERIF, 400, "italic", True, SERIF_OWNERS, SERIF_MEASURES),
    Face("Fira Sans", SANS, 400, "normal", False, SANS_OWNERS, ""),
    Face("Fira Sans", SANS, 600, "normal", False, SANS_OWNERS, ""),
)
HEAD = "/* Made by scripts/typeface.py. A face that is late stays away until the next visit: no line moves for it. */\n"


def run(*command: str | Path, folder: Path | None = None) -> None:
    """A command that has to succeed."""
    subprocess.run(list(map(str, command)), cwd=folder, check=True, stdout=subprocess.DEVNULL)  # noqa: S603 - our own


def letters() -> set[str]:
    """What the page may have to write; other spaces are the browser's, other signs the terminal's."""
    texts = "".join(path.read_text() for path in LANGUAGES.glob("*/*.ftl") if not path.stem.startswith("terminal"))
    signs = {sign for sign in texts if not sign.isspace() and not "\u2190" <= sign <= "\u2193"}
    return signs | ASCII | NAMES


def ranges(signs: set[str]) -> str:
    """Letters as the `unicode-range` of a stylesheet."""
    found: list[list[int]] = []
    for code in sorted(map(ord, signs)):
        if found and found[-1][1] == code - 1:
            found[-1][1] = code
        else:
            found.append([code, code])
    return ", ".join(f"U+{first:X}" if first == last else f"U+{first:X}-{last:X}" for first, last in found)


def unpacked(package: str, folder: Path) -> Path:
    """A package from npm, opened in a folder of its own."""
    name = package.split("/")[1].split("@")[0]
    if not (folder / name).exists():
        run("npm", "pack", package, "--silent", folder=folder)
        (folder / name).mkdir()
        archive = next(folder.glob(f"fontsource-{name}-*.tgz"))
        shutil.unpack_archive(archive, folder / name)
    return folder / name / "package"


def make(face: Face, folder: Path) -> str:
    """Write one file with its letters; returns its rule in the stylesheet."""
    source = unpacked(face.package, folder)
    name = face.family.lower().replace(" ", "-")
    signs = DIGITS if face.digits_only else letters()
    file = FOLDER / f"{name}-{face.weight}{'-italic' * (face.style == 'italic')}.woff2"
    files = source / "files"
    parts = [files / f"{name}-{part}-{face.weight}-{face.style}.woff2" for part in ("latin", "latin-ext")]
    merged = folder / f"{file.stem}.ttf"
    run("fonttools", "merge", f"--output-file={merged}", *parts)
    wanted = ",".join(f"U+{ord(sign):04X}" for sign in sorted(signs))
    options = ["--flavor=woff2", f"--layout-features={FEATURES}", "--no-hinting", "--no-ignore-missing-unicodes"]
    run("pyftsubset", merged, f"--unicodes={wanted}", f"--output-file={file}", *options)
    _, licence = (source / "LICENSE").read_text().split("\n", 1)  # the package names the distributor first
    (FOLDER / f"{name}-LICENSE.txt").write_text(f"{face.owners}\n{licence}")
    rule = (
        f'font-family: "{face.family}"; font-weight: {face.weight}; font-style: {face.style}; font-display: optional;',
        f'src: url("/fonts/{file.name}") format("woff2");',
        face.measures,
        f"unicode-range: {ranges(signs)};",
    )
    return f"@font-face {{ {' '.join(filter(None, rule))} }}\n"


def main() -> None:
    """All files, their licences and the stylesheet that names them."""
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        STYLES.write_text(HEAD + "".join(make(face, Path(folder)) for face in FACES))
    print(f"{sum(file.stat().st_size for file in FOLDER.glob('*.woff2'))} bytes")


if __name__ == "__main__":
    main()
