"""The state of one player's sheet, with the running round: one flat array of int64 words.

    word  0-11  ENDS     + 4 * kind + side   spaces that have an end of this kind on this side
         12-23  FACING   + 4 * kind + side   spaces that see such an end across this side: a neighbour's, or an exit
         24-30  DRAWN    a word a row, a byte a space    the variant drawn there plus 1; 0 = nothing
         31-37  WHEN     a word a row, a byte a space    the round in which it was drawn
         38-    single words, named below: masks of spaces, then the counters of the game and of the round

Everything that a seat's rules need is in here, so that copying the array is taking a snapshot, and equal arrays
are equal positions, bit for bit. An expansion gives names to the words MARKS and OWN in its own module.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from railwright.core.compiled import compiled
from railwright.ink.rules.board import EXIT_KIND, EXIT_SIDE, EXIT_SPACE, OUTER, SIZE, STEP
from railwright.ink.rules.pieces import BARE, EDGE, EXPANSION_OF_VARIANT, MARK_WORDS, MARKS_ON, NO_END, STATION

Words = npt.NDArray[np.int64]

ROUTE_DICE = 4
EXPANSION_DICE = 2
DICE_SLOTS = ROUTE_DICE + EXPANSION_DICE
OWN_WORDS = 4

ENDS = 0
FACING = 12
DRAWN = 24
WHEN = 31

FILLED = 38  # masks of spaces: with a piece, with a station, and with each of the expansion's marks
STATIONS = 39
MARKS = 40

EDITION = MARKS + MARK_WORDS  # the game
EXPANSION = EDITION + 1
ROUND = EDITION + 2
SPECIALS_USED = EDITION + 3  # bit s: special route s is crossed off
SPECIALS_SPENT = EDITION + 4  # how many count against the three of the game (RI-3.4)
VILLAGES_MARKED = EDITION + 5
UNIVERSITIES_MARKED = EDITION + 6
OWN = EDITION + 7  # whatever else the expansion has to remember

DICE = OWN + OWN_WORDS  # + slot: the piece on route dice 0-3 and expansion dice 4-5, -1 = no piece; the running round
DICE_USED = DICE + DICE_SLOTS  # bit slot: this die has been drawn
SPECIAL_TAKEN = DICE_USED + 1  # the special of this round is spent (RI-3.4)
COPIES = DICE_USED + 2  # factory copies that may still be drawn (RI-5.1)
FREE_SPECIALS = DICE_USED + 3  # free special routes that may still be drawn (RI-5.1)
DONE = DICE_USED + 4

NOTHING = DONE + 1  # always 0: what a side without an end meets

WORDS = NOTHING + 1

BASE, CHALLENGE = range(2)
EDITIONS = ("base", "challenge")
NO_EXPANSION = 0
NO_DIE = -1


@compiled
def ends(sheet: Words, kind: int, side: int) -> int:
    """The spaces that have an end of this kind on this side."""
    return sheet[ENDS + 4 * kind + side]


@compiled
def facing(sheet: Words, kind: int, side: int) -> int:
    """The spaces that see an end of this kind across this side: a neighbour's, or an exit."""
    return sheet[FACING + 4 * kind + side]


@compiled
def has_end(sheet: Words, kind: int) -> int:
    """The spaces that have an end of this kind on any side."""
    return ends(sheet, kind, 0) | ends(sheet, kind, 1) | ends(sheet, kind, 2) | ends(sheet, kind, 3)


@compiled
def faced(sheet: Words, kind: int) -> int:
    """The spaces that see an end of this kind across any side."""
    return facing(sheet, kind, 0) | facing(sheet, kind, 1) | facing(sheet, kind, 2) | facing(sheet, kind, 3)


@compiled
def byte_at(sheet: Words, base: int, space: int) -> int:
    """One of the 49 bytes that start at word `base`: a word a row, a byte a space."""
    return (sheet[base + space // SIZE] >> (8 * (space % SIZE))) & 255


@compiled
def set_byte(sheet: Words, base: int, space: int, value: int) -> None:
    """Store one of the 49 bytes that start at word `base`."""
    shift = 8 * (space % SIZE)
    word = base + space // SIZE
    sheet[word] = (sheet[word] & ~(255 << shift)) | (value << shift)


@compiled
def variant_at(sheet: Words, space: int) -> int:
    """The variant drawn in a space, -1 if there is none."""
    return byte_at(sheet, DRAWN, space) - 1


@compiled
def clear(sheet: Words, edition: int, expansion: int) -> None:
    """An empty sheet before round 1: only the exits are there (RI-1.1)."""
    for word in range(WORDS):
        sheet[word] = 0
    sheet[EDITION] = edition
    sheet[EXPANSION] = expansion
    for slot in range(DICE_SLOTS):
        sheet[DICE + slot] = NO_DIE
    for number in range(len(EXIT_SPACE)):
        sheet[FACING + 4 * EXIT_KIND[number] + EXIT_SIDE[number]] |= 1 << EXIT_SPACE[number]


@compiled
def put(sheet: Words, variant: int, space: int) -> None:
    """Draw a variant in a space that holds no piece. A mark that lay there by itself is gone (RI-7.3)."""
    bit = 1 << space
    for side in range(4):
        kind = EDGE[variant, side]
        if kind != NO_END:
            sheet[ENDS + 4 * kind + side] |= bit
            if not bit & OUTER[side]:
                sheet[FACING + 4 * kind + (side ^ 2)] |= 1 << (space + STEP[side])
    sheet[FILLED] |= bit
    if STATION[variant]:
        sheet[STATIONS] |= bit
    if sheet[EXPANSION] != NO_EXPANSION:
        marks = MARKS_ON[variant] if EXPANSION_OF_VARIANT[variant] == sheet[EXPANSION] else 0
        for mark in range(MARK_WORDS):
            sheet[MARKS + mark] = sheet[MARKS + mark] & ~bit | (marks >> mark & 1) << space
    set_byte(sheet, DRAWN, space, variant + 1)
    set_byte(sheet, WHEN, space, sheet[ROUND])


@compiled
def erase(sheet: Words, space: int) -> None:
    """Take the piece out of a space that holds one."""
    bit = 1 << space
    variant = variant_at(sheet, space)
    for side in range(4):
        kind = EDGE[variant, side]
        if kind != NO_END:
            sheet[ENDS + 4 * kind + side] &= ~bit
            if not bit & OUTER[side]:
                sheet[FACING + 4 * kind + (side ^ 2)] &= ~(1 << (space + STEP[side]))
    sheet[FILLED] &= ~bit
    sheet[STATIONS] &= ~bit
    erase_marks(sheet, space)
    set_byte(sheet, DRAWN, space, 0)
    set_byte(sheet, WHEN, space, 0)


@compiled
def erase_marks(sheet: Words, space: int) -> None:
    """Take all marks out of a space."""
    for mark in range(MARK_WORDS):
        sheet[MARKS + mark] &= ~(1 << space)


@compiled
def lay_bare(sheet: Words, space: int) -> None:
    """Erase the marks of a piece that can lose them; its route stays, and the round in which it was drawn."""
    erase_marks(sheet, space)
    set_byte(sheet, DRAWN, space, BARE[variant_at(sheet, space)] + 1)
