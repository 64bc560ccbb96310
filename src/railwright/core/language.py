"""The languages that people are spoken to in: which there are, and somebody who speaks one of them.

A language is a folder of Fluent files in `railwright/languages`. All its files make one catalogue; a text is found by
its key alone. The page reads the same files.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from numbers import Integral
from pathlib import Path
from typing import TYPE_CHECKING, Literal, Protocol, get_args, runtime_checkable

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Language = Literal["en", "de", "fr"]
LANGUAGES: tuple[Language, ...] = get_args(Language)
"""All languages; the first one is spoken where nobody asked for another."""
FOLDER = Path(__file__).resolve().parent.parent / "languages"

_ENTRY = re.compile(r"^(?=[a-zA-Z])", re.MULTILINE)
"""Where a text begins: what belongs to one is indented, or closes its bracket."""
_REMEMBERED = 4096
_FORMATTED = 10**15
"""Numbers of nonsense from this size on are told as they came; Babel cannot round them."""


@runtime_checkable
class Spoken(Protocol):
    """A fact that is words itself: a name of something, or a refusal inside another one."""

    def said(self, say: Speaker) -> str:
        """The words, in the language of the speaker."""


@dataclass(frozen=True, slots=True)
class Name:
    """Something that has a name in every language: `Name("piece", "highway-t")`."""

    kind: str
    of: str

    def said(self, say: Speaker) -> str:
        """What it is called."""
        return say(f"{self.kind}-{self.of}")


class Speaker:
    """Speaks one language."""

    def __init__(self, language: Language, folder: Path = FOLDER) -> None:
        self.language = language
        self._entries = entries(folder / language)
        self._bundle: FluentBundle | None = None
        self._said = functools.lru_cache(_REMEMBERED)(self._formatted)

    def __call__(self, key: str, /, **facts: object) -> str:
        """A sentence or a word, with its facts filled in."""
        return self._said(key, *((name, self._told(fact)) for name, fact in facts.items()))

    def knows(self, key: str) -> bool:
        """Whether there is a text with this key."""
        return key in self._entries

    def listed(self, parts: Sequence[str], style: Literal["standard", "or"] = "standard") -> str:
        """Several things in a row: `Ada, Mara and Jonas`."""
        from babel.lists import format_list

        return format_list(parts, style, self.language)

    def _told(self, fact: object) -> str | int:
        if isinstance(fact, str):
            return fact
        if isinstance(fact, Integral):
            return int(fact) if abs(int(fact)) < _FORMATTED else str(fact)
        if isinstance(fact, Spoken):
            return fact.said(self)
        if isinstance(fact, Iterable):
            return ", ".join(str(self._told(part)) for part in fact)
        return str(fact)

    def _formatted(self, key: str, *facts: tuple[str, str | int]) -> str:
        from fluent.runtime import FluentBundle, FluentResource  # late: a command may have nothing to say
        from fluent.runtime.types import fluent_number

        if self._bundle is None:
            self._bundle = FluentBundle([self.language], use_isolating=False)
        if not self._bundle.has_message(key):
            # Parsed when it is first needed: there are more than a thousand texts, and a command says a few of them.
            self._bundle.add_resource(FluentResource(self._entries[key]))
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, f"{key} has no text"
        values = {
            name: fluent_number(fact, useGrouping=False) if isinstance(fact, int) else fact for name, fact in facts
        }
        text, errors = self._bundle.format_pattern(pattern, values)
        assert not errors, (key, errors)
        return str(text)


def entries(folder: Path) -> dict[str, str]:
    """The source of each text of a language by its key."""
    return {
        entry.partition("=")[0].rstrip(): entry
        for file in sorted(folder.glob("*.ftl"))
        for entry in _ENTRY.split(file.read_text("utf-8"))[1:]
    }


@functools.cache
def speaker(language: Language = LANGUAGES[0]) -> Speaker:
    """Who speaks a language; the first one where nobody asked for another."""
    return Speaker(language)


def language_of(environment: Mapping[str, str]) -> Language:
    """The language that the environment asks for; the first of ours if it asks for one that is not here."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if asked := environment.get(name):
            return _known(asked) or LANGUAGES[0]
    return LANGUAGES[0]


def accepted_language(header: str) -> Language:
    """The best of our languages for an Accept-Language header."""
    wishes: list[tuple[float, Language]] = []
    for part in header[:500].split(","):
        name, _, weight = part.strip().partition(";q=")
        try:
            wish = float(weight or 1)
        except ValueError:
            continue
        if language := _known(name):
            wishes.append((wish, language))
    return max(wishes, key=lambda wish: wish[0])[1] if wishes else LANGUAGES[0]


def _known(asked: str) -> Language | None:
    """`de`, `de-CH` and `de_DE.UTF-8` are German."""
    code = re.split(r"[-_.@]", asked.lower(), maxsplit=1)[0]
    return next((language for language in LANGUAGES if language == code), None)
