"""The text catalogues: English and German say the same things."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.web.node import STATIC

CATALOGUES = sorted(path.parent for path in STATIC.rglob("en.json"))
# keys that are put together from parts, such as t(`ink.part.${part}`), are looked up as beginnings
_LITERAL = re.compile(r"\bt\(\s*'([^']+)'")
_CHOSEN = re.compile(r"\bt\([^'`()]*\? '([^']+)' : '([^']+)'")
_BEGUN = re.compile(r"\bt\(\s*`([a-z_.-]+)\$\{")


def entries(tree: dict[str, Any], prefix: str = "") -> Iterator[tuple[str, Any]]:
    """Every text with its key; a plural is one text."""
    for key, value in tree.items():
        if isinstance(value, dict) and not {"one", "other"} <= value.keys():
            yield from entries(value, f"{prefix}{key}.")
        else:
            yield prefix + key, value


def catalogue(folder: Path, language: str) -> dict[str, Any]:
    """A catalogue by key."""
    return dict(entries(json.loads((folder / f"{language}.json").read_text(encoding="utf-8"))))


def holes(text: Any) -> set[str]:
    """What is filled in."""
    forms = text.values() if isinstance(text, dict) else [text]
    return {hole for form in forms for hole in re.findall(r"\{(\w+)\}", form)}


@pytest.mark.parametrize("folder", CATALOGUES, ids=lambda folder: str(folder.relative_to(STATIC)))
def test_both_languages_have_every_key_and_hole(folder: Path) -> None:
    """No key is missing in either language, none is empty, and the same holes are filled in."""
    english, german = catalogue(folder, "en"), catalogue(folder, "de")
    assert english.keys() == german.keys()
    assert not [key for key in english if holes(english[key]) != holes(german[key])]
    assert not [key for texts in (english, german) for key, text in texts.items() if not text]
    assert not [key for key in english if isinstance(english[key], dict) != isinstance(german[key], dict)]


def test_every_text_that_is_asked_for_exists() -> None:
    """Whatever key a module names is in a catalogue."""
    known = {key for folder in CATALOGUES for key in catalogue(folder, "en")}
    missing = []
    for module in sorted(STATIC.rglob("*.js")):
        source = module.read_text(encoding="utf-8")
        named = set(_LITERAL.findall(source)) | {key for pair in _CHOSEN.findall(source) for key in pair}
        missing += [f"{module.name}: {key}" for key in sorted(named) if key not in known]
        begun = set(_BEGUN.findall(source))
        missing += [f"{module.name}: {key}…" for key in sorted(begun) if not any(one.startswith(key) for one in known)]
    assert not missing


def test_no_text_is_left_over() -> None:
    """Every text is used: its key, or the beginning of it, stands in a module."""
    sources = "\n".join(module.read_text(encoding="utf-8") for module in STATIC.rglob("*.js"))
    begun = tuple(set(re.findall(r"[`']([a-z_.-]+\.)\$\{", sources)))
    inside = set(re.findall(r"['`]([a-z_]+(?:\.[a-zA-Z_0-9-]+)+)['`]", sources))
    left = [
        key
        for folder in CATALOGUES
        for key in catalogue(folder, "en")
        if key not in inside and not key.startswith(begun) and not any(key.startswith(f"{one}.") for one in inside)
    ]
    assert not left
