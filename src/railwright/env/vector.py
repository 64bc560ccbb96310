"""The vector environment: thousands of solo games in the compiled engine, in place, on all cores."""

from __future__ import annotations

import operator
import os
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import pairwise
from typing import Any, cast

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from railwright.core.errors import MalformedError
from railwright.env.bank import Bank, LookAhead, ObservationName, RewardName, Terms
from railwright.env.game import Game
from railwright.env.helper import Helper
from railwright.env.numbering import NumberingName
from railwright.env.painting import MODES, paint_sheet
from railwright.env.position import Position
from railwright.env.spaces import action_space, observation_space
from railwright.ink.options import Edition, Longest
from railwright.ink.sheet import Sheet

Numbers = npt.NDArray[np.int64]
Rewards = npt.NDArray[np.float64]
Flags = npt.NDArray[np.bool_]
LEAST_SHARE = 64
"""Games that are worth a thread."""


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class SoloVectorEnv(VectorEnv[Any, Any, Any]):
    """So many solo games at once; see docs/environments.md.

    With `copy=False` the arrays that `reset` and `step` return are the buffers themselves, which the next step
    changes. `buffers` may bring arrays of the caller: `observation` (uint8) and `action_mask` (int8). Nobody else may
    write into them.
    """

    metadata: dict[str, Any] = {"render_modes": [*MODES], "render_fps": 4}

    def __init__(
        self,
        num_envs: int = 1,
        edition: Edition = "base",
        expansion: str | None = None,
        longest: Longest = "sections",
        numbering: NumberingName = "compact",
        observation: ObservationName = "flat",
        mask_in_observation: bool = True,
        reward: RewardName = "final",
        par: int = 0,
        render_mode: str | None = None,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        threads: int | None = None,
        copy: bool = True,
        buffers: Mapping[str, npt.NDArray[Any]] | None = None,
    ) -> None:
        if num_envs < 1:
            raise MalformedError("env_number", name="num_envs")
        if render_mode is not None and render_mode not in MODES:
            raise MalformedError("env_option", option="render_mode", known=list(MODES))
        self.game = Game(edition, expansion, longest)
        terms = Terms(
            numbering=numbering,
            observation=observation,
            mask_in_observation=mask_in_observation,
            reward=reward,
            par=par,
        )
        self.num_envs = num_envs
        self.single_action_space = action_space(self.game, terms)
        self.single_observation_space = observation_space(self.game, terms)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.render_mode = render_mode
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = {**self.metadata, "autoreset_mode": self.autoreset_mode}
        self._copy = copy
        self._bank = Bank(self.game, terms, num_envs, buffers)
        self.numbering = self._bank.numbering
        self.specification = self._bank.specification
        self._actions = np.zeros(num_envs, dtype=np.int64)
        self._bank.over[:] = True
        self._seeded = False
        self._shares = _shares(num_envs, threads or cores())
        # A game stays with its thread: it is in the cache of that core. This thread has the first share.
        self._helpers = [Helper() for _ in self._shares[1:]]

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """New games, all of them or those of `options["reset_mask"]`; a seed is counted up from game to game."""
        rows = self._rows_of(options)
        seeds = self._seeds_of(seed)
        super().reset(seed=seeds[0] if np.ndim(cast("Any", seed)) == 0 else None)
        for row in rows.tolist():
            if seeds[row] is not None or not self._seeded:
                own, _ = gymnasium.utils.seeding.np_random(seeds[row])
                self._bank.seed(row, own)
        self._seeded = True
        self._bank.begin(rows)
        return self._observation(), self._info()

    def _rows_of(self, options: dict[str, Any] | None) -> Numbers:
        """The games that begin anew."""
        if not options or "reset_mask" not in options:
            return np.arange(self.num_envs, dtype=np.int64)
        mask = np.asarray(options["reset_mask"], dtype=np.bool_)
        if mask.shape != (self.num_envs,):
            raise MalformedError("env_number", name="reset_mask")
        return np.flatnonzero(mask)

    def _seeds_of(self, seed: int | Sequence[int | None] | None) -> list[int | None]:
        """A seed for each game: counted up from one number, or as they are given, in a list or an array."""
        if seed is None:
            return [None] * self.num_envs
        if np.ndim(cast("Any", seed)) == 0:
            first = operator.index(cast("int", seed))  # NumPy's numbers, too
            return list(range(first, first + self.num_envs))
        seeds = [None if own is None else operator.index(own) for own in cast("Sequence[int | None]", seed)]
        if len(seeds) != self.num_envs:
            raise MalformedError("env_number", name="seed")
        return seeds

    def step(self, actions: Any) -> tuple[Any, Rewards, Flags, Flags, dict[str, Any]]:
        """One action in every game; one that is not legal leaves its game as it is, and `refused` is set."""
        bank = self._bank
        if not self._seeded:
            raise gymnasium.error.ResetNeeded("Call reset() before step().")
        if self.autoreset_mode is AutoresetMode.DISABLED and bank.over.any():
            raise gymnasium.error.ResetNeeded("Some games are over: call reset() with options={'reset_mask': …}.")
        self._actions[:] = actions
        self._everywhere(bank.step)
        over = bank.over.copy()
        if self.autoreset_mode is not AutoresetMode.SAME_STEP or not over.any():
            return self._observation(), bank.rewards.copy(), over, np.zeros_like(over), self._info()
        last, told = bank.observation(copy=True), self._info()
        bank.begin(np.flatnonzero(over))
        info = self._info() | {"final_obs": last, "_final_obs": over, "final_info": told, "_final_info": over}
        return self._observation(), bank.rewards.copy(), over, np.zeros_like(over), info

    def random_actions(self) -> Numbers:
        """A legal action for every game, all of them equally likely; 0 for a game that is over.

        They follow from the seeds of the games, as the dice do, but not from each other: no game changes another's.
        """
        self._everywhere(self._bank.random_actions)
        return self._actions.copy()

    def random_steps(self, count: int) -> tuple[Any, dict[str, Any]]:
        """The same as so many calls of `step(random_actions())`, without coming back to Python in between.

        Each game takes all its steps before the next one begins. One that is over begins anew with its next step,
        whatever `autoreset_mode` is.
        """
        if not self._seeded:
            raise gymnasium.error.ResetNeeded("Call reset() before random_steps().")
        self._everywhere(partial(self._bank.random_steps, times=count))
        return self._observation(), self._info()

    def _everywhere(self, work: Callable[[int, int, Numbers], None]) -> None:
        """Do it to all games and their actions, each thread with its share of them."""
        own, *others = self._shares
        for helper, share in zip(self._helpers, others, strict=True):
            helper.ask(partial(work, *share, self._actions))
        work(*own, self._actions)
        for helper in self._helpers:
            helper.wait()

    def _observation(self) -> Any:
        return self._bank.observation(copy=self._copy)

    def _info(self) -> dict[str, Any]:
        bank = self._bank
        every = np.ones(self.num_envs, dtype=np.bool_)
        mask = bank.mask.copy() if self._copy else bank.mask
        told = {"action_mask": mask, "_action_mask": every, "score": bank.scores.copy(), "_score": bank.over.copy()}
        return told | {"refused": bank.refused.copy(), "_refused": every}

    def action_masks(self) -> Flags:
        """All masks in the form that sb3-contrib asks for."""
        return self._bank.mask.astype(np.bool_)

    def legal_actions(self, row: int) -> list[int]:
        """The numbers of all legal actions of a game, in ascending order."""
        return self._bank.legal_actions(row)

    def look_ahead(self) -> LookAhead:
        """What each legal action of each game would bring, before any dice are rolled: for planning and learning."""
        return self._bank.look_ahead(range(self.num_envs))

    def sheet(self, row: int) -> Sheet:
        """The sheet of a game as it is now."""
        return Sheet(self._bank.sheets[row].copy(), self.game.longest)

    def position(self, row: int) -> Position:
        """A game as it stands, without the dice to come: to plan with, or to come back to."""
        return self._bank.position(row)

    def restore(self, position: Position, rows: Sequence[int] | Numbers | None = None) -> tuple[Any, dict[str, Any]]:
        """Let these games, or all, go on from a position, each with dice of its own."""
        if not self._seeded:
            raise gymnasium.error.ResetNeeded("Call reset() before restore().")
        which = np.arange(self.num_envs) if rows is None else np.asarray(rows)
        self._bank.restore(which.astype(np.int64), position)
        return self._observation(), self._info()

    def render(self) -> tuple[Any, ...] | None:
        """Every sheet as pixels, as text or as SVG."""
        mode = self.render_mode
        return tuple(paint_sheet(self.sheet(row), mode) for row in range(self.num_envs)) if mode else None

    def close_extras(self, **_: Any) -> None:
        """End the threads."""
        for helper in self._helpers:
            helper.end()


def _shares(games: int, threads: int) -> list[tuple[int, int]]:
    """From which game to which each thread plays."""
    count = max(1, min(threads, games // LEAST_SHARE))
    edges = [games * share // count for share in range(count + 1)]
    return list(pairwise(edges))
