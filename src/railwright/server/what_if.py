"""What if: a finished game goes on from an earlier moment, for one seat, with the same dice or cards to come.

In Railroad Ink all others do what they did. At Rail Line's one table that would not fit any more: bots sit there, who
decide anew. The finished game stays as it is.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from railwright.ink.events import AnyEvent, Event, Paired, Rolled, SetUp
from railwright.ink.match import Match as InkMatch
from railwright.ink.match import Phase
from railwright.ink.options import Options as InkOptions
from railwright.line.actions import action_words
from railwright.line.match import Match as LineMatch
from railwright.line.match import Options as LineOptions
from railwright.server.games import Source
from railwright.server.ink_game import InkGame
from railwright.server.ink_replay import seat_by_seat
from railwright.server.line_game import Dealt, Decided, LineGame
from railwright.server.problems import Problem
from railwright.server.seats import Moment


class WhatIf(msgspec.Struct, frozen=True):
    """What a room is opened with that goes on from another game."""

    moment: Moment
    events: list[AnyEvent | Dealt | Decided]
    """The game it goes on from, without what was taken back: Railroad Ink to its end, Rail Line to the moment."""


def what_if(match: InkMatch | LineMatch, moment: Moment) -> WhatIf:
    """A finished match from this moment on; one that it does not have is refused."""
    if not 0 <= moment.seat < match.options.players:
        raise Problem("seat_unknown", seat=moment.seat + 1)
    return _of_line(match, moment) if isinstance(match, LineMatch) else _of_ink(match, moment)


def _of_ink(match: InkMatch, moment: Moment) -> WhatIf:
    if not 1 <= moment.round <= match.options.rounds:
        raise Problem("what_if_round", rounds=match.options.rounds)
    done = match.rounds[moment.round - 1].actions[moment.seat]
    if not 0 <= moment.drawn <= sum(action.kind != "done" for action in done):
        raise Problem("what_if_drawn", round=moment.round)
    return WhatIf(moment, list(seat_by_seat(match)))


def _of_line(match: LineMatch, moment: Moment) -> WhatIf:
    if not 1 <= moment.round <= len(match.decisions) or moment.drawn:
        raise Problem("what_if_decision", decisions=len(match.decisions))
    setup, deck = match.setup, match.options.deck
    before = (Decided(one.seat, action_words(deck, one.action)) for one in match.decisions[: moment.round - 1])
    return WhatIf(moment, [Dealt(setup.start, setup.a_order, setup.b_order), *before])


class InkWhatIf(InkGame):
    """A match whose dice are known, and in which all seats but one do what they did before."""

    def __init__(self, options: InkOptions, dice: Source, bot_secret: str, earlier: WhatIf) -> None:
        super().__init__(options, dice, bot_secret)
        events = [event for event in earlier.events if isinstance(event, Event)]
        self._moment = earlier.moment
        self._before = InkMatch.of(options, events)
        self._draws = [event for event in events if isinstance(event, SetUp | Rolled | Paired)]

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


class LineWhatIf(LineGame):
    """A match whose cards lie as they lay, and which begins with what was decided before the moment."""

    def __init__(self, options: LineOptions, dice: Source, bot_secret: str, earlier: WhatIf) -> None:
        super().__init__(options, dice, bot_secret)
        self._before = [event for event in earlier.events if isinstance(event, Dealt | Decided)]

    def begin(self) -> list[msgspec.Struct]:
        """Shuffle and decide as before."""
        for event in self._before:
            self.restore(event)
        return list(self._before)


def remark(names: Sequence[str], moment: Moment, step: str) -> str:
    """The remark by which a record says where it goes on from; `step`: what its moments are counted in."""
    return f"# what if: {names[moment.seat]} goes on from {step} {moment.round}" + (
        f" of {moment.room}" if moment.room else ""
    )
