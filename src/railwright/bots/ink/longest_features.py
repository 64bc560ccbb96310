"""The longest lines of a sheet, nearly, and what one more space could make of them."""

from __future__ import annotations

from railwright.bots.ink.feature_table import Feature
from railwright.bots.ink.surroundings import LABEL_AT, Floats, Ints
from railwright.core.compiled import compiled, lowest
from railwright.ink.rules.board import LEFT_COLUMN, OUTER, RIGHT_COLUMN, SIZE, STEP
from railwright.ink.rules.connections import flood, going_east, going_south
from railwright.ink.rules.pieces import EAST, NORTH, SOUTH, WEST
from railwright.ink.rules.sheet import Words, ends, facing, has_end


@compiled
def longest_walk(start: int, east: int, south: int) -> int:
    """Breadth first from a space: steps to the farthest spaces, and one of these; packed as 64 * steps + space."""
    reached, edge, last, steps = start, start, start, -1
    while edge:
        last = edge
        edge = ((edge & east) << 1 | (edge >> 1) & east | (edge & south) << SIZE | (edge >> SIZE) & south) & ~reached
        reached |= edge
        steps += 1
    return 64 * steps + lowest(last)


@compiled
def faced_by(sheet: Words, kind: int, component: int, empty: int) -> int:
    """The empty spaces that the ends of a kind's component face."""
    return (
        (component & ends(sheet, kind, NORTH)) >> SIZE
        | (component & ends(sheet, kind, EAST) & ~RIGHT_COLUMN) << 1
        | (component & ends(sheet, kind, SOUTH)) << SIZE
        | (component & ends(sheet, kind, WEST) & ~LEFT_COLUMN) >> 1
    ) & empty


@compiled
def line_features(sheet: Words, kind: int, empty: int, dense: Floats) -> int:
    """The longest line of a kind, nearly (loops are not walked twice), and what could still become of it."""
    east, south = going_east(sheet, kind), going_south(sheet, kind)
    left = has_end(sheet, kind)
    longest, second, extendable = 0, 0, 0
    while left:
        first_end = longest_walk(left & -left, east, south) & 63
        walk = longest_walk(1 << first_end, east, south)
        left &= ~flood(left & -left, east, south)
        spaces = (walk >> 6) + 1
        if spaces > longest:
            second, longest = longest, spaces
            extendable = (faced_by(sheet, kind, 1 << first_end, empty) != 0) + (
                faced_by(sheet, kind, 1 << (walk & 63), empty) != 0
            )
        elif spaces > second:
            second = spaces
    dense[Feature.LONGEST_HIGHWAY + kind] = longest * 0.1
    dense[Feature.OPEN_TIPS_OF_HIGHWAY + kind] = extendable * 0.5
    dense[Feature.SECOND_HIGHWAY + kind] = second * 0.1
    return longest


@compiled
def joint_features(sheet: Words, kind: int, longest: int, empty: int, scratch: Ints, dense: Floats) -> None:
    """The longest line that one more space could make of two, and how many spaces would lengthen the longest."""
    north, easterly = facing(sheet, kind, NORTH) & empty, facing(sheet, kind, EAST) & empty
    southerly, west = facing(sheet, kind, SOUTH) & empty, facing(sheet, kind, WEST) & empty
    twice = (north & easterly) | ((north | easterly) & southerly) | ((north | easterly | southerly) & west)
    east, south = going_east(sheet, kind), going_south(sheet, kind)
    joint, options = longest, 0
    while twice:
        space = lowest(twice)
        twice &= twice - 1
        arm, other_arm, arm_label = 0, 0, -9
        for side in range(4):
            if facing(sheet, kind, side) >> space & 1 and not OUTER[side] >> space & 1:
                label = scratch[LABEL_AT + 4 * space + side]
                length = (longest_walk(1 << (space + STEP[side]), east, south) >> 6) + 1
                if label == arm_label:
                    arm = max(arm, length)
                elif length > arm:
                    other_arm, arm, arm_label = arm, length, label
                elif length > other_arm:
                    other_arm = length
        if arm + other_arm + 1 > longest:
            options += 1
            joint = max(joint, arm + other_arm + 1)
    dense[Feature.JOINT_HIGHWAY + kind] = joint * 0.1
    dense[Feature.JOINTS_OF_HIGHWAY + kind] = options * 0.25
