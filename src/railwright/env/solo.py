"""The Gymnasium environment: one solo game of Railroad Ink."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, SupportsInt

import gymnasium
import numpy as np
import numpy.typing as npt

from railwright.core.errors import IllegalError, MalformedError
from railwright.env.bank import Bank, ObservationName, RewardName, Terms
from railwright.env.chance import Roll
from railwright.env.game import Game
from railwright.env.numbering import NumberingName
from railwright.env.painting import MODES, paint_sheet
from railwright.env.position import Position
from railwright.env.spaces import action_space, observation_space
from railwright.ink.match import refused_action
from railwright.ink.options import Edition, Longest
from railwright.ink.rules.sheet import ROUND
from railwright.ink.sheet import Sheet

Illegal = Literal["stay", "raise"]
_ROW = np.zeros(1, dtype=np.int64)


class SoloEnv(gymnasium.Env[Any, np.int64]):
    """A sheet, its dice, and one action a step; see docs/environments.md."""

    metadata: dict[str, Any] = {"render_modes": [*MODES], "render_fps": 4}

    def __init__(
        self,
        edition: Edition = "base",
        expansion: str | None = None,
        longest: Longest = "sections",
        numbering: NumberingName = "compact",
        observation: ObservationName = "flat",
        mask_in_observation: bool = True,
        reward: RewardName = "final",
        par: int = 0,
        illegal: Illegal = "stay",
        render_mode: str | None = None,
    ) -> None:
        if render_mode is not None and render_mode not in MODES:
            raise MalformedError("env_option", option="render_mode", known=list(MODES))
        if illegal not in ("stay", "raise"):
            raise MalformedError("env_option", option="illegal", known=["stay", "raise"])
        self.game = Game(edition, expansion, longest)
        terms = Terms(
            numbering=numbering,
            observation=observation,
            mask_in_observation=mask_in_observation,
            reward=reward,
            par=par,
        )
        self.action_space = action_space(self.game, terms)
        self.observation_space = observation_space(self.game, terms)
        self.render_mode = render_mode
        self._illegal = illegal
        self._bank = Bank(self.game, terms, 1)
        self.numbering = self._bank.numbering
        self.specification = self._bank.specification
        self._action = np.zeros(1, dtype=np.int64)
        self._bank.over[0] = True
        self._seeded = False
        self._fresh = False

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """A new game; without a seed its dice go on where those of the last game stopped.

        `options={"position": …}` begins in a position that `position()` gave.
        """
        super().reset(seed=seed)
        if seed is not None:
            self._seeded = False
        self._seed_if_new()
        self._bank.begin(_ROW)
        self._fresh = True
        if options and "position" in options:
            self.restore(options["position"])
        return self._observation(), self._info()

    def _seed_if_new(self) -> None:
        if not self._seeded:
            self._bank.seed(0, self.np_random)
            self._seeded = True

    def step(self, action: SupportsInt) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """One action; one that is not legal leaves the game as it is, and `info["refused"]` says why."""
        bank = self._bank
        if bank.over[0]:
            raise gymnasium.error.ResetNeeded("The game is over, or has not begun: call reset().")
        number = self._action[0] = int(action)
        round_before = bank.sheets[0, ROUND]
        bank.step(0, 1, self._action)
        if bank.refused[0]:
            why = self._why_refused(int(number))
            if self._illegal == "raise":
                raise IllegalError("env_refused", action=int(number), why=why)
            return self._observation(), 0.0, False, False, self._info() | {"refused": why}
        self._fresh = bool(bank.sheets[0, ROUND] != round_before)
        over = bool(bank.over[0])
        info = self._info()
        if over:
            info["score"] = int(bank.scores[0])
        return self._observation(), float(bank.rewards[0]), over, False, info

    def _why_refused(self, number: int) -> str:
        sheet = Sheet(self._bank.sheets[0], self.game.longest)
        meant = self.numbering.engine_action(sheet.words, number)
        refused = refused_action(sheet, meant, sheet.refusal(meant)) if meant else None
        return str(refused or IllegalError("env_illegal", action=number))

    def _observation(self) -> Any:
        seen = self._bank.observation(copy=True)
        return {name: array[0] for name, array in seen.items()} if isinstance(seen, dict) else seen[0]

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._bank.mask[0].copy(), "legal_actions": self.legal_actions()}

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The mask in the form that sb3-contrib asks for."""
        masks: npt.NDArray[np.bool_] = self._bank.mask[0].astype(np.bool_)
        return masks

    def legal_actions(self) -> list[int]:
        """The numbers of all legal actions, in ascending order."""
        return self._bank.legal_actions(0)

    @property
    def sheet(self) -> Sheet:
        """The sheet as it is now."""
        return Sheet(self._bank.sheets[0].copy(), self.game.longest)

    def position(self) -> Position:
        """The game as it stands, without the dice to come: to plan with, or to come back to."""
        before = self._bank.rolled[0].copy() if self._fresh else None
        return Position(self.game, self._bank.sheets[0].copy(), before, self.numbering.name)

    def restore(self, position: Position) -> None:
        """Go on from a position of this game; where it waits for dice, they are rolled."""
        self._seed_if_new()
        self._bank.restore(_ROW, position)
        self._fresh = position.before is not None or position.is_chance

    def rolls(self) -> tuple[Roll, ...]:
        """Everything that this round could have begun with; only as long as nothing has been done in it."""
        return self.position().rolls()

    def set_roll(self, faces: Sequence[str]) -> tuple[Any, dict[str, Any]]:
        """Let this round begin with these faces instead; only as long as nothing has been done in it."""
        position = self.position()
        position.roll(faces)
        self.restore(position)
        return self._observation(), self._info()

    def render(self) -> Any:
        """The sheet as pixels, as text or as SVG."""
        return paint_sheet(self.sheet, self.render_mode) if self.render_mode else None
