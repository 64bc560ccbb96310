"""More machines than one: the same games on the nodes of a Ray cluster (the extra `ray`)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any

from railwright.arena.contest import Contest, Task
from railwright.arena.player import play, warm_up
from railwright.arena.results import GameResult, sources_digest
from railwright.core.errors import IllegalError, RailwrightError

QUEUED_EACH = 4
MISSING = "Ray is not installed here: install the extra with `pip install 'railwright[ray]'`."


class Player:
    """What lives on a node, one for each core."""

    def __init__(self, contest: Contest) -> None:
        self._contest = contest

    def begin(self) -> str:
        """Get ready; returns which code this node plays with."""
        warm_up(self._contest)
        return sources_digest(self._contest.terms.game)

    def play(self, task: Task) -> GameResult | str:
        """One game, or the sentence that says why not."""
        try:
            return play(self._contest, task)
        except RailwrightError as error:
            return str(error)


def play_on_ray(contest: Contest, tasks: Iterable[Task], address: str, workers: int | None) -> Iterator[GameResult]:
    """Games as they end, from so many workers on the cluster, or from one for each of its cores."""
    ray = _connected(address)
    try:
        players = _engaged(ray, contest, workers)
        _check_sources(ray, contest, players)
        yield from _results(ray, players, iter(tasks))
    except ray.exceptions.RayError as error:
        raise IllegalError(f"A node of the cluster cannot play on: {error} Go on with --resume.") from error
    finally:
        ray.shutdown()  # ends the players too: they belong to this connection


def _connected(address: str) -> Any:
    try:
        import ray
    except ImportError as error:
        raise IllegalError(MISSING) from error
    try:
        ray.init(address=address, logging_level="error", log_to_driver=False)
    except Exception as error:
        raise IllegalError(f"There is no Ray cluster to be reached at “{address}”: {error}") from error
    return ray


def _engaged(ray: Any, contest: Contest, workers: int | None) -> list[Any]:
    """A player on each core; more players than cores would wait for ever."""
    cores = int(ray.cluster_resources().get("CPU", 0))
    count = workers or cores
    if not 1 <= count <= cores:
        raise IllegalError(f"The cluster has {cores} core(s), too few for {max(1, count)} worker(s).")
    remote = ray.remote(num_cpus=1, scheduling_strategy="SPREAD")(Player)
    return [remote.remote(contest) for _ in range(count)]


def _check_sources(ray: Any, contest: Contest, players: list[Any]) -> None:
    """A node with other rules or bots would play other games."""
    own = sources_digest(contest.terms.game)
    if any(digest != own for digest in ray.get([player.begin.remote() for player in players])):
        raise IllegalError("A node of the cluster has another version of Railwright: install the same on all nodes.")


def _results(ray: Any, players: list[Any], waiting: Iterator[Task]) -> Iterator[GameResult]:
    rounds = players * QUEUED_EACH  # everybody gets a game before anybody gets a second one
    running = {player.play.remote(task): player for player, task in zip(rounds, waiting, strict=False)}
    while running:
        [done], _ = ray.wait(list(running), num_returns=1)
        player = running.pop(done)
        for task in islice(waiting, 1):
            running[player.play.remote(task)] = player
        result = ray.get(done)
        if isinstance(result, str):
            raise IllegalError(result)
        yield result
