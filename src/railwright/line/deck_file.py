"""Reading a deck from a file: what is wrong is said with its line and field."""

from __future__ import annotations

import functools
import json
from importlib import resources

import msgspec

from railwright.core.errors import MalformedError
from railwright.core.lines import read_text
from railwright.line.deck import SYMBOLS, Deck
from railwright.line.deck_faults import first_fault
from railwright.line.json_place import Step, line_of, path_of, spoken


class DeckError(MalformedError):
    """A deck file that cannot be used; `sentence` says what is wrong, `line` and `field` where."""

    def __init__(self, sentence: str, line: int, field: str) -> None:
        self.sentence = sentence
        self.line = line
        self.field = field
        super().__init__(f"Line {line}, field {field}: {sentence}" if field else f"Line {line}: {sentence}")


def read_deck(text: str) -> Deck:
    """A deck from its JSON text; a DeckError names the line and the field of the first fault."""
    try:
        _refuse_older(json.loads(text), text)
        deck = msgspec.json.decode(text, type=Deck)
    except json.JSONDecodeError as error:
        sentence = f"This is not JSON: {error.msg[0].lower()}{error.msg[1:]} (column {error.colno})."
        raise DeckError(sentence, error.lineno, "") from error
    except RecursionError as error:
        raise DeckError("The JSON is nested too deeply.", 1, "") from error
    except (msgspec.DecodeError, UnicodeError, ValueError) as error:
        path: tuple[Step, ...] = path_of(str(error))
        sentence = str(error).split(" - at `$")[0].rstrip(".") + "."
        if "lanes" in path or "start" in path:
            sentence = sentence.replace("Invalid enum value", "A symbol is one of " + ", ".join(SYMBOLS) + ", not")
        raise DeckError(sentence, line_of(text, path), spoken(path)) from error
    fault = first_fault(deck)
    if fault:
        path, sentence = fault
        raise DeckError(sentence, line_of(text, path), spoken(path))
    return deck


def _refuse_older(data: object, text: str) -> None:
    if isinstance(data, dict) and data.get("format") == "railwright-line-deck-1":
        sentence = (
            "This is a deck of format 1. Write “lanes” (top, middle, bottom of each card) for its “tracks”, "
            "and railwright-line-deck-2 for its format."
        )
        raise DeckError(sentence, line_of(text, ("format",)), "format")


def deck_at(path: str | None) -> Deck:
    """The deck of a file, or our own; what is wrong is raised with its line and field."""
    if path is None:
        return standard_deck()
    try:
        return read_deck(read_text(path))
    except DeckError as error:
        raise DeckError(f"{error.sentence} (in “{path}”)", error.line, error.field) from error


def is_ours(deck: Deck) -> bool:
    """Whether these are the faces and values that come with Railwright, whatever they are called."""
    return deck.digest == standard_deck().digest


@functools.cache
def standard_deck() -> Deck:
    """The deck that comes with Railwright, our reconstruction."""
    return read_deck((resources.files("railwright.line") / "data" / "deck.json").read_text("utf-8"))
