"""The view of Railroad Ink: what the engine lets a seat know, in the words of the page.

One is made for every drawing of a player, so that whatever stays as it was is taken over from before and not made anew.
"""

from __future__ import annotations

import functools
from bisect import bisect_left
from enum import IntEnum
from typing import Literal

from railwright.core.language import Language, speaker
from railwright.ink.actions import LINE_PIECES, all_actions, space_name
from railwright.ink.match import Match, Phase, fitting, refusal_for
from railwright.ink.options import Options
from railwright.ink.rules.board import SIZE
from railwright.ink.rules.pieces import PIECES, SPECIALS, VARIANTS
from railwright.ink.rules.reasons import Reason
from railwright.ink.rules.sheet import ROUTE_DICE
from railwright.ink.rules.turn import DRAWINGS, FINISH
from railwright.ink.score import count, quick_total
from railwright.ink.sheet import Sheet, spaces_of
from railwright.ink.view import GoalView, View, glance
from railwright.server.games import Frame
from railwright.server.ink_messages import (
    Die,
    DieKind,
    DraftState,
    DrawnPiece,
    GoalCardView,
    InkOptions,
    InkPlace,
    InkSeat,
    InkView,
    MayBeDone,
    QuestionOption,
    QuestionView,
    SheetView,
    Special,
)
from railwright.server.ink_score import names, told_budget, told_lines, told_points, told_score

PhaseName = Literal["lobby", "pick", "draw", "over"]
_PHASES: dict[Phase, PhaseName] = {
    Phase.SETTING_UP: "lobby",
    Phase.ROLLING: "lobby",
    Phase.PICKING: "pick",
    Phase.DRAWING: "draw",
    Phase.OVER: "over",
}
_DRAWN = {*PIECES, *LINE_PIECES}
"""The faces that are drawn, in a space or on lines; the others are only looked at."""
_NOT_NOW = MayBeDone(False, None, None)


class PublicSheets:
    """The sheets as everybody sees them with their totals, worked out once for each round; and the ranking, once."""

    def __init__(self) -> None:
        self._of: list[Sheet] | None = None
        self._told: list[tuple[SheetView, int]] = []
        self._ranking: list[InkPlace] | None = None

    def told(self, match: Match) -> list[tuple[SheetView, int]]:
        """Each seat's sheet as the last round closed, and its points then."""
        if self._of is not match.public:
            self._of = match.public
            self._told = [
                (sheet_view(sheet), quick_total(sheet) + match.goal_points(seat))
                for seat, sheet in enumerate(match.public)
            ]
        return self._told

    def ranking(self, match: Match) -> list[InkPlace] | None:
        """The final ranking with the explained scores, once there is one."""
        if self._ranking is None and match.phase is Phase.OVER:
            self._ranking = [
                InkPlace(place.place, place.seat, told_score(place.score, match.sheets[place.seat]))
                for place in match.ranking()
            ]
        return self._ranking


def ink_view(match: Match, seat: int | None, public: PublicSheets, frame: Frame) -> InkView:
    """What a seat, or a spectator, may know."""
    view = glance(match, seat)
    drawing = match.phase is Phase.DRAWING
    own = view.sheet if seat is not None else None
    sheets = list(public.told(match))
    score = None
    if seat is not None and own is not None:
        score = told_points(count(own, match.goal_points(seat)))
        sheets[seat] = (sheet_view(own), score.total)
    legal, actions, prices = _legal(own) if own and drawing else ([], [], {})
    return InkView(
        room=frame.room,
        options=told_options(match.options),
        seat=seat,
        phase=_PHASES[match.phase],
        round=match.round,
        rounds=match.options.rounds,
        seats=[
            InkSeat(told.name, told.kind, told.bot, view.done[number], sheets[number][1], match.goal_points(number))
            for number, told in enumerate(frame.seats)
        ],
        sheets=[sheet for sheet, _ in sheets],
        dice=_dice(view) if drawing and not match.last_roll else [],
        events=_events(match),
        last_roll=match.last_roll,
        question=_question(own) if own and drawing else None,
        specials=_specials(own.specials_left, own.special_allowed and not own.is_done) if own else [],
        specials_left=own.specials_to_spend if own else 0,
        copies=own.copies if own else 0,
        free_specials=own.free_specials if own else 0,
        legal=legal,
        brings=own.brings(legal) if own else {},
        actions=actions,
        prices=prices,
        done=_may_be_done(own, frame.language) if own and drawing else _NOT_NOW,
        can_undo=view.can_take_back,
        wet_round=match.round,
        score=score,
        goals=[_goal(goal, own, frame) for goal in view.goals],
        draft=_draft(view),
        star=view.star,
        time_limit=frame.time_limit,
        deadline=frame.deadline,
        ranking=public.ranking(match),
        fair=frame.fair,
    )


@functools.cache
def told_options(options: Options) -> InkOptions:
    """The options as the page knows them."""
    return InkOptions(
        options.edition,
        options.expansion,
        options.players,
        options.draft,
        options.goals,
        options.further_goals,
        options.longest,
        list(options.pool),
    )


def sheet_view(sheet: Sheet) -> SheetView:
    """A sheet as the page draws it."""
    return SheetView(
        drawn=[_drawn(*numbers) for numbers in sheet.drawn_numbers()],
        signs={name: names(spaces) for name, spaces in sheet.signs.items() if spaces},
        lines=told_lines(sheet),
        budget=told_budget(sheet),
        villages=sheet.villages,
        universities=sheet.universities,
    )


@functools.cache
def _drawn(space: int, variant: int, when: int) -> DrawnPiece:
    """A piece on a sheet. Kept, because every view lists all of them, and rounds, spaces and variants are few."""
    return DrawnPiece(_name(space), VARIANTS[variant].piece, VARIANTS[variant].orientation, when)


def _legal(sheet: Sheet) -> tuple[list[int], list[str], dict[str, int]]:
    """The numbers of the legal drawings, the other legal actions without done, and what any of them costs."""
    numbers = sheet.legal_numbers()
    drawings = bisect_left(numbers, DRAWINGS)
    others = [str(all_actions()[number]) for number in numbers[drawings:] if number != FINISH]
    prices = {str(all_actions()[number]): price for number, price in sheet.prices(numbers).items()}
    return numbers[:drawings], others, prices


@functools.cache
def _die(piece: str, kind: DieKind, used: bool, copy: bool) -> Die:
    return Die(piece, kind, used, copy)


def _dice(view: View) -> list[Die]:
    if view.seat is None:
        more = [face for face in view.expansion_dice if face in _DRAWN]
        return [
            *(_die(face, "route", False, False) for face in view.route_dice),
            *(_die(face, "expansion", False, False) for face in more),
        ]
    sheet = view.sheet
    dice, copies = sheet.dice, sheet.copies > 0
    return [
        *(_die(piece, "route", used, used and copies) for piece, used in dice[:ROUTE_DICE]),
        *(_die(piece, "expansion", used, False) for piece, used in dice[ROUTE_DICE:]),
        *(_die(piece, "extra", False, False) for piece in sheet.extra_pieces),
    ]


def _events(match: Match) -> list[str]:
    """Faces that are looked at only; those of the last roll still when the game is over."""
    faces = match.rounds[-1].dice.expansion if match.phase in (Phase.DRAWING, Phase.OVER) else ()
    if match.last_roll:
        return list(faces)
    return [face for face in faces if face not in _DRAWN] if match.phase is Phase.DRAWING else []


def _question(sheet: Sheet) -> QuestionView | None:
    asked = sheet.question
    if asked is None or sheet.expansion is None:
        return None
    options = [
        QuestionOption(option.action, [_name(space) for space in option.path], option.special)
        for option in asked.options
    ]
    start = None if asked.start is None else _name(asked.start)
    return QuestionView(sheet.expansion, asked.facts, start, names(spaces_of(asked.at_stake)), options)


def _name(space: int) -> str:
    return space_name(*divmod(space, SIZE))


@functools.cache
def _specials(left: tuple[str, ...], allowed: bool) -> list[Special]:
    return [Special(piece, piece not in left, allowed and piece in left) for piece in SPECIALS]


def _may_be_done(own: Sheet, language: Language) -> MayBeDone:
    reason = own.not_done()
    return _not_done(reason, fitting(own, reason), language)


@functools.lru_cache(maxsize=10_000, typed=True)  # the own reasons of two expansions have the same numbers
def _not_done(reason: IntEnum, pieces: tuple[str, ...], language: Language) -> MayBeDone:
    """Whether a round may be ended, in words; kept, because finding words takes longer than everything else here."""
    if reason is Reason.FINE:
        return MayBeDone(True, None, None)
    refused = refusal_for(reason, pieces)
    return MayBeDone(False, refused.code, refused.said(speaker(language)))


@functools.cache
def _goal_text(name: str, language: Language) -> str:
    return speaker(language)(f"goal-{name}")


def _goal(goal: GoalView, own: Sheet | None, frame: Frame) -> GoalCardView:
    met = own is not None and own.meets_goal(goal.name)
    text = _goal_text(goal.name, frame.language)
    return GoalCardView(goal.name, text, goal.worth, goal.deadline, met, list(goal.scored))


def _draft(view: View) -> DraftState | None:
    if view.draft is None or view.start_player is None:
        return None
    return DraftState(list(view.draft.pairs), list(view.draft.owners), view.draft.to_pick, view.start_player)
