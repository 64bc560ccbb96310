"""The score of a sheet, explained: every part says not only how much but where."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import numpy as np

from railwright.ink.actions import Space
from railwright.ink.rules import sheet as words
from railwright.ink.rules.board import CENTRE, EXITS, SIZE, SPACES, VILLAGE_POINTS
from railwright.ink.rules.expansions import hooks
from railwright.ink.rules.expansions.record import Path
from railwright.ink.rules.longest import LINE_WORDS, longest_line
from railwright.ink.rules.pieces import ARC, EDGE, HIGHWAY, RAILWAY, ROUTES, SIDES
from railwright.ink.rules.scoring import (
    PARTS,
    UNTOUCHED,
    drawn_spaces,
    exit_points,
    kinds_with_errors,
    label_networks,
    open_ends,
    score,
)
from railwright.ink.sheet import Sheet, spaces_of

Side = Literal["N", "E", "S", "W"]
SIDE_NAMES: tuple[Side, ...] = ("N", "E", "S", "W")
Route = tuple[int, int, str]
"""A route inside a space: row, column and the sides that it uses, in the order in which a line passes them."""


@dataclass(frozen=True, slots=True)
class Network:
    """Routes that are joined, with what joins them over water, and the exits they reach as (row, col, side)."""

    exits: tuple[tuple[int, int, str], ...]
    routes: tuple[Route, ...]


@dataclass(frozen=True, slots=True)
class LongestLine:
    """The longest line of a kind, from one end to the other."""

    kind: Literal["highway", "railway"]
    length: int
    routes: tuple[Route, ...]


@dataclass(frozen=True, slots=True)
class Area:
    """What an expansion counts together: the spaces of a lake or a forest, or a way along grid lines."""

    name: str
    spaces: tuple[Space, ...]
    line: Path | None = None

    @property
    def count(self) -> int:
        """How many spaces or lines it has."""
        return len(self.line.path) if self.line else len(self.spaces)


@dataclass(frozen=True, slots=True)
class Score:
    """The points of a sheet, part by part."""

    networks: tuple[Network, ...]
    exits: int
    highway: LongestLine
    railway: LongestLine
    centre: tuple[Space, ...]
    errors: tuple[tuple[int, int, Side], ...]
    areas: tuple[Area, ...]
    expansion: int
    villages: int
    goal_points: int

    @property
    def total(self) -> int:
        """All points together."""
        gained = self.exits + self.highway.length + self.railway.length + len(self.centre)
        return gained - len(self.errors) + self.expansion + self.villages + self.goal_points

    @property
    def joined_exits(self) -> list[int]:
        """The numbers of exits of the networks with two or more, largest first."""
        return [len(network.exits) for network in self.networks if len(network.exits) > 1]


def explain(sheet: Sheet, goal_points: int = 0) -> Score:
    """Score a sheet and find out where its points lie."""
    array = sheet.words
    return Score(
        networks=_networks(sheet),
        exits=int(exit_points(array)),
        highway=_line(sheet, HIGHWAY),
        railway=_line(sheet, RAILWAY),
        centre=spaces_of(int(drawn_spaces(array)) & CENTRE),
        errors=tuple(
            (row, col, SIDE_NAMES[side])
            for kind in range(kinds_with_errors(array))
            for side in range(4)
            for row, col in spaces_of(int(open_ends(array, kind, side)))
        ),
        areas=tuple(Area(area.name, spaces_of(area.spaces), area.line) for area in sheet.areas),
        expansion=int(hooks.points(array)),
        villages=int(VILLAGE_POINTS[array[words.VILLAGES_MARKED]]),
        goal_points=goal_points,
    )


def quick_total(sheet: Sheet) -> int:
    """The total without goals and without the where."""
    return int(score(sheet.words, sheet.reading, np.empty(PARTS, dtype=np.int64)))


def _labels(sheet: Sheet) -> tuple[words.Words, words.Words]:
    """The network of every node (2 * space + arc) and that of every exit."""
    node, exit_network = np.empty(2 * SPACES, dtype=np.int64), np.empty(len(EXITS), dtype=np.int64)
    label_networks(sheet.words, node, exit_network)
    return node, exit_network


def _networks(sheet: Sheet) -> tuple[Network, ...]:
    network_of, network_at = (labels.tolist() for labels in _labels(sheet))
    routes: dict[int, list[Route]] = {}
    others: dict[int, list[Route]] = {}
    for drawn in sheet.drawn:
        for arc, join in enumerate(drawn.variant.joins):
            node = 2 * (SIZE * drawn.row + drawn.col) + arc
            by_route = any(drawn.variant.edges[SIDES.index(side)] in ROUTES for side in join)
            (routes if by_route else others).setdefault(network_of[node], []).append((drawn.row, drawn.col, join))
    for root, members in routes.items():
        members += others.get(root, [])
    exits: dict[int, list[tuple[int, int, str]]] = {}
    for (row, col, side, _), network in zip(EXITS, network_at, strict=True):
        if network != UNTOUCHED:
            exits.setdefault(network, []).append((row, col, side))
    networks = [Network(tuple(exits.get(root, [])), tuple(members)) for root, members in routes.items()]
    return tuple(sorted(networks, key=lambda network: (-len(network.exits), -len(network.routes))))


def _line(sheet: Sheet, kind: int) -> LongestLine:
    found = np.empty(LINE_WORDS, dtype=np.int64)
    length = int(longest_line(sheet.words, kind, sheet.reading, found))
    name: Literal["highway", "railway"] = "highway" if kind == HIGHWAY else "railway"
    if length == 0:
        return LongestLine(name, 0, ())
    east, south, space = (int(word) for word in found)
    if not east | south:
        return LongestLine(name, length, (_lone_route(sheet, kind, space),))
    return LongestLine(name, length, _walk(sheet, kind, east, south, length))


def _lone_route(sheet: Sheet, kind: int, space: int) -> Route:
    variant = words.variant_at(sheet.words, space)
    arcs = [int(ARC[variant, side]) for side in range(4) if EDGE[variant, side] == kind]
    sides = "".join(SIDES[side] for side in range(4) if EDGE[variant, side] == kind and ARC[variant, side] == arcs[0])
    return (*divmod(space, SIZE), sides[:2])


def _walk(sheet: Sheet, kind: int, east: int, south: int, length: int) -> tuple[Route, ...]:
    """Put the connections of a line in the order in which one walks along it (Hierholzer's way).

    A ring with an end to spare begins and stops in a space that has one, which counts twice (RI-4.2).
    """
    links: dict[tuple[int, int], dict[int, tuple[int, int]]] = {}
    for mask, side, step in ((east, 1, 1), (south, 2, SIZE)):
        for row, col in spaces_of(mask):
            here, there = SIZE * row + col, SIZE * row + col + step
            one = (here, int(ARC[words.variant_at(sheet.words, here), side]))
            other = (there, int(ARC[words.variant_at(sheet.words, there), side ^ 2]))
            links.setdefault(one, {})[side] = other
            links.setdefault(other, {})[side ^ 2] = one
    odd = [node for node, ways in links.items() if len(ways) % 2]
    start = (odd or [node for node in links if len(links[node]) < _ends(sheet, kind, node)] or list(links))[0]
    trail: list[tuple[tuple[int, int], int]] = [(start, -1)]  # a node and the side by which it was entered
    order: list[tuple[tuple[int, int], int]] = []
    while trail:
        node, _ = trail[-1]
        if links[node]:
            side, other = links[node].popitem()
            del links[other][side ^ 2]
            trail.append((other, side ^ 2))
        else:
            order.append(trail.pop())
    order.reverse()
    routes = []
    for index, (node, entered) in enumerate(order):
        sides = SIDES[entered] if entered >= 0 else ""
        if index + 1 < len(order):
            sides += SIDES[order[index + 1][1] ^ 2]
        routes.append((*divmod(node[0], SIZE), sides))
    if len(routes) > length:  # a ring that nothing leads out of: its first space is its last
        last = routes.pop()
        routes[0] = (routes[0][0], routes[0][1], last[2] + routes[0][2])
    return tuple(routes)


def _ends(sheet: Sheet, kind: int, node: tuple[int, int]) -> int:
    """How many ends of a kind the route of a node has."""
    space, arc = node
    variant = words.variant_at(sheet.words, space)
    return sum(1 for side in range(4) if EDGE[variant, side] == kind and ARC[variant, side] == arc)
