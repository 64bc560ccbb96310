"""The numbers of all actions (version 1) and the words that records and people use for them.

| numbers | words | what |
|---|---|---|
| 0-1 | `side 1` | choose the side of the start card (RL-1.2) |
| 2-4 | `track 1` | choose a track (RL-1.3) |
| 5-41 | `lay B07` | lay the compulsory card, A cards first, then B (RL-2.1) |
| 42-78 | `second B07` | lay a second card for 1 coin (RL-4.3) |
| 79-90 | `discard A03` | discard an A card for a coin (RL-4.4) |
| 91-95 | `slow 3` | move the slow train 1-5 stations for 1 coin (RL-4.1) |
| 96-106 | `buy coal` | mark a box of a row for 2 coins (RL-4.5) |
| 107 | `pass` | no extra action (RL-2.5) |
| 108-112 | `move 3` | move the slow train 1-5 stations for free (RL-4.2, RL-2.4) |
| 113-124 | `choose coal` | the symbol to settle first (RL-2.2), or the only one (RL-4.1) |
| 125 | `mark` | do what the symbol says (RL-3.1, RL-3.2, RL-4.2) |
| 126 | `coin` | take a coin instead of the symbol (RL-3.3) |
"""

from __future__ import annotations

from dataclasses import dataclass

from railwright.core.errors import MalformedError
from railwright.line.deck import Deck
from railwright.line.rules import layout as at

ACTIONS_VERSION = 1
_LONGEST = 40


@dataclass(frozen=True, slots=True)
class Family:
    """Actions with the same verb: numbers `first` to `end - 1`, one for each possible object."""

    verb: str
    first: int
    end: int


FAMILIES = (
    Family("side", at.SIDE_ACTION, at.TRACK_ACTION),
    Family("track", at.TRACK_ACTION, at.LAY),
    Family("lay", at.LAY, at.SECOND),
    Family("second", at.SECOND, at.DISCARD),
    Family("discard", at.DISCARD, at.PAID_MOVE),
    Family("slow", at.PAID_MOVE, at.BUY_BOX),
    Family("buy", at.BUY_BOX, at.PASS),
    Family("pass", at.PASS, at.MOVE),
    Family("move", at.MOVE, at.CHOOSE),
    Family("choose", at.CHOOSE, at.MARK),
    Family("mark", at.MARK, at.COIN),
    Family("coin", at.COIN, at.ACTIONS),
)
_BY_VERB = {family.verb: family for family in FAMILIES}


def split(action: int) -> tuple[str, int]:
    """The verb of an action and the number of its object, counted from 0."""
    family = next(family for family in FAMILIES if action < family.end)
    return family.verb, action - family.first


def action_words(deck: Deck, action: int) -> str:
    """An action as records write it."""
    verb, number = split(action)
    objects = _objects(deck, verb)
    return f"{verb} {objects[number]}" if objects else verb


def read_action(deck: Deck, words: str) -> int:
    """The number of an action from its words."""
    if len(words) > _LONGEST:
        raise MalformedError("line_action_long", action=words[:_LONGEST])
    verb, _, wanted = words.strip().partition(" ")
    family = _BY_VERB.get(verb)
    if family is None:
        raise MalformedError("line_action_unknown", action=words, verbs=_BY_VERB)
    objects = _objects(deck, verb)
    wanted = wanted.strip()
    if not objects:
        if wanted:
            raise MalformedError("line_action_alone", action=words, verb=verb)
        return family.first
    if wanted not in objects:
        raise MalformedError("line_action_object", action=words, verb=verb, objects=objects)
    return family.first + objects.index(wanted)


def _objects(deck: Deck, verb: str) -> list[str]:
    if verb in ("lay", "second"):
        return [card.id for card in deck.cards]
    if verb == "discard":
        return [card.id for card in deck.a]
    if verb == "buy":
        return list(at.SYMBOLS[: at.GOODS])
    if verb == "choose":
        return list(at.SYMBOLS)
    family = _BY_VERB[verb]
    count = family.end - family.first
    return [str(number + 1) for number in range(count)] if count > 1 else []
