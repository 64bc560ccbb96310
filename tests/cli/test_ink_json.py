"""The JSON lines of Railroad Ink and what becomes of bad ones."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from railwright.cli import json_lines
from railwright.cli.main import main
from railwright.core.reading import answer_lines
from railwright.ink.options import Options
from railwright.ink.record import read_record

BOOK_EXAMPLE = (
    "A4A12B2B16A1B01A1B23S1B32A1A32B1B44B2A44A4C16A3D15A4D01A5D23A4E20B1F24A2F17A1F01B0G16A5C34A4C43A5C53A3D50A4D61"
    "S4E50A0F51A1F67S2E46B1E31A1F30A2G36A1G41B1G52"
)
ROLL = ["highway-t", "railway-curve", "highway-straight", "overpass"]


def answers(command: str, *lines: object) -> tuple[int, list[dict[str, Any]]]:
    """The exit status and the answers to some lines."""
    told = [line if isinstance(line, bytes) else json.dumps(line).encode() for line in lines]
    out = io.BytesIO()

    def handle(line: bytes) -> dict[str, Any]:
        return json_lines.handler(command, json_lines.game_of(line))(line)

    status = answer_lines(io.BytesIO(b"\n".join(told)), handle, out)
    return status, [json.loads(line) for line in out.getvalue().splitlines()]


def test_score_of_the_books_example() -> None:
    """A sheet in the university notation is scored part by part."""
    status, [answer] = answers("score", {"game": "ink", "anu": BOOK_EXAMPLE})
    assert status == 0
    assert answer == {
        "networks": [6, 4],
        "exits": 32,
        "highway": 8,
        "railway": 5,
        "centre": 6,
        "errors": 5,
        "expansion": 0,
        "villages": 0,
        "goal_points": 0,
        "total": 46,
    }


def test_score_counts_villages_and_goals() -> None:
    """`villages` is the number of boxes going in and their points coming out; goal points are added."""
    _, [answer] = answers("score", {"game": "ink", "edition": "challenge", "villages": 3, "goal_points": 5})
    assert (answer["villages"], answer["goal_points"], answer["total"]) == (6, 5, 11)


def test_legal_placements_are_canonical_and_sorted() -> None:
    """A railway straight on an empty sheet fits at the railway exits only, in canonical orientation."""
    status, [answer] = answers("legal", {"game": "ink", "piece": "railway-straight"})
    assert status == 0
    assert answer == {"placements": [[0, 3, 0], [1, 0, 1], [1, 6, 1], [5, 0, 1], [5, 6, 1], [6, 3, 0]]}


def test_legal_includes_craters_and_keeps_volcanoes_away_from_lava() -> None:
    """Spaces with a crater are included; a volcano follows RI-6.3."""
    sheet = {"game": "ink", "expansion": "meteor", "craters": [[0, 3]], "piece": "railway-straight"}
    lava = {
        "game": "ink",
        "expansion": "lava",
        "drawn": [{"row": 3, "col": 3, "piece": "volcano", "orientation": 0}],
        "piece": "volcano",
    }
    _, [at_crater, volcano] = answers("legal", sheet, lava)
    assert [0, 3, 0] in at_crater["placements"]
    spaces = {(row, col) for row, col, _ in volcano["placements"]}
    assert len(spaces) == 49 - 5
    assert (2, 3) not in spaces


def test_canyons_are_scored_and_laid() -> None:
    """RI-16.3, RI-16.8: canyons are given as ways from a grid point; a pattern fits from its smaller end point."""
    sheet = {
        "game": "ink",
        "expansion": "canyon",
        "canyons": [{"row": 0, "col": 3, "path": "SSS"}, {"row": 4, "col": 0, "path": "EE"}],
    }
    _, [scored] = answers("score", sheet)
    assert (scored["expansion"], scored["total"]) == (3, 3)
    _, [corner, route, foreign] = answers(
        "legal",
        sheet | {"piece": "canyon-corner"},
        sheet | {"piece": "highway-straight"},
        {"game": "ink", "piece": "canyon-corner"},
    )
    assert [3, 3, "SW"] in corner["placements"]
    assert corner["placements"] == sorted(corner["placements"])
    assert [0, 1, 0] in route["placements"]
    assert foreign["error"] == "The piece canyon-corner belongs to an expansion that is not played here."


def test_a_lake_may_be_written_with_or_without_what_fills() -> None:
    """Both ways of writing score the same (RI-14.4), a full lake fits nowhere, and only in its game."""
    around = [(2, 3, 2), (3, 2, 1), (4, 3, 0)]
    water = [{"row": row, "col": col, "piece": "lake-1", "orientation": turn} for row, col, turn in around]
    full = {"row": 3, "col": 3, "piece": "lake-full", "orientation": 0}
    sheet = {"game": "ink", "expansion": "lake"}
    _, [short, whole] = answers("score", {**sheet, "drawn": water}, {**sheet, "drawn": [full, *water]})
    assert short == whole
    assert (short["expansion"], short["centre"], short["total"]) == (4, 4, 8)
    _, [placements] = answers("legal", {**sheet, "drawn": water, "piece": "lake-full"})
    assert placements == {"placements": []}
    status, [refused] = answers("score", {"game": "ink", "drawn": [full]})
    assert (status, refused["line"]) == (1, 1)


def test_play_out_returns_a_game_that_replays_to_the_same_score() -> None:
    """The record, the sheet and the score of a played out game agree."""
    line = {"game": "ink", "rolls": [ROLL] * 7, "bot": "random", "seed": 5, "longest": "spaces"}
    _, [first, again] = answers("play-out", line, line)
    del first["cpu_seconds"], again["cpu_seconds"]
    assert first == again
    assert read_record(first["record"]).score(0).total == first["score"]["total"]
    _, [scored] = answers("score", first["sheet"])
    assert scored == first["score"]


@pytest.mark.parametrize(
    ("expansion", "faces"),
    [
        ("lava", ["lava-t", "lava-highway"]),
        ("meteor", ["choose", 2]),
        ("forest", ["forest", "forest-railway-curve"]),
        ("trail", ["trail-highway-t", "trail-railway-straight"]),
        ("canyon", ["canyon-hook", "canyon-1"]),
        ("lake", ["lake-3", "lake-pier-corner"]),
        ("desert", ["desert-cacti", "arid"]),
    ],
)
def test_play_out_of_every_expansion(expansion: str, faces: list[str | int]) -> None:
    """The expansion's faces follow the route dice; as many rounds are played as it has."""
    rolls = [ROLL + faces] * Options(expansion=expansion).rounds
    line = {"game": "ink", "expansion": expansion, "rolls": rolls, "bot": "random", "seed": 1}
    status, [answer] = answers("play-out", line)
    assert status == 0, answer
    _, [scored] = answers("score", answer["sheet"])
    assert scored == answer["score"]


def test_the_last_roll_of_a_played_out_game() -> None:
    """RI-15.6: the roll after the last round is one list more, the desert dice alone; without it the seed rolls."""
    faces = ["desert-cacti", "desert-cacti"]
    line = {"game": "ink", "expansion": "desert", "rolls": [ROLL + faces] * 6 + [["arid", "arid"]], "seed": 1}
    status, [told, rolled] = answers("play-out", line, line | {"rolls": [ROLL + faces] * 6})
    assert status == 0, told
    assert "round 7\nroll | arid arid\n" in told["record"]
    assert "round 7\nroll | " in rolled["record"]


def test_a_played_out_desert_names_what_has_dried_up() -> None:
    """RI-15.4: a piece whose cacti are gone is written as it was drawn, and its space is among the dried ones."""
    curve = "desert-highway-curve-cactus"
    rolls = [[*ROLL, curve, CACTUS]] * 5 + [[*ROLL, "arid", "arid"]]
    _, games = answers("play-out", *(DESERT | {"rolls": rolls, "seed": seed} for seed in range(6)))
    dried = [game for game in games if game["sheet"]["dried"]]
    assert dried
    for game in dried:
        pieces = {(one["row"], one["col"]): one["piece"] for one in game["sheet"]["drawn"]}
        assert {pieces[tuple(space)] for space in game["sheet"]["dried"]} <= {CACTUS, curve}
    _, scores = answers("score", *(game["sheet"] for game in dried))
    assert scores == [game["score"] for game in dried]


def test_pieces_of_an_expansion_that_is_not_played_are_refused() -> None:
    """A piece is drawn with its own expansion alone, whether it has ends of its own or not; `legal` says so."""
    asked = {"game": "ink", "piece": "forest-highway-straight"}
    refused = "belongs to an expansion that is not played here"
    status, told = answers("legal", asked, asked | {"expansion": "trail"})
    assert status == 1
    assert [refused in one["error"] for one in told] == [True, True]
    assert answers("legal", asked | {"expansion": "forest"})[0] == 0


def test_dried_cacti() -> None:
    """RI-15.4: `dried` names spaces whose cactus is gone while the route stays: that counts on, the cactus does not."""
    cactus = PIECE | {"piece": "desert-highway-straight-cactus"}
    line = {"game": "ink", "expansion": "desert", "drawn": [cactus]}
    _, [before, after] = answers("score", line, line | {"dried": [[0, 1]]})
    assert (before["expansion"], before["highway"], before["errors"]) == (1, 1, 1)
    assert (after["expansion"], after["highway"], after["errors"]) == (0, 1, 1)


PIECE = {"row": 0, "col": 1, "piece": "highway-t", "orientation": 0}
CANYON = {"game": "ink", "expansion": "canyon"}
DESERT = {"game": "ink", "expansion": "desert"}
CACTUS = "desert-highway-straight-cactus"
WAY = {"row": 0, "col": 3, "path": "S"}
BAD_SHEETS: dict[str, Any] = {
    "not JSON": b"{",
    "not an object": b"[]",
    "not UTF-8": b'{"game": "ink", "anu": "\xff"}',
    "nested too deeply": b"[" * 100_000,
    "no game": {"edition": "base"},
    "another game": {"game": "chess"},
    "unknown edition": {"game": "ink", "edition": "gold"},
    "unknown expansion": {"game": "ink", "expansion": "flood"},
    "unknown reading": {"game": "ink", "longest": "twice"},
    "unknown piece": {"game": "ink", "drawn": [PIECE | {"piece": "tram"}]},
    "orientation 9": {"game": "ink", "drawn": [PIECE | {"orientation": 9}]},
    "off the sheet": {"game": "ink", "drawn": [PIECE | {"row": 7}]},
    "a negative row": {"game": "ink", "drawn": [PIECE | {"row": -1}]},
    "a row of text": {"game": "ink", "drawn": [PIECE | {"row": "A"}]},
    "a huge row": {"game": "ink", "drawn": [PIECE | {"row": 10**30}]},
    "two pieces in one space": {"game": "ink", "drawn": [PIECE, PIECE]},
    "a piece on a crater": {"game": "ink", "drawn": [PIECE], "craters": [[0, 1]]},
    "two craters in one space": {"game": "ink", "craters": [[0, 1], [0, 1]]},
    "a crater off the sheet": {"game": "ink", "craters": [[0, 9]]},
    "a canyon on the outer edge": {
        "game": "ink",
        "expansion": "canyon",
        "canyons": [{"row": 0, "col": 3, "path": "E"}],
    },
    "a canyon of no steps": CANYON | {"canyons": [WAY | {"path": ""}]},
    "a canyon of other steps": CANYON | {"canyons": [WAY | {"path": "UP"}]},
    "a canyon that ends in a new line": CANYON | {"canyons": [WAY | {"path": "SSS\n"}]},
    "a canyon in another game": {"game": "ink", "canyons": [WAY]},
    "nothing to dry up": {"game": "ink", "expansion": "desert", "dried": [[0, 1]]},
    "dried up without a cactus": {"game": "ink", "expansion": "desert", "drawn": [PIECE], "dried": [[0, 1]]},
    "two cacti without a route dried up": DESERT | {"drawn": [PIECE | {"piece": "desert-cacti"}], "dried": [[0, 1]]},
    "dried up twice": DESERT | {"drawn": [PIECE | {"piece": CACTUS}], "dried": [[0, 1], [0, 1]]},
    "dried up in another game": {"game": "ink", "drawn": [PIECE | {"piece": CACTUS}], "dried": [[0, 1]]},
    "dried up off the sheet": DESERT | {"dried": [[7, 1]]},
    "five villages": {"game": "ink", "villages": 5},
    "negative goal points": {"game": "ink", "goal_points": -1},
    "half a board": {"game": "ink", "anu": "A4A1"},
    "an unknown tile": {"game": "ink", "anu": "B5A10"},
    "too many pieces": {"game": "ink", "anu": "A4A10" * 40},
    "both notations": {"game": "ink", "anu": "A4A10", "drawn": [PIECE]},
}


@pytest.mark.parametrize("line", BAD_SHEETS.values(), ids=BAD_SHEETS.keys())
def test_a_bad_line_gives_a_sentence_and_the_others_are_answered(line: object) -> None:
    """A bad line is answered with an error and its number; the exit status is 1."""
    status, [error, answer] = answers("score", line, {"game": "ink"})
    assert status == 1
    assert error["line"] == 1
    assert error["error"].endswith(".")
    assert answer["total"] == 0


BAD_GAMES: dict[str, Any] = {
    "no rolls": {"game": "ink"},
    "too few rounds": {"game": "ink", "rolls": [ROLL] * 6},
    "too few dice": {"game": "ink", "rolls": [ROLL[:3]] * 7},
    "impossible faces": {"game": "ink", "rolls": [["overpass", "overpass", "highway-t", "highway-t"]] * 7},
    "faces of an expansion": {"game": "ink", "rolls": [[*ROLL, "lava-t", "lava-t"]] * 7},
    "distance 4": {"game": "ink", "expansion": "meteor", "rolls": [[*ROLL, "N", 4]] * 6},
    "route dice at the last roll": DESERT | {"rolls": [[*ROLL, "arid", "arid"]] * 7},
    "no sun on a route die": DESERT | {"rolls": [[*ROLL, "arid", "arid"]] * 6 + [["arid", "overpass"]]},
    "unknown bot": {"game": "ink", "rolls": [ROLL] * 7, "bot": "oracle"},
}


@pytest.mark.parametrize("line", BAD_GAMES.values(), ids=BAD_GAMES.keys())
def test_a_bad_game_gives_a_sentence(line: object) -> None:
    """A game that cannot be played out is refused in words."""
    status, [error] = answers("play-out", line)
    assert status == 1
    assert error["error"].endswith(".")


def test_a_piece_is_needed_for_legal() -> None:
    """`legal` without a piece, or with one that does not exist, is a bad line."""
    status, [missing, unknown] = answers("legal", {"game": "ink"}, {"game": "ink", "piece": "tram"})
    assert status == 1
    assert "piece" in missing["error"]
    assert "tram" in unknown["error"]


def test_huge_seeds_are_seeds_too() -> None:
    """Any whole number that JSON can hold within 64 bits seeds a game, negative ones included."""
    lines = [{"game": "ink", "rolls": [ROLL] * 7, "seed": seed} for seed in (-1, 2**63 - 1)]
    status, _ = answers("play-out", *lines)
    assert status == 0


def run(*arguments: str, given: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    """The command in a process of its own."""
    command = [sys.executable, "-m", "railwright", *arguments]
    return subprocess.run(command, input=given, capture_output=True, timeout=300, check=False)


def test_the_command_answers_lines_and_survives_ten_megabytes_in_one() -> None:
    """A line of 10 MB is refused in words, the next one is answered, nothing is printed as a traceback."""
    given = b'{"game": "ink", "anu": "' + b"A" * 10_000_000 + b'"}\n{"game": "ink"}\n'
    ended = run("score", "-", given=given)
    error, answer = (json.loads(line) for line in ended.stdout.splitlines())
    assert ended.returncode == 1
    assert "bytes" in error["error"]
    assert answer["total"] == 0
    assert b"Traceback" not in ended.stderr


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("", "record"),
        ("hello\n", "record"),
        ("railwright ink 1\nplayers 13\n", "players"),
        ("railwright ink 1\nround 1\nroll highway-t\n", "Line 3"),
        ("railwright ink 1\n" + "round 1\n" * 2, "Line 3"),
        ("railwright ink 1\nround 1\nroll highway-t highway-t highway-t overpass\n1: highway-t@D4/0\n", "move 1"),
        ("railwright ink 1\nround 1\nroll highway-t highway-t highway-t overpass\n1: " + "done " * 100_000, "move 1"),
    ],
)
def test_replay_says_where_a_record_fails(
    text: str, part: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A record that cannot be replayed gives a sentence with its place and the exit status 1."""
    file = tmp_path / "game.txt"
    file.write_text(text)
    assert main(["replay", str(file)]) == 1
    told = capsys.readouterr()
    assert part in told.err
    assert told.err.count("\n") == 1


def test_an_endless_record_ends_with_a_sentence() -> None:
    """A record without an end is not read to its end."""
    with Path("/dev/zero").open("rb") as endless:
        ended = subprocess.run(
            [sys.executable, "-m", "railwright", "replay", "-"],
            stdin=endless,
            capture_output=True,
            timeout=300,
            check=False,
        )
    assert ended.returncode == 1
    assert b"Traceback" not in ended.stderr
    assert ended.stderr.strip().endswith(b".")


def test_replay_shows_a_whole_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A record is shown round by round with the sheet and the parts of the score."""
    _, [game] = answers("play-out", {"game": "ink", "rolls": [ROLL] * 7, "seed": 2})
    file = tmp_path / "game.txt"
    file.write_text(game["record"])
    assert main(["replay", str(file)]) == 0
    told = capsys.readouterr().out
    assert f"Player 1: {game['score']['total']} points" in told
    assert "Round 7" in told


def test_replay_says_what_counts_for_the_expansion(capsys: pytest.CaptureFixture[str]) -> None:
    """Where the expansion's points lie is said in words; at the desert's last roll only who decides has a line."""
    golden = Path(__file__).parents[1] / "ink" / "golden"
    for game, counted in (("base-canyon", "longest canyon, 9 long"), ("base-desert", "spaces with cacti (B1 D3 E2)")):
        assert main(["replay", str(golden / f"{game}.txt")]) == 0
        told = capsys.readouterr().out
        assert f"counted for the expansion: {counted}" in told
        assert "Player 1: \n" not in told
