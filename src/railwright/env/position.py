"""A position of a solo game with explicit chance, for whoever plans: it knows no dice that are still to be rolled."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from railwright.core.errors import IllegalError, TimingError
from railwright.env import kernels
from railwright.env.chance import Roll, rolls_of, slots_for
from railwright.env.game import Game
from railwright.env.numbering import NumberingName, numbering_of
from railwright.env.warm_up import warm_up
from railwright.ink.rules import turn
from railwright.ink.rules.board import SPACES
from railwright.ink.rules.sheet import DONE, ROUND, WORDS, Words
from railwright.ink.score import quick_total
from railwright.ink.sheet import Sheet


class Position:
    """A sheet and what comes next: a roll, an action, or nothing any more. Copying it is copying two small arrays."""

    __slots__ = ("before", "game", "numbering", "words")

    def __init__(self, game: Game, words: Words, before: Words | None, numbering: NumberingName = "compact") -> None:
        self.game = game
        self.words = words
        self.before = before
        """The sheet before the dice of this round were rolled, as long as nothing has been done since."""
        self.numbering = numbering_of(game, numbering)

    @classmethod
    def new(cls, game: Game, numbering: NumberingName = "compact") -> Position:
        """Before the first roll."""
        warm_up()
        words = np.zeros(WORDS, dtype=np.int64)
        turn.new_sheet(words, *game.numbers[:2])
        words[DONE] = 1
        return cls(game, words, None, numbering)

    def copy(self) -> Position:
        """The same position, to go on with in another way."""
        before = None if self.before is None else self.before.copy()
        return Position(self.game, self.words.copy(), before, self.numbering.name)

    def __deepcopy__(self, _: dict[int, object]) -> Position:
        return self.copy()

    def __reduce__(self) -> tuple[type[Position], tuple[Game, Words, Words | None, NumberingName]]:
        """A pickle has no need of the whole numbering."""
        return Position, (self.game, self.words, self.before, self.numbering.name)

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return bool(kernels.is_over(self.words))

    @property
    def is_chance(self) -> bool:
        """Whether dice have to be rolled next."""
        return bool(self.words[DONE]) and not self.is_over

    @property
    def sheet(self) -> Sheet:
        """The sheet as a friendly object."""
        return Sheet(self.words, self.game.longest)

    @property
    def score(self) -> int:
        """The score as it stands."""
        return quick_total(self.sheet)

    def rolls(self) -> tuple[Roll, ...]:
        """What can be rolled next, or could have been rolled if nothing has been done since."""
        return rolls_of(self.game, last=int(self._unrolled()[ROUND]) == self.game.options.rounds)

    def roll(self, faces: Sequence[str]) -> None:
        """Begin the round with these faces; if nothing has been done since the last roll, in its place."""
        unrolled = self._unrolled()
        slots = slots_for(self.game, faces, last=int(unrolled[ROUND]) == self.game.options.rounds)
        before = unrolled.copy()
        self.words[:] = unrolled
        turn.start_round(self.words, slots)
        self.before = before

    def _unrolled(self) -> Words:
        if self.is_chance:
            return self.words
        if self.before is None:
            raise TimingError("env_not_rolling")
        return self.before

    def legal(self) -> list[int]:
        """The numbers of all legal actions, in ascending order."""
        words, count = self._legal_words()
        actions = np.empty(count, dtype=np.int64)
        kernels.list_legal(words, actions)
        found: list[int] = actions.tolist()
        return found

    def _legal_words(self) -> tuple[Words, int]:
        words = np.empty(self.numbering.words, dtype=np.int64)
        own = np.empty(len(self.numbering.own), dtype=np.int64)
        return words, kernels.find_legal(self.words, self.numbering.table, own, words)

    def apply(self, action: int) -> None:
        """Carry out an action; one that is not legal is refused and changes nothing."""
        words, _ = self._legal_words()
        if not (0 <= action < self.numbering.actions and int(words[action // SPACES]) >> action % SPACES & 1):
            raise IllegalError("env_illegal", action=action)
        turn.apply(self.words, kernels.engine_number(self.words, self.numbering.table, action))
        self.before = None
