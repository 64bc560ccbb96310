"""What if: a finished game of Railroad Ink goes on from an earlier moment, for one seat, with the same dice to come.

All others do what they did. The finished game stays as it is.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from railwright.ink.events import AnyEvent, Paired, Rolled, SetUp
from railwright.ink.match import Match, Phase
from railwright.ink.options import Options
from railwright.server.games import Source
from railwright.server.ink_game import InkGame
from railwright.server.ink_replay import seat_by_seat
from railwright.server.problems import Problem
from railwright.server.seats import Moment


class WhatIf(msgspec.Struct, frozen=True):
    """What a room is opened with that goes on from another game."""

    moment: Moment
    events: list[AnyEvent]
    """The game it goes on from, to its end, without what was taken back."""


def what_if(match: Match, moment: Moment) -> WhatIf:
    """A finished match from this moment on; one that it does not have is refused."""
    if not 0 <= moment.seat < match.options.players:
        raise Problem("seat_unknown", seat=moment.seat + 1)
    if not 1 <= moment.round <= match.options.rounds:
        raise Problem("what_if_round", rounds=match.options.rounds)
    done = match.rounds[moment.round - 1].actions[moment.seat]
    if not 0 <= moment.drawn <= sum(action.kind != "done" for action in done):
        raise Problem("what_if_drawn", round=moment.round)
    return WhatIf(moment, list(seat_by_seat(match)))


class WhatIfGame(InkGame):
    """A match whose dice are known, and in which all seats but one do what they did before."""

    def __init__(self, options: Options, dice: Source, bot_secret: str, earlier: WhatIf) -> None:
        super().__init__(options, dice, bot_secret)
        self._moment = earlier.moment
        self._before = Match.of(options, earlier.events)
        self._draws = [event for event in earlier.events if isinstance(event, SetUp | Rolled | Paired)]

    def _due(self) -> SetUp | Rolled | Paired:
        self.told_draws += 1
        return self._draws[self.told_draws - 1]

    def _deal(self) -> None:
        """Roll, and let everybody else do their part at once."""
        while self.match.phase in (Phase.SETTING_UP, Phase.ROLLING):
            self.match.apply(self._due())
            self._follow()

    def _follow(self) -> None:
        match, number = self.match, self.match.round
        if not number:
            return
        log = self._before.rounds[number - 1]
        for pick in log.picks:
            match.apply(pick)
        for seat, actions in enumerate(log.actions):
            for action in actions[: self._known(seat)]:
                match.act(seat, action)

    def _known(self, seat: int) -> int | None:
        """How much of what a seat did in the running round is done again; None: all of it."""
        moment = self._moment
        if seat != moment.seat or self.match.round < moment.round:
            return None
        return moment.drawn if self.match.round == moment.round else 0


def remark(names: Sequence[str], moment: Moment) -> str:
    """The remark by which a record says where it goes on from."""
    return f"# what if: {names[moment.seat]} goes on from round {moment.round}" + (
        f" of {moment.room}" if moment.room else ""
    )
