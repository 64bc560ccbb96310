"""Solo games in flat arrays, with the buffers that show them: what the single and the vector environment stand on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple, cast, get_args

import numpy as np
import numpy.typing as npt

from railwright.bots.stream import SEEDS, STREAM_WORDS, seed_stream
from railwright.core.errors import MalformedError
from railwright.env import kernels
from railwright.env.game import Game
from railwright.env.numbering import NumberingName, numbering_of
from railwright.env.observing import specification_of
from railwright.env.position import Position
from railwright.env.warm_up import warm_up
from railwright.ink.rules.board import SIZE, SPACES
from railwright.ink.rules.sheet import DICE, DICE_SLOTS, WORDS
from railwright.ink.rules.turn import start_round

RewardName = Literal["final", "gain", "difference", "win"]
ObservationName = Literal["flat", "planes"]
Arrays = dict[str, npt.NDArray[Any]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Terms:
    """How games are shown and rewarded."""

    numbering: NumberingName = "compact"
    observation: ObservationName = "flat"
    mask_in_observation: bool = True
    reward: RewardName = "final"
    par: int = 0
    """What a score is compared with by the rewards `difference` and `win`."""

    def __post_init__(self) -> None:
        for name, known in (("numbering", NumberingName), ("observation", ObservationName), ("reward", RewardName)):
            if getattr(self, name) not in get_args(known):
                raise MalformedError("env_option", option=name, known=list(get_args(known)))


class LookAhead(NamedTuple):
    """Every legal action of some games, one a row."""

    games: npt.NDArray[np.int64]
    actions: npt.NDArray[np.int64]
    gains: npt.NDArray[np.int64]
    """What the score would gain at once."""
    observations: npt.NDArray[np.uint8]
    """What would be seen, flat, before any dice are rolled."""


class Bank:
    """So many games of a kind."""

    def __init__(self, game: Game, terms: Terms, count: int, buffers: Mapping[str, npt.NDArray[Any]] | None = None):
        warm_up()
        self.game, self.terms, self.count = game, terms, count
        self.numbering = numbering_of(game, terms.numbering)
        self.specification = specification_of(game)
        edition, expansion, reading = game.numbers
        reward = get_args(RewardName).index(terms.reward)
        self._terms = np.array(
            [edition, expansion, reading, reward, terms.par, len(self.numbering.own)], dtype=np.int64
        )
        self.sheets = np.zeros((count, WORDS), dtype=np.int64)
        self.rolled = np.zeros((count, WORDS), dtype=np.int64)
        self.streams = np.zeros((count, STREAM_WORDS), dtype=np.int64)
        self.lots = np.ones((count, STREAM_WORDS), dtype=np.int64)
        self.legal = np.zeros((count, self.numbering.words), dtype=np.int64)
        self._shown = np.tile(self.specification.unseen, (count, 1))
        self.scores = np.zeros(count, dtype=np.int64)
        self.rewards = np.zeros(count, dtype=np.float64)
        self.over = np.zeros(count, dtype=np.bool_)
        self.refused = np.zeros(count, dtype=np.bool_)
        self._numbers = np.empty(self.numbering.actions, dtype=np.int64)
        self.mask = _buffer(buffers, "action_mask", (count, self.numbering.actions), np.int8)
        self.seen = _buffer(buffers, "observation", (count, self.specification.size), np.uint8)
        self.mask[:] = 0
        self.seen[:] = self.specification.blank
        own, seen = self.numbering.table, self.specification
        self._show = (self._terms, own, seen.table, seen.faces, seen.pieces, self.sheets)
        self._buffers = (self.legal, self._shown, self.mask.view(np.uint8), self.seen)
        self._results = (self.scores, self.rewards, self.over.view(np.uint8), self.refused.view(np.uint8))

    def _arrays(self) -> tuple[npt.NDArray[Any], ...]:
        games = (self.sheets, self.rolled, self.streams, self.lots, self.scores, self.rewards, self.over, self.refused)
        return (*games, self.legal, self._shown, self.mask, self.seen)

    def __getstate__(self) -> tuple[Any, ...]:
        """What a copy or a pickle takes along: not the views, which would be arrays of their own there."""
        return self.game, self.terms, self.count, self._arrays()

    def __setstate__(self, state: tuple[Any, ...]) -> None:
        *same, arrays = state
        self.__init__(*same)  # type: ignore[misc]
        for own, kept in zip(self._arrays(), arrays, strict=True):
            own[:] = kept

    def seed(self, row: int, chance: np.random.Generator) -> None:
        """Where the dice of a game come from, now and in the games that follow it in its row, and random actions."""
        seed_stream(self.streams[row], int(chance.integers(SEEDS)))
        seed_stream(self.lots[row], int(chance.integers(SEEDS)))

    def begin(self, rows: npt.NDArray[np.int64]) -> None:
        """New games in these rows."""
        over = self.over.view(np.uint8)
        kernels.begin_games(rows, self._terms, self.sheets, self.rolled, self.streams, self.scores, over)
        self.show(rows)

    def show(self, rows: npt.NDArray[np.int64]) -> None:
        """Bring the buffers of these rows up to date with their sheets."""
        kernels.show_games(rows, *self._show, *self._buffers)

    def step(self, first: int, last: int, actions: npt.NDArray[np.int64]) -> None:
        """One step of the games from `first` up to, not including, `last`."""
        self._step(first, last, actions, 1, kernels.CHOSEN)

    def random_steps(self, first: int, last: int, actions: npt.NDArray[np.int64], times: int) -> None:
        """So many steps of these games with random legal actions."""
        self._step(first, last, actions, times, kernels.AT_RANDOM)

    def random_actions(self, first: int, last: int, actions: npt.NDArray[np.int64]) -> None:
        """A random legal action of each of these games; 0 where there is none."""
        kernels.choose_at_random(first, last, actions, self.lots, self.legal)

    def _step(self, first: int, last: int, actions: npt.NDArray[np.int64], times: int, how: int) -> None:
        rest = (*self._show, self.rolled, self.streams, *self._buffers, *self._results)
        kernels.step_games(first, last, actions, times, how, self.lots, *rest)

    def look_ahead(self, rows: range) -> LookAhead:
        """What each legal action of these games would bring."""
        count = kernels.count_legal(self.legal[rows.start : rows.stop])
        games, actions, gains = np.empty((3, count), dtype=np.int64)
        seen = self.specification
        found = LookAhead(games, actions, gains, np.empty((count, seen.size), dtype=np.uint8))
        kernels.look_ahead(
            rows.start, rows.stop, *self._show[:-1], seen.blank, seen.unseen, self.sheets, self.legal, *found
        )
        return found

    def legal_actions(self, row: int) -> list[int]:
        """The numbers of all legal actions of a game, in ascending order.

        A list and no array: Gymnasium's own vector environments put arrays together as if all had one length.
        """
        count = kernels.list_legal(self.legal[row], self._numbers)
        return cast("list[int]", self._numbers[:count].tolist())

    def position(self, row: int) -> Position:
        """A game as it stands, without the dice to come."""
        sheet, before = self.sheets[row].copy(), self.rolled[row].copy()
        begun = before.copy()
        start_round(begun, sheet[DICE : DICE + DICE_SLOTS])
        untouched = np.array_equal(begun, sheet)
        return Position(self.game, sheet, before if untouched else None, self.numbering.name)

    def restore(self, rows: npt.NDArray[np.int64], position: Position) -> None:
        """Let games go on from a position of their kind; where it waits for dice, each rolls its own."""
        if position.game != self.game:
            raise MalformedError("env_other_game")
        dice = np.empty(DICE_SLOTS, dtype=np.int64)
        is_chance, is_over = position.is_chance, position.is_over
        score = position.score if self.terms.reward == "gain" else 0
        for row in rows:
            self.sheets[row] = position.words
            if position.before is not None:
                self.rolled[row] = position.before
            if is_chance:
                kernels.next_decision(self.sheets[row], self.rolled[row], self.streams[row], dice)
            self.over[row] = kernels.is_over(self.sheets[row]) if is_chance else is_over
            self.scores[row] = score
        self.show(rows)

    def observation(self, *, copy: bool) -> npt.NDArray[np.uint8] | Arrays:
        """What all games show, in the form that the terms ask for."""
        seen = self.seen.copy() if copy else self.seen
        if self.terms.observation == "flat":
            shown: Arrays = {"observation": seen}
        else:
            planes = self.specification.planes
            cut = SPACES * planes
            shown = {"planes": seen[:, :cut].reshape(self.count, planes, SIZE, SIZE), "facts": seen[:, cut:]}
        if self.terms.mask_in_observation:
            return shown | {"action_mask": self.mask.copy() if copy else self.mask}
        return seen if self.terms.observation == "flat" else shown


def _buffer(
    given: Mapping[str, npt.NDArray[Any]] | None, name: str, shape: tuple[int, int], kind: type[np.generic]
) -> npt.NDArray[Any]:
    """The caller's array where there is one, else one of our own."""
    if given is None or name not in given:
        return np.zeros(shape, dtype=kind)
    array = given[name]
    fits = array.shape == shape and array.dtype == kind
    if not (fits and array.flags.c_contiguous and array.flags.writeable):
        raise MalformedError("env_buffer", name=name, shape=str(shape), kind=np.dtype(kind).name)
    return array
