"""The view of Railroad Ink as the page gets it, see docs/protocol.md."""

from __future__ import annotations

from typing import Literal

import msgspec

from railwright.ink.options import Edition, Longest
from railwright.server.fair_messages import FairView
from railwright.server.seats import Moment, NextRoom, Openness, SeatKind
from railwright.server.solo_judged import SoloJudged


class Part(msgspec.Struct, frozen=True, gc=False):
    """Any part of a view."""


class InkOptions(Part, frozen=True):
    """What is played."""

    edition: Edition
    expansion: str | None
    players: int
    draft: bool
    goals: bool
    further_goals: bool
    longest: Longest
    pool: list[Edition]
    """The sets of dice of a draft, where they are not all of the edition."""


class InkSeat(Part, frozen=True):
    """A player as everybody sees them; the own score is as the sheet is now, others' as the last round closed."""

    name: str
    kind: SeatKind
    bot: str | None
    done: bool
    score: int
    goal_points: int
    ran_out: int = 0


class DrawnPiece(Part, frozen=True):
    """A piece on the sheet; round 0 is printed there from the start."""

    space: str
    piece: str
    orientation: int
    round: int


class GridPath(Part, frozen=True):
    """A way along the lines between spaces: unit steps N, E, S, W from a grid point, 0 to 7 from the top left."""

    name: str
    row: int
    col: int
    path: str


class Budget(Part, frozen=True):
    """Points that last for a whole game and pay for drawings."""

    name: str
    left: int
    of: int


class SheetView(Part, frozen=True):
    """A sheet; signs: what lies on it besides the pieces, spaces by the name of the drawing; lines: between spaces."""

    drawn: list[DrawnPiece]
    signs: dict[str, list[str]]
    lines: list[GridPath]
    budget: Budget | None
    villages: int
    universities: int


DieKind = Literal["route", "expansion", "extra"]


class Die(Part, frozen=True):
    """A die of this round, or a piece that may be drawn without one; copy: a factory allows it once more."""

    piece: str
    kind: DieKind
    used: bool
    copy: bool


class QuestionOption(Part, frozen=True):
    """One answer: its action, the way that it takes over the sheet, the special route that it costs."""

    action: str
    path: list[str]
    special: str | None


class QuestionView(Part, frozen=True):
    """What the expansion of this name asks before anything may be drawn, with facts for its words.

    start: the space where the ways of the answers begin; at_stake: the spaces that the answers are about.
    """

    name: str
    facts: dict[str, str | int]
    start: str | None
    at_stake: list[str]
    options: list[QuestionOption]


class Special(Part, frozen=True):
    """A special route; open: it may be drawn now."""

    piece: str
    spent: bool
    open: bool


class MayBeDone(Part, frozen=True):
    """Whether the seat may end its round, else why not."""

    allowed: bool
    code: str | None
    text: str | None


RoutePart = tuple[str, str]
"""A space and the sides of the route in it."""


class NetworkScore(Part, frozen=True):
    """Joined routes."""

    exits: int
    at: list[RoutePart]
    """Where the exits are: space and side."""
    routes: list[RoutePart]
    path: str
    """SVG path data of a highlighter over its routes, a space being 100 wide."""


class LongestScore(Part, frozen=True):
    """A longest line, in the order in which one walks along it."""

    length: int
    routes: list[RoutePart]
    path: str
    """SVG path data of one stroke along it, a space being 100 wide."""


class CentreScore(Part, frozen=True):
    """Drawn central spaces."""

    points: int
    spaces: list[str]


class ErrorScore(Part, frozen=True):
    """Open ends; the points are lost."""

    points: int
    ends: list[RoutePart]


class AreaScore(Part, frozen=True):
    """What an expansion counts; count: how many spaces or lines it has."""

    name: str
    count: int
    spaces: list[str]
    path: str
    """SVG path data of what it counts on lines between spaces, a space being 100 wide."""


class ExpansionScore(Part, frozen=True):
    """The points of the expansion, what lies on lines between spaces, and what is left to pay for drawings."""

    points: int
    areas: list[AreaScore]
    lines: list[GridPath]
    budget: Budget | None


class InkPoints(Part, frozen=True):
    """A score in numbers; networks: the exits of each network that joins two or more, the largest first."""

    networks: list[int]
    exits: int
    highway: int
    railway: int
    centre: int
    errors: int
    """The points that open ends lose."""
    expansion: int
    villages: int
    goals: int
    total: int


class InkScore(Part, frozen=True):
    """An explained score: every part says where its points lie."""

    networks: list[NetworkScore]
    exits: int
    highway: LongestScore
    railway: LongestScore
    centre: CentreScore
    errors: ErrorScore
    expansion: ExpansionScore
    villages: int
    goals: int
    total: int


class GoalCardView(Part, frozen=True):
    """A goal; met: the own sheet meets it now; scored: [seat, points]."""

    name: str
    text: str
    worth: int
    deadline: int | None
    met: bool
    scored: list[tuple[int, int]]


class DraftState(Part, frozen=True):
    """The pairs of this round; owners: [pair, seat]."""

    pairs: list[tuple[str, str]]
    owners: list[tuple[int, int]]
    to_pick: int | None
    start: int


class InkPlace(Part, frozen=True):
    """A place of the final ranking."""

    place: int
    seat: int
    score: InkScore


class InkView(Part, frozen=True, kw_only=True, tag_field="game", tag="ink"):
    """What one seat, or a spectator, may know."""

    room: str
    options: InkOptions
    seat: int | None
    phase: Literal["lobby", "pick", "draw", "over"]
    round: int
    rounds: int
    seats: list[InkSeat]
    sheets: list[SheetView]
    dice: list[Die]
    events: list[str]
    """What the expansion's dice show that nobody draws: faces that are no piece, and all of them at the last roll."""
    last_roll: bool
    """Whether the dice are those that are rolled after the last round; `round` is one more than `rounds` then."""
    question: QuestionView | None
    specials: list[Special]
    specials_left: int
    copies: int
    free_specials: int
    legal: list[int]
    """The numbers of all legal drawings, ascending: 49 * variant + space (docs/notation.md)."""
    brings: dict[int, list[int]]
    """What some of them bring with them: by their number, the pieces that come about by themselves, numbered alike."""
    actions: list[str]
    """The other legal actions, without done."""
    prices: dict[str, int]
    """What legal actions cost of the budget, where it is not nothing."""
    done: MayBeDone
    can_undo: bool
    wet_round: int
    wet_lines: list[GridPath]
    """What the own seat has drawn along lines in this round."""
    score: InkPoints | None
    goals: list[GoalCardView]
    draft: DraftState | None
    star: int | None
    time_limit: int | None
    deadline: str | None
    ranking: list[InkPlace] | None
    judged: SoloJudged | None
    """Of a finished game alone."""
    fair: FairView
    next: NextRoom | None = None
    """Where the table plays again."""
    what_if: Moment | None = None
    """The moment of a finished game that this one goes on from."""
    waits_for: list[int] = []
    """The seats that have to decide."""
    open_to: Openness = "invited"
    """Who may find the room before its game begins."""
    host: int = 0
    """The seat that decides so."""
