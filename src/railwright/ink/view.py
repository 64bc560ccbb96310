"""What one seat may know of a match: its own sheet now, the others' as the last round closed, and what lies open."""

from __future__ import annotations

from dataclasses import dataclass, replace

from railwright.ink.actions import Action
from railwright.ink.match import Match, Phase
from railwright.ink.options import Options
from railwright.ink.sheet import Sheet


@dataclass(frozen=True, slots=True)
class GoalView:
    """A goal card as it lies open: the points to be had this round, and who scored it in earlier rounds."""

    name: str
    worth: int
    deadline: int | None
    scored: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class DraftView:
    """The draft of the running round: the pairs, who took which, and whose turn it is."""

    pairs: tuple[tuple[str, str], ...]
    owners: tuple[tuple[int, int], ...]
    to_pick: int | None


@dataclass(frozen=True, slots=True)
class View:
    """A seat's view; seat None is a spectator's."""

    options: Options
    seat: int | None
    phase: Phase
    round: int
    """The running or last round; a roll after the last one counts as one more (RI-15.6)."""
    sheets: tuple[Sheet, ...]
    done: tuple[bool, ...]
    goals: tuple[GoalView, ...]
    route_dice: tuple[str, ...]
    expansion_dice: tuple[str, ...]
    draft: DraftView | None
    start_player: int | None
    star: int | None
    can_take_back: bool

    @property
    def last_roll(self) -> bool:
        """Whether the dice are those that are rolled after the last round."""
        return self.round > self.options.rounds

    @property
    def sheet(self) -> Sheet:
        """One's own sheet."""
        assert self.seat is not None, "a spectator has no sheet"
        return self.sheets[self.seat]

    def legal(self) -> list[Action]:
        """One's own legal actions."""
        return self.sheet.legal() if self.phase is Phase.DRAWING else []


def view_of(match: Match, seat: int | None) -> View:
    """What a seat, or a spectator, may see; it stays as it is whatever happens in the match."""
    seen = glance(match, seat)
    return replace(seen, sheets=tuple(sheet.copy() for sheet in seen.sheets))


def glance(match: Match, seat: int | None) -> View:
    """The same for somebody who only reads it, and only before the next event: its sheets are those of the match."""
    scoring_round = match.round + (match.phase is Phase.ROLLING)
    running = match.rounds[-1] if match.rounds and match.phase in (Phase.PICKING, Phase.DRAWING) else None
    sheets = list(match.public)
    if seat is not None:
        sheets[seat] = match.sheets[seat]
    drafted = match.draft if running and not match.last_roll else None
    own_dice: tuple[str, ...] = ()
    if running and match.phase is Phase.DRAWING:
        own_dice = getattr(running.dice, "route", ())
        if drafted and seat is not None:
            own_dice = drafted.dice_of(seat)
    return View(
        options=match.options,
        seat=seat,
        phase=match.phase,
        round=match.round,
        sheets=tuple(sheets),
        done=tuple(match.phase is Phase.DRAWING and sheet.is_done for sheet in match.sheets),
        goals=tuple(
            GoalView(goal.name, goal.worth(scoring_round), goal.deadline, tuple(sorted(goal.scored.items())))
            for goal in match.goals
        ),
        route_dice=own_dice,
        expansion_dice=running.dice.expansion if running else (),
        draft=DraftView(drafted.pairs, tuple(sorted(drafted.owners.items())), drafted.to_pick) if drafted else None,
        start_player=match.start_player if match.options.draft else None,
        star=match.star,
        can_take_back=seat is not None and match.can_take_back(seat),
    )
