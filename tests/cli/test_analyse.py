"""Tests of the command `railwright analyse`: the report, JSON by its format, many games, the university notation."""

from __future__ import annotations

import contextlib
import io
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from tests.ink.golden_games import FOLDER

from railwright.bots.ink import bot
from railwright.bots.ink.players import LEVELS
from railwright.cli.main import main
from railwright.core.chance import SeededChance
from railwright.ink.events import Rolled
from railwright.ink.match import Match, Phase
from railwright.ink.options import Options
from railwright.ink.record import write_record
from railwright.ink.university import write_placement
from railwright.ink.view import view_of
from railwright.insight.ink import par, valuing
from railwright.insight.readiness import get_ready

FIELDS = {"seat", "total", "par", "luck", "loss", "value", "best", "proven", "standard_error", "cpu_seconds"}
ANALYSE = ["analyse", "-", "--depth", "quick"]


@pytest.fixture(autouse=True)
def few_rolls(monkeypatch: pytest.MonkeyPatch) -> None:
    """Values by a few rolls, and one player on the same dice."""
    get_ready()
    monkeypatch.setattr(par, "LEVELS", {"beginner": LEVELS["beginner"]})
    monkeypatch.setattr(valuing, "MOST_ROLLS", 4)
    monkeypatch.setattr(valuing, "SAMPLED_ROLLS", 4)


@pytest.fixture(scope="module")
def game() -> Match:
    """A game alone."""
    match, chance, player = Match(Options()), SeededChance("analyse"), bot("beginner")
    while match.phase is not Phase.OVER:
        match.deal(chance)
        for action in player.play_round(view_of(match, 0), seed=match.round):
            match.act(0, action)
    return match


def notation(match: Match) -> list[str]:
    """What was drawn, round by round, in the university notation."""
    return [
        "".join(
            write_placement(*action.space, action.variant)
            for action in log.actions[0]
            if action.variant is not None and action.space is not None
        )
        for log in match.rounds
    ]


def rolls(match: Match) -> list[list[str]]:
    """The dice of every round."""
    return [list(log.dice.route) for log in match.rounds if isinstance(log.dice, Rolled)]


def ask(monkeypatch: pytest.MonkeyPatch, text: str, *options: str) -> int:
    """Call the command with this on its standard input."""
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text.encode())))
    return main([*ANALYSE, *options])


def check_seat(seat: dict[str, Any]) -> None:
    """The fields that others rely on, and the identity."""
    assert seat.keys() >= FIELDS
    assert seat["par"] == seat["value"][0]
    assert seat["value"][0] + sum(seat["luck"]) - sum(seat["loss"]) == pytest.approx(seat["total"], abs=1e-6)
    steps = len(seat["luck"])
    assert {len(seat[name]) for name in ("loss", "best", "proven", "standard_error")} == {steps}
    assert len(seat["value"]) == steps + 1


@pytest.mark.parametrize("columns", [200, 80])
def test_a_record_is_told_in_tables_with_a_curve(
    game: Match, columns: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Points, the sentence, the equation with its curve, a row for each round, what the players make of the dice.

    However narrow the terminal is, every better drawing stands whole in a line.
    """
    monkeypatch.setenv("COLUMNS", str(columns))
    assert ask(monkeypatch, write_record(game)) == 0
    told = capsys.readouterr().out
    assert max(map(len, told.splitlines())) <= columns
    assert f"Player 1: {game.score(0).total} points" in told
    assert "were given away; round" in told
    assert f"= {game.score(0).total}" in told
    assert any(bar in told for bar in "▁▂▃▄▅▆▇█")
    rows = [line.split() for line in told.splitlines()]
    assert [row[0] for row in rows if len(row) > 3 and row[0].isdigit()] == [str(number) for number in range(1, 8)]
    assert "the players make: beginner" in " ".join(told.split())
    assert ask(monkeypatch, write_record(game), "--json") == 0
    [seat] = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    lost = [number for number, loss in enumerate(seat["loss"]) if loss > 0]
    assert lost
    assert all(action in told.split() for number in lost for action in seat["best"][number])


def test_json_has_a_line_for_each_seat(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """With the fields that checks from outside rely on."""
    assert ask(monkeypatch, (FOLDER / "base-lava-draft.txt").read_text("utf-8"), "--json") == 0
    seats = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [seat["seat"] for seat in seats] == [0, 1]
    for seat in seats:
        check_seat(seat)


def test_many_games_are_answered_in_order_and_a_bad_one_says_why(
    game: Match, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A record, the university notation whole and by rounds; bad lines do not stop the others."""
    rounds, dice, total = notation(game), rolls(game), game.score(0).total
    bad = [{"anu": "A4A1"}, {"record": "nonsense"}, {"rounds": rounds[:3]}, {}]
    good = [{"record": write_record(game)}, {"anu": "".join(rounds), "rolls": dice}, {"rounds": rounds, "rolls": dice}]
    lines = [json.dumps(line) for pair in zip(good, bad[:3], strict=True) for line in pair] + [json.dumps(bad[3]), "{"]
    assert ask(monkeypatch, "\n".join(lines), "--workers", "1") == 1
    answers = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [answer["line"] for answer in answers] == list(range(1, len(lines) + 1))
    for number, answer in enumerate(answers):
        if number in (0, 2, 4):
            [seat] = answer["seats"]
            assert seat["total"] == total
            check_seat(seat)
        else:
            assert len(answer["error"]) > 10
    told = [answers[number]["seats"][0] for number in (0, 2, 4)]
    assert told[0]["value"] == told[2]["value"]
    assert told[0]["loss"][-1] == pytest.approx(told[1]["loss"][-1]), "the last sheet is the same"


def test_an_impossible_record_is_refused_with_a_sentence(
    game: Match, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """No table, no traceback: the round and the move."""
    broken = write_record(game).replace("\n1: ", "\n1: highway-t@D4/0 ", 1)
    assert ask(monkeypatch, broken) == 1
    caught = capsys.readouterr()
    assert caught.out == ""
    assert "round 1" in caught.err


def test_ctrl_c_ends_the_workers_at_once(game: Match, tmp_path: Path) -> None:
    """Ctrl-C, which reaches the whole group of processes, waits for none of the games under way: exit status 130."""
    lines = ["{", *[json.dumps({"record": write_record(game)})] * 20]
    (tmp_path / "games").write_text("\n".join(lines))
    command = [sys.executable, "-m", "railwright", "analyse", str(tmp_path / "games")]
    running = subprocess.Popen(
        [*command, "--depth", "deep", "--workers", "2"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    assert running.stdout is not None
    give_up = time.monotonic() + 300
    try:
        assert json.loads(running.stdout.readline())["line"] == 1, "the workers are at work then"
        os.killpg(running.pid, signal.SIGINT)
        _, complaint = running.communicate(timeout=180)
        with contextlib.suppress(ProcessLookupError):
            while time.monotonic() < give_up:
                os.killpg(running.pid, 0)
                time.sleep(0.1)
            raise AssertionError("somebody is left")
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(running.pid, signal.SIGKILL)
    assert running.returncode == 130
    assert b"Traceback" not in complaint
