"""Actions of one seat as objects and as text; their numbers are those of the kernels (rules/turn.py)."""

from __future__ import annotations

import functools
import re
from dataclasses import dataclass
from itertools import zip_longest
from typing import Literal

from railwright.core.errors import MalformedError
from railwright.ink.rules.board import SIZE, SPACES
from railwright.ink.rules.expansions.record import Path
from railwright.ink.rules.expansions.records import RECORDS
from railwright.ink.rules.grid_lines import backwards
from railwright.ink.rules.pieces import VARIANTS, Variant, variant_of
from railwright.ink.rules.turn import ACTIONS, DRAWINGS, FINISH

Space = tuple[int, int]

ROWS = "ABCDEFG"
LINE_PIECES = frozenset(path.name for record in RECORDS for path in record.on_lines)
"""What is drawn on grid lines instead of in a space."""
_DRAWING = re.compile(r"([a-z\d-]{1,40})@([A-G])([1-7])/([0-7])")


def space_name(row: int, col: int) -> str:
    """A1 at the top left to G7 at the bottom right."""
    return f"{ROWS[row]}{col + 1}"


@dataclass(frozen=True, slots=True)
class Action:
    """One thing a seat can do in a round. `str(action)` is its notation, see docs/notation.md."""

    number: int
    kind: Literal["draw", "choose", "done"]
    variant: Variant | None = None
    space: Space | None = None
    choice: str = ""
    """One of the expansion's own actions, in its notation."""
    path: Path | None = None
    """Where it draws on grid lines, if it does."""

    @property
    def piece(self) -> str | None:
        """The piece that is drawn, in a space or on grid lines, if one is."""
        if self.path:
            return self.path.name
        return self.variant.piece if self.variant else None

    def __str__(self) -> str:
        if self.variant and self.space:
            return f"{self.variant.piece}@{space_name(*self.space)}/{self.variant.orientation}"
        return self.choice or "done"


@functools.cache
def all_actions() -> tuple[Action, ...]:
    """Every action, at the place of its number."""
    actions = [
        Action(SPACES * variant.number + space, "draw", variant, divmod(space, SIZE))
        for variant in VARIANTS
        for space in range(SPACES)
    ]
    assert len(actions) == DRAWINGS
    choices = [(choice, path) for record in RECORDS for choice, path in zip_longest(record.choices, record.on_lines)]
    actions += [Action(number, "choose", None, None, *choice) for number, choice in enumerate(choices, DRAWINGS)]
    actions.append(Action(FINISH, "done"))
    assert len(actions) == ACTIONS
    return tuple(actions)


def drawing(piece: str, row: int, col: int, orientation: int) -> Action:
    """Draw a piece; any orientation is taken to its canonical one."""
    if not (0 <= row < SIZE and 0 <= col < SIZE):
        raise MalformedError("off_sheet", row=row, column=col)
    return all_actions()[SPACES * variant_of(piece, orientation).number + SIZE * row + col]


def line_drawings(piece: str, point: str) -> list[Action]:
    """Every way to draw a piece along grid lines with one of its ends on a grid point, such as 23."""
    found = [
        action
        for action in all_actions()[DRAWINGS:FINISH]
        if (path := action.path) and path.name == piece and point in (f"{path.row}{path.col}", _end(path))
    ]
    if not found:
        raise MalformedError("no_way_from_point")
    return found


def _end(path: Path) -> str:
    row, col, _ = backwards(path.row, path.col, path.path)
    return f"{row}{col}"


@functools.cache
def _choices() -> dict[str, Action]:
    """The expansions' own actions by every way to write them: a way along grid lines can begin at either end."""
    choices = all_actions()[DRAWINGS:FINISH]
    found = {action.choice: action for action in choices}
    for action in choices:
        if path := action.path:
            found[str(Path(path.name, *backwards(path.row, path.col, path.path)))] = action
    return found


def done() -> Action:
    """End one's round."""
    return all_actions()[FINISH]


@functools.lru_cache(maxsize=10_000)
def read_action(text: str) -> Action:
    """An action from its notation."""
    if text == "done":
        return done()
    if match := _DRAWING.fullmatch(text):
        piece, row, col, orientation = match.groups()
        return drawing(piece, ROWS.index(row), int(col) - 1, int(orientation))
    if text in _choices():
        return _choices()[text]
    shown = text if len(text) <= 40 else text[:40] + "…"
    raise MalformedError("action_unknown", text=repr(shown))


@functools.lru_cache(maxsize=10_000)
def canonical(text: str) -> str:
    """The notation of an action, whichever way it was written."""
    return str(read_action(text))
