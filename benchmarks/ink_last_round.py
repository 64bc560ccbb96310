"""How fast the last round of Railroad Ink is searched to the end: the public games' sheets, and seeded ones."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import numpy as np

from railwright.bots.ink.aims import no_aims
from railwright.bots.ink.desk import Judge, new_desk, stamps
from railwright.bots.ink.last_round import Memory, exhaust, new_memory
from railwright.bots.ink.patterns import patterns
from railwright.bots.ink.players import LEVELS, bot
from railwright.bots.ink.search import search_round
from railwright.bots.ink.weights import load
from railwright.bots.ink_random import roll
from railwright.bots.stream import STREAM_WORDS, seed_stream
from railwright.ink.dice import slots_of
from railwright.ink.rules.board import SIZE
from railwright.ink.rules.expansions import KEYS
from railwright.ink.rules.expansions.records import ROUNDS_OF
from railwright.ink.rules.longest import READINGS, SECTIONS, SPACES_ONCE
from railwright.ink.rules.pieces import SPECIALS, variant_of
from railwright.ink.rules.sheet import (
    DICE_SLOTS,
    EDITION,
    EDITIONS,
    EXPANSION,
    ROUND,
    ROUTE_DICE,
    SPECIALS_SPENT,
    SPECIALS_USED,
    WORDS,
    Words,
    put,
)
from railwright.ink.rules.turn import apply, new_sheet, start_round
from railwright.ink.university import read_board

PUBLIC = Path(__file__).resolve().parent.parent.parent / "shared/data/games/scored_games.jsonl"
LIMIT = 1 << 20
MOST_POINTS = 128
"""No sheet is better than another by so much."""


def sheet_before_last_round(rounds: list[str]) -> Words | None:
    """A public game's sheet with the last round's dice rolled; None if its record has fewer than four."""
    sheet = np.empty(WORDS, dtype=np.int64)
    new_sheet(sheet, 0, 0)
    for number, text in enumerate(rounds[:-1], start=1):
        sheet[ROUND] = number
        for row, col, piece, orientation in read_board(text):
            put(sheet, variant_of(piece, orientation).number, SIZE * row + col)
            if piece in SPECIALS:
                sheet[SPECIALS_USED] |= 1 << SPECIALS.index(piece)
                sheet[SPECIALS_SPENT] += 1
    faces = [piece for _, _, piece, _ in read_board(rounds[-1]) if piece not in SPECIALS]
    if len(faces) < ROUTE_DICE:
        return None
    start_round(sheet, slots_of(faces, (), ()))
    return sheet


def seeded_sheets(edition: int, expansion: int, count: int) -> Iterator[Words]:
    """Sheets that Casual plays on seeded dice, with the last round's dice rolled."""
    rounds = ROUNDS_OF[expansion]
    stream, dice = np.empty(STREAM_WORDS, dtype=np.int64), np.empty(DICE_SLOTS, dtype=np.int64)
    for seed in range(1, count + 1):
        sheet = np.empty(WORDS, dtype=np.int64)
        new_sheet(sheet, edition, expansion)
        seed_stream(stream, seed)
        for number in range(1, rounds + 1):
            roll(edition, expansion, stream, dice)
            start_round(sheet, dice)
            if number < rounds:
                for action in bot("casual").best_path(sheet, SECTIONS, no_aims(), seed):
                    apply(sheet, action)
        yield sheet


def public_sheets(every: int) -> Iterator[Words]:
    """The public games' sheets before the last round, as far as they can be used."""
    for line in PUBLIC.read_text().splitlines()[::every]:
        sheet = sheet_before_last_round(json.loads(line)["rounds"])
        if sheet is not None:
            yield sheet


def proven_margin(sheet: Words, judge: Judge, worth: float, limit: int, memory: Memory) -> int:
    """The best sheet is better by no more than this: so much is proven, margin by margin, within the limit for each."""
    low, high = -1, MOST_POINTS
    while high - low > 1:
        margin = (low + high) // 2
        if exhaust(sheet, judge, worth + margin, limit, memory, np.empty(2)):
            high = margin
        else:
            low = margin
    return high


def measure(title: str, sheets: Iterator[Words], reading: int, limit: int) -> None:
    """Print how often the beam alone finds the best sheet, what the search to the end finds, and the times of both."""
    memory, result = new_memory(limit), np.empty(2)
    beam = LEVELS["master"].last
    desk = new_desk(beam.width, beam.looks, 1)
    rows: list[list[float]] = []
    for sheet in sheets:
        edition, expansion = int(sheet[EDITION]), int(sheet[EXPANSION])
        rounds = ROUNDS_OF[expansion]
        network, prior = load(edition, expansion)
        judge = Judge(patterns(edition, expansion), network, prior, stamps(), no_aims(), rounds, reading, 0.0)
        if not rows:
            search_round(sheet, judge, beam.width, desk, 0.0, 0)
            exhaust(sheet, judge, 999.0, 1, memory, result)
        began = time.process_time()
        search_round(sheet, judge, beam.width, desk, 0.0, 0)
        found = time.process_time()
        known = desk.final_worth[0]
        proven = exhaust(sheet, judge, known, limit, memory, result)
        ended = time.process_time()
        visited, best = result[1], result[0]
        margin = 0 if proven else proven_margin(sheet, judge, best, limit, memory)
        rows.append([1000 * (found - began), 1000 * (ended - found), visited, margin, best - known])
    beam, proof, visits, margins, short = np.array(rows).T
    print(
        f"{title}, reading {READINGS[reading]}: {len(rows)} sheets, proven {100 * (margins == 0).mean():.0f} %, "
        f"at most {np.median(margins):.0f} points missing in half of them, {np.quantile(margins, 0.9):.0f} in nine of "
        f"ten; beam alone best in {int((short == 0).sum())}, "
        f"short by {short.mean():.2f} points on average and {short.max():.0f} at most, "
        f"in {beam.mean():.1f} ms (worst {beam.max():.1f}); search {proof.mean():.1f} ms mean, "
        f"{np.median(proof):.1f} median, {np.quantile(proof, 0.99):.0f} p99, {proof.max():.0f} worst; "
        f"{visits.mean():.0f} positions"
    )


def main() -> None:
    """Measure the public sheets, then seeded ones of the other games if asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--every", type=int, default=1, help="take each so-manieth public game")
    parser.add_argument("--seeded", type=int, default=0, help="so many seeded sheets of each edition and expansion")
    parser.add_argument("--limit", type=int, default=LIMIT, help="positions to visit at most")
    parser.add_argument("--reading", choices=READINGS, default=READINGS[SPACES_ONCE])
    asked = parser.parse_args()
    reading = READINGS.index(asked.reading)
    if asked.every:
        measure("public games", public_sheets(asked.every), reading, asked.limit)
    for edition, expansion in product(range(len(EDITIONS)), range(len(KEYS))):
        if asked.seeded:
            title = f"{EDITIONS[edition]}, {KEYS[expansion] or 'none'}"
            measure(title, seeded_sheets(edition, expansion, asked.seeded), reading, asked.limit)


if __name__ == "__main__":
    main()
