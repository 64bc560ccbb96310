"""The view of Railroad Ink: what the engine lets a seat know, in the words of the page.

One is made for every drawing of a player, so that whatever stays as it was is taken over from before and not made anew.
"""

from __future__ import annotations

import functools
from bisect import bisect_left
from enum import IntEnum
from typing import Literal, TypedDict, TypeVar

from msgspec.structs import replace

from railwright.core.language import Language, speaker
from railwright.ink.actions import LINE_PIECES, all_actions, space_name
from railwright.ink.match import Match, Phase, refusal_for
from railwright.ink.options import Options
from railwright.ink.rules.board import SIZE
from railwright.ink.rules.pieces import PIECES, SPECIALS, VARIANTS
from railwright.ink.rules.reasons import Reason
from railwright.ink.rules.sheet import ROUTE_DICE
from railwright.ink.rules.turn import DRAWINGS, FINISH
from railwright.ink.score import quick_total
from railwright.ink.sheet import DrawnRow, Sheet, drawn_numbers, spaces_of
from railwright.ink.survey import survey
from railwright.ink.view import GoalView, View, glance
from railwright.server.games import Frame
from railwright.server.ink_messages import (
    Die,
    DieKind,
    DraftState,
    DrawnPiece,
    GoalCardView,
    GridPath,
    InkOptions,
    InkPlace,
    InkPoints,
    InkSeat,
    InkView,
    MayBeDone,
    QuestionOption,
    QuestionView,
    SheetView,
    Special,
)
from railwright.server.ink_score import names, told_budget, told_lines, told_score
from railwright.server.solo_judged import SoloJudged, judged

T = TypeVar("T")
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


class OwnPart(TypedDict):
    """All of a view that its player's own drawing and taking back can change; everything else stays as it was.

    A new field of InkView goes into this list and into `_own_part` if that is so, else into `ink_view` alone.
    """

    seats: list[InkSeat]
    sheets: list[SheetView]
    dice: list[Die]
    question: QuestionView | None
    specials: list[Special]
    specials_left: int
    copies: int
    free_specials: int
    legal: list[int]
    brings: dict[int, list[int]]
    actions: list[str]
    prices: dict[str, int]
    done: MayBeDone
    can_undo: bool
    wet_lines: list[GridPath]
    score: InkPoints | None
    goals: list[GoalCardView]


def ink_view(match: Match, seat: int | None, public: PublicSheets, frame: Frame) -> InkView:
    """What a seat, or a spectator, may know."""
    view = glance(match, seat)
    sheets = public.told(match)
    part = OwnPart(
        seats=[
            InkSeat(
                told.shown,
                told.kind,
                told.bot,
                view.done[number],
                sheets[number][1],
                match.goal_points(number),
                told.ran_out,
            )
            for number, told in enumerate(frame.seats)
        ],
        sheets=[sheet for sheet, _ in sheets],
        dice=_rolled(view) if match.phase is Phase.DRAWING and not match.last_roll else [],
        question=None,
        specials=[],
        specials_left=0,
        copies=0,
        free_specials=0,
        legal=[],
        brings={},
        actions=[],
        prices={},
        done=_NOT_NOW,
        can_undo=False,
        wet_lines=[],
        score=None,
        goals=[_goal(goal, frame.language) for goal in view.goals],
    )
    if seat is not None:
        part = _own_part(match, seat, part["seats"], part["sheets"], part["goals"], frame.language)
    return InkView(
        room=frame.room,
        options=told_options(match.options),
        seat=seat,
        phase=_PHASES[match.phase],
        round=match.round,
        rounds=match.options.rounds,
        events=_events(match),
        last_roll=match.last_roll,
        wet_round=match.round,
        draft=_draft(view),
        star=view.star,
        time_limit=frame.time_limit,
        deadline=frame.deadline,
        ranking=public.ranking(match),
        judged=_judged(match, public.ranking(match)),
        fair=frame.fair,
        next=frame.next,
        waits_for=list(frame.waits_for),
        open_to=frame.open_to,
        host=frame.host,
        what_if=frame.what_if,
        **part,
    )


def _judged(match: Match, ranking: list[InkPlace] | None) -> SoloJudged | None:
    """A result alone is measured by what our players make; they were measured without goals."""
    if ranking is None or match.options.players > 1:
        return None
    score = ranking[0].score
    return judged(match.options.edition, match.options.expansion, score.total - score.goals)


def own_view(match: Match, seat: int, before: InkView, language: Language) -> InkView:
    """What a seat may know after something that only it has noticed: its own drawing, or taking back."""
    return replace(before, **_own_part(match, seat, before.seats, before.sheets, before.goals, language))


def _own_part(
    match: Match,
    seat: int,
    seats: list[InkSeat],
    sheets: list[SheetView],
    goals: list[GoalCardView],
    language: Language,
) -> OwnPart:
    """What a seat is told of its own sheet, among the seats, sheets and goals as they were told before."""
    own = match.sheets[seat]
    found = survey(own, match.goal_points(seat))
    drawing = match.phase is Phase.DRAWING
    copies = own.copies
    legal, actions, prices = _legal(own, found.legal) if drawing else ([], [], {})
    if seats[seat].score != found.points.total:
        seats = _with(seats, seat, replace(seats[seat], score=found.points.total))
    return OwnPart(
        seats=seats,
        sheets=_with(sheets, seat, sheet_view(own)),
        dice=_dice(found.dice, copies > 0, own.extra_pieces) if drawing and not match.last_roll else [],
        question=_question(own) if drawing else None,
        specials=_specials(own.specials_left, found.special_allowed and not own.is_done),
        specials_left=own.specials_to_spend,
        copies=copies,
        free_specials=own.free_specials,
        legal=legal,
        brings=own.brings(legal),
        actions=actions,
        prices=prices,
        done=_not_done(found.not_done, found.fitting, language) if drawing else _NOT_NOW,
        can_undo=match.can_take_back(seat),
        wet_lines=_wet_lines(match, seat) if own.record else [],
        score=InkPoints(*found.points),
        goals=[replace(goal, met=own.meets_goal(goal.name)) for goal in goals],
    )


def _wet_lines(match: Match, seat: int) -> list[GridPath]:
    """What was drawn along lines in this round: only expansions have such pieces."""
    if match.phase is not Phase.DRAWING:
        return []
    paths = (action.path for action in match.rounds[-1].actions[seat])
    return [GridPath(path.name, path.row, path.col, path.path) for path in paths if path]


def _with(items: list[T], place: int, item: T) -> list[T]:
    """The same list with something else at one place."""
    return [*items[:place], item, *items[place + 1 :]]


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
    drawn = [drawn for row in sheet.drawn_rows() for drawn in _drawn_row(row)]
    villages, universities = sheet.villages, sheet.universities
    if sheet.record is None:
        return SheetView(drawn, {}, [], None, villages, universities)
    signs = {name: names(spaces) for name, spaces in sheet.signs.items() if spaces}
    return SheetView(drawn, signs, told_lines(sheet), told_budget(sheet), villages, universities)


@functools.lru_cache(maxsize=20_000)
def _drawn_row(row: DrawnRow) -> tuple[DrawnPiece, ...]:
    """The pieces of a row. Kept, because every view lists all of them, and most rows stay as they are for long."""
    return tuple(_drawn(*numbers) for numbers in drawn_numbers(row))


@functools.cache
def _drawn(space: int, variant: int, when: int) -> DrawnPiece:
    """A piece on a sheet. Rounds, spaces and variants are few."""
    return DrawnPiece(_name(space), VARIANTS[variant].piece, VARIANTS[variant].orientation, when)


def _legal(sheet: Sheet, numbers: list[int]) -> tuple[list[int], list[str], dict[str, int]]:
    """The numbers of the legal drawings, the other legal actions without done, and what any of them costs."""
    drawings = bisect_left(numbers, DRAWINGS)
    others = [str(all_actions()[number]) for number in numbers[drawings:] if number != FINISH]
    if sheet.record is None:
        return numbers[:drawings], others, {}
    prices = {str(all_actions()[number]): price for number, price in sheet.prices(numbers).items()}
    return numbers[:drawings], others, prices


@functools.cache
def _die(piece: str, kind: DieKind, used: bool, copy: bool) -> Die:
    return Die(piece, kind, used, copy)


def _rolled(view: View) -> list[Die]:
    """The dice as they were rolled, for spectators."""
    more = [face for face in view.expansion_dice if face in _DRAWN]
    return [
        *(_die(face, "route", False, False) for face in view.route_dice),
        *(_die(face, "expansion", False, False) for face in more),
    ]


@functools.lru_cache(maxsize=10_000)
def _dice(dice: tuple[tuple[str, bool], ...], copies: bool, extra_pieces: tuple[str, ...]) -> list[Die]:
    """The dice of a player, and what may be drawn without one."""
    return [
        *(_die(piece, "route", used, used and copies) for piece, used in dice[:ROUTE_DICE]),
        *(_die(piece, "expansion", used, False) for piece, used in dice[ROUTE_DICE:]),
        *(_die(piece, "extra", False, False) for piece in extra_pieces),
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


def _goal(goal: GoalView, language: Language) -> GoalCardView:
    """A goal card before anybody's own sheet is looked at."""
    text = _goal_text(goal.name, language)
    return GoalCardView(goal.name, text, goal.worth, goal.deadline, met=False, scored=list(goal.scored))


def _draft(view: View) -> DraftState | None:
    if view.draft is None or view.start_player is None:
        return None
    return DraftState(list(view.draft.pairs), list(view.draft.owners), view.draft.to_pick, view.start_player)
