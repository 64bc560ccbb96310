"""What a drawing of one expansion consists of; a module of this package fills in what it has."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from railwright.render.letters import Letters
from railwright.render.pens import Hand
from railwright.render.picture import Glyph


@dataclass(frozen=True, slots=True)
class Colour:
    """A colour of an expansion's own; `distinct` are those by day and by night for eyes that tell few hues apart."""

    light: str
    dark: str
    print: str = ""
    distinct: tuple[str, str] | None = None

    def on(self, theme: str) -> str:
        """The colour on the paper of a theme; the printer takes that of the day unless it has its own."""
        return self.dark if theme == "dark" else self.print or self.light if theme == "print" else self.light


@dataclass(frozen=True, slots=True)
class Ends:
    """How the joined ends of one kind are drawn, and the character that fills them in a terminal ("" for a line)."""

    half: float
    """Half the width at a border."""
    draw: Callable[[Sequence[int], Glyph, Hand], str]
    depth: int = 0
    """What lies above has the greater number."""
    shade: str = ""
    role: str = "route"
    source: str = ""
    """The character in the middle of four ends that meet."""


@dataclass(frozen=True, slots=True)
class Mark:
    """How a mark of a piece is drawn; both functions get what the piece says about it, such as corners."""

    draw: Callable[[Sequence[str], Glyph, Hand], str]
    letters: Callable[[Sequence[str], Letters], None]
    role: str
    char: str


@dataclass(frozen=True, slots=True)
class OnLine:
    """How something looks that runs along the lines between spaces: one line of it, from 0,0 to 100,0.

    What runs on joins without a seam: everything that lies under is drawn for all lines before what lies over it.
    """

    draw: Callable[[Hand], tuple[str, str]]
    """What lies under, and what lies over it; both below the pieces. The class `run` is what the pen draws first."""
    above: str = ""
    """What lies above the pieces."""
    depth: int = 0
    """What lies above has the greater number."""
    char: str = ""
    """The character that runs along the line in a terminal; without one the line is left open in its middle."""
    role: str = "route"


@dataclass(frozen=True, slots=True)
class Lit:
    """How an area that counts is lit up: the name of its colour, and strokes in a space that tell it without colour."""

    colour: str
    strokes: str


@dataclass(frozen=True, slots=True)
class Art:
    """All drawings of one expansion, in a space of 100 by 100 units."""

    ends: Mapping[str, Ends] = field(default_factory=dict)
    marks: Mapping[str, Mark] = field(default_factory=dict)
    spaces: Mapping[str, Callable[[Hand], str]] = field(default_factory=dict)
    """What can lie in a space besides a piece, by name."""
    lines: Mapping[str, OnLine] = field(default_factory=dict)
    """What can run along the lines between spaces, by name."""
    rows: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The same in a terminal: three rows of characters that fill a space, or one character."""
    signs: Mapping[str, str] = field(default_factory=dict)
    """What stands before the boxes of points that pay for drawings, 40 by 40 about 0,0."""
    faces: Mapping[str, str] = field(default_factory=dict)
    """Faces of dice that are no piece, as pen strokes."""
    goals: Mapping[str, str] = field(default_factory=dict)
    """Pictures of goal cards, 36 by 36."""
    areas: Mapping[str, Lit] = field(default_factory=dict)
    """Areas that light up where points are explained, by name."""
    colours: Mapping[str, Colour] = field(default_factory=dict)
    style: str = ""
    """The look of the drawings' classes as CSS, one rule a line, colours and pens as `var(--name)`."""
