"""What an agent sees of a sheet, as bits: a table of fields, each made from one word of the sheet.

A plane is a field of 49 bits, one for each space in reading order. First come the planes that say which piece lies in a
space, then those of the expansion's marks and those that are printed; they are an array of planes x 7 x 7.
All other fields are facts. The kernels read a row for each field that changes: how its bits come from a word of the
sheet, which word, how many bits, and where they lie in the observation, a byte each.
"""

from __future__ import annotations

import functools
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from railwright.env.game import Game
from railwright.ink.options import record_of
from railwright.ink.rules import sheet as at
from railwright.ink.rules.board import (
    BUILDINGS,
    CENTRE,
    EXIT_KIND,
    EXIT_SPACE,
    SIZE,
    SPACES,
    UNIVERSITY_BOXES,
    VILLAGE_POINTS,
    mask_of,
)
from railwright.ink.rules.expansions import DATA
from railwright.ink.rules.offer import MOST_SPECIALS
from railwright.ink.rules.pieces import (
    ARC,
    DICE,
    DICE_SETS,
    EDGE,
    PIECE_LIST,
    PIECES,
    SIDES,
    SPECIALS,
    VARIANTS,
    Variant,
)
from railwright.ink.rules.sheet import Words

# How the bits of a field come from its word.
BITS = 0  # they are the word's own
COUNT = 1  # so many of them are set, from the first
PLACE = 2  # the one at this place is set, counted from 1
FACE = 3  # the one of this piece among the faces of the die is set
HOW, WORD, WIDTH, OFFSET, DIE = range(5)  # the columns of the table
BY_PIECE = -1  # instead of a word: the piece in a space decides
NEVER = -2  # instead of a word: printed

MOST_COPIES = len(BUILDINGS["factory"])
MOST_FREE_SPECIALS = 2
OWN_BITS = 64
UNSEEN_FACE = 63


@dataclass(frozen=True, slots=True)
class Field:
    """One line of the specification."""

    name: str
    meaning: str
    how: int
    word: int
    width: int
    offset: int
    die: int = 0
    constant: int = 0
    """What a plane that never changes shows."""

    @property
    def is_plane(self) -> bool:
        """Whether it has a bit for every space."""
        return self.width == SPACES and self.offset % SPACES == 0


@dataclass(frozen=True, slots=True, eq=False)
class Specification:
    """All that an observation consists of."""

    fields: tuple[Field, ...]
    planes: int
    size: int
    table: Words
    """The fields that change and are not made of pieces, for the kernels."""
    pieces: Words
    """By the variant in a space, counted from 1 (0: none): bit p is set if plane p shows a bit there."""
    faces: Words
    """For each die and piece: the place of the piece among the die's faces."""
    blank: npt.NDArray[np.uint8]
    """What is seen before anything: the planes that never change."""
    unseen: Words
    """The words of a sheet of which nothing else is seen: no rows of pieces, and for each field one without bits."""

    @property
    def facts(self) -> int:
        """How many bits are no part of a plane."""
        return self.size - SPACES * self.planes


class _Writer:
    """Puts one field after the other."""

    def __init__(self) -> None:
        self.fields: list[Field] = []

    @property
    def size(self) -> int:
        return self.fields[-1].offset + self.fields[-1].width if self.fields else 0

    def plane(self, name: str, meaning: str, word: int = BY_PIECE) -> None:
        self.fields.append(Field(name, meaning, BITS, word, SPACES, self.size))

    def printed(self, name: str, meaning: str, mask: int) -> None:
        self.fields.append(Field(name, meaning, BITS, NEVER, SPACES, self.size, constant=mask))

    def fact(self, name: str, meaning: str, how: int, word: int, width: int, die: int = 0) -> None:
        self.fields.append(Field(name, meaning, how, word, width, self.size, die))


@functools.cache
def specification_of(game: Game, pool: tuple[str, ...] = ()) -> Specification:
    """What is seen in a game; with a draft's pool of dice any of them may lie in any slot."""
    writer = _Writer()
    _add_planes(writer, game)
    planes = len(writer.fields)
    faces = _add_facts(writer, game, pool)
    changing = [field for field in writer.fields if field.word >= 0]
    table = [[field.how, field.word, field.width, field.offset, field.die] for field in changing]
    blank = np.zeros(writer.size, dtype=np.uint8)
    for field in writer.fields:
        blank[field.offset : field.offset + field.width] = [field.constant >> bit & 1 for bit in range(field.width)]
    return Specification(
        fields=tuple(writer.fields),
        planes=planes,
        size=writer.size,
        table=np.array(table, dtype=np.int64),
        pieces=np.array([0, *(_planes_of(v, len(kinds_of(game))) for v in VARIANTS)], dtype=np.int64),
        faces=np.array(faces, dtype=np.int64),
        blank=blank,
        unseen=np.array([0] * SIZE + [at.NO_DIE if field.how == FACE else 0 for field in changing], dtype=np.int64),
    )


def kinds_of(game: Game) -> list[str]:
    """The kinds of ends that pieces of a game can have."""
    brings_one = game.expansion and "kind" in DATA[game.numbers[1] - 1]
    return ["highway", "railway", *([f"{game.expansion} end"] if brings_one else [])]


def _planes_of(variant: Variant, kinds: int) -> int:
    """The planes that show a variant, in the order of `_add_planes`, as a mask."""
    number, bits = variant.number, []
    bits += [EDGE[number, side] == kind for kind in range(kinds) for side in range(4)]
    bits += [True, variant.station]
    bits += [EDGE[number, side] >= 0 and ARC[number, side] == 1 for side in range(4)]
    return sum(1 << plane for plane, bit in enumerate(bits) if bit)


def _add_planes(writer: _Writer, game: Game) -> None:
    data = DATA[game.numbers[1] - 1] if game.expansion else {}
    for name in kinds_of(game):
        for side in SIDES:
            writer.plane(f"{name} {side}", f"a {name} leads to side {side}")
    writer.plane("drawn", "a piece is drawn")
    writer.plane("station", "the piece has a station")
    for side in SIDES:
        writer.plane(f"second route {side}", f"the end on side {side} belongs to the second of two separate routes")
    for mark, name in enumerate(data.get("marks", ())):
        writer.plane(f"mark {name}", f"the expansion's mark {name}", at.MARKS + mark)
    for kind, name in enumerate(("highway", "railway")):
        exits = [divmod(int(space), SIZE) for space, its in zip(EXIT_SPACE, EXIT_KIND, strict=True) if its == kind]
        writer.printed(f"exit {name}", f"printed: a {name} exit", mask_of([list(space) for space in exits]))
    writer.printed("centre", "printed: a central space", CENTRE)
    for building, spaces in BUILDINGS.items() if game.edition == "challenge" else ():
        writer.printed(building, f"printed: a {building}", mask_of(spaces))


def _add_facts(writer: _Writer, game: Game, pool: tuple[str, ...]) -> list[list[int]]:
    record = record_of(game.expansion)
    faces = []
    dice = [pool or (die,) for die in DICE_SETS[game.edition]]
    dice += [(die,) for die in (record.dice if record else ())]
    for slot, shown in enumerate(dice):
        pieces = list(dict.fromkeys(face for die in shown for face in DICE[die] if face in PIECES))
        places = [pieces.index(piece.name) if piece.name in pieces else UNSEEN_FACE for piece in PIECE_LIST]
        faces.append(places)
        if pieces:
            meaning = "the face that it shows: " + ", ".join(pieces)
            writer.fact(f"die {slot + 1}", meaning, FACE, at.DICE + slot, len(pieces), len(faces) - 1)
    rolls = game.options.rolls
    writer.fact("dice drawn", "by die: already drawn in this round", BITS, at.DICE_USED, len(dice))
    writer.fact("round", f"the round, 1 to {rolls}", PLACE, at.ROUND, rolls)
    writer.fact("specials used", "crossed off: " + ", ".join(SPECIALS), BITS, at.SPECIALS_USED, len(SPECIALS))
    writer.fact("specials spent", "so many of the three of the game", COUNT, at.SPECIALS_SPENT, MOST_SPECIALS)
    writer.fact("special taken", "the special route of this round is drawn", BITS, at.SPECIAL_TAKEN, 1)
    if game.edition == "challenge":
        writer.fact("copies", "so many factory copies may be drawn", COUNT, at.COPIES, MOST_COPIES)
        writer.fact("free specials", "so many free special routes", COUNT, at.FREE_SPECIALS, MOST_FREE_SPECIALS)
        writer.fact("villages", "so many boxes are marked", COUNT, at.VILLAGES_MARKED, len(VILLAGE_POINTS) - 1)
        writer.fact("universities", "so many boxes are marked", COUNT, at.UNIVERSITIES_MARKED, UNIVERSITY_BOXES)
    for word in range(at.OWN_WORDS if game.expansion else 0):
        meaning = f"what the expansion remembers, word {word + 1} of {at.OWN_WORDS}, lowest bit first"
        writer.fact(f"own {word + 1}", meaning, BITS, at.OWN + word, OWN_BITS)
    return faces
