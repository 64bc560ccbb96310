"""The page's own typefaces: small, licensed, with every letter that its texts need."""

from __future__ import annotations

import re

from tests.web.conftest import Pages
from tests.web.node import ROOT, STATIC

FONTS = STATIC / "fonts"
MOST_BYTES = 80_000
OF_THE_TERMINAL = ("terminal", "trial")


def letters_of(rule: str) -> set[str]:
    """The letters that a rule of the stylesheet promises."""
    promised = re.findall(r"U\+([0-9A-F]+)(?:-([0-9A-F]+))?", rule)
    return {chr(code) for first, last in promised for code in range(int(first, 16), int(last or first, 16) + 1)}


def test_typefaces_are_small_and_licensed() -> None:
    """All files together stay under 80 kB, and the licence of each family lies beside them."""
    files = list(FONTS.glob("*.woff2"))
    assert len(files) == 4
    assert sum(file.stat().st_size for file in files) < MOST_BYTES
    for family in ("spectral", "fira-sans"):
        assert "SIL OPEN FONT LICENSE" in (FONTS / f"{family}-LICENSE.txt").read_text()


def test_typefaces_have_every_letter_of_the_texts() -> None:
    """Whatever the page says in any language is in the upright faces; spaces and arrows are the browser's."""
    texts = "".join(
        path.read_text()
        for path in (ROOT / "src" / "railwright" / "languages").glob("*/*.ftl")
        if not path.stem.startswith(OF_THE_TERMINAL)
    )
    needed = {sign for sign in texts if not sign.isspace()} - set("←↑→↓")
    upright = [rule for rule in (STATIC / "css" / "type.css").read_text().splitlines() if "style: normal" in rule]
    assert len(upright) == 3
    for rule in upright:
        assert needed - letters_of(rule) == set()
        assert "font-display: optional" in rule


def test_typefaces_are_there_and_named(pages: Pages) -> None:
    """The browser reads the files, titles and labels ask for them, and About names their licence with a way to it."""
    page = pages("/#/about")
    page.locator(".prose").wait_for()
    loaded = page.evaluate(
        """async () => {
          const wanted = ['400 1em Spectral', 'italic 400 1em Spectral', '400 1em "Fira Sans"', '600 1em "Fira Sans"'];
          const faces = (await Promise.all(wanted.map(font => document.fonts.load(font, '7')))).flat();
          return faces.map(face => face.status);
        }"""
    )
    assert loaded == ["loaded"] * 4
    families = "selector => getComputedStyle(document.querySelector(selector)).fontFamily.split(',')[0]"
    assert page.evaluate(families, "h1") == "Spectral"
    assert page.evaluate(families, ".prose p") == '"Fira Sans"'
    for link in page.get_by_role("link", name=re.compile("^Licence of")).all():
        address = link.get_attribute("href") or ""
        assert page.evaluate("address => fetch(address).then(answer => answer.ok)", address)
