"""The state of one player's sheet, with the running round: one flat array of int64 words.

    word  0-11  ENDS     + 4 * kind + side   spaces that have an end of this kind on this side
         12-23  FACING   + 4 * kind + side   spaces that see such an end across this side: a neighbour's, or an exit
         24-30  DRAWN    a word a row, a byte a space    the variant drawn there plus 1; 0 = nothing
         31-37  WHEN     a word a row, a byte a space    the round in which it was drawn
         38-    single words, named below: masks of spaces, then the counters of the game and of the round

Everything that a seat's rules need is in here, so that copying the array is taking a snapshot, and equal arrays
are equal positions, bit for bit.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from railwright.core.compiled import compiled
from railwright.ink.rules.board import (
    EXIT_KIND,
    EXIT_SIDE,
    EXIT_SPACE,
    OUTER,
    ROUNDS,
    ROUNDS_WITH_EXPANSION,
    SIZE,
    STEP,
)
from railwright.ink.rules.pieces import EDGE, HAS_LAVA, NO_END, STATION, TRAIL, TREES

Words = npt.NDArray[np.int64]

ENDS = 0
FACING = 12
DRAWN = 24
WHEN = 31

FILLED = 38  # masks of spaces
CRATERS = 39
STATIONS = 40
LAVAS = 41
FORESTS = 42
TRAILS = 43  # + corner NW, NE, SE, SW: spaces whose trail reaches this corner

EDITION = 47  # the game
EXPANSION = 48
ROUND = 49
SPECIALS_USED = 50  # bit s: special route s is crossed off
SPECIALS_SPENT = 51  # how many count against the three of the game (RI-3.4)
VILLAGES_MARKED = 52
UNIVERSITIES_MARKED = 53
METEOR_AT = 54

DICE = 55  # + slot: the piece on route dice 0-3 and expansion dice 4-5, -1 = no such die; the running round
DICE_USED = 61  # bit slot: this die has been drawn
SPECIAL_TAKEN = 62  # the special of this round is spent (RI-3.4)
COPIES = 63  # factory copies that may still be drawn (RI-5.1)
FREE_SPECIALS = 64  # free special routes that may still be drawn (RI-5.1)
VOLCANO_TAKEN = 65  # the new volcano of this round is drawn (RI-6.3)
METEOR_DIRECTION = 66  # 0-3 a side, 4 choose, -1 nothing to decide
METEOR_DISTANCE = 67
DONE = 68

NOTHING = 69  # always 0: what a side without an end meets

WORDS = 70

BASE, CHALLENGE = range(2)
NO_EXPANSION, LAVA_EXPANSION, METEOR_EXPANSION, FOREST_EXPANSION, TRAIL_EXPANSION = range(5)
EDITIONS = ("base", "challenge")
EXPANSIONS = (None, "lava", "meteor", "forest", "trail")
ROUNDS_OF = (ROUNDS, *[ROUNDS_WITH_EXPANSION] * (len(EXPANSIONS) - 1))
"""How many rounds a game has, by the number of its expansion (RI-2.1)."""
ROUTE_DICE = 4
EXPANSION_DICE = 2
NO_DIE = -1
CHOOSE_DIRECTION = 4
NO_METEOR = -1


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
    for slot in range(ROUTE_DICE + EXPANSION_DICE):
        sheet[DICE + slot] = NO_DIE
    sheet[METEOR_DIRECTION] = NO_METEOR
    for number in range(len(EXIT_SPACE)):
        sheet[FACING + 4 * EXIT_KIND[number] + EXIT_SIDE[number]] |= 1 << EXIT_SPACE[number]


@compiled
def put(sheet: Words, variant: int, space: int) -> None:
    """Draw a variant in a space that holds no piece. A crater there is gone (RI-7.3)."""
    bit = 1 << space
    for side in range(4):
        kind = EDGE[variant, side]
        if kind != NO_END:
            sheet[ENDS + 4 * kind + side] |= bit
            if not bit & OUTER[side]:
                sheet[FACING + 4 * kind + (side ^ 2)] |= 1 << (space + STEP[side])
    sheet[FILLED] |= bit
    sheet[CRATERS] &= ~bit
    if STATION[variant]:
        sheet[STATIONS] |= bit
    if HAS_LAVA[variant]:
        sheet[LAVAS] |= bit
    if TREES[variant]:
        sheet[FORESTS] |= bit
    if TRAIL[variant]:
        for corner in range(4):
            if TRAIL[variant] >> corner & 1:
                sheet[TRAILS + corner] |= bit
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
    for mask in (FILLED, STATIONS, LAVAS, FORESTS, TRAILS, TRAILS + 1, TRAILS + 2, TRAILS + 3):
        sheet[mask] &= ~bit
    set_byte(sheet, DRAWN, space, 0)
    set_byte(sheet, WHEN, space, 0)
