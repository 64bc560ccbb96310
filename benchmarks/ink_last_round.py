"""How fast the last round of Railroad Ink is searched to the end, on the public games' sheets before round 7."""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path

import numpy as np

from railwright.bots.ink.aims import no_aims
from railwright.bots.ink.last_round import exhaust, new_memory
from railwright.bots.ink.patterns import patterns
from railwright.bots.ink.room import Game, new_room, stamps
from railwright.bots.ink.search import search_round
from railwright.bots.ink.weights import load
from railwright.ink.rules.board import ROUNDS, SIZE
from railwright.ink.rules.lines import READINGS, SPACES_ONCE
from railwright.ink.rules.pieces import SPECIALS, piece_number, variant_of
from railwright.ink.rules.sheet import (
    NO_DIE,
    NO_METEOR,
    ROUND,
    ROUTE_DICE,
    SPECIALS_SPENT,
    SPECIALS_USED,
    WORDS,
    Words,
    put,
)
from railwright.ink.rules.turn import DICE_SLOTS, new_sheet, start_round
from railwright.ink.university import read_board

PUBLIC = Path(__file__).resolve().parent.parent.parent / "shared/data/games/scored_games.jsonl"
LIMIT = 1 << 22
WIDTH, LOOKS = 150, 600
"""Master's beam in the last round."""


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
    dice = np.full(DICE_SLOTS, NO_DIE, dtype=np.int64)
    dice[:ROUTE_DICE] = [piece_number(face) for face in faces]
    start_round(sheet, dice, NO_METEOR, 0)
    return sheet


def main() -> None:
    """Print how often the beam alone finds the best sheet, and the times of beam and proof."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--every", type=int, default=6, help="take each so-manieth public game")
    every = parser.parse_args().every
    network, prior = load(0, 0)
    game = Game(patterns(0, 0), network, prior, stamps(), no_aims(), ROUNDS, SPACES_ONCE, 0.0)
    room, memory, result = new_room(WIDTH, LOOKS, 1), new_memory(LIMIT), np.empty(2)
    beams: list[float] = []
    proofs, visits, missed = [], [], []
    for line in PUBLIC.read_text().splitlines()[::every]:
        sheet = sheet_before_last_round(json.loads(line)["rounds"])
        if sheet is None:
            continue
        if not beams:
            search_round(sheet, game, WIDTH, room, 0.0, 0)
            exhaust(sheet, game, 999.0, 1, memory, result)
        began = time.process_time()
        search_round(sheet, game, WIDTH, room, 0.0, 0)
        found = time.process_time()
        proven = exhaust(sheet, game, room.final_worth[0], LIMIT, memory, result)
        proofs.append(time.process_time() - found)
        beams.append(found - began)
        visits.append(result[1])
        missed.append(result[0] - room.final_worth[0])
        assert proven, "a base sheet is always searched to the end"
    short = np.array(missed)
    print(
        f"{len(beams)} sheets, reading {READINGS[SPACES_ONCE]}: beam alone best in {int((short == 0).sum())}, "
        f"short by {short.mean():.2f} points on average and {short.max():.0f} at most; "
        f"beam {1000 * np.mean(beams):.1f} ms mean, {1000 * max(beams):.1f} ms worst; "
        f"proof {1000 * np.mean(proofs):.0f} ms mean, {1000 * np.median(proofs):.0f} ms median, "
        f"{1000 * max(proofs):.0f} ms worst, {np.mean(visits):.0f} positions"
    )


if __name__ == "__main__":
    main()
