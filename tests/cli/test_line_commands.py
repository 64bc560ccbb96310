"""The commands of Rail Line: score, play-out, play, replay, deck check, fairness, bench."""

from __future__ import annotations

import io
import json
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from railwright.cli import json_lines, line
from railwright.cli.main import main
from railwright.core.reading import answer_lines
from railwright.line.deck_file import standard_deck
from railwright.line.record import read_record

DECK = (resources.files("railwright.line") / "data" / "deck.json").read_text("utf-8")
EXAMPLE = {
    "game": "line",
    "sheet": 1,
    "boxes": {
        "travellers": 4,
        "post": 3,
        "coal": 3,
        "iron_ore": 1,
        "steel": 0,
        "factory": 1,
        "wood": 1,
        "sawmill": 3,
        "sugar_beet": 5,
        "sugar_factory": 2,
        "glass": 4,
    },
    "coins": 1,
    "most_travellers": False,
    "glass_first": False,
}


def answers(command: str, *lines: object) -> tuple[int, list[dict[str, Any]]]:
    """The exit status and the answers to some lines."""
    told = [text if isinstance(text, bytes) else json.dumps(text).encode() for text in lines]
    out = io.BytesIO()

    def handle(text: bytes) -> dict[str, Any]:
        return json_lines.handler(command, json_lines.game_of(text))(text)

    status = answer_lines(io.BytesIO(b"\n".join(told)), handle, out)
    return status, [json.loads(text) for text in out.getvalue().splitlines()]


def test_score_of_the_books_example() -> None:
    """RL-6.7: the book's example gives 26 with its parts, wood and sawmill together."""
    status, [answer] = answers("score", EXAMPLE)
    assert status == 0
    assert answer == {
        "travellers": 4,
        "post": 2,
        "coal": 3,
        "iron_ore": 1,
        "steel": 0,
        "factory": 0,
        "wood_sawmill": 3,
        "sugar_beet": 0,
        "sugar_factory": 8,
        "glass": 4,
        "coins": 1,
        "total": 26,
    }


def test_score_of_the_factory_example() -> None:
    """RL-7.5: all factory boxes and five coins give 17; what is left out counts as nothing."""
    status, [answer] = answers("score", {"game": "line", "sheet": 2, "boxes": {"factory": 3}, "coins": 5})
    assert (status, answer["coins"], answer["total"]) == (0, 17, 17)


def test_most_travellers_and_glass_first_count_on_their_sheets() -> None:
    """RL-6.2, RL-7.6: most travellers double on sheet 1, the first full glass row gives 8 on sheet 2."""
    sheet: dict[str, object] = {
        "game": "line",
        "boxes": {"travellers": 3, "glass": 5},
        "most_travellers": True,
        "glass_first": True,
    }
    _, [first, second] = answers("score", {**sheet, "sheet": 1}, {**sheet, "sheet": 2})
    assert (first["travellers"], first["glass"]) == (6, 2)
    assert (second["travellers"], second["glass"]) == (-3, 8)


@pytest.mark.parametrize(
    "bad",
    [
        {**EXAMPLE, "sheet": 3},
        {**EXAMPLE, "coins": -1},
        {**EXAMPLE, "coins": 1.5},
        {**EXAMPLE, "coins": 10**30},
        {**EXAMPLE, "boxes": {"travellers": 9}},
        {**EXAMPLE, "boxes": {"move_slow": 1}},
        {**EXAMPLE, "boxes": [1]},
        {"game": "line"},
        b'{"game": "line", "sheet": 1, "boxes": ',
        b"[" * 5000,
        b"\xff",
    ],
)
def test_a_bad_sheet_is_one_bad_line(bad: object) -> None:
    """A bad line is answered with a sentence and its number; the others are still answered."""
    status, [first, second, third] = answers("score", EXAMPLE, bad, EXAMPLE)
    assert (status, first["total"], third["total"]) == (1, 26, 26)
    assert second["line"] == 2
    assert second["error"].endswith(".")


@pytest.mark.parametrize("sheet", [1, 2])
def test_play_out_gives_a_record_sheets_and_scores(sheet: int) -> None:
    """A game between bots: its record replays, its sheets score what it says, the seed fixes it."""
    asked = {"game": "line", "players": 3, "sheet": sheet, "bots": ["casual", "random", "casual"], "seed": 1}
    status, [answer, again] = answers("play-out", asked, asked)
    assert status == 0
    assert answer["record"] == again["record"]
    match = read_record(answer["record"])
    assert match.is_over
    assert [score["total"] for score in answer["score"]] == [score.total for score in match.scores()]
    assert answers("score", *answer["sheet"]) == (0, answer["score"])
    assert sorted(answer["places"])[0] == 1
    assert 0 <= answer["cpu_seconds"] < 60


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"bots": ["nobody", "random"]}, "there are"),
        ({"bots": ["random"]}, "2 players, but 1 bots"),
        ({"players": 4}, "players"),
        ({"seed": 1.5}, "seed"),
        ({"sheet": "1"}, "sheet"),
        ({"bots": "random"}, "bots"),
    ],
)
def test_impossible_games_are_refused(change: dict[str, object], message: str) -> None:
    """An unknown bot is refused with the names that exist, a wrong number with a sentence."""
    asked = {"game": "line", "players": 2, "sheet": 1, "bots": ["random", "random"], "seed": 1}
    status, [answer] = answers("play-out", asked | change)
    assert status == 1
    assert message in answer["error"]


def test_play_out_without_bots_lets_casual_ones_play() -> None:
    """Players, sheet and seed are enough; fields that are not known are ignored."""
    asked = {"game": "line", "players": 2, "sheet": 2, "seed": 7}
    _, [answer, named] = answers("play-out", asked, {**asked, "bots": ["casual", "casual"], "colour": "blue"})
    assert answer["record"] == named["record"]


def test_legal_is_not_about_rail_line() -> None:
    """The list of placements is a question about Railroad Ink; the answer says so."""
    status, [answer] = answers("legal", EXAMPLE)
    assert status == 1
    assert "Rail Line" in answer["error"]


def play(monkeypatch: pytest.MonkeyPatch, typed: str, *options: str) -> int:
    """`railwright play line` with what a person types."""
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    return main(["play", "line", "--seed", "5", "--language", "en", *options])


@pytest.mark.parametrize(
    "options",
    [
        (),
        ("--players", "3"),
        ("--players", "3", "--sheet", "2", "--bots", "random,casual"),
        ("--bots", "casual,random"),
    ],
)
def test_a_whole_game_in_the_terminal(
    options: tuple[str, ...],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    """Always taking the first choice leads through a whole game to the explained score and a record that replays."""
    record = tmp_path / "game.txt"
    assert play(monkeypatch, "1\n" * 400, "--record", str(record), *options) == 0
    out = capsys.readouterr().out
    assert "reconstruction" in out
    assert "The score" in out
    assert "points" in out
    match = read_record(record.read_text("utf-8"))
    assert match.is_over
    assert match.options.players == (3 if options else 2)


@pytest.mark.parametrize("typed", ["000199", "9" * 8000, "99", "0", "\u00b2", "-1"])
def test_a_number_that_is_no_choice_is_answered_with_a_sentence(
    typed: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """However it is written, a number beyond the choices leads to no choice and no traceback."""
    assert play(monkeypatch, f"{typed}\nq\n") == 0
    assert "Please type a number" in capsys.readouterr().out


def test_commands_in_the_terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Help, rules, hint, events, score, undo and nonsense are all answered with sentences; q leaves."""
    typed = "?\nr\nh\ne\ns\nu\nnonsense\n99\n\n1\nq\n"
    assert play(monkeypatch, typed) == 0
    out = capsys.readouterr().out
    for part in (
        "takes back your last decision",
        "fast train moves",
        "Perhaps:",
        "The score if the game ended now",
        "Please type a number",
        "Goodbye.",
    ):
        assert part in out


def test_a_decision_is_taken_back_in_the_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """After a card from the hand, u brings the choice of cards back."""
    assert play(monkeypatch, "1\n1\n1\nu\nu\nq\n", "--seed", "2") == 0
    out = capsys.readouterr().out
    assert out.index("You begin.") < out.index("One extra action") < out.index("Taken back.")
    assert out.count("Which card do you lay?") == 2
    assert "Another player has decided since." in out


def test_the_end_of_input_leaves_the_table(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Where nobody types any more the game ends without a traceback."""
    assert play(monkeypatch, "1\n") == 0
    assert "The input has ended" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (("--bots", "nobody"), "there are"),
        (("--players", "2", "--bots", "random,random"), "1 bots, not 2"),
        (("--bots", "random,random,random"), "2 bots, not 3"),
        (("--deck", "nowhere.json"), "nowhere.json"),
    ],
)
def test_impossible_tables_are_refused(
    options: tuple[str, ...],
    message: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Unknown bots, too many of them and missing decks are refused in one sentence."""
    assert play(monkeypatch, "", *options) == 1
    assert message in capsys.readouterr().err


def test_a_game_with_an_owners_deck(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """`--deck FILE` plays with the cards of that file, and its record replays with these and no others."""
    deck = tmp_path / "mine.json"
    deck.write_text(
        DECK.replace("Railwright reconstruction", "My own deck").replace('["coal", "glass"]', '["glass"]', 1)
    )
    record = tmp_path / "game.txt"
    assert play(monkeypatch, "1\n" * 400, "--deck", str(deck), "--record", str(record)) == 0
    out = capsys.readouterr().out
    assert "My own deck" in out
    assert "reconstruction" not in out
    ours = tmp_path / "ours.json"
    ours.write_text(DECK)
    assert main(["replay", str(record), "--deck", str(ours)]) == 1
    assert "another deck" in capsys.readouterr().err
    for told in ([], ["--deck", str(deck)]):
        assert main(["replay", str(record), *told]) == 0
        assert "The score" in capsys.readouterr().out
    record.write_text("railwright ink 1\n")
    assert main(["replay", str(record), "--deck", str(deck)]) == 1
    assert "A deck belongs to Rail Line" in capsys.readouterr().err


def test_replay_tells_the_game(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """A record is told move by move and ends with the score; a broken one names the move."""
    _, [answer] = answers("play-out", {"game": "line", "players": 2, "bots": ["random", "random"], "seed": 2})
    record = tmp_path / "game.txt"
    record.write_text(answer["record"])
    assert main(["replay", str(record)]) == 0
    out = capsys.readouterr().out
    assert "1. Seat" in out
    assert "The score" in out
    lines = answer["record"].splitlines()
    record.write_text("\n".join([*lines[:10], "3. seat 1: fly"]))
    assert main(["replay", str(record)]) == 1
    assert "Move 3" in capsys.readouterr().err
    record.write_text("\n".join(lines[:10]))
    assert main(["replay", str(record)]) == 0
    assert "not over" in capsys.readouterr().out


def test_deck_check_accepts_ours_and_says_what_it_is(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Our deck is sound, balanced and called a reconstruction."""
    file = tmp_path / "deck.json"
    file.write_text(DECK)
    assert main(["deck", "check", str(file)]) == 0
    out = capsys.readouterr().out
    assert standard_deck().digest in out
    assert "reconstruction" in out
    assert out.count("alike.") == 4


def test_deck_check_names_line_and_field(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """A fault in a typed-in deck is named with line and field, an uneven one with its symbols."""
    file = tmp_path / "deck.json"
    file.write_text(DECK.replace('["coal", "glass"]', '["coal", "gass"]', 1))
    assert main(["deck", "check", str(file)]) == 1
    out = capsys.readouterr().out
    number = 1 + DECK[: DECK.index('["coal", "glass"]')].count("\n")
    assert out.startswith(f"Line {number}, field b[3].lanes[0][1]: ")
    file.write_text(DECK.replace('["coal", "glass"]', '["coal"]', 1))
    assert main(["deck", "check", str(file)]) == 0
    assert "The B cards differ between the lanes: glass." in capsys.readouterr().out
    assert main(["deck", "check", str(tmp_path / "none.json")]) == 1


def test_fairness_reports_tracks_and_seats(capsys: pytest.CaptureFixture[str]) -> None:
    """The report has a line for each number of players, sheet and bot, and says how far the best track is ahead."""
    assert main(["fairness", "--games", "20"]) == 0
    out = capsys.readouterr().out
    assert out.count("casual") == 4
    assert "points of win rate ahead" in out
    assert main(["fairness", "--games", "0"]) == 1
    assert main(["fairness", "--games", "20", "--seed", "0"]) == 1


def test_bench_has_the_figures_of_the_contract() -> None:
    """Games per second for two and three players, and the time of a list of legal actions."""
    figures = line.bench()
    assert sorted(figures["games_per_second"]) == ["2", "3"]
    assert all(speed > 0 for speed in figures["games_per_second"].values())
    assert 0 < figures["legal_python_us"] < 10_000
