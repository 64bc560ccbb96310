"""Canyon (RI-16): chains on the grid lines, the bridges over them, and the points that pay for bridges."""

from __future__ import annotations

from enum import IntEnum

import numpy as np

from railwright.core.compiled import compiled, lowest, popcount
from railwright.core.errors import MalformedError
from railwright.ink.rules import grid_lines
from railwright.ink.rules import sheet as at
from railwright.ink.rules.board import ALL, BOTTOM_ROW, CENTRE, LEFT_COLUMN, RIGHT_COLUMN, SIZE, SPACES, TOP_ROW
from railwright.ink.rules.expansions import data_of
from railwright.ink.rules.expansions.record import Area, Budget, Expansion, Path
from railwright.ink.rules.grid_lines import INNER_POINTS
from railwright.ink.rules.lines import passages
from railwright.ink.rules.pieces import EAST, EDGE, HIGHWAY, NORTH, RAILWAY, SIDES, SOUTH, WEST
from railwright.ink.rules.reasons import OWN_REASONS
from railwright.ink.rules.reasons import Reason as Common
from railwright.ink.rules.sheet import ROUTE_DICE, Words, ends, facing

ACROSS = at.OWN  # the lines with a segment, see grid_lines.py
DOWN = at.OWN + 1
FACES = at.OWN + 2  # four bits a die: the face of this round, counted from 0

_DATA = data_of("canyon")
FACE_NAMES: tuple[str, ...] = tuple(_DATA["paths"])
BRIDGE_POINTS: int = _DATA["bridge_points"]
EDGE_TO_EDGE_POINTS = 2
BRIDGES_FOR_GOAL = 6
CROSSINGS_FOR_GOAL = 3
NO_FACE = 15
MOST_SEGMENTS = 2 * SPACES

SPENDING, CROSSING, THROUGH_CENTRE = range(3)
"""The goals CA to CC."""

PATTERNS = tuple(Path(name, *way) for name, pattern in _DATA["paths"].items() for way in grid_lines.ways_of(pattern))
"""Its own actions: each way to lay the pattern of a face, numbered face by face."""
_TRACED = [traced for pattern in PATTERNS if (traced := grid_lines.traced(pattern.row, pattern.col, pattern.path))]
FIRST_OF_FACE = np.searchsorted(
    [FACE_NAMES.index(pattern.name) for pattern in PATTERNS], np.arange(len(FACE_NAMES) + 1)
).astype(np.int64)
"""The choices of face f are FIRST_OF_FACE[f] up to, not including, FIRST_OF_FACE[f + 1]."""
FACE_OF = np.array([FACE_NAMES.index(pattern.name) for pattern in PATTERNS], dtype=np.int64)
LINES_ACROSS = np.array([traced.across for traced in _TRACED], dtype=np.int64)
LINES_DOWN = np.array([traced.down for traced in _TRACED], dtype=np.int64)
INSIDE = np.array([traced.inside for traced in _TRACED], dtype=np.int64)
TIPS = np.array([traced.tips for traced in _TRACED], dtype=np.int64)
REACHES_EDGE = np.array([traced.reaches_edge for traced in _TRACED], dtype=np.int64)

PER_WORD = 60
FROM_EDGE = np.zeros((len(FACE_NAMES), -(-int(np.diff(FIRST_OF_FACE).max()) // PER_WORD)), dtype=np.int64)
FROM_TIP = np.zeros((len(FACE_NAMES), SPACES, FROM_EDGE.shape[1]), dtype=np.int64)
"""By face (and point): which of its choices have an end on the outer edge, or at that point; a bit each."""
for _choice, _face in enumerate(FACE_OF):
    _word, _bit = divmod(_choice - int(FIRST_OF_FACE[_face]), PER_WORD)
    FROM_EDGE[_face, _word] |= int(REACHES_EDGE[_choice]) << _bit
    for _point in range(SPACES):
        FROM_TIP[_face, _point, _word] |= (int(TIPS[_choice]) >> _point & 1) << _bit

CENTRAL_ACROSS = CENTRE & CENTRE << SIZE
CENTRAL_DOWN = CENTRE & CENTRE << 1
"""The lines between two central spaces."""


class Reason(IntEnum):
    """Why canyons refuse something."""

    CANYON_LINE_TAKEN = OWN_REASONS
    CANYON_BRANCHES = OWN_REASONS + 1
    CANYON_NOT_CONNECTED = OWN_REASONS + 2
    BRIDGE_POINTS_SHORT = OWN_REASONS + 3


@compiled
def first_sheet(sheet: Words) -> None:
    """No dice yet."""
    sheet[FACES] = NO_FACE | NO_FACE << 4


@compiled
def start_round(sheet: Words, dice: Words) -> None:
    """Its dice show patterns for grid lines, no pieces for spaces."""
    sheet[FACES] = dice[ROUTE_DICE] | dice[ROUTE_DICE + 1] << 4
    sheet[at.DICE + ROUTE_DICE] = at.NO_DIE
    sheet[at.DICE + ROUTE_DICE + 1] = at.NO_DIE


@compiled
def face(sheet: Words, die: int) -> int:
    """What one of the two dice shows."""
    return sheet[FACES] >> (4 * die) & 15


@compiled
def is_used(sheet: Words, die: int) -> bool:
    """Whether this die has been drawn in this round."""
    return (sheet[at.DICE_USED] >> (ROUTE_DICE + die) & 1) == 1


@compiled
def own_face(sheet: Words, die: int) -> int:
    """What one of the two dice shows if it is not drawn yet."""
    shown = face(sheet, die)
    return at.NO_DIE if shown == NO_FACE or is_used(sheet, die) else shown


@compiled
def touched(across: int, down: int) -> int:
    """The points inside the sheet at which a segment ends."""
    return (across | across << 1 | down | down << SIZE) & INNER_POINTS


@compiled
def passed(across: int, down: int) -> int:
    """The points inside the sheet at which two segments meet."""
    both = across & across << 1 | down & down << SIZE | (across | across << 1) & (down | down << SIZE)
    return both & INNER_POINTS


@compiled
def ends_across(sheet: Words) -> int:
    """The across lines on which a route ends, from either side (RI-16.6)."""
    on_it = ends(sheet, HIGHWAY, NORTH) | ends(sheet, RAILWAY, NORTH)
    return on_it | facing(sheet, HIGHWAY, NORTH) | facing(sheet, RAILWAY, NORTH)


@compiled
def ends_down(sheet: Words) -> int:
    """The down lines on which a route ends, from either side (RI-16.6)."""
    on_it = ends(sheet, HIGHWAY, WEST) | ends(sheet, RAILWAY, WEST)
    return on_it | facing(sheet, HIGHWAY, WEST) | facing(sheet, RAILWAY, WEST)


@compiled
def bridges(sheet: Words) -> int:
    """How many lines carry a bridge: the points that are spent (RI-16.6)."""
    return popcount(sheet[ACROSS] & ends_across(sheet)) + popcount(sheet[DOWN] & ends_down(sheet))


@compiled
def without_bridge(sheet: Words, side: int) -> int:
    """The spaces on whose side lies a segment without a bridge."""
    if side in (NORTH, SOUTH):
        lines = sheet[ACROSS] & ~ends_across(sheet)
        return lines if side == NORTH else lines >> SIZE
    lines = sheet[DOWN] & ~ends_down(sheet)
    return lines if side == WEST else lines >> 1


@compiled
def affordable(sheet: Words, variant: int) -> int:
    """Where the new bridges of a variant cost no more than the points that are left (RI-16.6)."""
    if popcount(sheet[ACROSS]) + popcount(sheet[DOWN]) <= BRIDGE_POINTS - 4:
        return ALL
    left = BRIDGE_POINTS - bridges(sheet)
    if left >= 4:
        return ALL
    one, two, three, four = 0, 0, 0, 0  # spaces where it needs so many bridges or more
    for side in range(4):
        if EDGE[variant, side] in (HIGHWAY, RAILWAY):
            needed = without_bridge(sheet, side)
            four |= three & needed
            three |= two & needed
            two |= one & needed
            one |= needed
    if left == 3:
        return ALL & ~four
    if left == 2:
        return ALL & ~three
    return ALL & ~(two if left == 1 else one)


@compiled
def not_affordable(_sheet: Words) -> int:
    """RI-16.6."""
    return Reason.BRIDGE_POINTS_SHORT.value


@compiled
def price(sheet: Words, variant: int, space: int) -> int:
    """How many new bridges a route needs (RI-16.6)."""
    needed = 0
    for side in range(4):
        if EDGE[variant, side] in (HIGHWAY, RAILWAY):
            needed += without_bridge(sheet, side) >> space & 1
    return needed


@compiled
def choice_price(sheet: Words, choice: int) -> int:
    """How many bridges a canyon needs for the routes that end on its lines already (RI-16.6)."""
    return popcount(LINES_ACROSS[choice] & ends_across(sheet)) + popcount(LINES_DOWN[choice] & ends_down(sheet))


@compiled
def misfit(sheet: Words, choice: int) -> int:
    """Why a pattern cannot be laid there, whatever the dice show; FINE if it can (RI-16.4, RI-16.6)."""
    across, down = sheet[ACROSS], sheet[DOWN]
    if LINES_ACROSS[choice] & across or LINES_DOWN[choice] & down:
        return Reason.CANYON_LINE_TAKEN.value
    touching, passing = touched(across, down), passed(across, down)
    if INSIDE[choice] & touching or TIPS[choice] & passing:
        return Reason.CANYON_BRANCHES.value
    if not REACHES_EDGE[choice] and not TIPS[choice] & touching:
        return Reason.CANYON_NOT_CONNECTED.value
    if choice_price(sheet, choice) > max(BRIDGE_POINTS - bridges(sheet), 0):
        return Reason.BRIDGE_POINTS_SHORT.value
    return Common.FINE.value


@compiled
def list_face(sheet: Words, shown: int, first: int, actions: Words, count: int) -> int:
    """Append the ways to lay the pattern of a face; returns the count. The tests of `misfit` where it is connected."""
    across, down = sheet[ACROSS], sheet[DOWN]
    touching, passing = touched(across, down), passed(across, down)
    routes_across, routes_down = ends_across(sheet), ends_down(sheet)
    left = max(BRIDGE_POINTS - bridges(sheet), 0)
    for word in range(FROM_EDGE.shape[1]):
        connected = FROM_EDGE[shown, word]
        tips = touching & ~passing
        while tips:
            connected |= FROM_TIP[shown, lowest(tips), word]
            tips &= tips - 1
        while connected:
            choice = FIRST_OF_FACE[shown] + PER_WORD * word + lowest(connected)
            connected &= connected - 1
            if INSIDE[choice] & touching or TIPS[choice] & passing:
                continue
            if LINES_ACROSS[choice] & across or LINES_DOWN[choice] & down:
                continue
            if popcount(LINES_ACROSS[choice] & routes_across) + popcount(LINES_DOWN[choice] & routes_down) <= left:
                actions[count] = first + choice
                count += 1
    return count


@compiled
def list_choices(sheet: Words, first: int, actions: Words, count: int) -> int:
    """The patterns of the dice that are not drawn yet, wherever they fit (RI-16.3, RI-16.4)."""
    one, other = own_face(sheet, 0), own_face(sheet, 1)
    if one != other and min(one, other) != at.NO_DIE:
        count = list_face(sheet, min(one, other), first, actions, count)
    if max(one, other) != at.NO_DIE:
        count = list_face(sheet, max(one, other), first, actions, count)
    return count


@compiled
def choice_refused(sheet: Words, choice: int) -> int:
    """RI-16.3, RI-16.4, RI-16.6."""
    shown = FACE_OF[choice]
    if face(sheet, 0) != shown and face(sheet, 1) != shown:
        return Common.NOT_ROLLED.value
    if own_face(sheet, 0) != shown and own_face(sheet, 1) != shown:
        return Common.DIE_USED.value
    return misfit(sheet, choice)


@compiled
def choose(sheet: Words, choice: int) -> None:
    """Lay a pattern; the first undrawn die that shows it is used."""
    die = 0 if own_face(sheet, 0) == FACE_OF[choice] else 1
    sheet[at.DICE_USED] |= 1 << (ROUTE_DICE + die)
    sheet[ACROSS] |= LINES_ACROSS[choice]
    sheet[DOWN] |= LINES_DOWN[choice]


@compiled
def end_of_a_canyon(left: Words) -> tuple[int, int]:
    """A point (row, col) at which one of the canyons begins: on the outer edge if there is one, else an open end."""
    across, down = left[0], left[1]
    mask, rows, cols = down & TOP_ROW, 0, 0
    if not mask:
        mask = across & LEFT_COLUMN
    if not mask:
        mask, cols = across & RIGHT_COLUMN, 1
    if not mask:
        mask, rows, cols = down & BOTTOM_ROW, 1, 0
    if not mask:
        mask, rows = touched(across, down) & ~passed(across, down), 0
    if not mask:
        mask = across  # a ring, which only a sheet that somebody wrote down can have
    space = popcount((mask & -mask) - 1)
    return space // SIZE + rows, space % SIZE + cols


@compiled
def line_at(left: Words, row: int, col: int, side: int) -> int:
    """The line that leads from a point to this side, as a mask; 0 if no segment lies there."""
    if side == NORTH:
        return left[1] & 1 << (SIZE * (row - 1) + col) if row > 0 and col < SIZE else 0
    if side == EAST:
        return left[0] & 1 << (SIZE * row + col) if row < SIZE and col < SIZE else 0
    if side == SOUTH:
        return left[1] & 1 << (SIZE * row + col) if row < SIZE and col < SIZE else 0
    return left[0] & 1 << (SIZE * row + col - 1) if row < SIZE and col > 0 else 0


@compiled
def on_edge(row: int, col: int) -> bool:
    """Whether a grid point lies on the outer edge."""
    return row == 0 or col == 0 or row == SIZE or col == SIZE


@compiled
def next_canyon(left: Words, walk: Words) -> tuple[int, bool]:
    """Take a whole canyon off `left` (lines across, lines down): how long it is, and whether both ends are on the edge.

    0 if none is left. `walk` gets the row and column of the point where it begins, then the side of each step.
    """
    if not left[0] and not left[1]:
        return 0, False
    row, col = end_of_a_canyon(left)
    walk[0], walk[1] = row, col
    begins_on_edge = on_edge(row, col)
    length = 0
    going = True
    while going:
        going = False
        for side in range(4):
            line = line_at(left, row, col, side)
            if line:
                left[1 - (side & 1)] ^= line
                row += (side == SOUTH) - (side == NORTH)
                col += (side == EAST) - (side == WEST)
                walk[2 + length] = side
                length += 1
                going = True
                break
    return length, begins_on_edge and on_edge(row, col)


@compiled
def points(sheet: Words) -> int:
    """1 per segment of the longest canyon, and 2 for every canyon from edge to edge (RI-16.8)."""
    left, walk = np.empty(2, dtype=np.int64), np.empty(2 + MOST_SEGMENTS, dtype=np.int64)
    left[0], left[1] = sheet[ACROSS], sheet[DOWN]
    longest, total = 0, 0
    length, through = next_canyon(left, walk)
    while length:
        longest = max(longest, length)
        if through:
            total += EDGE_TO_EDGE_POINTS
        length, through = next_canyon(left, walk)
    return longest + total


@compiled
def through_centre(sheet: Words) -> bool:
    """Whether a canyon from edge to edge has a segment between two central spaces (RI-17.5)."""
    left, walk = np.empty(2, dtype=np.int64), np.empty(2 + MOST_SEGMENTS, dtype=np.int64)
    left[0], left[1] = sheet[ACROSS], sheet[DOWN]
    across, down = left[0] & CENTRAL_ACROSS, left[1] & CENTRAL_DOWN
    length, through = next_canyon(left, walk)
    while length:
        if through and (across & ~left[0] or down & ~left[1]):
            return True
        across, down = across & left[0], down & left[1]
        length, through = next_canyon(left, walk)
    return False


@compiled
def most_passages(sheet: Words) -> int:
    """How often one line passes over the same canyon, as far as it matters."""
    left, walk = np.empty(2, dtype=np.int64), np.empty(2 + MOST_SEGMENTS, dtype=np.int64)
    left[0], left[1] = sheet[ACROSS], sheet[DOWN]
    most = 0
    while left[0] or left[1]:
        across, down = left[0], left[1]
        next_canyon(left, walk)
        # a connection is known by its northern or western space, a line by the space south or east of it
        most = max(most, passages(sheet, (down & ~left[1]) >> 1, (across & ~left[0]) >> SIZE))
    return most


@compiled
def progress(sheet: Words, goal: int) -> tuple[int, int]:
    """RI-17.5: bridge points spent, passages of one line over one canyon, a canyon through the inside of the centre."""
    if goal == SPENDING:
        return bridges(sheet), BRIDGES_FOR_GOAL
    if goal == CROSSING:
        return most_passages(sheet), CROSSINGS_FOR_GOAL
    return int(through_centre(sheet)), 1


def canyons(sheet: Words) -> list[tuple[Path, bool]]:
    """The canyons from their smaller end point, in order, each with whether it runs from edge to edge."""
    left, walk = sheet[[ACROSS, DOWN]], np.empty(2 + MOST_SEGMENTS, dtype=np.int64)
    found = []
    length, through = next_canyon(left, walk)
    while length:
        steps = "".join(SIDES[side] for side in walk[2 : 2 + length])
        found.append((*grid_lines.from_smaller_end(int(walk[0]), int(walk[1]), steps), bool(through)))
        length, through = next_canyon(left, walk)
    return [(Path("canyon", row, col, path), through) for row, col, path, through in sorted(found)]


def lines(sheet: Words) -> list[Path]:
    """The canyons whole, and a bridge on each line where a route ends at one."""
    across, down = int(sheet[ACROSS] & ends_across(sheet)), int(sheet[DOWN] & ends_down(sheet))
    over = [(*divmod(space, SIZE), step) for mask, step in ((across, "E"), (down, "S")) for space in _bits(mask)]
    return [*(path for path, _ in canyons(sheet)), *(Path("bridge", *line) for line in sorted(over))]


def _bits(mask: int) -> list[int]:
    return [bit for bit in range(SPACES) if mask >> bit & 1]


def areas(sheet: Words) -> list[Area]:
    """The canyons that count: the longest one, and those from edge to edge."""
    found = sorted(canyons(sheet), key=lambda canyon: -len(canyon[0].path))
    if not found:
        return []
    longest, through = found[0]
    first = Area("longest canyon from edge to edge" if through else "longest canyon", 0, longest)
    return [first, *(Area("canyon from edge to edge", 0, path) for path, through in found[1:] if through)]


def faces(sheet: Words) -> list[tuple[str, bool]]:
    """The patterns of this round's dice."""
    shown = [(int(face(sheet, die)), bool(is_used(sheet, die))) for die in range(2)]
    return [(FACE_NAMES[number], used) for number, used in shown if number != NO_FACE]


def budget(sheet: Words) -> Budget:
    """The bridge points that are left."""
    return Budget("bridge points", max(BRIDGE_POINTS - int(bridges(sheet)), 0), BRIDGE_POINTS)


def lay(sheet: Words, path: Path) -> None:
    """A canyon as somebody wrote it down: it may not leave the lines, take one twice, or branch (RI-16.2, RI-16.4)."""
    traced = grid_lines.traced(path.row, path.col, path.path)
    if traced is None:
        raise MalformedError("off_lines", row=path.row, column=path.col, path=repr(path.path))
    across, down = int(sheet[ACROSS]), int(sheet[DOWN])
    if across & traced.across or down & traced.down:
        raise MalformedError("lines_twice", row=path.row, column=path.col)
    across, down = across | traced.across, down | traced.down
    if grid_lines.branching(across, down):
        raise MalformedError("lines_branch", row=path.row, column=path.col)
    sheet[ACROSS], sheet[DOWN] = across, down


def fits_on_lines(sheet: Words, choice: int) -> bool:
    """Whether a pattern can be laid there, whatever the dice show."""
    return bool(misfit(sheet, choice) == Common.FINE)


EXPANSION = Expansion(
    rounds=7,
    dice=("canyon", "canyon"),
    reasons=Reason,
    choices=tuple(str(pattern) for pattern in PATTERNS),
    areas=areas,
    on_lines=PATTERNS,
    fits_on_lines=fits_on_lines,
    faces=faces,
    lines=lines,
    lay=lay,
    budget=budget,
)
