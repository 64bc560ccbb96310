"""The naive reading of the rules, third part: one player's round, kept as on paper (RI-3, RI-5 to RI-7).

Actions are the texts of the notation, so that nothing of the engine is needed to compare with it.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator
from dataclasses import dataclass, field

from tests.ink import oracle_canyon
from tests.ink.oracle import (
    ORIENTATIONS,
    SIDES,
    SPECIALS,
    STEPS,
    Paper,
    Shape,
    Space,
    allowed,
    dry_up,
    in_danger,
    placements,
    turned,
)

FACTORIES = {(0, 0), (4, 6), (5, 2)}
VILLAGES = {(0, 2), (1, 5), (2, 4), (5, 4)}
UNIVERSITIES = {(2, 0), (3, 3), (4, 1), (6, 6)}


def named(space: Space) -> str:
    """A1 at the top left, G7 at the bottom right."""
    return f"{'ABCDEFG'[space[0]]}{space[1] + 1}"


@dataclass
class Player:
    """A player's sheet with everything that the rules make one remember."""

    edition: str
    expansion: str | None
    paper: Paper = field(default_factory=Paper)
    crossed_off: list[str] = field(default_factory=list)
    spent: int = 0
    villages: int = 0
    universities: int = 0
    meteor_at: Space = (3, 3)

    route: list[str] = field(default_factory=list)
    """The route dice of this round that are not drawn yet; `rolled` keeps them all."""
    rolled: list[str] = field(default_factory=list)
    extra: list[str] = field(default_factory=list)
    patterns: list[str] = field(default_factory=list)
    """The canyon dice of this round that are not drawn yet."""
    lava_drawn: bool = False
    special_taken: bool = False
    volcano_taken: bool = False
    copies: int = 0
    free_specials: int = 0
    meteor: tuple[str, int] | None = None
    heat: bool = False
    rounds_begun: int = 0
    done: bool = False

    def __post_init__(self) -> None:
        if self.expansion == "lava":
            self.paper.pieces[3, 3] = turned("volcano", 0)

    def start_round(self, route: tuple[str, ...], expansion: tuple[str, ...]) -> None:
        """The dice are rolled; what was not used is lost."""
        self.route, self.rolled = list(route), list(route)
        self.extra, self.meteor = list(expansion), None
        if self.expansion == "meteor":
            self.extra, self.meteor = [], (expansion[0], int(expansion[1]))
        if self.expansion == "canyon":
            self.extra, self.patterns = [], list(expansion)
        self.lava_drawn = self.special_taken = self.volcano_taken = self.done = False
        self.copies = self.free_specials = 0
        self.rounds_begun += 1
        if self.expansion == "desert":
            self.extra = [face for face in expansion if face != "arid"]
            self.heat = "arid" in expansion and bool(in_danger(self.paper))
            if self.heat and self.spent == 3:
                dry_up(self.paper)
                self.heat = False
            self.done = self.last_heat() and not self.heat

    def last_heat(self) -> bool:
        """RI-15.6: the roll after round 6."""
        return self.expansion == "desert" and self.rounds_begun == 7

    def legal(self) -> set[str]:
        """The texts of all legal actions."""
        if self.done:
            return set()
        if self.meteor is not None:
            ways = SIDES if self.meteor[0] == "choose" else self.meteor[0]
            actions = {f"meteor-{way}" for way in ways}
            if self.spent < 3 and not self.special_taken:
                actions |= {f"ignore-{special}" for special in SPECIALS if special not in self.crossed_off}
            return actions
        if self.heat:
            return {"heat", *(f"shade-{special}" for special in SPECIALS if special not in self.crossed_off)}
        actions = {
            f"{piece}@{named((row, col))}/{number}"
            for piece in self.on_offer()
            for row, col, number in self.places(piece)
        }
        for piece in self.patterns:
            actions |= {f"{piece}@{row}{col}/{path}" for row, col, path in oracle_canyon.placements(self.paper, piece)}
        if self.lava_by_force():
            actions |= {f"{shape.name}@{named(space)}/{number}" for space, number, shape in self.givings_way()}
        if self.may_be_done():
            actions.add("done")
        return actions

    def on_offer(self) -> set[str]:
        """The pieces that may be drawn now if there is a place."""
        offer = set(self.route) | set(self.extra)
        if self.copies:
            offer |= set(self.rolled)
        if self.free_specials or (not self.special_taken and self.spent < 3):
            offer |= set(SPECIALS) - set(self.crossed_off)
        if self.expansion == "lava" and not self.volcano_taken:
            offer.add("volcano")
        return offer

    def places(self, piece: str) -> list[tuple[int, int, int]]:
        """Where a piece can be drawn and, beside canyons, paid (RI-16.6)."""
        found = placements(self.paper, piece)
        if not self.paper.canyons:
            return found
        return [(r, c, n) for r, c, n in found if oracle_canyon.payable(self.paper, turned(piece, n), (r, c))]

    def fits(self, piece: str) -> bool:
        """Whether a piece can be drawn in an empty space; a crater does not count as one (RI-3.3)."""
        return any((row, col) not in self.paper.craters for row, col, _ in self.places(piece))

    def owes_lava(self) -> bool:
        """RI-6.2."""
        return self.expansion == "lava" and not self.lava_drawn

    def lava_by_force(self) -> bool:
        """RI-6.4: a lava die is owed, and neither fits in an empty space."""
        return self.owes_lava() and not any(self.fits(piece) for piece in self.extra)

    def givings_way(self) -> Iterator[tuple[Space, int, Shape]]:
        """RI-6.4: every way to erase a piece without lava next to an open lava side and to draw a lava die there."""
        for space, drawn in self.paper.pieces.items():
            if not drawn.has("L"):
                without = Paper({at: shape for at, shape in self.paper.pieces.items() if at != space})
                for piece in set(self.extra):
                    for number, shape in ORIENTATIONS[piece].items():
                        if allowed(without, shape, space):
                            yield space, number, shape

    def may_be_done(self) -> bool:
        """RI-3.3, RI-6.2, RI-6.4."""
        if any(self.fits(piece) for piece in self.route):
            return False
        if not self.owes_lava():
            return True
        if not self.lava_by_force():
            return False
        return not (not self.volcano_taken and self.fits("volcano")) and not any(self.givings_way())

    def act(self, action: str) -> None:
        """Carry out a legal action."""
        if action == "done":
            self.done = True
        elif action.startswith("ignore-"):
            self.cross_off(action.removeprefix("ignore-"))
            self.meteor = None
        elif action.startswith("meteor-"):
            assert self.meteor is not None
            self.strike(action.removeprefix("meteor-"), self.meteor[1])
            self.meteor = None
        elif action.startswith("canyon-"):
            piece, way = action.split("@")
            self.patterns.remove(piece)
            self.paper.canyons |= oracle_canyon.lines_along(oracle_canyon.walked(int(way[0]), int(way[1]), way[3:]))
        elif self.heat:
            if action == "heat":
                dry_up(self.paper)
            else:
                self.cross_off(action.removeprefix("shade-"))
            self.heat = False
            self.done = self.last_heat()
        else:
            piece, place = action.split("@")
            space = ("ABCDEFG".index(place[0]), int(place[1]) - 1)
            self.draw(turned(piece, int(place[3])), space)

    def cross_off(self, special: str) -> None:
        """RI-3.4; a university's free special counts against no limit (RI-5.1)."""
        self.crossed_off.append(special)
        if self.free_specials:
            self.free_specials -= 1
        else:
            self.special_taken = True
            self.spent += 1

    def strike(self, way: str, distance: int) -> None:
        """RI-7.1."""
        (down, right), (row, col) = STEPS[way], self.meteor_at
        while distance > 0 or (row, col) in self.paper.craters:
            if not (0 <= row + down < 7 and 0 <= col + right < 7):
                down, right = -down, -right
            row, col = row + down, col + right
            distance -= 1
        self.paper.pieces.pop((row, col), None)
        self.paper.craters.add((row, col))
        self.meteor_at = (row, col)

    def draw(self, shape: Shape, space: Space) -> None:
        """Draw a piece and let a building have its effect."""
        name = shape.name
        if name in SPECIALS:
            self.cross_off(name)
        elif name == "volcano":
            self.volcano_taken = True
        elif name in self.extra:
            self.extra.remove(name)
            self.lava_drawn = self.lava_drawn or self.expansion == "lava"
        elif name in self.route:
            self.route.remove(name)
        else:
            self.copies -= 1
        self.paper.pieces[space] = shape
        self.paper.craters.discard(space)
        if self.edition == "challenge":
            if space in FACTORIES and shape.has("HR"):
                self.copies += 1
            if space in VILLAGES and shape.station:
                self.villages = min(self.villages + 1, 4)
            if space in UNIVERSITIES and shape.has("HR") and self.universities < 3:
                self.universities += 1
                self.free_specials += self.universities == 3
        self.paper.fill()

    def copy(self) -> Player:
        """The same position to try something on."""
        return copy.deepcopy(self)
