"""What an expansion is beside its kernels: the facts and descriptions that match, page and terminal ask for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import IntEnum

from railwright.core.errors import MalformedError
from railwright.ink.rules.sheet import Words


@dataclass(frozen=True, slots=True)
class Path:
    """A way along grid lines: unit steps N E S W from a grid point; its name is the key of its words and drawing."""

    name: str
    row: int
    col: int
    path: str

    def __str__(self) -> str:
        return f"{self.name}@{self.row}{self.col}/{self.path}"


@dataclass(frozen=True, slots=True)
class Area:
    """What an expansion counts together: spaces, as a mask, or a way along grid lines.

    Its name is the key of its words and colours.
    """

    name: str
    spaces: int
    line: Path | None = None


@dataclass(frozen=True, slots=True)
class Budget:
    """Points that last for a whole game and pay for drawings; its name is the key of its words."""

    name: str
    left: int
    of: int


@dataclass(frozen=True, slots=True)
class Option:
    """One answer to an expansion's question: its action, and the way it takes over the sheet or what it costs."""

    action: str
    path: tuple[int, ...] = ()
    special: str | None = None


@dataclass(frozen=True, slots=True)
class Question:
    """What an expansion asks before anything may be drawn: facts for its words, and the answers."""

    facts: dict[str, str | int]
    options: tuple[Option, ...]
    start: int | None = None
    """The space where the ways of the answers begin."""
    at_stake: int = 0
    """The spaces that the answers are about, as a mask."""


class NoReason(IntEnum):
    """The reasons of an expansion that refuses nothing by itself."""


def no_areas(_sheet: Words) -> list[Area]:
    """For an expansion that lights up nothing."""
    return []


def no_question(_sheet: Words) -> Question | None:
    """For an expansion that never asks."""
    return None


def no_lines(_sheet: Words) -> list[Path]:
    """For an expansion that leaves nothing on grid lines."""
    return []


def no_budget(_sheet: Words) -> Budget | None:
    """For an expansion in which a drawing costs nothing."""
    return None


def no_faces(_sheet: Words) -> list[tuple[str, bool]]:
    """For an expansion whose dice show pieces for spaces, or nothing that is drawn."""
    return []


def no_place_on_lines(_sheet: Words, _path: Path) -> None:
    """For an expansion that knows no grid lines."""
    raise MalformedError("foreign_lines")


def nothing_fits(_sheet: Words, _choice: int) -> bool:
    """For an expansion that draws nothing on grid lines."""
    return False


def no_signs(_sheet: Words) -> dict[str, int]:
    """For an expansion that leaves nothing on the sheet but pieces."""
    return {}


@dataclass(frozen=True, slots=True, kw_only=True)
class Expansion:
    """An expansion; what its kernels do is said by functions of its module, see hooks.py."""

    rounds: int
    dice: tuple[str, ...]
    last_roll: bool = False
    """Whether its dice are rolled once more after the last round: nothing is drawn then, but its question is asked."""
    reasons: type[IntEnum] = NoReason
    choices: tuple[str, ...] = ()
    """Its own actions in their notation, in the order of their numbers."""
    areas: Callable[[Words], list[Area]] = no_areas
    """What lights up in the explained score."""
    question: Callable[[Words], Question | None] = no_question
    signs: Callable[[Words], dict[str, int]] = no_signs
    """What lies on the sheet beside the pieces: masks of spaces by the name of their drawing."""
    extra_pieces: tuple[str, ...] = field(default=())
    """Pieces that may be drawn though they are on no die."""
    on_lines: tuple[Path, ...] = ()
    """What its own actions draw on grid lines, in the order of their numbers; none where they draw nothing there."""
    fits_on_lines: Callable[[Words, int], bool] = nothing_fits
    """Whether one of these could be drawn now if a die showed it."""
    faces: Callable[[Words], list[tuple[str, bool]]] = no_faces
    """What its dice show for grid lines in this round, each with whether it is drawn already."""
    lines: Callable[[Words], list[Path]] = no_lines
    """What lies on grid lines, by the name of its drawing."""
    lay: Callable[[Words, Path], None] = no_place_on_lines
    """Put something on grid lines that somebody wrote down."""
    budget: Callable[[Words], Budget | None] = no_budget
