"""More machines than one: the same games on the nodes of a Ray cluster (the extra `ray`)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any

from railwright.arena.contest import Contest, Task
from railwright.arena.player import Playing, play, warm_up
from railwright.arena.results import sources_digest
from railwright.core.errors import IllegalError, RailwrightError

QUEUED_EACH = 4


class Player:
    """What lives on a node, one for each core."""

    def __init__(self, contest: Contest, playing: Playing[Any]) -> None:
        self._contest = contest
        self._playing = playing

    def begin(self) -> str:
        """Get ready; returns which code this node plays with."""
        warm_up(self._contest)
        return sources_digest(self._contest.terms.game)

    def play(self, task: Task) -> Any:
        """One game, or the refusal that says why not."""
        try:
            return self._playing(self._contest, task)
        except RailwrightError as error:
            return error


def play_on_ray(
    contest: Contest, tasks: Iterable[Task], address: str, workers: int | None, playing: Playing[Any] = play
) -> Iterator[Any]:
    """Games as they end, from so many workers on the cluster, or from one for each of its cores."""
    ray = _connected(address)
    try:
        players = _engaged(ray, contest, workers, playing)
        _check_sources(ray, contest, players)
        yield from _results(ray, players, iter(tasks))
    except ray.exceptions.RayError as error:
        raise IllegalError("cluster_node", why=str(error)) from error
    finally:
        ray.shutdown()  # ends the players too: they belong to this connection


def _connected(address: str) -> Any:
    try:
        import ray
    except ImportError as error:
        raise IllegalError("cluster_without_ray") from error
    try:
        ray.init(address=address, logging_level="error", log_to_driver=False)
    except Exception as error:
        raise IllegalError("cluster_unreachable", address=address, why=str(error)) from error
    return ray


def _engaged(ray: Any, contest: Contest, workers: int | None, playing: Playing[Any]) -> list[Any]:
    """A player on each core; more players than cores would wait for ever."""
    cores = int(ray.cluster_resources().get("CPU", 0))
    count = workers or cores
    if not 1 <= count <= cores:
        raise IllegalError("cluster_too_small", cores=cores, workers=max(1, count))
    remote = ray.remote(num_cpus=1, scheduling_strategy="SPREAD")(Player)
    return [remote.remote(contest, playing) for _ in range(count)]


def _check_sources(ray: Any, contest: Contest, players: list[Any]) -> None:
    """A node with other rules or bots would play other games."""
    own = sources_digest(contest.terms.game)
    if any(digest != own for digest in ray.get([player.begin.remote() for player in players])):
        raise IllegalError("cluster_version")


def _results(ray: Any, players: list[Any], waiting: Iterator[Task]) -> Iterator[Any]:
    rounds = players * QUEUED_EACH  # everybody gets a game before anybody gets a second one
    running = {player.play.remote(task): player for player, task in zip(rounds, waiting, strict=False)}
    while running:
        [done], _ = ray.wait(list(running), num_returns=1)
        player = running.pop(done)
        for task in islice(waiting, 1):
            running[player.play.remote(task)] = player
        result = ray.get(done)
        if isinstance(result, RailwrightError):
            raise result
        yield result
