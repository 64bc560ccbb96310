"""How well and how fast the players of Railroad Ink play alone: means with standard errors on seeded dice."""

from __future__ import annotations

import argparse
import json
import time
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from pathlib import Path

import numpy as np

from railwright.bots.ink import NAMES, bot
from railwright.bots.ink.aims import no_aims
from railwright.bots.ink_random import roll
from railwright.bots.stream import STREAM_WORDS, seed_stream
from railwright.ink.rules.board import ROUNDS, ROUNDS_WITH_EXPANSION
from railwright.ink.rules.lines import READINGS
from railwright.ink.rules.pieces import piece_number
from railwright.ink.rules.scoring import PARTS, TOTAL, score
from railwright.ink.rules.sheet import EDITIONS, EXPANSIONS, NO_DIE, NO_EXPANSION, NO_METEOR, WORDS, Words
from railwright.ink.rules.turn import DICE_SLOTS, apply, new_sheet, start_round

PUBLISHED = Path(__file__).resolve().parent.parent.parent / "shared/data/games/dice_sequences.jsonl"


def seeded_dice(edition: int, expansion: int, seed: int) -> Words:
    """The dice of a whole game from one seed."""
    rounds = ROUNDS if expansion == NO_EXPANSION else ROUNDS_WITH_EXPANSION
    dice = np.empty((rounds, DICE_SLOTS + 2), dtype=np.int64)
    stream = np.empty(STREAM_WORDS, dtype=np.int64)
    seed_stream(stream, seed)
    for number in range(rounds):
        roll(edition, expansion, stream, dice[number])
    return dice


def published_dice() -> list[Words]:
    """The published sequences of the base game."""
    sequences = []
    for line in PUBLISHED.read_text().splitlines():
        rolls = json.loads(line)["rolls"]
        dice = np.full((len(rolls), DICE_SLOTS + 2), NO_DIE, dtype=np.int64)
        dice[:, :4] = [[piece_number(face) for face in faces] for faces in rolls]
        dice[:, DICE_SLOTS:] = [NO_METEOR, 0]
        sequences.append(dice)
    return sequences


def play(name: str, edition: int, expansion: int, reading: int, dice: Words, seed: int) -> tuple[Words, list[float]]:
    """One game: the parts of its score, and the CPU seconds of each round."""
    sheet, parts = np.empty(WORDS, dtype=np.int64), np.empty(PARTS, dtype=np.int64)
    times = []
    new_sheet(sheet, edition, expansion)
    for number in range(len(dice)):
        start_round(sheet, dice[number], dice[number, DICE_SLOTS], dice[number, DICE_SLOTS + 1])
        began = time.process_time()
        path = bot(name).best_path(sheet, reading, no_aims(), seed * 100 + number)
        times.append(time.process_time() - began)
        for action in path:
            apply(sheet, action)
    score(sheet, reading, parts)
    return parts, times


def play_some(task: tuple[str, int, int, int, list[Words], int]) -> list[tuple[Words, list[float]]]:
    """Games with consecutive seeds, after one that is not counted and may compile."""
    name, edition, expansion, reading, games, first = task
    play(name, edition, expansion, reading, games[0], 0)
    return [play(name, edition, expansion, reading, dice, first + number) for number, dice in enumerate(games)]


def report(title: str, played: list[tuple[Words, list[float]]]) -> str:
    """One line of results."""
    results = np.array([parts for parts, _ in played])
    times = np.array([seconds for _, rounds in played for seconds in rounds])
    totals = results[:, TOTAL]
    means = " ".join(f"{part:.1f}" for part in results[:, :TOTAL].mean(axis=0))
    return (
        f"{title}: {totals.mean():.2f} ± {totals.std(ddof=1) / len(totals) ** 0.5:.2f} ({len(totals)} games, "
        f"parts {means}), CPU s per game {times.sum() / len(totals):.3f}, "
        f"per round p50 {1000 * np.median(times):.1f} ms, "
        f"p99 {1000 * np.quantile(times, 0.99):.1f} ms, worst {1000 * times.max():.1f} ms"
    )


def main() -> None:
    """Print a line for each player, edition and expansion."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bots", nargs="+", default=list(NAMES), choices=NAMES)
    parser.add_argument("--editions", nargs="+", default=["base"], choices=EDITIONS)
    parser.add_argument("--expansions", nargs="+", default=["none"], choices=[name or "none" for name in EXPANSIONS])
    parser.add_argument("--longest", default="sections", choices=READINGS)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1, help="seed of the first game's dice")
    parser.add_argument("--published", action="store_true", help="the 50 published sequences instead of seeded dice")
    parser.add_argument("--workers", type=int, default=1)
    chosen = parser.parse_args()
    reading = READINGS.index(chosen.longest)
    with ProcessPoolExecutor(chosen.workers) as pool:
        for edition_name, expansion_name in product(chosen.editions, chosen.expansions):
            edition = EDITIONS.index(edition_name)
            expansion = EXPANSIONS.index(None if expansion_name == "none" else expansion_name)
            if chosen.published:
                games = published_dice()
            else:
                games = [seeded_dice(edition, expansion, chosen.seed + number) for number in range(chosen.games)]
            step = max(1, -(-len(games) // (4 * chosen.workers))) if chosen.workers > 1 else len(games)
            for name in chosen.bots:
                tasks = [
                    (name, edition, expansion, reading, games[first : first + step], first)
                    for first in range(0, len(games), step)
                ]
                played = [game for games_of_task in pool.map(play_some, tasks) for game in games_of_task]
                print(report(f"{edition_name} {expansion_name} {name}", played), flush=True)


if __name__ == "__main__":
    main()
