"""Tests of the arena and of analyses on a Ray cluster with two nodes on this machine."""

from __future__ import annotations

import functools
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.arena.contests import ALONE, game, run_quietly
from tests.ink.golden_games import FOLDER

from railwright.arena.cluster import _results, play_on_ray
from railwright.arena.contest import Task
from railwright.arena.dataset import rows_of
from railwright.arena.results import GameResult, games_digest
from railwright.arena.workers import play_here
from railwright.cli.main import main
from railwright.core.errors import RailwrightError

_LINE = Path(__file__).parents[1] / "line" / "golden" / "2-players-sheet-1-side-1.txt"


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Two nodes with one core each."""
    pytest.importorskip("ray", reason="Ray is not installed: it is an extra of the arena (railwright[ray]).")
    from ray.cluster_utils import Cluster

    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("RAY_worker_niceness", "0")  # else its workers hardly get a turn on a busy machine
        cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
        cluster.add_node(num_cpus=1)
        cluster.wait_for_nodes()
        yield cluster.address
        cluster.shutdown()


@pytest.mark.filterwarnings("default")  # Ray warns of changes of its own
def test_a_cluster_plays_the_same_games(address: str, tmp_path: Path) -> None:
    """On two nodes the same seeds give the same games as in this process."""
    crew = functools.partial(play_on_ray, address=address, workers=2)
    outcome = run_quietly(ALONE, tmp_path / "cluster.jsonl", crew)
    here = run_quietly(ALONE, tmp_path / "here.jsonl")
    assert outcome.complete
    assert games_digest(outcome.results) == games_digest(here.results)


@pytest.mark.filterwarnings("default")  # the same
def test_a_cluster_has_only_so_many_cores(address: str) -> None:
    """More workers than cores are refused, since they would never begin."""
    with pytest.raises(RailwrightError, match="The cluster has 2 cores, too few for 3 workers"):
        next(play_on_ray(ALONE, list(ALONE.tasks()), address, 3))


@pytest.mark.filterwarnings("default")  # the same
def test_a_cluster_plays_the_games_of_a_dataset(address: str) -> None:
    """The decisions of every game come from the nodes as they would from this process."""
    here = {game.task: game.columns for game in play_here(ALONE, ALONE.tasks(), rows_of)}
    there = {game.task: game.columns for game in play_on_ray(ALONE, ALONE.tasks(), address, 2, rows_of)}
    assert here.keys() == there.keys()
    for task, columns in here.items():
        assert all(str(there[task][name]) == str(values) for name, values in columns.items())


@pytest.mark.filterwarnings("default")  # the same
def test_a_cluster_analyses_games_like_this_process(
    address: str, tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    """The answers come in the order of the lines, a bad line among them, and are those of this process."""
    records = [(FOLDER / "base-none.txt").read_text("utf-8"), "nonsense", _LINE.read_text("utf-8")]
    (tmp_path / "games").write_text("\n".join(json.dumps({"record": record}) for record in records))

    def answers(*where: str) -> list[dict[str, Any]]:
        assert main(["analyse", str(tmp_path / "games"), "--depth", "quick", *where]) == 1, "one line is bad"
        told = [json.loads(line) for line in capfdbinary.readouterr().out.splitlines()]
        for seat in (seat for answer in told for seat in answer.get("seats", [])):
            del seat["cpu_seconds"]
        return told

    there = answers("--ray", address)
    assert [answer["line"] for answer in there] == [1, 2, 3]
    assert ["error" in answer for answer in there] == [False, True, False]
    assert there == answers("--workers", "1")


class Hand:
    """Stands for a player on a node: a game that it is given is done at once."""

    def __init__(self) -> None:
        self.games: list[Task] = []
        self.play = self

    def remote(self, task: Task) -> tuple[Hand, Task]:
        """Take a game."""
        self.games.append(task)
        return self, task


class Table:
    """Stands for Ray: whoever waits gets the first game that is done."""

    @staticmethod
    def wait(running: list[object], num_returns: int) -> tuple[list[object], list[object]]:
        """The oldest."""
        return running[:num_returns], running[num_returns:]

    @staticmethod
    def get(done: tuple[Hand, Task]) -> GameResult:
        """Its result."""
        return game(done[1].deal, ("random", 1, 1.0))


@pytest.mark.parametrize("games", [4, 6, 40])
def test_everybody_gets_a_game_before_anybody_gets_a_second_one(games: int) -> None:
    """Few games are spread over all players of the cluster; each is played once."""
    hands = [Hand() for _ in range(4)]
    results = list(_results(Table, hands, iter(Task(deal, (0,)) for deal in range(games))))
    assert sorted(result.deal for result in results) == list(range(games))
    counts = [len(hand.games) for hand in hands]
    assert max(counts) - min(counts) <= 1


def test_without_ray_a_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the extra is missing, `--ray` says how to get it."""
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(RailwrightError) as refused:
        next(play_on_ray(ALONE, list(ALONE.tasks()), "auto", None))
    assert "railwright[ray]" in str(refused.value)
