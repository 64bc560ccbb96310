"""A match as a text that people can read and that replays exactly.

The format is described in docs/rail-line-notation.md. A text has at most 64 KB; each move stands on a line.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

import msgspec

from railwright.core.errors import MalformedError, RailwrightError
from railwright.core.proof import KEYS as PROOF_KEYS
from railwright.core.proof import LINK, Origin, read_origin, secret
from railwright.line.actions import action_words, read_action
from railwright.line.deck import Deck, Provenance
from railwright.line.deck_file import DeckError, is_ours, read_deck, standard_deck
from railwright.line.match import Match, Options, SetUp
from railwright.line.rules.layout import RULES

FIRST_LINE = "railwright line 1"
"""The 1 is the version of the format."""
LARGEST = 65_536
HEAD = ("deck", "players", "sheet", "start", "a", "b")
OPTIONAL = ("rules", "faces", *PROOF_KEYS)
_MOVE = re.compile(r"([0-9]{1,4})\. seat ([1-3]): (.+)")


@dataclass(frozen=True, slots=True)
class Reading:
    """A record whose head is read: the match before its first move, and where its shuffle comes from."""

    match: Match
    origin: Origin
    link: str | None
    moves: list[str]


def write_record(match: Match, origin: Origin = None) -> str:
    """The record of a match as far as it has come, without what was taken back, and where its shuffle comes from."""
    deck = match.options.deck
    cards = [card.id for card in deck.cards]
    lines = [
        FIRST_LINE,
        f"rules {RULES}",
        f"deck {deck.digest} {deck.name}",
        f"players {match.options.players}",
        f"sheet {match.options.sheet}",
        f"start {match.setup.start + 1}",
        "a " + " ".join(cards[card] for card in match.setup.a_order),
        "b " + " ".join(cards[card] for card in match.setup.b_order),
    ]
    if not is_ours(deck):
        lines.append("faces " + msgspec.json.encode(msgspec.structs.replace(deck, provenance=Provenance())).decode())
    if origin is not None:
        lines += [*origin.lines(), *origin.link_lines(1)]
    lines += [
        f"{number}. seat {decision.seat + 1}: {action_words(deck, decision.action)}"
        for number, decision in enumerate(match.decisions, 1)
    ]
    if match.is_over:
        lines.append(_score_line(match))
    return "\n".join(lines) + "\n"


def read_record(text: str, deck: Deck | None = None) -> Match:
    """The match of a record, replayed; errors say which line of the head or which move is wrong."""
    return play_on(read_head(text, deck))


def read_head(text: str, deck: Deck | None = None) -> Reading:
    """The match of a record before its first move."""
    if len(text.encode(errors="replace")) > LARGEST:
        raise MalformedError("record_too_large", limit=LARGEST)
    lines = [line.strip() for line in text.splitlines() if line.strip() and not line.startswith("#")]
    if not lines or lines[0] != FIRST_LINE:
        raise MalformedError("line_record_first", first=FIRST_LINE)
    head: dict[str, str] = {}
    body = lines[1:]
    while body and body[0].partition(" ")[0] in (*HEAD, *OPTIONAL):
        name, _, value = body.pop(0).partition(" ")
        if name in head:
            raise MalformedError("line_record_twice", name=name)
        head[name] = value
    _refuse_other_rules(head.get("rules", "1"))
    missing = next((name for name in HEAD if name not in head), None)
    if missing:
        raise MalformedError("line_record_lacks", name=missing)
    match = _begin(head, deck or _deck_of(head))
    origin = read_origin(head, match.options.terms, match.options.players)
    return Reading(match, origin, secret(head[LINK].strip()) if LINK in head else None, body)


def play_on(reading: Reading) -> Match:
    """The match of a record after its last move."""
    match, body = reading.match, reading.moves
    score = body.pop() if body and body[-1].startswith("score") else None
    for number, line in enumerate(body, 1):
        _replay(match, number, line)
    if score is not None and (not match.is_over or score != _score_line(match)):
        reached = _score_line(match) if match.is_over else "no end of the game"
        raise MalformedError("line_record_score", score=score[:40], reached=reached)
    return match


def _score_line(match: Match) -> str:
    return "score " + " ".join(str(score.total) for score in match.scores())


def _refuse_other_rules(version: str) -> None:
    """Records before version 2 do not name their rules."""
    if version != str(RULES):
        raise MalformedError("record_other_rules", version=version[:20], now=RULES)


def _deck_of(head: dict[str, str]) -> Deck:
    """A record carries its deck where that is not ours."""
    if "faces" not in head:
        return standard_deck()
    try:
        return read_deck(head["faces"])
    except DeckError as error:
        raise MalformedError("line_record_faces", why=error) from error


def _begin(head: dict[str, str], deck: Deck) -> Match:
    digest = head["deck"].partition(" ")[0]
    if digest != deck.digest:
        raise MalformedError("line_record_deck", deck=head["deck"][:100], ours=f"{deck.digest} {deck.name}")
    numbers = {card.id: number for number, card in enumerate(deck.cards)}
    orders = []
    for name in ("a", "b"):
        cards = head[name].split()
        unknown = next((card for card in cards if card not in numbers), None)
        if unknown is not None:
            raise MalformedError("line_record_card", name=name, card=unknown[:20])
        orders.append(tuple(numbers[card] for card in cards))
    options = Options(_number(head, "players"), _number(head, "sheet"), deck)
    return Match(options, SetUp(_number(head, "start") - 1, orders[0], orders[1]))


def _number(head: dict[str, str], name: str) -> int:
    if not re.fullmatch(r"[0-9]", head[name]):
        raise MalformedError("line_record_number", name=name, text=head[name][:20])
    return int(head[name])


def _replay(match: Match, number: int, line: str) -> None:
    move = _MOVE.fullmatch(line)
    if not move:
        raise MalformedError("line_record_move", move=number, text=line[:60])
    if int(move[1]) != number:
        raise MalformedError("line_record_order", move=number, numbered=move[1])
    try:
        match.act(int(move[2]) - 1, read_action(match.options.deck, move[3]))
    except RailwrightError as error:
        raise type(error)("line_record_at", move=number, why=error) from error
