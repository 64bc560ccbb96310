"""Reading a deck from a file: what is wrong is said with its line and field."""

from __future__ import annotations

import functools
import json
from collections.abc import Sequence
from importlib import resources

import msgspec

from railwright.core.errors import MalformedError
from railwright.core.reading import read_text
from railwright.line.deck import SYMBOLS, Deck
from railwright.line.deck_faults import first_fault
from railwright.line.json_place import Step, line_of, path_of, spoken


class DeckError(MalformedError):
    """A deck file that cannot be used; `why` says what is wrong, `line` and `field` where."""

    def __init__(self, why: MalformedError, line: int, field: str) -> None:
        if field:
            super().__init__("deck_field", line=line, field=field, why=why)
        else:
            super().__init__("deck_line", line=line, why=why)
        self.line = line
        self.field = field


def read_deck(text: str) -> Deck:
    """A deck from its JSON text; a DeckError names the line and the field of the first fault."""
    try:
        _refuse_older(json.loads(text), text)
        deck = msgspec.json.decode(text, type=Deck)
    except json.JSONDecodeError as error:
        why = MalformedError("deck_not_json", detail=error.msg[0].lower() + error.msg[1:], column=error.colno)
        raise DeckError(why, error.lineno, "") from error
    except RecursionError as error:
        raise DeckError(MalformedError("json_too_deep"), 1, "") from error
    except (msgspec.DecodeError, UnicodeError, ValueError) as error:
        path: tuple[Step, ...] = path_of(str(error))
        raise DeckError(_unfit(str(error), path), line_of(text, path), spoken(path)) from error
    fault = first_fault(deck)
    if fault:
        path, why = fault
        raise DeckError(why, line_of(text, path), spoken(path))
    return deck


def _refuse_older(data: object, text: str) -> None:
    if isinstance(data, dict) and data.get("format") == "railwright-line-deck-1":
        raise DeckError(MalformedError("deck_older"), line_of(text, ("format",)), "format")


def _unfit(message: str, path: Sequence[Step]) -> MalformedError:
    """What msgspec found; where a symbol was expected, with those that there are."""
    detail = message.split(" - at `$")[0].rstrip(".")
    unknown = detail.removeprefix("Invalid enum value ")
    if unknown != detail and ("lanes" in path or "start" in path):
        return MalformedError("deck_symbol", symbols=SYMBOLS, found=unknown)
    return MalformedError("deck_unfit", detail=detail)


def deck_at(path: str | None) -> Deck:
    """The deck of a file, or our own; what is wrong is raised with its line and field."""
    if path is None:
        return standard_deck()
    try:
        return read_deck(read_text(path))
    except DeckError as error:
        raise MalformedError("deck_file", file=path, why=error) from error


def is_ours(deck: Deck) -> bool:
    """Whether these are the faces and values that come with Railwright, whatever they are called."""
    return deck.digest == standard_deck().digest


@functools.cache
def standard_deck() -> Deck:
    """The deck that comes with Railwright, our reconstruction."""
    return read_deck((resources.files("railwright.line") / "data" / "deck.json").read_text("utf-8"))
