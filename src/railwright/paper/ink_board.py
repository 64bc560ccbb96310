"""A blank sheet's own parts: the board as the rules' data have it, faces of dice as tiles, tracks of boxes."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from railwright.core.language import Speaker
from railwright.ink.options import Edition, Options
from railwright.ink.picture import glyph_of_piece, paths_by_piece, picture_of
from railwright.ink.rules.pieces import DICE, PIECES
from railwright.ink.sheet import Sheet
from railwright.paper.strokes import ART, box, boxed, capital, framed, line, placed, text, width
from railwright.render import ink_marks as marks
from railwright.render import ink_printed as printed
from railwright.render.art import merged
from railwright.render.ink_lines import face as path_face
from railwright.render.ink_piece import hand_in, piece, sign_spot
from railwright.render.picture import Glyph, Picture, Track

_CORNER = (21.0, 20.0)
"""Where a building's sign stands in its space, so that a line does not need its room."""
_SIGN = 0.74
ROUND = 22
"""The box for a round's number in the corner of a space, which no line needs; a space is 100."""
MARGIN = 36
"""The paper that exits and coordinates take around the frame, where a space is 100."""


@dataclass(frozen=True)
class Blank:
    """A sheet before play, and who speaks on it."""

    edition: Edition
    expansion: str | None
    say: Speaker

    @cached_property
    def options(self) -> Options:
        """A game that it is for."""
        return Options(edition=self.edition, expansion=self.expansion, goals=self.edition == "challenge")

    @cached_property
    def picture(self) -> Picture:
        """What is printed on it."""
        return picture_of(Sheet.new(self.edition, self.expansion))

    @property
    def title(self) -> str:
        """The name of the game."""
        return self.say(f"game-{self.edition}")

    @property
    def extra(self) -> str:
        """The name of the expansion."""
        return self.say(f"expansion-{self.expansion}") if self.expansion else ""


@dataclass(frozen=True, slots=True)
class DieGroup:
    """Dice that are alike, and what they are called."""

    die: str
    label: str

    @property
    def faces(self) -> tuple[str, ...]:
        """All six of them."""
        return tuple(DICE[self.die])


def route_groups(blank: Blank) -> list[DieGroup]:
    """The route dice, those that are alike together."""
    dice = blank.options.route_dice
    groups = []
    for die in dict.fromkeys(dice):
        first, count = dice.index(die) + 1, dice.count(die)
        groups.append(DieGroup(die, blank.say("print-dice", first=first, last=first + count - 1, count=count)))
    return groups


def expansion_groups(blank: Blank) -> list[DieGroup]:
    """The expansion's dice, those that are alike together."""
    dice = blank.options.expansion_dice
    return [
        DieGroup(die, blank.say("print-expansion_dice", expansion=blank.extra, count=dice.count(die)))
        for die in dict.fromkeys(dice)
    ]


def board(blank: Blank) -> str:
    """The board, a space 100 wide, from the corner of its frame: grid, exits, buildings, what lies there at first."""
    picture = blank.picture
    taken = {*picture.by_space, *picture.filled}
    signs = [
        marks.sign(b.kind, (b.col * 100 + _CORNER[0], b.row * 100 + _CORNER[1]), _SIGN)
        for b in picture.buildings
        if (b.row, b.col) not in taken
    ]
    cells = [
        marks.placed(cell.row, cell.col, piece(cell.glyph, hand_in(cell.row, cell.col)), "piece")
        for cell in picture.cells
    ]
    for building in picture.buildings:
        if cell := picture.by_space.get((building.row, building.col)):
            x, y = sign_spot(cell.glyph)
            spot = (building.col * 100 + x, building.row * 100 + y)
            signs.append(marks.sign(building.kind, spot, 0.58, " done", marks.CHIP))
    parts = [printed.middle(picture), _round_boxes(picture), printed.grid(picture), printed.exits(picture, False)]
    parts += [printed.coordinates(picture), *cells, *signs, printed.frame(picture)]
    return "".join(parts)


def _round_boxes(picture: Picture) -> str:
    """Where the number of the round is written in which a space was drawn; not where something lies before play."""
    spaces = ((row, col) for row in range(picture.size) for col in range(picture.size))
    empty = [space for space in spaces if space not in picture.by_space]
    return "".join(box((col + 1) * 100 - ROUND, (row + 1) * 100 - ROUND, ROUND, kind="round") for row, col in empty)


def face_art(face: str) -> str:
    """What a face of a die shows, 100 by 100."""
    if face in PIECES:
        return f'<g class="piece">{piece(glyph_of_piece(face), 0)}</g>'
    paths = paths_by_piece()
    if face in paths:
        return f'<g class="piece">{path_face(*paths[face])}</g>'
    if art := merged("faces").get(face):
        return f'<g class="face">{art}</g>'
    return f'<text class="face-number" x="50" y="72">{face}</text>'


def face_art_of_last_roll(blank: Blank) -> str:
    """What the dice of a roll after the last round are looked at for: their last face."""
    return face_art(expansion_groups(blank)[0].faces[-1])


def tile(face: str, x: float, y: float, side: float) -> str:
    """A face as a die has it."""
    return framed(f"{face}-{x:.1f}-{y:.1f}".replace(".", "_"), x, y, side, face_art(face))


def tiles(group: DieGroup, x: float, y: float, side: float, gap: float, columns: int = 6) -> str:
    """All faces of a die."""
    return "".join(
        tile(face, x + k % columns * (side + gap), y + k // columns * (side + gap), side)
        for k, face in enumerate(group.faces)
    )


def sign(kind: str, x: float, y: float, side: float) -> str:
    """A building's sign, or that of what pays for drawings, about a point."""
    return placed(x, y, f'<g class="building done">{marks.SIGNS[kind]}</g>', side / 40, ART)


def track(boxes: Track, x: float, y: float, side: float, gap: float) -> str:
    """Boxes to be marked one after the other."""
    return "".join(boxed(x + k * (side + gap), y, side, words) for k, words in enumerate(boxes.boxes))


def specials(names: tuple[str, ...], x: float, y: float, side: float, gap: float, columns: int) -> str:
    """The special routes, large enough to be struck out."""
    return "".join(
        tile(name, x + k % columns * (side + gap), y + k // columns * (side + gap), side)
        for k, name in enumerate(names)
    )


def budget_name(say: Speaker, name: str) -> str:
    """What the points are called that pay for drawings."""
    return capital(say(f"budget-{name.replace(' ', '-')}"))


def emblem(x: float, y: float, scale: float) -> str:
    """A road that becomes a railway at a station, two spaces wide: our sign beside a title."""
    return placed(x, y, f'<g class="piece">{piece(Glyph("_R_H", ("EW",), station=True), 1)}</g>', scale, ART)


def fields(say: Speaker, x: float, y: float, right: float, date_line: float = 17) -> str:
    """Lines for a name and a date."""
    name, date = say("print-name"), say("print-date")
    date_at = right - date_line - width(date, "words") - 1.4
    name_line = x + width(name, "words") + 1.4
    return (
        text(x, y, name, "words")
        + line(name_line, y + 0.2, date_at - 3.5, y + 0.2, "fine")
        + text(date_at, y, date, "words")
        + line(right - date_line, y + 0.2, right, y + 0.2, "fine")
    )
