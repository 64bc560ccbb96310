"""The view of Railroad Ink: what the engine lets a seat know, in the words of the page."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Literal

from railwright.core.language import Speaker
from railwright.ink.actions import Action, Space, all_actions, space_name
from railwright.ink.match import Match, Phase, why_not_done
from railwright.ink.options import Options
from railwright.ink.picture import highlighter_over, stroke_along
from railwright.ink.rules.board import SIZE
from railwright.ink.rules.pieces import PIECES, SPECIALS
from railwright.ink.rules.sheet import ROUTE_DICE
from railwright.ink.score import LongestLine, Score, explain, quick_total
from railwright.ink.sheet import Sheet
from railwright.ink.view import View, view_of
from railwright.server.games import Frame
from railwright.server.ink_messages import (
    AreaScore,
    CentreScore,
    Die,
    DraftState,
    DrawnPiece,
    ErrorScore,
    ExpansionScore,
    GoalCardView,
    InkOptions,
    InkPlace,
    InkScore,
    InkSeat,
    InkView,
    LongestScore,
    MayBeDone,
    NetworkScore,
    QuestionOption,
    QuestionView,
    RoutePart,
    SheetView,
    Special,
)

PhaseName = Literal["lobby", "pick", "draw", "over"]
_PHASES: dict[Phase, PhaseName] = {
    Phase.SETTING_UP: "lobby",
    Phase.ROLLING: "lobby",
    Phase.PICKING: "pick",
    Phase.DRAWING: "draw",
    Phase.OVER: "over",
}


class PublicSheets:
    """The sheets as everybody sees them with their totals, worked out once for each round."""

    def __init__(self) -> None:
        self._of: list[Sheet] | None = None
        self._told: list[tuple[SheetView, int]] = []

    def told(self, match: Match) -> list[tuple[SheetView, int]]:
        """Each seat's sheet as the last round closed, and its points then."""
        if self._of is not match.public:
            self._of = match.public
            self._told = [
                (sheet_view(sheet), quick_total(sheet) + match.goal_points(seat))
                for seat, sheet in enumerate(match.public)
            ]
        return self._told


def ink_view(match: Match, seat: int | None, public: PublicSheets, frame: Frame) -> InkView:
    """What a seat, or a spectator, may know."""
    view = view_of(match, seat)
    drawing = match.phase is Phase.DRAWING
    over = match.phase is Phase.OVER
    own = view.sheet if seat is not None else None
    sheets = list(public.told(match))
    score = None
    if seat is not None and own is not None:
        score = explain(own, match.goal_points(seat))
        sheets[seat] = (sheet_view(own), score.total)
    legal, actions = split_actions(view.legal() if own else [])
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
        dice=_dice(view) if drawing else [],
        question=_question(own) if own and drawing else None,
        specials=_specials(own) if own else [],
        specials_left=own.specials_to_spend if own else 0,
        copies=own.copies if own else 0,
        free_specials=own.free_specials if own else 0,
        legal=legal,
        actions=actions,
        done=_may_be_done(match, own, frame.say),
        can_undo=view.can_take_back,
        wet_round=match.round,
        score=told_score(score, own) if score and own else None,
        goals=[
            GoalCardView(
                goal.name,
                frame.say(f"goal-{goal.name}"),
                goal.worth,
                goal.deadline,
                own is not None and own.meets_goal(goal.name),
                list(goal.scored),
            )
            for goal in view.goals
        ],
        draft=_draft(view),
        star=view.star,
        time_limit=frame.time_limit,
        deadline=frame.deadline,
        ranking=_ranking(match) if over else None,
        fair=frame.fair,
    )


def told_options(options: Options) -> InkOptions:
    """The options as the page knows them."""
    return InkOptions(
        options.edition,
        options.expansion,
        options.players,
        options.draft,
        options.goals,
        options.longest,
        list(options.pool),
    )


def sheet_view(sheet: Sheet) -> SheetView:
    """A sheet as the page draws it."""
    return SheetView(
        drawn=[
            DrawnPiece(space_name(one.row, one.col), one.variant.piece, one.variant.orientation, one.round)
            for one in sheet.drawn
        ],
        signs={name: _names(spaces) for name, spaces in sheet.signs.items() if spaces},
        villages=sheet.villages,
        universities=sheet.universities,
    )


def split_actions(legal: Sequence[Action]) -> tuple[dict[str, dict[str, list[int]]], list[str]]:
    """Drawings by piece and space with their orientations, and the other actions without done."""
    drawings: dict[str, dict[str, list[int]]] = {}
    others = []
    parts = _drawing_parts()
    for action in legal:
        if action.number < len(parts):
            piece, space, orientation = parts[action.number]
            spaces = drawings.get(piece)
            if spaces is None:
                spaces = drawings[piece] = {}
            if space in spaces:
                spaces[space].append(orientation)
            else:
                spaces[space] = [orientation]
        elif action.kind != "done":
            others.append(str(action))
    return drawings, others


@functools.cache
def _drawing_parts() -> list[tuple[str, str, int]]:
    """The piece, space and orientation of every drawing, at the place of its number: a view lists hundreds of them."""
    return [
        (action.variant.piece, space_name(*action.space), action.variant.orientation)
        for action in all_actions()
        if action.variant and action.space
    ]


def _names(spaces: Sequence[Space]) -> list[str]:
    return [space_name(*space) for space in spaces]


def _dice(view: View) -> list[Die]:
    if view.seat is None:
        more = [face for face in view.expansion_dice if face in PIECES]
        return [
            *(Die(face, "route", used=False, copy=False) for face in view.route_dice),
            *(Die(face, "expansion", used=False, copy=False) for face in more),
        ]
    sheet = view.sheet
    route, expansion = sheet.dice[:ROUTE_DICE], sheet.dice[ROUTE_DICE:]
    return [
        *(Die(piece, "route", used, used and sheet.copies > 0) for piece, used in route),
        *(Die(piece, "expansion", used, copy=False) for piece, used in expansion),
        *(Die(piece, "extra", used=False, copy=False) for piece in sheet.extra_pieces),
    ]


def _question(sheet: Sheet) -> QuestionView | None:
    asked = sheet.question
    if asked is None or sheet.expansion is None:
        return None
    options = [
        QuestionOption(option.action, [_name(space) for space in option.path], option.special)
        for option in asked.options
    ]
    start = None if asked.start is None else _name(asked.start)
    return QuestionView(sheet.expansion, asked.facts, start, options)


def _name(space: int) -> str:
    return space_name(*divmod(space, SIZE))


def _specials(sheet: Sheet) -> list[Special]:
    allowed = sheet.special_allowed and not sheet.is_done
    left = sheet.specials_left
    return [Special(piece, piece not in left, allowed and piece in left) for piece in SPECIALS]


def _may_be_done(match: Match, own: Sheet | None, say: Speaker) -> MayBeDone:
    if own is None or match.phase is not Phase.DRAWING:
        return MayBeDone(False, None, None)
    refused = why_not_done(own)
    return MayBeDone(True, None, None) if refused is None else MayBeDone(False, refused.code, refused.said(say))


def _draft(view: View) -> DraftState | None:
    if view.draft is None or view.start_player is None:
        return None
    return DraftState(list(view.draft.pairs), list(view.draft.owners), view.draft.to_pick, view.start_player)


def _ranking(match: Match) -> list[InkPlace]:
    return [InkPlace(p.place, p.seat, told_score(p.score, match.sheets[p.seat])) for p in match.ranking()]


def _told_line(line: LongestLine, sheet: Sheet) -> LongestScore:
    return LongestScore(line.length, _routes(line.routes), stroke_along(line, sheet))


def told_score(score: Score, sheet: Sheet) -> InkScore:
    """An explained score as the page lights it up."""
    return InkScore(
        networks=[
            NetworkScore(
                len(network.exits), _routes(network.exits), _routes(network.routes), highlighter_over(network, sheet)
            )
            for network in score.networks
        ],
        exits=score.exits,
        highway=_told_line(score.highway, sheet),
        railway=_told_line(score.railway, sheet),
        centre=CentreScore(len(score.centre), _names(score.centre)),
        errors=ErrorScore(len(score.errors), _routes(score.errors)),
        expansion=ExpansionScore(score.expansion, [AreaScore(area.name, _names(area.spaces)) for area in score.areas]),
        villages=score.villages,
        goals=score.goal_points,
        total=score.total,
    )


def _routes(routes: Sequence[tuple[int, int, str]]) -> list[RoutePart]:
    return [(space_name(row, col), sides) for row, col, sides in routes]
