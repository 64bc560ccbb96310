"""The players of Rail Line beyond the casual one: how far each looks, and how it turns a view into an action."""

from __future__ import annotations

import functools
import threading
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from railwright.bots.bell import ringing_after
from railwright.bots.line.appraisal import Habits, Policy
from railwright.bots.line.forecast import forecast
from railwright.bots.line.greedy import GreedyBot
from railwright.bots.line.lots import seed_for
from railwright.bots.line.quick import Desk, new_desk, quick_action
from railwright.bots.line.search import Effort, best_action
from railwright.bots.stream import STREAM_WORDS, seed_stream
from railwright.core.chance import SeededChance
from railwright.line.match import Match, Options, SetUp
from railwright.line.rules import layout as at
from railwright.line.view import View

Ints = NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class _Experience:
    """What a number of players at the table teaches, found by play of the quick player against itself."""

    welcome: float
    """How much more often welcome symbols come than they are printed, because players choose."""
    habits: Habits


_EXPERIENCE = {
    2: _Experience(1.15, Habits(True, coin=2.25, hand=0.5, rivals=1.3, skip=0.1, chain=1.1, blur=0.5)),
    # With three players a coin is easily had instead of a symbol (RL-3.3).
    3: _Experience(1.3, Habits(True, coin=0.35, hand=0.1, rivals=2.0, skip=0.3, chain=0.75, blur=0.5)),
}
_SHORT_SIGHTED = Habits(False, coin=0.3, hand=0.3, rivals=0.0, skip=0.3, chain=1.0, blur=3.0)
_DECKS_KEPT = 16


class _OwnDesk(threading.local):
    """Scratch for each thread, because kernels run side by side."""

    def __init__(self) -> None:
        self.desk: Desk = new_desk()


_OWN = _OwnDesk()


@functools.lru_cache(maxsize=_DECKS_KEPT)
def _policy(tables: bytes, players: int) -> Policy:
    """The quick player for these tables of a deck and sheet."""
    numbers: Ints = np.frombuffer(tables, dtype=np.int64).copy()
    experience = _EXPERIENCE[players]
    return Policy(numbers, forecast(numbers, players, experience.welcome), experience.habits)


def policy_for(view: View) -> Policy:
    """The quick player for the deck, sheet and number of players of a view."""
    return _policy(view.tables.tobytes(), int(view.observation[at.PLAYERS]))


class BeginnerBot:
    """Takes what seems to bring most points at once, and misjudges it by up to three."""

    def act(self, view: View, *, seed: int) -> int:
        """The action that seems best at a glance."""
        stream: Ints = np.empty(STREAM_WORDS, dtype=np.int64)
        seed_stream(stream, seed_for(view, seed))
        policy = policy_for(view)._replace(habits=_SHORT_SIGHTED)
        return int(quick_action(view.observation, policy, stream, _OWN.desk))


class SearchingBot:
    """Tries its actions in games that the view leaves open, with so much effort; may have a limit of time beside."""

    def __init__(self, effort: Effort, seconds: float | None = None) -> None:
        self._effort = effort
        self._seconds = seconds

    def act(self, view: View, *, seed: int) -> int:
        """The action that does best in those games."""
        own_seed = seed_for(view, seed)
        with ringing_after(self._seconds) as bell:
            return int(best_action(view.observation, policy_for(view), self._effort, own_seed, _OWN.desk, bell))


STRONG = Effort(cards=1_000, playouts=40)
MASTER = Effort(cards=10_000, playouts=400)


def prepare() -> None:
    """Compile everything that the players call: one small decision of each kind."""
    match = Match(Options(2), SetUp.drawn(2, SeededChance(0)))
    assert match.decider is not None
    view = match.view(match.decider)
    GreedyBot().act(view, seed=0)
    BeginnerBot().act(view, seed=0)
    SearchingBot(Effort(cards=1, playouts=1)).act(view, seed=0)
