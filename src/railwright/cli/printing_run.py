"""`railwright print`: the order is put together from the options, its PDF is made and written."""

from __future__ import annotations

import argparse
import os
import sys
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

from railwright.core.errors import MalformedError
from railwright.core.language import language_of, speaker
from railwright.core.reading import read_text
from railwright.line.deck_file import DeckError, read_deck
from railwright.paper.orders import Order
from railwright.paper.prints import printed


def run(chosen: argparse.Namespace) -> int:
    """Make it and say where it lies."""
    language = chosen.language or language_of(os.environ)
    parts: dict[str, Any] = {part: _READ.get(part, _as_it_is)(chosen, part) for part in chosen.looks_at}
    content = printed(Order(kind=chosen.kind, size=chosen.size, ink=chosen.ink, language=language, **parts))
    if chosen.out == "-":
        sys.stdout.buffer.write(content)
        return 0
    try:
        Path(chosen.out).write_bytes(content)
    except OSError as error:
        raise MalformedError("print_file", file=chosen.out, why=error.strerror or str(error)) from error
    print(speaker(language)("print-written", file=chosen.out))
    return 0


def _as_it_is(chosen: argparse.Namespace, part: str) -> Any:
    return getattr(chosen, part)


def _expansion(chosen: argparse.Namespace, _: str) -> str | None:
    return None if chosen.expansion == "none" else str(chosen.expansion)


def _deck(chosen: argparse.Namespace, _: str) -> str | None:
    """The text of the file; what is wrong with it is said with its name."""
    if chosen.deck is None:
        return None
    text = read_text(chosen.deck)
    try:
        read_deck(text)
    except DeckError as error:
        raise MalformedError("deck_file", file=chosen.deck, why=error) from error
    return text


def _record(chosen: argparse.Namespace, _: str) -> str:
    return read_text(chosen.record)


def _names(chosen: argparse.Namespace, _: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in chosen.names.split(",")) if chosen.names.strip() else ()


def _day(chosen: argparse.Namespace, _: str) -> date:
    if chosen.day is None:
        if chosen.record == "-":
            return datetime.now(UTC).astimezone().date()
        return datetime.fromtimestamp(Path(chosen.record).stat().st_mtime, UTC).astimezone().date()
    try:
        return date.fromisoformat(chosen.day)
    except ValueError as error:
        raise MalformedError("print_day", day=chosen.day[:40]) from error


_READ = {"expansion": _expansion, "deck": _deck, "record": _record, "names": _names, "day": _day}
"""How a part of an order is read that is not what was typed."""
