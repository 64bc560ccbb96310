"""One player's sheet as a friendly object around the words of the kernels."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import IntEnum

import numpy as np

from railwright.core.compiled import lowest
from railwright.core.errors import MalformedError
from railwright.ink.actions import Action, Space, all_actions, space_name
from railwright.ink.options import RECORD_OF, Edition, Longest, number_of
from railwright.ink.rules import sheet as words
from railwright.ink.rules import turn
from railwright.ink.rules.board import SIZE, SPACES, VILLAGE_POINTS
from railwright.ink.rules.expansions import DATA, KEYS, hooks
from railwright.ink.rules.expansions.record import Area, Budget, Expansion, Path, Question
from railwright.ink.rules.goals import GOAL_NAMES, meets_goal
from railwright.ink.rules.longest import READINGS
from railwright.ink.rules.offer import MOST_SPECIALS, die_fits, not_offered, special_allowed
from railwright.ink.rules.pieces import (
    BARE,
    EXPANSION_OF,
    EXPANSION_OF_VARIANT,
    HAS_EXTRA,
    PIECE_LIST,
    PIECES,
    SPECIALS,
    VARIANTS,
    Variant,
    piece_number,
    variant_of,
)
from railwright.ink.rules.placing import placements
from railwright.ink.rules.reasons import OWN_REASONS, Reason
from railwright.ink.rules.scoring import drawn_spaces
from railwright.ink.rules.sheet import EDITIONS, Words


@dataclass(frozen=True, slots=True)
class Drawn:
    """A piece on the sheet and the round in which it was drawn."""

    row: int
    col: int
    variant: Variant
    round: int


def spaces_of(mask: int) -> tuple[Space, ...]:
    """The spaces of a mask, in reading order."""
    spaces = []
    while mask:
        spaces.append(divmod(lowest(mask), SIZE))
        mask &= mask - 1
    return tuple(spaces)


DrawnRow = tuple[int, int, int]
"""A row of a sheet as the kernels keep it: its number, the variants and the rounds of its spaces, a byte each."""


def drawn_numbers(row: DrawnRow) -> list[tuple[int, int, int]]:
    """Everything drawn in a row: the space, the variant and the round."""
    number, variants, rounds = row
    found, space = [], SIZE * number
    while variants:
        if variants & 255:
            found.append((space, (variants & 255) - 1, rounds & 255))
        variants >>= 8
        rounds >>= 8
        space += 1
    return found


@functools.lru_cache(maxsize=10_000)
def _dice(*faces_and_used: int) -> tuple[tuple[str, bool], ...]:
    *faces, used = faces_and_used
    return tuple((PIECE_LIST[face].name, bool(used >> slot & 1)) for slot, face in enumerate(faces) if face >= 0)


_REASONS = {int(reason): reason for reason in Reason}


@functools.cache
def _specials_left(used: int) -> tuple[str, ...]:
    return tuple(name for index, name in enumerate(SPECIALS) if not used >> index & 1)


class Sheet:
    """What a player has drawn, and where the running round stands."""

    __slots__ = ("longest", "words")

    def __init__(self, array: Words, longest: Longest = "sections") -> None:
        self.words = array
        self.longest = longest

    @classmethod
    def new(cls, edition: Edition = "base", expansion: str | None = None, longest: Longest = "sections") -> Sheet:
        """A sheet before round 1."""
        array = np.zeros(words.WORDS, dtype=np.int64)
        turn.new_sheet(array, EDITIONS.index(edition), number_of(expansion))
        return cls(array, longest)

    @classmethod
    def of_pieces(
        cls,
        drawn: Iterable[tuple[int, int, str, int]],
        *,
        marks: Mapping[str, Iterable[Space]] | None = None,
        dried: Iterable[Space] = (),
        lines: Iterable[tuple[int, int, str]] = (),
        edition: Edition = "base",
        expansion: str | None = None,
        longest: Longest = "sections",
        villages: int = 0,
    ) -> Sheet:
        """A sheet as somebody wrote it down: (row, col, piece, orientation) each; not asked how it came about.

        What comes about by itself may be left out. `marks`: what the expansion left in spaces without a piece, by
        name: {"crater": [(3, 3)]}; `dried`: the spaces whose piece has lost its marks while its route stays.
        `lines`: what it drew along grid lines, (row, col, unit steps) each, from a grid point.
        """
        array = np.zeros(words.WORDS, dtype=np.int64)
        words.clear(array, EDITIONS.index(edition), number_of(expansion))
        sheet = cls(array, longest)
        for row, col, piece, orientation in drawn:
            variant = variant_of(piece, orientation)
            if HAS_EXTRA[variant.number] and EXPANSION_OF_VARIANT[variant.number] != array[words.EXPANSION]:
                raise MalformedError("foreign_piece", piece=piece)
            words.put(array, variant.number, sheet._free_space(row, col))
        for mark, spaces in (marks or {}).items():
            for row, col in spaces:
                array[sheet._word_of(mark)] |= 1 << sheet._free_space(row, col)
        for row, col in dried:
            sheet._dry(row, col)
        for row, col, path in lines:
            if sheet.record is None:
                raise MalformedError("foreign_lines")
            sheet.record.lay(array, Path("", row, col, path))
        if not 0 <= villages < len(VILLAGE_POINTS):
            raise MalformedError("villages_number", most=len(VILLAGE_POINTS) - 1, number=villages)
        array[words.VILLAGES_MARKED] = villages
        hooks.settle(array)
        return sheet

    def _dry(self, row: int, col: int) -> None:
        space = self._space(row, col)
        variant = int(words.variant_at(self.words, space))
        if variant < 0 or BARE[variant] < 0 or EXPANSION_OF_VARIANT[variant] != self.words[words.EXPANSION]:
            raise MalformedError("nothing_to_dry", space=space_name(row, col))
        words.lay_bare(self.words, space)

    def _space(self, row: int, col: int) -> int:
        if not (0 <= row < SIZE and 0 <= col < SIZE):
            raise MalformedError("off_sheet", row=row, column=col)
        return SIZE * row + col

    def _free_space(self, row: int, col: int) -> int:
        space = self._space(row, col)
        if drawn_spaces(self.words) >> space & 1:
            raise MalformedError("drawn_twice", space=space_name(row, col))
        return space

    def _word_of(self, mark: str) -> int:
        number = int(self.words[words.EXPANSION])
        known = DATA[number - 1].get("marks", []) if number != words.NO_EXPANSION else []
        if mark not in known:
            raise MalformedError("foreign_mark", mark=mark)
        return words.MARKS + known.index(mark)

    def copy(self) -> Sheet:
        """A snapshot."""
        return Sheet(self.words.copy(), self.longest)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sheet) and self.longest == other.longest and np.array_equal(self.words, other.words)

    __hash__ = None  # type: ignore[assignment]  # a sheet changes

    @property
    def reading(self) -> int:
        """The reading of the longest line, as the kernels know it."""
        return READINGS.index(self.longest)

    @property
    def edition(self) -> str:
        return EDITIONS[self.words[words.EDITION]]

    @property
    def expansion(self) -> str | None:
        return KEYS[self.words[words.EXPANSION]]

    @property
    def round(self) -> int:
        """The running round, 0 before the first roll."""
        return int(self.words[words.ROUND])

    @property
    def is_done(self) -> bool:
        """Whether the player is done with the running round."""
        return bool(self.words[words.DONE])

    @property
    def drawn(self) -> list[Drawn]:
        """Everything drawn, in reading order."""
        return [
            Drawn(space // SIZE, space % SIZE, VARIANTS[variant], when)
            for row in self.drawn_rows()
            for space, variant, when in drawn_numbers(row)
        ]

    def drawn_rows(self) -> list[DrawnRow]:
        """The rows in which anything is drawn."""
        rows = self.words[words.DRAWN : words.WHEN + SIZE].tolist()
        return [(row, rows[row], rows[SIZE + row]) for row in range(SIZE) if rows[row]]

    @property
    def record(self) -> Expansion | None:
        """The record of the expansion that is played."""
        return RECORD_OF[int(self.words[words.EXPANSION])]

    @property
    def signs(self) -> dict[str, tuple[Space, ...]]:
        """What lies on the sheet beside the pieces, by the name of its drawing: craters, the meteor."""
        record = self.record
        return {name: spaces_of(mask) for name, mask in record.signs(self.words).items()} if record else {}

    @property
    def areas(self) -> list[Area]:
        """What the expansion counts together, as masks."""
        return self.record.areas(self.words) if self.record else []

    @property
    def lines(self) -> list[Path]:
        """What lies on the grid lines, by the name of its drawing: canyons, bridges."""
        return self.record.lines(self.words) if self.record else []

    @property
    def budget(self) -> Budget | None:
        """The points that pay for drawings, if the expansion has such."""
        return self.record.budget(self.words) if self.record else None

    def price(self, action: Action) -> int:
        """What an action costs of these points."""
        return int(turn.price(self.words, action.number))

    @property
    def too_dear(self) -> IntEnum:
        """The reason that refuses a drawing that costs more than is left; Reason.FINE where nothing costs anything."""
        return self.reason(hooks.not_affordable(self.words))

    def prices(self, numbers: Iterable[int]) -> dict[int, int]:
        """What actions cost of these points, by their numbers; those that cost nothing are left out."""
        if self.budget is None:
            return {}
        prices = ((number, int(turn.price(self.words, number))) for number in numbers)
        return {number: price for number, price in prices if price}

    @property
    def question(self) -> Question | None:
        """What the expansion asks before anything may be drawn."""
        return self.record.question(self.words) if self.record else None

    @property
    def dice(self) -> tuple[tuple[str, bool], ...]:
        """The pieces on this round's dice, each with whether it is drawn already; other faces are left out."""
        pieces = _dice(*self.words[words.DICE : words.DICE_USED + 1].tolist())
        record = self.record
        return (*pieces, *record.faces(self.words)) if record else pieces

    @property
    def specials_left(self) -> tuple[str, ...]:
        """The special routes that are not crossed off."""
        return _specials_left(int(self.words[words.SPECIALS_USED]))

    @property
    def specials_spent(self) -> int:
        """How many of the game's three special routes are spent."""
        return int(self.words[words.SPECIALS_SPENT])

    @property
    def specials_to_spend(self) -> int:
        """How many special routes may still be drawn in the game, free ones apart (RI-2.2)."""
        return MOST_SPECIALS - self.specials_spent

    @property
    def extra_pieces(self) -> tuple[str, ...]:
        """The pieces that may be drawn now though they are on no die."""
        record = self.record
        if record is None:
            return ()
        return tuple(piece for piece in record.extra_pieces if self.not_offered(piece) is Reason.FINE)

    @property
    def villages(self) -> int:
        """How many village boxes are marked."""
        return int(self.words[words.VILLAGES_MARKED])

    @property
    def universities(self) -> int:
        """How many university boxes are marked."""
        return int(self.words[words.UNIVERSITIES_MARKED])

    @property
    def copies(self) -> int:
        """How many factory copies may still be drawn in this round."""
        return int(self.words[words.COPIES])

    @property
    def free_specials(self) -> int:
        """How many free special routes may still be drawn in this round."""
        return int(self.words[words.FREE_SPECIALS])

    @property
    def special_taken(self) -> bool:
        """Whether the special route of this round is spent."""
        return bool(self.words[words.SPECIAL_TAKEN])

    @property
    def special_allowed(self) -> bool:
        """Whether a special route may still be drawn in this round."""
        return bool(special_allowed(self.words))

    @property
    def fitting_dice(self) -> list[int]:
        """The slots of the route dice that must still be drawn."""
        return [slot for slot in range(words.ROUTE_DICE) if die_fits(self.words, slot)]

    @property
    def fitting_pieces(self) -> list[str]:
        """The different pieces on them."""
        dice = self.dice
        return list(dict.fromkeys(dice[slot][0] for slot in self.fitting_dice))

    def meets_goal(self, goal: str) -> bool:
        """Whether the sheet meets a goal as it stands."""
        return bool(meets_goal(self.words, GOAL_NAMES.index(goal), self.reading))

    def placements(self, piece: str) -> list[tuple[int, int, int]]:
        """Where a piece may be drawn: (row, col, canonical orientation), sorted."""
        number = piece_number(piece)
        if EXPANSION_OF.get(piece, words.NO_EXPANSION) not in (words.NO_EXPANSION, self.words[words.EXPANSION]):
            raise MalformedError("foreign_piece", piece=piece)
        found = []
        for variant in PIECES[PIECE_LIST[number].name].variants:
            mask = int(placements(self.words, variant.number))
            found += [(row, col, variant.orientation) for row, col in spaces_of(mask)]
        return sorted(found)

    def placements_on_lines(self, piece: str) -> list[tuple[int, int, str]]:
        """Where a piece may be drawn on grid lines: (row, col, unit steps), sorted."""
        record = self.record
        if record is None or all(path.name != piece for path in record.on_lines):
            raise MalformedError("foreign_piece", piece=piece)
        return [
            (path.row, path.col, path.path)
            for choice, path in enumerate(record.on_lines)
            if path.name == piece and record.fits_on_lines(self.words, choice)
        ]

    def legal(self) -> list[Action]:
        """All legal actions of the running round, in the order of their numbers."""
        table = all_actions()
        numbers = np.empty(turn.ACTIONS, dtype=np.int64)
        count = turn.legal_actions(self.words, numbers)
        return [table[number] for number in numbers[:count].tolist()]

    def brings(self, drawings: list[int]) -> dict[int, list[int]]:
        """By the number of a legal drawing that brings more with it than its own piece: the numbers of these pieces."""
        if self.record is None or not drawings or not hooks.may_settle(self.words):
            return {}
        numbers, spaces = np.array(drawings, dtype=np.int64), np.empty(len(drawings), dtype=np.int64)
        turn.list_brought(self.words, numbers, spaces)
        return {int(numbers[index]): self._brought(numbers[index]) for index in np.flatnonzero(spaces)}

    def _brought(self, drawing: int) -> list[int]:
        after = self.copy()
        turn.apply(after.words, drawing)
        new = int(after.words[words.FILLED] & ~self.words[words.FILLED]) & ~(1 << int(drawing) % SPACES)
        drawn = [numbers for row in after.drawn_rows() for numbers in drawn_numbers(row)]
        return [SPACES * variant + space for space, variant, _ in drawn if new >> space & 1]

    def refusal(self, action: Action) -> IntEnum:
        """Why an action is refused, by the rules or by the expansion's own; Reason.FINE if it is legal."""
        return self.reason(turn.refused(self.words, action.number))

    def not_offered(self, piece: str) -> IntEnum:
        """Why a piece may not be drawn at all now; Reason.FINE if it may."""
        return self.reason(not_offered(self.words, piece_number(piece)))

    def not_done(self) -> IntEnum:
        """Why the round may not be ended yet; Reason.FINE if it may."""
        return self.reason(turn.finish_refused(self.words))

    @property
    def duty(self) -> IntEnum:
        """What the expansion demands before the round may be ended; Reason.FINE if nothing."""
        return self.reason(hooks.duty(self.words))

    def reason(self, number: int) -> IntEnum:
        """A reason as the kernels number it, of the rules or of the expansion."""
        if number < OWN_REASONS:
            return _REASONS[number]
        record = self.record
        return record.reasons(number) if record else Reason(number)

    def _repr_svg_(self) -> str:
        from railwright.ink.picture import picture_of
        from railwright.render import sheet_svg

        return sheet_svg(picture_of(self))
