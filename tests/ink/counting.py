"""In how many ways can a whole roll be drawn? Counts of finished sheets and of sequences of actions."""

from __future__ import annotations

from tests.ink.golden_games import file_of
from tests.ink.oracle_turn import Player

from railwright.core.chance import SeededChance
from railwright.ink.match import Match, Phase
from railwright.ink.options import Options
from railwright.ink.record import read_record
from railwright.ink.rules import turn
from railwright.ink.rules.sheet import CRATERS, DRAWN, WHEN
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
                    finished.add(at.words[DRAWN:WHEN].tobytes() + at.words[CRATERS].tobytes())
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
                finished.add((frozenset(at.paper.pieces.items()), frozenset(at.paper.craters)))
                total += 1
            else:
                after = at.copy()
                after.act(action)
                stack.append(after)
    return len(finished), total


def golden_round(options: Options, number: int) -> Match:
    """The golden game of these options when the dice of a round have just been rolled."""
    record = read_record(file_of(options).read_text("utf-8").partition("\n# place")[0])
    match = Match(options)
    for event in record.events:
        match.apply(event)
        if match.round == number and match.phase is Phase.DRAWING:
            return match
    raise AssertionError(f"the game has no round {number}")


def first_round(options: Options, seed: int) -> Match:
    """A new game with its first roll."""
    match = Match(options)
    match.deal(SeededChance(seed))
    return match
