"""Games from which a correction of the players' values is learned (railwright/bots/ink/correction.py).

    python scripts/correction_games.py base --seed 1 --games 5000 --out games.npz

Strong plays alone; in two of three games it draws one round at random from what it looked at. Of each round the sheet
that was drawn and some of its rivals are kept: with their learned value, with what a quick search makes of them with
some dice of the next round (`ahead`), and, for those from which Strong played on undisturbed, with the final score less
the luck of all rounds to come (`later`). Luck is what a quick search makes of the dice that came less what it makes of
others on average; it is 0 on average, so that `later` is what Strong makes of the sheet, with half of the chance gone.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
from rich.progress import track

from railwright.bots.ink.aims import no_aims
from railwright.bots.ink.correction import nothing
from railwright.bots.ink.desk import Desk, Judge, new_desk, stamps
from railwright.bots.ink.feature_table import DENSE
from railwright.bots.ink.features import describe
from railwright.bots.ink.labels import NODES, label_networks
from railwright.bots.ink.lookahead import look_ahead
from railwright.bots.ink.network import WIDTH, forward
from railwright.bots.ink.patterns import patterns
from railwright.bots.ink.planes import CELL_OF, CELLS, PLANES, draw_planes
from railwright.bots.ink.players import LEVELS
from railwright.bots.ink.search import search_round
from railwright.bots.ink.surroundings import Floats, Ints
from railwright.bots.ink.weights import load
from railwright.bots.ink_random import roll
from railwright.bots.stream import STREAM_WORDS, below, seed_stream
from railwright.core.compiled import compiled, overwrite
from railwright.ink.rules.board import SPACES
from railwright.ink.rules.expansions import KEYS
from railwright.ink.rules.expansions.records import ROUNDS_OF
from railwright.ink.rules.sheet import DICE_SLOTS, EDITION, EDITIONS, EXPANSION, ROUND, WORDS, Words
from railwright.ink.rules.turn import new_sheet, start_round

RIVALS = 6
"""Sheets of a round that were not drawn, beside the one that was."""
LOOKED_AT, ODD = 32, 16
"""Sheets of a round that rivals are taken from; and one drawn at random."""
DICE, RIVALS_DICE = 48, 32
"""Sets of dice for the sheet that was drawn, and for its rivals."""
FIRST_SEED = 900_000_000
GAME = np.dtype(
    [
        ("planes", np.uint8, (PLANES, SPACES)),
        ("dense", np.float32, DENSE),
        ("round", np.int8),
        ("value", np.float64),
        ("ahead", np.float64),
        ("later", np.float64),
        ("played_on", np.bool_),
    ]
)


@compiled
def ahead_of(sheet: Words, judge: Judge, sets: int, stream: Ints, quick: Desk) -> float:
    """What a quick search makes of a sheet with the next round's dice, on average over so many sets of them."""
    dice = np.empty(DICE_SLOTS, dtype=np.int64)
    trial = np.empty(WORDS, dtype=np.int64)
    total = 0.0
    for _ in range(sets):
        roll(sheet[EDITION], sheet[EXPANSION], stream, dice)
        overwrite(trial, sheet)
        start_round(trial, dice)
        search_round(trial, judge, 1, quick, 0.0, 0)
        total += quick.final_worth[0]
    return total / sets


@compiled
def keep(
    sheet: Words, judge: Judge, desk: Desk, labels: Any, grid: Floats, planes: npt.NDArray[np.uint8], dense: Floats
) -> float:
    """Keep how a sheet looks; returns its learned value."""
    label_networks(sheet, labels)
    count = describe(sheet, labels, judge.patterns, False, desk.scratch, desk.rows, desk.inputs[WIDTH:])
    draw_planes(sheet, labels, desk.scratch, grid)
    for plane in range(PLANES):
        for space in range(SPACES):
            planes[plane, space] = int(4 * grid[plane, CELL_OF[space]])
    overwrite(dense, desk.inputs[WIDTH:])
    return forward(judge.network, sheet[ROUND], desk.rows, count, desk.inputs, desk.hidden)


@compiled
def play(
    edition: int, expansion: int, judge: Judge, wide: Desk, quick: Desk, plan: Ints, none: Any, seed: int, samples: Any
) -> None:
    """Play a game and fill its samples: of each round but the last the sheet that was drawn, then its rivals."""
    stream = np.empty(STREAM_WORDS, dtype=np.int64)
    other = np.empty(STREAM_WORDS, dtype=np.int64)
    seed_stream(stream, seed)
    seed_stream(other, seed + 777_777_777_777)
    dice = np.empty(DICE_SLOTS, dtype=np.int64)
    sheet = np.empty(WORDS, dtype=np.int64)
    trial = np.empty(WORDS, dtype=np.int64)
    labels = np.empty(NODES, dtype=np.uint8)
    grid = np.zeros((PLANES, CELLS), dtype=np.float32)
    rivals = np.zeros((0, 2))
    bell = np.zeros(1, dtype=np.int64)
    luck = np.zeros(judge.rounds + 1)
    mean = 0.0
    odd = 1 + below(other, judge.rounds - 1) if below(other, 3) else 0
    new_sheet(sheet, edition, expansion)
    for number in range(1, judge.rounds + 1):
        roll(edition, expansion, stream, dice)
        if number > 1:
            overwrite(trial, sheet)
            start_round(trial, dice)
            search_round(trial, judge, 1, quick, 0.0, 0)
            luck[number] = quick.final_worth[0] - mean
        start_round(sheet, dice)
        found = search_round(sheet, judge, 60 if number == judge.rounds else 30, wide, 0.0, 0)
        if number == judge.rounds:
            break
        drawn = 0
        if number == odd:
            drawn = below(other, min(found, ODD))
        elif found > 1:
            most = min(found, 8)
            words, worth = wide.final_words[:most], wide.final_worth[:most]
            drawn = look_ahead(words, worth, most, judge, judge, rivals, none, 1, plan, 4_800, other, quick, bell)
        for rival in range(1 + RIVALS):
            chosen = below(other, found) if rival else drawn
            overwrite(sheet, wide.final_words[chosen])
            sample = samples[(number - 1) * (1 + RIVALS) + rival]
            sample.round = number
            sample.value = keep(sheet, judge, wide, labels, grid, sample.planes, sample.dense)
            sample.ahead = ahead_of(sheet, judge, RIVALS_DICE if rival else DICE, other, quick)
            sample.played_on = rival == 0 and number >= odd
            if rival == 0:
                mean = sample.ahead
        overwrite(sheet, wide.final_words[drawn])
    later = wide.final_worth[0]
    for number in range(judge.rounds - 1, 0, -1):
        later -= luck[number + 1]
        samples[(number - 1) * (1 + RIVALS)].later = later


def main() -> None:
    """Play the games and write them."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("edition", choices=EDITIONS)
    parser.add_argument("--expansion", choices=[key for key in KEYS if key])
    parser.add_argument("--games", type=int, default=5_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    arguments = parser.parse_args()
    edition, expansion = EDITIONS.index(arguments.edition), KEYS.index(arguments.expansion)
    network, prior = load(edition, expansion)
    rounds = ROUNDS_OF[expansion]
    judge = Judge(patterns(edition, expansion), network, prior, stamps(), no_aims(), rounds, 0, 0.0)
    strong = LEVELS["strong"]
    wide, quick = new_desk(60, 240, LOOKED_AT), new_desk(1, 8, 1)
    plan, none = np.array(strong.plan, dtype=np.int64), nothing()
    games = np.recarray((arguments.games, (rounds - 1) * (1 + RIVALS)), dtype=GAME)
    for number in track(range(arguments.games)):
        seed = FIRST_SEED + 1_000_000 * arguments.seed + number
        play(edition, expansion, judge, wide, quick, plan, none, seed, games[number])
    np.savez_compressed(arguments.out, **{name: games[name] for name in GAME.names})


if __name__ == "__main__":
    main()
