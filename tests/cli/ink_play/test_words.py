"""What Railroad Ink says in the terminal, complete in English and German."""

from __future__ import annotations

import re
from pathlib import Path

from tests.cli.catalogues import check_same

from railwright.cli.terminal import words
from railwright.cli.terminal.words import CATALOGUES
from railwright.core.language import language_of


def test_no_key_is_missing_in_either_language() -> None:
    """English and German have the same keys with the same values to fill in."""
    check_same(CATALOGUES["en"], CATALOGUES["de"])


def test_every_key_is_used_and_every_used_key_is_there() -> None:
    """No text is asked for that the catalogue lacks, and none lies there unused."""
    folder = Path(words.__file__).parent
    sources = "\n".join(
        file.read_text("utf-8")
        for file in [*folder.glob("*.py"), folder.parent / "ink_play.py"]
        if "words_" not in file.name
    )
    asked = set(re.findall(r'"([a-z_]+(?:\.[a-z_]+)*)"', sources)) | set(
        re.findall(r"'([a-z_]+(?:\.[a-z_]+)*)'", sources)
    )
    families = set(re.findall(r"""f["']([a-z_]+\.(?:[a-z_]+\.)?)\{""", sources))
    for said in re.findall(r"""\bsay\(\s*["']([a-z_.]+)["']""", sources):
        assert said in CATALOGUES["en"], said
    for key in CATALOGUES["en"]:
        assert key in asked or any(key.startswith(family) for family in families), f"{key} is never said"


def test_language_follows_the_environment() -> None:
    """LC_ALL goes before LC_MESSAGES before LANG; anything that is not German is English."""
    assert language_of({}) == "en"
    assert language_of({"LANG": "de_AT.UTF-8"}) == "de"
    assert language_of({"LANG": "de_DE", "LC_ALL": "fr_FR"}) == "en"
    assert language_of({"LC_ALL": "", "LC_MESSAGES": "de"}) == "de"
