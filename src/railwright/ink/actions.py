"""Actions of one seat as objects and as text; their numbers are those of the kernels (rules/turn.py)."""

from __future__ import annotations

import functools
import re
from dataclasses import dataclass
from typing import Literal

from railwright.core.errors import MalformedError
from railwright.ink.rules.board import SIZE, SPACES
from railwright.ink.rules.pieces import SIDES, SPECIALS, VARIANTS, Variant, variant_of
from railwright.ink.rules.turn import ACTIONS, DRAWINGS, FINISH, IGNORE_METEOR, METEOR

Space = tuple[int, int]

ROWS = "ABCDEFG"
_DRAWING = re.compile(r"([a-z-]{1,40})@([A-G])([1-7])/([0-7])")


def space_name(row: int, col: int) -> str:
    """A1 at the top left to G7 at the bottom right."""
    return f"{ROWS[row]}{col + 1}"


@dataclass(frozen=True, slots=True)
class Action:
    """One thing a seat can do in a round. `str(action)` is its notation, see docs/notation.md."""

    number: int
    kind: Literal["draw", "meteor", "ignore", "done"]
    variant: Variant | None = None
    space: Space | None = None
    direction: str | None = None
    special: str | None = None

    @property
    def piece(self) -> str | None:
        """The piece that is drawn, if one is."""
        return self.variant.piece if self.variant else None

    def __str__(self) -> str:
        if self.variant and self.space:
            return f"{self.variant.piece}@{space_name(*self.space)}/{self.variant.orientation}"
        if self.kind == "meteor":
            return f"meteor-{self.direction}"
        if self.kind == "ignore":
            return f"ignore-{self.special}"
        return "done"


@functools.cache
def all_actions() -> tuple[Action, ...]:
    """Every action, at the place of its number."""
    actions = [
        Action(SPACES * variant.number + space, "draw", variant, divmod(space, SIZE))
        for variant in VARIANTS
        for space in range(SPACES)
    ]
    assert len(actions) == DRAWINGS
    actions += [Action(METEOR + way, "meteor", direction=side) for way, side in enumerate(SIDES)]
    actions += [Action(IGNORE_METEOR + index, "ignore", special=special) for index, special in enumerate(SPECIALS)]
    actions.append(Action(FINISH, "done"))
    assert len(actions) == ACTIONS
    return tuple(actions)


def drawing(piece: str, row: int, col: int, orientation: int) -> Action:
    """Draw a piece; any orientation is taken to its canonical one."""
    if not (0 <= row < SIZE and 0 <= col < SIZE):
        raise MalformedError("off_sheet", row=row, column=col)
    return all_actions()[SPACES * variant_of(piece, orientation).number + SIZE * row + col]


def meteor(direction: str) -> Action:
    """Let the meteor move in a direction N, E, S or W."""
    if direction not in SIDES or len(direction) != 1:
        raise MalformedError("direction_unknown")
    return all_actions()[METEOR + SIDES.index(direction)]


def ignore_meteor(special: str) -> Action:
    """Cross off a special route to ignore the meteor."""
    if special not in SPECIALS:
        raise MalformedError("no_special")
    return all_actions()[IGNORE_METEOR + SPECIALS.index(special)]


def done() -> Action:
    """End one's round."""
    return all_actions()[FINISH]


def read_action(text: str) -> Action:
    """An action from its notation."""
    if text == "done":
        return done()
    if match := _DRAWING.fullmatch(text):
        piece, row, col, orientation = match.groups()
        return drawing(piece, ROWS.index(row), int(col) - 1, int(orientation))
    if text.startswith("meteor-"):
        return meteor(text.removeprefix("meteor-"))
    if text.startswith("ignore-"):
        return ignore_meteor(text.removeprefix("ignore-"))
    shown = text if len(text) <= 40 else text[:40] + "…"
    raise MalformedError("action_unknown", text=repr(shown))
