"""Tests that results do not depend on the workers, and that nothing that is done gets lost."""

from __future__ import annotations

import functools
import multiprocessing
import time
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec
import pytest
from tests.arena.contests import ALONE, RAIL_LINE, interrupted_after, run_quietly

from railwright.arena.contest import Contest, Task, Terms
from railwright.arena.results import GameResult, games_digest, resume
from railwright.arena.workers import play_here, play_in_processes
from railwright.core.errors import IllegalError, RailwrightError


@pytest.mark.parametrize("contest", [ALONE, RAIL_LINE], ids=["ink", "line"])
def test_the_number_of_workers_changes_nothing(contest: Contest, tmp_path: Path) -> None:
    """The same seeds give the same games in this process, in two others and in three."""
    digests = set()
    for workers in (1, 2, 3):
        crew = play_here if workers == 1 else functools.partial(play_in_processes, workers=workers)
        outcome = run_quietly(contest, tmp_path / f"{workers}.jsonl", crew)
        assert outcome.complete
        assert outcome.new == len(list(contest.tasks()))
        digests.add(games_digest(outcome.results))
    assert len(digests) == 1


def test_processes_end_with_the_loop_over_their_games() -> None:
    """To leave the loop early, as Ctrl-C does, ends the workers."""
    before = set(multiprocessing.active_children())
    games = play_in_processes(ALONE, list(ALONE.tasks()), workers=2)
    next(games)
    started = [process for process in multiprocessing.active_children() if process not in before]
    assert len(started) == 2
    del games
    # The pool's own thread waits for the same processes: who looks at that very moment may still be told "alive".
    until = time.monotonic() + 60
    while any(process.is_alive() for process in started) and time.monotonic() < until:
        time.sleep(0.05)
    assert not any(process.is_alive() for process in started)


def test_ctrl_c_keeps_what_is_done_and_resuming_plays_the_rest(tmp_path: Path) -> None:
    """An interrupted contest, resumed, has the games of one that was never interrupted, each once."""
    path = tmp_path / "games.jsonl"
    first = run_quietly(ALONE, path, interrupted_after(3))
    assert (first.complete, first.new, len(first.results)) == (False, 3, 3)
    second = run_quietly(ALONE, path, resuming=True)
    assert (second.complete, second.new, len(second.results)) == (True, 5, 8)
    whole = run_quietly(ALONE, tmp_path / "whole.jsonl")
    assert games_digest(second.results) == games_digest(whole.results)
    assert run_quietly(ALONE, path, resuming=True).new == 0


def test_resuming_adds_deals_and_bots(tmp_path: Path) -> None:
    """More deals and further bots are added to the games that are there."""
    path = tmp_path / "games.jsonl"
    run_quietly(Contest(Terms(), ("greedy",), deals=2), path)
    assert run_quietly(Contest(Terms(), ("greedy", "random"), deals=3), path, resuming=True).new == 4


def test_a_torn_line_is_played_again(tmp_path: Path) -> None:
    """A game that was only half written counts as not played."""
    path = tmp_path / "games.jsonl"
    run_quietly(ALONE, path)
    path.write_bytes(path.read_bytes()[:-20])
    outcome = run_quietly(ALONE, path, resuming=True)
    assert (outcome.new, len(outcome.results)) == (1, 8)


def test_results_are_not_overwritten(tmp_path: Path) -> None:
    """Without --resume an existing file of results is refused and stays as it is."""
    path = tmp_path / "games.jsonl"
    run_quietly(ALONE, path)
    content = path.read_bytes()
    with pytest.raises(RailwrightError, match="go on with --resume, or choose another folder"):
        run_quietly(ALONE, path)
    assert path.read_bytes() == content


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"seed": 2}, "have seed “1”, not “2”"),
        ({"expansion": "lava"}, "have expansion none, not “lava”"),
        ({"edition": "challenge", "goals": True}, "have edition “base”, not “challenge”"),
    ],
)
def test_results_of_other_terms_are_not_mixed(change: dict[str, object], words: str, tmp_path: Path) -> None:
    """Games of another seed or of other options cannot be added to."""
    run_quietly(ALONE, tmp_path / "games.jsonl")
    with pytest.raises(RailwrightError) as refused:
        resume(tmp_path / "games.jsonl", msgspec.structs.replace(ALONE.terms, **change))
    assert words in str(refused.value)


def test_results_of_other_code_are_not_mixed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games of bots or rules that have changed since cannot be added to."""
    run_quietly(ALONE, tmp_path / "games.jsonl")
    monkeypatch.setattr("railwright.arena.results.sources_digest", lambda _game: "another")
    with pytest.raises(RailwrightError, match="The bots or the rules have changed"):
        resume(tmp_path / "games.jsonl", ALONE.terms)


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ("a diary\n", "Line 1 of “.*” is no result of the arena"),
        ("a diary without an end", "Line 1 of “.*” is no result of the arena"),
        ("\n\n", "There are no results of the arena in “.*”"),
    ],
)
def test_a_file_that_holds_no_results_is_refused(content: str, words: str, tmp_path: Path) -> None:
    """A file that is not ours is refused with the line that cannot be read, and stays as it is."""
    path = tmp_path / "games.jsonl"
    path.write_text(content)
    with pytest.raises(RailwrightError, match=words):
        resume(path, ALONE.terms)
    assert path.read_text() == content


def test_a_file_of_other_terms_stays_as_it_is(tmp_path: Path) -> None:
    """A torn line is taken off only where the games go on."""
    path = tmp_path / "games.jsonl"
    run_quietly(ALONE, path)
    with path.open("a") as stream:
        stream.write('{"deal":')
    before = path.read_bytes()
    with pytest.raises(RailwrightError, match="have seed"):
        resume(path, msgspec.structs.replace(ALONE.terms, seed=2))
    assert path.read_bytes() == before


def test_a_torn_first_line_is_written_again(tmp_path: Path) -> None:
    """A file that broke off within its first line holds nothing yet: the contest begins."""
    path = tmp_path / "games.jsonl"
    run_quietly(ALONE, path)
    whole = path.read_bytes()
    path.write_bytes(whole[:20])
    assert run_quietly(ALONE, path, resuming=True).complete
    assert path.read_bytes().splitlines()[0] == whole.splitlines()[0]


def test_a_contest_that_cannot_begin_leaves_no_file(tmp_path: Path) -> None:
    """Where nobody can play, the corrected command is not told that there are results."""

    def absent(_contest: Contest, _tasks: Iterable[Task]) -> Iterator[GameResult]:
        raise IllegalError("arena_no_bot")

    path = tmp_path / "games.jsonl"
    with pytest.raises(IllegalError):
        run_quietly(ALONE, path, absent)
    assert run_quietly(ALONE, path).complete
