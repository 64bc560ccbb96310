"""A match as a text that people can read and that replays exactly.

The format is described in docs/rail-line-notation.md. A text has at most 64 KB; each move stands on a line.
"""

from __future__ import annotations

import re

from railwright.core.errors import MalformedError, RailwrightError
from railwright.line.actions import action_words, read_action
from railwright.line.deck import Deck
from railwright.line.deck_file import standard_deck
from railwright.line.match import Match, Options, SetUp

TITLE = "railwright line record 1"
LARGEST = 65_536
_HEADER = re.compile(r"(deck|players|sheet|start|a|b): (.+)")
_MOVE = re.compile(r"(\d{1,4})\. seat ([1-3]): (.+)")
_DECK = re.compile(r".*\(([0-9a-f]{12})\)")
_HEADERS = ("deck", "players", "sheet", "start", "a", "b")


def write_record(match: Match) -> str:
    """The record of a match as far as it has come."""
    deck = match.options.deck
    cards = [card.id for card in deck.cards]
    lines = [
        TITLE,
        f"deck: {deck.name} ({deck.digest})",
        f"players: {match.options.players}",
        f"sheet: {match.options.sheet}",
        f"start: seat {match.setup.start + 1}",
        "a: " + " ".join(cards[card] for card in match.setup.a_order),
        "b: " + " ".join(cards[card] for card in match.setup.b_order),
    ]
    lines += [
        f"{number}. seat {decision.seat + 1}: {action_words(deck, decision.action)}"
        for number, decision in enumerate(match.decisions, 1)
    ]
    if match.is_over:
        lines += [f"# seat {place.seat + 1}: {place.points} points, place {place.place}" for place in match.ranking()]
    return "\n".join(lines) + "\n"


def read_record(text: str, deck: Deck | None = None) -> Match:
    """The match of a record, replayed; errors say in which line or move."""
    if len(text.encode()) > LARGEST:
        raise MalformedError(f"A record has at most {LARGEST:,} bytes.")
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    if not lines or lines[0].strip() != TITLE:
        raise MalformedError(f"A record of Rail Line begins with the line “{TITLE}”.")
    headers: dict[str, str] = {}
    body = 1
    for line in lines[1:]:
        header = _HEADER.fullmatch(line.strip())
        if not header:
            break
        if header[1] in headers:
            raise MalformedError(f"“{header[1]}:” stands twice in the head of the record.")
        headers[header[1]] = header[2]
        body += 1
    for name in _HEADERS:
        if name not in headers:
            raise MalformedError(f"The head of the record lacks a line “{name}: …”.")
    match = _begin(headers, deck or standard_deck())
    for number, line in enumerate(lines[body:], 1):
        _replay(match, number, line.strip())
    return match


def _begin(headers: dict[str, str], deck: Deck) -> Match:
    made_with = _DECK.fullmatch(headers["deck"])
    if not made_with:
        raise MalformedError("The line “deck:” needs the name of the deck and its digest in parentheses.")
    if made_with[1] != deck.digest:
        raise MalformedError(
            f"This record was made with another deck, {headers['deck'][:100]}; "
            f"the one at hand is {deck.name} ({deck.digest})."
        )
    start = re.fullmatch(r"seat ([1-3])", headers["start"])
    if not start:
        raise MalformedError("The line “start:” says which seat began, for example “seat 2”.")
    numbers = {card.id: number for number, card in enumerate(deck.cards)}
    orders = []
    for name in ("a", "b"):
        cards = headers[name].split()
        unknown = next((card for card in cards if card not in numbers), None)
        if unknown is not None:
            raise MalformedError(f"The line “{name}:” names a card {unknown[:20]}, which the deck does not have.")
        orders.append(tuple(numbers[card] for card in cards))
    options = Options(_number(headers, "players"), _number(headers, "sheet"), deck)
    return Match(options, SetUp(int(start[1]) - 1, orders[0], orders[1]))


def _number(headers: dict[str, str], name: str) -> int:
    if not re.fullmatch(r"[0-9]", headers[name]):
        raise MalformedError(f"The line “{name}:” needs a number, not “{headers[name][:20]}”.")
    return int(headers[name])


def _replay(match: Match, number: int, line: str) -> None:
    move = _MOVE.fullmatch(line)
    if not move:
        raise MalformedError(f"Move {number}: “{line[:60]}” is not written like “{number}. seat 1: pass”.")
    if int(move[1]) != number:
        raise MalformedError(f"Move {number}: it is numbered {move[1]}.")
    try:
        match.act(int(move[2]) - 1, read_action(match.options.deck, move[3]))
    except RailwrightError as error:
        raise type(error)(f"Move {number}: {error}") from error
