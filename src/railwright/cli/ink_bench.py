"""How fast the engine of Railroad Ink is, on one core."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np

from railwright.bots.ink_random import list_legal, play_games, play_rounds, score_all
from railwright.ink.rules.expansions import KEYS
from railwright.ink.rules.scoring import PARTS
from railwright.ink.rules.sheet import EDITIONS, WORDS
from railwright.ink.sheet import Sheet
from railwright.ink.university import read_board

GAMES = 4_000
SECONDS = 1.0
MID_GAME_ROUNDS = 3


def games_per_second() -> dict[str, dict[str, float]]:
    """Random games to the end with score, reading `sections`, for every edition and expansion."""
    return {
        edition: {expansion or "none": _games(e, x) for x, expansion in enumerate(KEYS)}
        for e, edition in enumerate(EDITIONS)
    }


def base_games_per_second() -> float:
    """The same for the base game alone: a measure of the machine beside other figures."""
    return _games(0, 0)


def _games(edition: int, expansion: int) -> float:
    sheets = np.zeros((GAMES, WORDS), dtype=np.int64)
    parts = np.zeros((GAMES, PARTS), dtype=np.int64)
    return GAMES / best_time(lambda: play_games(edition, expansion, 0, 1, sheets, parts))


def best_time(call: Callable[[], object]) -> float:
    """The shortest CPU time of a call among those that fit in about a second; a first one, which may compile, apart."""
    call()
    best = float("inf")
    end = time.perf_counter() + SECONDS
    while best == float("inf") or time.perf_counter() < end:
        began = time.process_time()
        call()
        best = min(best, time.process_time() - began)
    return best


def calls_us() -> dict[str, float]:
    """Microseconds for a list of legal actions, in the engine and from Python with objects, and for a score."""
    sheets = np.zeros((200, WORDS), dtype=np.int64)
    play_rounds(0, 0, MID_GAME_ROUNDS, 1, sheets)
    friendly = [Sheet(words) for words in sheets]
    finished = np.array([sheet.words for sheet in finished_sheets()])
    parts = np.zeros((len(finished), PARTS), dtype=np.int64)
    return {
        "legal": best_time(lambda: list_legal(sheets)) / len(sheets) * 1e6,
        "legal_python": best_time(lambda: [sheet.legal() for sheet in friendly]) / len(friendly) * 1e6,
        "score_public_game": best_time(lambda: score_all(finished, 0, parts)) / len(finished) * 1e6,
    }


def finished_sheets() -> list[Sheet]:
    """The sheets of the public games where they are at hand, else finished sheets of random play."""
    folder = Path(os.environ.get("RAILWRIGHT_SHARED") or Path("..") / "shared")
    games = folder / "data" / "games" / "scored_games.jsonl"
    if games.is_file():
        return [Sheet.of_pieces(read_board(json.loads(line)["board"])) for line in games.open(encoding="utf-8")]
    sheets = np.zeros((300, WORDS), dtype=np.int64)
    play_games(0, 0, 0, 1, sheets, np.zeros((300, PARTS), dtype=np.int64))
    return [Sheet(words) for words in sheets]
