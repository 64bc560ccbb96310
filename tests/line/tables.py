"""Tables of Rail Line prepared for tests: chosen cards, hands, boxes and coins."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from railwright.line.actions import action_words, read_action
from railwright.line.deck import GOODS, Card, Deck
from railwright.line.deck_file import standard_deck
from railwright.line.events import Event, Happened
from railwright.line.match import Match, Options, SetUp
from railwright.line.rules import layout as at
from railwright.line.view import PlayerView

Station = list[str]


def deck_with(**cards: list[Station]) -> Deck:
    """The standard deck with other faces on the named cards, for example B01=[["coal"], [], []]."""
    deck = standard_deck()

    def changed(card: Card) -> Card:
        return msgspec.convert({"id": card.id, "lanes": cards[card.id]}, Card) if card.id in cards else card

    return msgspec.structs.replace(
        deck,
        a=[changed(card) for card in deck.a],
        b=[changed(card) for card in deck.b],
    )


def new_match(
    players: int = 3, sheet: int = 1, start: int = 0, b: Sequence[str] = (), deck: Deck | None = None
) -> Match:
    """A match before its first decision: A cards dealt in the order of their names, the B cards named first on top."""
    deck = deck or standard_deck()
    names = [card.id for card in deck.cards]
    top = [names.index(name) for name in b]
    rest = [number for number in range(at.A_CARDS, at.CARDS) if number not in top]
    return Match(Options(players, sheet, deck), SetUp(start, tuple(range(at.A_CARDS)), (*top, *rest)))


def begun(
    players: int = 3,
    sheet: int = 1,
    start: int = 0,
    b: Sequence[str] = (),
    deck: Deck | None = None,
    side: int = 1,
) -> Match:
    """A match after its set-up: the start player on track 1, the next on track 2, ..."""
    match = new_match(players, sheet, start, b, deck)
    do(match, f"side {side}")
    do(match, "track 1", "track 2")
    return match


def do(match: Match, *actions: str) -> list[Event]:
    """The deciding seat does each of these in turn; what happened."""
    happened = []
    for words in actions:
        assert match.decider is not None
        happened += match.act(match.decider, read_action(match.options.deck, words))
    return happened


def choices(match: Match) -> list[str]:
    """The words of all legal actions."""
    return [action_words(match.options.deck, action) for action in match.legal_actions()]


def player(match: Match, seat: int) -> PlayerView:
    """A player as everybody sees them."""
    return match.view(None).players[seat]


def marked(match: Match, seat: int) -> dict[str, int]:
    """The rows of a seat that have marked boxes."""
    return {row: count for row, count in player(match, seat).boxes.items() if count}


def give(match: Match, seat: int, coins: int | None = None, **boxes: int) -> None:
    """Put coins and marked boxes on a seat's sheet as if they had been earned."""
    own = at.SEATS + seat * at.SEAT_SIZE
    if coins is not None:
        match.state[own + at.COINS] = coins
    for name, count in boxes.items():
        match.state[own + at.BOXES + [str(goods) for goods in GOODS].index(name)] = count


def place_slow(match: Match, seat: int, position: int) -> None:
    """Put a slow train back to where the test needs it."""
    match.state[at.SEATS + seat * at.SEAT_SIZE + at.SLOW] = position


def lay_plainly(match: Match, count: int) -> None:
    """Lay so many cards, turn by turn, doing nothing else that is not compulsory."""
    target = match.view(None).cards_laid + count
    while match.view(None).cards_laid < target or match.phase.name not in ("LAY_CARD", "LAST_ACTION"):
        do(match, plain_choice(match))


def plain_choice(match: Match) -> str:
    """The dullest legal action: pass, mark, lay from the display (from the hand to save the stack), move least."""
    options = choices(match)
    for wanted in ("pass", "mark"):
        if wanted in options:
            return wanted
    source = "lay B" if match.view(None).stack_count > 1 else "lay A"
    return next((words for words in options if words.startswith(source)), options[0])


def kinds(events: Sequence[Event]) -> list[Happened]:
    """Just what happened."""
    return [event.kind for event in events]


BLANK: dict[str, list[Station]] = {f"B{number:02}": [[], [], []] for number in range(1, 26)}
"""All B cards without stations."""
