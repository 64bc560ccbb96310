"""A finished game of Railroad Ink step by step, for the slider of the page."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from railwright.ink.actions import Action, space_name
from railwright.ink.events import Acted, AnyEvent, Paired, Picked, Rolled, SetUp
from railwright.ink.match import Match
from railwright.server.games import Frame
from railwright.server.ink_messages import SheetView
from railwright.server.ink_view import sheet_view


class Changed(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a step has changed."""

    sheets: dict[int, SheetView] = {}
    dice: list[str] | None = None
    """All faces on the table: route dice or the pairs of the draft in order, then the expansion's."""
    scores: list[int] | None = None


class Step(msgspec.Struct, frozen=True):
    """One step; seat null is the table's."""

    round: int
    seat: int | None
    text: str
    action: str | None
    views: Changed


def steps(played: Match, frame: Frame) -> list[Step]:
    """Every step without what was taken back, round by round, seat by seat."""
    match = Match(played.options)
    found = [_step(match, None, frame.say("ink-step-begin"), sheets=range(match.options.players))]
    for event in seat_by_seat(played):
        before = [sheet.drawn_rows() for sheet in match.sheets]
        match.apply(event)
        changed = [seat for seat, sheet in enumerate(match.sheets) if sheet.drawn_rows() != before[seat]]
        found.append(_told(match, event, changed, frame))
    totals = [place.score.total for place in sorted(played.ranking(), key=lambda place: place.seat)]
    over = frame.say("ink-step-over")
    return [*found, Step(match.round, None, over, None, Changed(scores=totals))]


def seat_by_seat(played: Match) -> Iterator[AnyEvent]:
    """The events of a match, in each round one seat after the other."""
    if played.events and isinstance(played.events[0], SetUp):
        yield played.events[0]
    for log in played.rounds:
        yield log.dice
        yield from log.picks
        for seat, actions in enumerate(log.actions):
            yield from (Acted(seat, str(action)) for action in actions)


def _told(match: Match, event: AnyEvent, changed: list[int], frame: Frame) -> Step:
    """A step; dice may change sheets by themselves, and so may the pick after which a round begins."""
    if isinstance(event, SetUp):
        return _step(match, None, frame.say("ink-step-begin"))
    if isinstance(event, Rolled | Paired):
        faces = event.route if isinstance(event, Rolled) else tuple(face for pair in event.pairs for face in pair)
        text = frame.say("ink-step-last_roll" if match.last_roll else "ink-step-roll", round=match.round)
        sheets = {seat: sheet_view(match.sheets[seat]) for seat in changed}
        return Step(match.round, None, text, None, Changed(sheets, [*faces, *event.expansion]))
    if isinstance(event, Picked):
        return _step(match, event.seat, frame.tell("ink-step-pick", event.seat, pair=event.pair + 1), sheets=changed)
    assert isinstance(event, Acted)
    log = match.rounds[-1].actions[event.seat]
    action = log[-1]
    text = _action_text(action, event.seat, frame)
    return _step(match, event.seat, text, str(action), [event.seat] if action.kind != "done" else [])


def _action_text(action: Action, seat: int, frame: Frame) -> str:
    if action.variant and action.space:
        piece = frame.say(f"piece-{action.variant.piece}")
        return frame.tell("ink-step-draw", seat, piece=piece, space=space_name(*action.space))
    key = f"ink-step-{action.kind}"
    own = f"{key}-{action.choice.partition('-')[0]}"
    return frame.tell(own if frame.say.knows(own) else key, seat, action=str(action))


def _step(match: Match, seat: int | None, text: str, action: str | None = None, sheets: Iterable[int] = ()) -> Step:
    changed = Changed({number: sheet_view(match.sheets[number]) for number in sheets})
    return Step(match.round, seat, text, action, changed)
