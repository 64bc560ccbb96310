"""In how many ways can a whole roll be drawn? Counts of finished sheets and of sequences of actions."""

from __future__ import annotations

from tests.ink import oracle_canyon
from tests.ink.oracle import ALL_SPACES, turned
from tests.ink.oracle_turn import Player, named
from tests.ink.sheets import game, prepare, roll, space, ways_of

from railwright.ink.match import Match
from railwright.ink.options import Edition
from railwright.ink.rules import turn
from railwright.ink.rules.expansions.canyon import ACROSS, DOWN
from railwright.ink.rules.expansions.meteor import CRATERS
from railwright.ink.rules.sheet import DRAWN, SPECIALS_SPENT, WHEN
from railwright.ink.sheet import Sheet


def ways(sheet: Sheet) -> tuple[int, int]:
    """How many different sheets the rest of the round can lead to, and by how many sequences of actions."""
    finished: set[bytes] = set()
    sequences: dict[bytes, int] = {}

    def count(at: Sheet) -> int:
        key = at.words.tobytes()
        if key not in sequences:
            total = 0
            for action in at.legal():
                if action.kind == "done":
                    beside = at.words[[CRATERS, ACROSS, DOWN]] if at.expansion == "canyon" else at.words[CRATERS]
                    finished.add(at.words[DRAWN:WHEN].tobytes() + beside.tobytes())
                    total += 1
                else:
                    after = at.copy()
                    turn.apply(after.words, action.number)
                    total += count(after)
            sequences[key] = total
        return sequences[key]

    total = count(sheet)
    return len(finished), total


def naive_ways(player: Player) -> tuple[int, int]:
    """The same by the naive reading of the rules, without any memory of positions."""
    finished = set()
    total = 0
    stack = [player]
    while stack:
        at = stack.pop()
        for action in at.legal():
            if action == "done":
                beside = (frozenset(at.paper.craters), frozenset(at.paper.canyons))
                finished.add((frozenset(at.paper.pieces.items()), *beside))
                total += 1
            else:
                after = at.copy()
                after.act(action)
                stack.append(after)
    return len(finished), total


ROLLS = {
    "base": "highway-straight railway-curve highway-t station-curve",
    "challenge": "highway-curve railway-straight railway-double-curve station-t-highway",
}
DICE: dict[str | None, str] = {
    None: "",
    "lava": "lava-corner lava-highway",
    "meteor": "choose 1",
    "forest": "forest forest-railway-straight",
    "trail": "trail-highway-curve trail-railway-t",
    "river": "river-curve river-bridge-railway",
    "lake": "lake-3 lake-pier-corner",
    "canyon": "canyon-1 canyon-corner",
    "desert": "desert-cacti desert-railway-curve-oasis",
}
CANYONS = " ".join(f"0{k}/{'S' * k}{'W' * k}" for k in range(2, 7))
"""From edge to edge around the corner: no other canyon can be drawn but inside of them."""


def corner(edition: Edition, expansion: str | None, free: str, spent: int) -> tuple[Match, Player]:
    """A round on a sheet where only these spaces are free and trees stand in all others, after so many specials.

    With lava the volcano in the middle is walled in by trees, so that these may have to give way.
    """
    match = game(edition, expansion)
    wood = [named(at) for at in ALL_SPACES if named(at) not in free.split()]
    wood = [name for name in wood if expansion != "lava" or name != "D4"]
    lines = CANYONS if expansion == "canyon" else ""
    prepare(match, " ".join(f"forest@{name}" for name in wood), lines=lines)
    match.sheets[0].words[SPECIALS_SPENT] = spent
    roll(match, ROLLS[edition], DICE[expansion])
    player = Player(edition, expansion)
    player.paper.pieces.update({space(name): turned("forest", 0) for name in wood})
    for way in ways_of(lines):
        player.paper.canyons |= oracle_canyon.lines_along(oracle_canyon.walked(*way))
    player.spent = spent
    player.start_round(tuple(ROLLS[edition].split()), tuple(DICE[expansion].split()))
    return match, player
