"""The pen of the score pad over many sheets: how many strokes a whole sheet takes, and what they become."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

from tests.web.node import node
from tests.web.sketching import beside, strokes_of

from railwright.ink.university import read_board
from railwright.line.deck_file import standard_deck
from railwright.server.printed import deck_info, printed

HERE = Path(__file__).parent
PENS = 2
SECONDS = 45
ACT_SECONDS, SPACE_SECONDS = 1.0, 0.25
"""What we reckon for a stroke, a tap or a change of the pen, and for each space that is drawn through."""


def test_all_public_games_are_drawn_in_few_strokes(shared_data: Path, tmp_path: Path) -> None:
    """A hand that is a tenth of a space off draws every piece of every public game but one, which a tap corrects.

    The special route of two lines that meet has the ends of an overpass. By our reckoning no sheet takes 45 seconds.
    """
    with (shared_data / "games" / "scored_games.jsonl").open() as lines:
        boards = [read_board(json.loads(line)["board"]) for line in lines]
    hand = Random(45)
    games = [[(kind, beside(stroke, hand)) for kind in "HR" for stroke in strokes_of(board, kind)] for board in boards]
    file = tmp_path / "games.json"
    file.write_text(json.dumps({"data": json.loads(printed(deck_info(standard_deck()))), "games": games}))
    done = node(HERE / "drawn_games.mjs", file)
    assert done.returncode == 0, done.stderr
    seconds = []
    for board, strokes, line in zip(boards, games, done.stdout.splitlines(), strict=True):
        wanted = {f"{piece}@{'ABCDEFG'[row]}{col + 1}/{orientation}" for row, col, piece, orientation in board}
        missing = wanted - set(json.loads(line))
        assert {name.partition("@")[0] for name in missing} <= {"special-hrhr"}
        assert len(json.loads(line)) == len(board)
        seconds.append(ACT_SECONDS * (PENS + len(strokes) + len(missing)) + SPACE_SECONDS * len(board))
    assert len(seconds) == 300
    assert max(seconds) < SECONDS
