"""PettingZoo environments around a table: one seat after the other, or all at the same time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, SupportsInt, get_args

import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from gymnasium.utils.seeding import np_random
from pettingzoo import AECEnv, ParallelEnv

from railwright.core.errors import MalformedError
from railwright.env.painting import MODES
from railwright.env.spaces import bits
from railwright.env.table import MatchReward, Table, rewards_of

SEEDS = 1 << 62


class _Seats:
    """What both kinds of environments have in common: the table, its seats and its spaces."""

    def __init__(
        self,
        deal: Callable[[int], Table],
        *,
        reward: MatchReward = "final",
        mask_in_observation: bool = True,
        render_mode: str | None = None,
    ) -> None:
        for name, chosen, known in (("reward", reward, get_args(MatchReward)), ("render_mode", render_mode, MODES)):
            if chosen is not None and chosen not in known:
                raise MalformedError("env_option", option=name, known=list(known))
        self._deal = deal
        self._reward = reward
        self._mask_in_observation = mask_in_observation
        self.mode = render_mode
        self.table = deal(0)
        self.names = [f"player_{seat}" for seat in range(self.table.seats)]
        self._chance: np.random.Generator | None = None
        self.action_space = spaces.Discrete(self.table.actions)
        seen = spaces.Box(0, 255, (sum(part.size for part in self.table.parts),), np.uint8)
        self.observation_space: spaces.Space[Any] = seen
        if mask_in_observation:
            mask = bits(self.table.actions, kind=np.int8)
            self.observation_space = spaces.Dict({"observation": seen, "action_mask": mask})

    def begin(self, seed: int | None) -> None:
        """A new game; without a seed it follows from the one before."""
        if seed is not None or self._chance is None:
            self._chance, _ = np_random(seed)
        self.table = self._deal(int(self._chance.integers(SEEDS)))

    def observe(self, seat: int) -> Any:
        """What a seat sees."""
        seen = self.table.observe(seat)
        return {"observation": seen, "action_mask": self.table.mask(seat)} if self._mask_in_observation else seen

    def info(self, seat: int, refused: str | None = None) -> dict[str, Any]:
        """The mask and the legal list beside it; why an action was refused; in the end the score."""
        mask = self.table.mask(seat)
        told: dict[str, Any] = {"action_mask": mask, "legal_actions": np.flatnonzero(mask).tolist()}
        if refused:
            told["refused"] = refused
        if self.table.over:
            told["score"] = self.table.totals()[seat]
        return told

    def act(self, actions: dict[int, int]) -> tuple[dict[int, str], list[float]]:
        """Decisions of several seats; what was refused, and what the step brings to each seat."""
        before = self.table.totals() if self._reward == "gain" else []
        refused = {seat: self.table.act(seat, action) for seat, action in actions.items()}
        said = {seat: why for seat, why in refused.items() if why}
        return said, rewards_of(self.table, self._reward, before)

    def infos(self) -> dict[str, dict[str, Any]]:
        """What every seat is told at the start, or when a state was restored."""
        return {name: self.info(seat) for seat, name in enumerate(self.names)}

    def render(self) -> Any:
        """The table in the mode that was chosen."""
        return self.table.paint(self.mode) if self.mode else None


class _Seated:
    """What both interfaces of PettingZoo ask about the seats of a match."""

    def _seat_all(self, name: str, seats: _Seats) -> None:
        self.seats = seats
        self.metadata: dict[str, Any] = {"name": name, "render_modes": [*MODES], "render_fps": 4}
        self.render_mode = seats.mode
        self.possible_agents = list(seats.names)
        self.agents: list[str] = []
        self.action_spaces = dict.fromkeys(self.possible_agents, seats.action_space)
        self.observation_spaces = dict.fromkeys(self.possible_agents, seats.observation_space)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same for every seat."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The same for every seat."""
        return self.action_spaces[agent]

    def render(self) -> Any:
        """The table as pixels, as text or as SVG."""
        return self.seats.render()

    def state(self) -> Table:
        """The match as it stands, with the dice and cards to come: to come back to."""
        return self.seats.table.copy()

    def close(self) -> None:
        """Nothing is open."""


class MatchEnv(_Seated, AECEnv[str, Any, Any]):  # type: ignore[misc]  # PettingZoo comes without hints
    """A match in which one seat acts after the other, as PettingZoo's AEC interface has it."""

    def __init__(self, name: str, deal: Callable[[int], Table], **terms: Any) -> None:
        super().__init__()
        self._seat_all(name, _Seats(deal, **terms))
        self.metadata["is_parallelizable"] = True

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """A new match."""
        self.seats.begin(seed)
        self._begin()

    def restore(self, table: Table) -> None:
        """Go on from such a state, also when this match is over or has not begun."""
        self.seats.table = table.copy()
        self._begin()

    def _begin(self) -> None:
        """Everybody is at the table, and nothing was brought yet."""
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, self.seats.table.over)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = self.seats.infos()
        self._choose()

    def _choose(self) -> None:
        """Whose turn it is: of several that may act at the same time the first."""
        deciders = self.seats.table.deciders()
        self.agent_selection = self.possible_agents[deciders[0]] if deciders else self.agents[0]

    def observe(self, agent: str) -> Any:
        """What a seat may know."""
        return self.seats.observe(self.possible_agents.index(agent))

    def step(self, action: SupportsInt | None) -> None:
        """The decision of the seat whose turn it is; a refused one leaves it in its place."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "only seats of a finished match pass None"
        self._cumulative_rewards[agent] = 0.0
        seat = self.possible_agents.index(agent)
        refused, rewards = self.seats.act({seat: int(action)})
        self.rewards = dict(zip(self.possible_agents, rewards, strict=True))
        if self.seats.table.over:
            self.terminations = dict.fromkeys(self.agents, True)
        for number, name in enumerate(self.agents):
            self.infos[name] = self.seats.info(number, refused.get(number))
        self._choose()
        self._accumulate_rewards()


class ParallelMatchEnv(_Seated, ParallelEnv[str, Any, Any]):  # type: ignore[misc]  # the same
    """A match in which all seats act at the same time; who has nothing to decide waits."""

    def __init__(self, name: str, deal: Callable[[int], Table], **terms: Any) -> None:
        self._seat_all(name, _Seats(deal, **terms))

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """A new match."""
        self.seats.begin(seed)
        self.agents = list(self.possible_agents)
        return self._seen(), self.seats.infos()

    def restore(self, table: Table) -> tuple[dict[str, Any], dict[str, Any]]:
        """Go on from such a state, also when this match is over or has not begun."""
        self.seats.table = table.copy()
        self.agents = [] if table.over else list(self.possible_agents)
        return self._seen(), self.seats.infos()

    def _seen(self) -> dict[str, Any]:
        return {agent: self.seats.observe(seat) for seat, agent in enumerate(self.possible_agents)}

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """The decisions of all seats; a refused one leaves its seat as it was."""
        if not self.agents:
            raise ResetNeeded("The match is over, or has not begun: call reset().")
        deciders = self.seats.table.deciders()
        meant = {seat: int(actions[agent]) for seat, agent in enumerate(self.possible_agents) if agent in actions}
        refused, rewards = self.seats.act({seat: meant[seat] for seat in deciders if seat in meant})
        over = self.seats.table.over
        names = self.possible_agents
        infos = {name: self.seats.info(seat, refused.get(seat)) for seat, name in enumerate(names)}
        ended, cut = dict.fromkeys(names, over), dict.fromkeys(names, False)
        if over:
            self.agents = []
        return self._seen(), dict(zip(names, rewards, strict=True)), ended, cut, infos
