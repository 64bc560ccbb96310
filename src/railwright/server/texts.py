"""The catalogues of the languages as the page reads them: which there are, and their texts, an area at a time."""

from __future__ import annotations

import functools

import msgspec

from railwright.core.language import FOLDER, LANGUAGES, speaker


@functools.cache
def languages() -> bytes:
    """Every language with its own name, as JSON."""
    return msgspec.json.encode({language: speaker(language)("language-name") for language in LANGUAGES})


@functools.cache
def areas() -> dict[tuple[str, str], bytes]:
    """The texts of each language by area: `ink` is ink.ftl, `expansion` is all files that begin with `expansion-`."""
    found: dict[tuple[str, str], bytes] = {}
    for language in LANGUAGES:
        for file in sorted((FOLDER / language).glob("*.ftl")):
            area = file.stem.partition("-")[0]
            found[language, area] = found.get((language, area), b"") + file.read_bytes() + b"\n"
    return found
