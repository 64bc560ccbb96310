"""What the server says, in the reader's language: catalogues of its own sentences and of the engines' ones."""

from __future__ import annotations

import functools
import re
from importlib import resources

import msgspec

from railwright.core.language import LANGUAGES, Language
from railwright.line import words as line_words

_FIELD = re.compile(r"\\\{(\d)\\\}")


@functools.cache
def catalogue(language: Language) -> dict[str, str]:
    """The server's own sentences and those of Rail Line by their key; `{field}` stands for a fact."""
    return line_words.CATALOGUES[language] | _read(f"{language}.json")


@functools.cache
def engine_sentences() -> dict[str, str]:
    """The engines' English sentences and their German; `{0}`, `{1}` stand for the parts that vary."""
    english, german = line_words.CATALOGUES["en"], line_words.CATALOGUES["de"]
    refusals = [key for key in english if key.startswith(("line.refusal.", "line.take_back."))]
    return {english[key]: german[key] for key in refusals} | _read("engines.de.json")


def _read(name: str) -> dict[str, str]:
    file = resources.files("railwright.server") / "texts" / name
    return msgspec.json.decode(file.read_bytes(), type=dict[str, str])


def say(language: Language, key: str, /, **facts: object) -> str:
    """A sentence of the server's catalogue."""
    return catalogue(language)[key].format(**facts)


def both(key: str) -> dict[Language, str]:
    """A text in every language, for data that all pages share."""
    return {language: catalogue(language)[key] for language in LANGUAGES}


def in_language(language: Language, sentence: str) -> str:
    """An engine's English sentence in the reader's language; as it is where nobody has translated it."""
    if language == "en":
        return sentence
    german = engine_sentences().get(sentence)
    if german is not None:
        return german
    for pattern, translated in _patterns():
        if match := pattern.fullmatch(sentence):
            return translated.format(*match.groups())
    return sentence


@functools.cache
def _patterns() -> list[tuple[re.Pattern[str], str]]:
    return [
        (re.compile(_FIELD.sub("(.*?)", re.escape(english))), german)
        for english, german in engine_sentences().items()
        if "{0}" in english
    ]


def chosen_language(accepted: str) -> Language:
    """The best of our languages for an Accept-Language header."""
    wishes: list[tuple[float, Language]] = []
    for part in accepted[:500].split(","):
        name, _, weight = part.strip().partition(";q=")
        for language in LANGUAGES:
            if name.lower().split("-")[0] == language:
                try:
                    wishes.append((float(weight or 1), language))
                except ValueError:
                    continue
    return max(wishes, key=lambda wish: wish[0])[1] if wishes else "en"


__all__ = [
    "LANGUAGES",
    "Language",
    "both",
    "catalogue",
    "chosen_language",
    "engine_sentences",
    "in_language",
    "say",
]
