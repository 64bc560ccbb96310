"""Tests of single games: all options can be played, and the same seeds give the same games."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from railwright.arena import line_game, player
from railwright.arena.contest import Contest, Task, Terms
from railwright.arena.dice_file import digest_of, read_dice
from railwright.arena.results import GameResult
from railwright.arena.tables import describe
from railwright.bots.ink_random import RandomBot
from railwright.bots.registry import GameName, make
from railwright.core.errors import RailwrightError
from railwright.ink.actions import Action
from railwright.ink.options import Options, combinations
from railwright.ink.view import View
from railwright.line.match import Match, SetUp
from railwright.line.view import Phase


def untimed(result: GameResult) -> GameResult:
    """A result without what differs from run to run."""
    seats = tuple(msgspec.structs.replace(seat, spent={}) for seat in result.seats)
    return msgspec.structs.replace(result, seats=seats)


def contest_for(options: Options) -> Contest:
    """Random bots on these options."""
    terms = Terms(
        players=options.players,
        edition=options.edition,
        expansion=options.expansion,
        draft=options.draft,
        goals=options.goals,
    )
    return Contest(terms, ("random",) * options.players, deals=1)


@pytest.mark.parametrize("players", [1, 2])
def test_all_options_of_railroad_ink_can_be_played(players: int) -> None:
    """Every edition, expansion, draft and goals: the parts add up to the total, and every decision is timed."""
    for options in combinations(players=players):
        contest = contest_for(options)
        result = player.play(contest, next(contest.tasks()))
        for seat in result.seats:
            assert sum(seat.parts.values()) == seat.total
            assert len(seat.spent["round"]) == options.rounds
            assert len(seat.spent.get("pick", [])) == (2 * options.rounds if options.draft else 0)
        assert sum(seat.win for seat in result.seats) == pytest.approx(1)


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("sheet", [1, 2])
def test_all_options_of_rail_line_can_be_played(players: int, sheet: int) -> None:
    """Both numbers of players and both sheets: the parts add up to the total, and the win is given once."""
    terms = Terms(game="line", players=players, sheet=sheet)
    contest = Contest(terms, ("random", "casual", "random")[:players], deals=1)
    for task in contest.tasks():
        result = player.play(contest, task)
        assert all(sum(seat.parts.values()) == seat.total for seat in result.seats)
        assert sum(seat.win for seat in result.seats) == pytest.approx(1)


@pytest.mark.parametrize(
    "contest",
    [
        Contest(Terms(edition="challenge", players=2, draft=True, goals=True), ("random", "greedy"), deals=1),
        Contest(Terms(game="line", players=2), ("random", "casual"), deals=1),
    ],
    ids=["ink", "line"],
)
def test_the_same_seed_gives_the_same_game(contest: Contest) -> None:
    """A game depends on the seed, the deal and the bots alone; another seed gives another game."""
    task = next(contest.tasks())
    first, again = player.play(contest, task), player.play(contest, task)
    other = player.play(Contest(msgspec.structs.replace(contest.terms, seed=2), contest.bots, 1), task)
    assert untimed(first) == untimed(again)
    assert first.record != other.record


def test_a_bot_alone_plays_the_same_whoever_else_takes_part() -> None:
    """Further bots in a contest change nothing for one that plays alone."""
    few, many = (Contest(Terms(), bots, deals=1) for bots in (("greedy",), ("random", "greedy")))
    assert untimed(player.play(few, Task(0, (0,)))) == untimed(player.play(many, Task(0, (1,))))


def test_rotated_tracks_come_round_equally_often() -> None:
    """Given in rotation, each seat has each track equally often on both sides of the start card."""
    given: Counter[tuple[int, int, int]] = Counter()
    for deal in range(12):
        match = Match(Terms(game="line", players=2).line, SetUp(0, tuple(range(12)), tuple(range(12, 37))))
        side = -1
        while match.phase in (Phase.CHOOSE_SIDE, Phase.CHOOSE_TRACK):
            seat = match.decider
            assert seat is not None
            action = line_game._allotted(match, seat, deal)
            assert action is not None
            if match.phase is Phase.CHOOSE_SIDE:
                side = action
            else:
                given[side, seat, action] += 1
            match.act(seat, action)
    assert len(given) == 2 * 2 * 3
    assert set(given.values()) == {2}


def test_rotated_tracks_are_not_decided_by_the_bots() -> None:
    """A game with tracks in rotation is another one than with tracks that the bots choose, and ends as well."""
    records = set()
    for tracks in ("chosen", "rotated"):
        terms = msgspec.structs.replace(Terms(game="line", players=3), tracks=tracks)
        contest = Contest(terms, ("casual",) * 3, deals=1)
        records.add(player.play(contest, next(contest.tasks())).record)
    assert len(records) == 2


class Dawdler(RandomBot):
    """Never says that it is done."""

    def play_round(self, view: View, *, seed: int) -> list[Action]:
        return super().play_round(view, seed=seed)[:-1]


class Cheat(RandomBot):
    """Does everything twice."""

    def play_round(self, view: View, *, seed: int) -> list[Action]:
        actions = super().play_round(view, seed=seed)
        return [actions[0], *actions]


@pytest.mark.parametrize(
    ("bot", "words"),
    [(Dawdler(), "random did not finish round 1."), (Cheat(), "Deal 1 with random cannot be played on: ")],
)
def test_a_bot_that_breaks_the_rules_is_named(bot: RandomBot, words: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the rules refuse ends the contest with a sentence that says where it happened."""
    monkeypatch.setattr("railwright.arena.ink_game.make", lambda *_, **_limit: bot)
    with pytest.raises(RailwrightError) as refused:
        player.play(Contest(Terms(), ("random",), deals=1), Task(0, (0,)))
    assert words in str(refused.value)


@pytest.mark.parametrize(("game", "players"), [("ink", 1), ("line", 2)])
def test_bots_have_the_time_that_the_terms_give_them(
    game: GameName, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A limit of the contest is that of every bot, and the report says so."""
    limits = []

    def made(game: Any, bot: str, *, seconds: float) -> Any:
        limits.append(seconds)
        return make(game, bot)

    monkeypatch.setattr(f"railwright.arena.{game}_game.make", made)
    terms = Terms(game=game, players=players, seconds=2.5)
    contest = Contest(terms, ("random",) * players, deals=1)
    player.play(contest, next(contest.tasks()))
    assert limits == [2.5] * players
    assert describe(terms).endswith(", at most 2.5 s to think")


ROLL = '["highway-t", "railway-curve", "highway-straight", "overpass"]'
GOOD = f'{{"rolls": [{", ".join([ROLL] * 7)}]}}'


def write(path: Path, *lines: str) -> Path:
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


class Witness(RandomBot):
    """Writes down the dice that it sees."""

    def __init__(self) -> None:
        self.seen: list[tuple[str, ...]] = []

    def play_round(self, view: View, *, seed: int) -> list[Action]:
        self.seen.append((*view.route_dice, *view.expansion_dice))
        return super().play_round(view, seed=seed)


def test_given_dice_are_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file of dice decides the rolls, those of the expansion included; numbers may be written as such."""
    roll = ROLL.replace("]", ', "N", 3]')
    options = Options(expansion="meteor")
    given = read_dice(write(tmp_path / "dice.jsonl", f'{{"rolls": [{", ".join([roll] * 6)}]}}'), options)
    witness = Witness()
    monkeypatch.setattr("railwright.arena.ink_game.make", lambda *_, **_limit: witness)
    terms = Terms(expansion="meteor", dice=digest_of(given))
    player.play(Contest(terms, ("random",), 1, given), Task(0, (0,)))
    assert witness.seen == [("highway-t", "railway-curve", "highway-straight", "overpass", "N", "3")] * 6


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ('{"rolls": []}', "Line 2 of the dice: This game has 7 rounds, but there are 0 rolls."),
        (f'{{"rolls": [{", ".join([ROLL] * 6)}, ["bridge", "overpass", "overpass", "overpass"]]}}', "a face 'bridge'"),
        ('{"dice": []}', "Line 2 of the dice: The JSON does not fit"),
        (
            GOOD.replace("}", ', "published_scores": {"solver": 10000000000000}}'),
            "Line 2 of the dice: The JSON does not fit: Expected `int` <= 10000",
        ),
        (
            GOOD.replace("}", ', "published_scores": {"a\\nb": 50}}'),
            "Line 2 of the dice: The name of a published player has from 1 to 60 printable characters.",
        ),
        ("rolls", "Line 2 of the dice: This cannot be read as JSON"),
    ],
)
def test_bad_dice_are_refused_with_their_line(line: str, words: str, tmp_path: Path) -> None:
    """A line of the dice file that cannot be played is refused before the first game."""
    with pytest.raises(RailwrightError) as refused:
        read_dice(write(tmp_path / "dice.jsonl", GOOD, line), Options())
    assert words in str(refused.value)


def test_an_empty_dice_file_is_refused(tmp_path: Path) -> None:
    """A file without dice is refused."""
    with pytest.raises(RailwrightError, match="There are no dice in the file"):
        read_dice(write(tmp_path / "dice.jsonl", ""), Options())
