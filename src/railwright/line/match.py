"""A match of Rail Line: seats, decisions, take-back, views and the final ranking, around the compiled rules.

A match is its set-up and the list of accepted decisions; everything else follows from them.
"""

from __future__ import annotations

import copy
from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from railwright.core.chance import Chance, pick, shuffled
from railwright.core.errors import IllegalError, MalformedError, TimingError
from railwright.line.actions import action_words
from railwright.line.deck import Deck
from railwright.line.deck_file import standard_deck
from railwright.line.events import Event, read_log
from railwright.line.picture import table_picture
from railwright.line.refusals import Refusal, TakeBackRefusal
from railwright.line.rules import layout as at
from railwright.line.rules.flow import apply, set_up
from railwright.line.rules.legality import legal_actions, refusal
from railwright.line.rules.observing import observe
from railwright.line.score import Score, seat_score
from railwright.line.tables import tables_of
from railwright.line.view import Phase, View
from railwright.render.line_svg import table_svg

Ints = NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Options:
    """What is agreed before the game: 2 or 3 players, score sheet 1 or 2, the deck (RL-1)."""

    players: int
    sheet: int = 1
    deck: Deck = field(default_factory=standard_deck)

    def __post_init__(self) -> None:
        if self.players not in (2, 3):
            raise MalformedError("line_players", players=self.players)
        if self.sheet not in (1, 2):
            raise MalformedError("line_sheet", sheet=self.sheet)

    @property
    def terms(self) -> str:
        """All of it on one line, as it is mixed into the cards' order (docs/fair-dice.md)."""
        return f"line players={self.players} sheet={self.sheet} deck={self.deck.digest}"


@dataclass(frozen=True, slots=True)
class SetUp:
    """The randomness of a game as data: who starts, and both shuffles as card numbers (RL-1.2)."""

    start: int
    a_order: tuple[int, ...]
    b_order: tuple[int, ...]

    @classmethod
    def drawn(cls, players: int, chance: Chance) -> SetUp:
        """By lot."""
        start = pick(chance, range(players))
        a_order = tuple(shuffled(chance, range(at.A_CARDS)))
        return cls(start, a_order, tuple(shuffled(chance, range(at.A_CARDS, at.CARDS))))

    def check(self, players: int) -> None:
        """Raise where this cannot be the set-up of a game."""
        if not 0 <= self.start < players:
            raise MalformedError("line_start", seat=self.start + 1, players=players)
        if sorted(self.a_order) != list(range(at.A_CARDS)):
            raise MalformedError("line_cards", stack="A")
        if sorted(self.b_order) != list(range(at.A_CARDS, at.CARDS)):
            raise MalformedError("line_cards", stack="B")


@dataclass(frozen=True, slots=True)
class Decision:
    """One accepted decision."""

    seat: int
    action: int
    turned_over: bool
    """Whether it brought a hidden card to light."""


@dataclass(frozen=True, slots=True)
class Place:
    """A seat in the final ranking; seats with the same place share it (RL-5.3)."""

    place: int
    seat: int
    points: int
    coins: int


class Match:
    """One game from the choice of the start card's side to the ranking."""

    def __init__(self, options: Options, setup: SetUp) -> None:
        setup.check(options.players)
        self.options = options
        self.setup = setup
        self.tables = tables_of(options.deck, options.sheet)
        self.decisions: list[Decision] = []
        first = np.zeros(at.STATE_SIZE, dtype=np.int64)
        set_up(first, options.players, setup.start, np.array(setup.a_order), np.array(setup.b_order))
        self._states: list[Ints] = [first]
        self._log = np.zeros((at.LOG_ROWS, 4), dtype=np.int64)
        self._actions = np.zeros(at.ACTIONS, dtype=np.int64)

    def copy(self) -> Match:
        """The same match, to go on with in another way; what nobody changes any more is shared."""
        other = copy.copy(self)
        other.decisions = self.decisions.copy()
        other._states = self._states.copy()  # noqa: SLF001 - one of us
        return other

    @property
    def state(self) -> Ints:
        """The table now (see `rules.layout`); change it only through `act`."""
        return self._states[-1]

    @property
    def phase(self) -> Phase:
        """What is being decided."""
        return Phase(int(self.state[at.PHASE]))

    @property
    def decider(self) -> int | None:
        """The one seat that must decide now; None when the game is over."""
        return None if self.is_over else int(self.state[at.DECIDER])

    @property
    def is_over(self) -> bool:
        """Whether the last extra action is done."""
        return bool(self.state[at.PHASE] == at.OVER)

    def legal_actions(self) -> list[int]:
        """What the deciding seat may do, in rising order."""
        count = legal_actions(self.state, self.tables, self._actions)
        actions: list[int] = self._actions[:count].tolist()
        return actions

    def refusal(self, seat: int, action: int) -> Refusal | None:
        """Why this seat may not do this now; None where it may."""
        if not 0 <= action < at.ACTIONS:
            raise MalformedError("line_action_number", action=action, most=at.ACTIONS - 1)
        if not 0 <= seat < self.options.players:
            raise MalformedError("line_seat", seat=seat + 1)
        if not self.is_over and seat != self.decider:
            return Refusal.NOT_YOUR_DECISION
        code = refusal(self.state, self.tables, action)
        return Refusal(code) if code else None

    def act(self, seat: int, action: int) -> list[Event]:
        """Carry out a decision and what follows from it without a choice; what happened, in order."""
        reason = self.refusal(seat, action)
        if reason:
            error = TimingError if reason.is_timing else IllegalError
            raise error("line_action", action=action_words(self.options.deck, action), why=reason.error)
        state = self.state.copy()
        apply(state, self.tables, self._log, action)
        turned_over = bool(state[at.DRAWN] != self.state[at.DRAWN])
        self._states.append(state)
        self.decisions.append(Decision(seat, action, turned_over))
        return read_log(self._log)

    def take_back_refusal(self, seat: int) -> TakeBackRefusal | None:
        """Why this seat may not take back now; None where it may.

        A seat may take back its own decision while nobody else has decided since and no hidden card was turned
        over by it: neither by dealing (after the choice of the start card's side) nor by refilling the display.
        """
        if not self.decisions:
            return TakeBackRefusal.NOTHING_DECIDED
        last = self.decisions[-1]
        if last.seat != seat:
            return TakeBackRefusal.DECIDED_SINCE if self._has_decided(seat) else TakeBackRefusal.NOT_DECIDED_YET
        if last.turned_over:
            return TakeBackRefusal.TURNED_OVER
        return None

    def _has_decided(self, seat: int) -> bool:
        return any(decision.seat == seat for decision in self.decisions)

    def take_back(self, seat: int) -> Decision:
        """Undo the last decision; the one undone."""
        reason = self.take_back_refusal(seat)
        if reason:
            raise TimingError(reason)
        self._states.pop()
        return self.decisions.pop()

    def view(self, seat: int | None) -> View:
        """What a seat, or an onlooker (None), may see."""
        observation = np.zeros(at.STATE_SIZE, dtype=np.int64)
        observe(self.state, -1 if seat is None else seat, observation)
        return View(self.options.deck, self.options.sheet, self.tables, seat, observation)

    def _repr_svg_(self) -> str:
        """The table as an onlooker sees it, for notebooks."""
        names = [f"Seat {seat + 1}" for seat in range(self.options.players)]
        return table_svg(table_picture(self.view(None), names), width=1000)

    def scores(self) -> list[Score]:
        """The score of each seat as the table stands."""
        return [seat_score(self.state, self.tables, seat) for seat in range(self.options.players)]

    def ranking(self) -> list[Place]:
        """Most points, then more coins left, then shared (RL-5.3)."""
        coins = [int(self.state[at.SEATS + seat * at.SEAT_SIZE + at.COINS]) for seat in range(self.options.players)]
        return rank([score.total for score in self.scores()], coins)


def rank(points: Sequence[int], coins: Sequence[int]) -> list[Place]:
    """Seats from the best to the last with their places (RL-5.3)."""
    results = list(zip(points, coins, strict=True))
    places = [Place(1 + sum(other > result for other in results), seat, *result) for seat, result in enumerate(results)]
    return sorted(places, key=lambda place: (place.place, place.seat))
