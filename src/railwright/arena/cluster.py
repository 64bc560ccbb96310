"""More machines than one: the same games on the nodes of a Ray cluster (the extra `ray`)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Any, TypeVar

from railwright.arena.contest import Contest, Task
from railwright.arena.player import Playing, play, warm_up
from railwright.arena.results import sources_digest
from railwright.bots.registry import GameName
from railwright.core.errors import IllegalError, RailwrightError

QUEUED_EACH = 4
Item = TypeVar("Item")
T = TypeVar("T")


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
        players = _engaged(ray, Player, (contest, playing), workers)
        _check_sources(ray, contest.terms.game, players)
        yield from _results(ray, players, iter(tasks))
    except ray.exceptions.RayError as error:
        raise IllegalError("cluster_node", why=str(error)) from error
    finally:
        ray.shutdown()  # ends the players too: they belong to this connection


class Hand:
    """What lives on a node and does any work that needs the rules and bots of Railroad Ink; one for each core."""

    def __init__(self, ready: Callable[[], None], work: Callable[[Any], Any]) -> None:
        self._ready = ready
        self._work = work

    def begin(self) -> str:
        """Get ready; returns which code this node works with."""
        self._ready()
        return sources_digest("ink")

    def do(self, item: Any) -> Any:
        """One piece of work."""
        return self._work(item)


def spread_on_ray(
    address: str, workers: int | None, ready: Callable[[], None], work: Callable[[Item], T], items: Iterable[Item]
) -> Iterator[T]:
    """What comes of every item, in their order, from the nodes of a cluster."""
    ray = _connected(address)
    try:
        hands = _engaged(ray, Hand, (ready, work), workers)
        _check_sources(ray, "ink", hands)
        yield from ray.util.ActorPool(hands).map(lambda hand, item: hand.do.remote(item), items)
    except ray.exceptions.RayError as error:
        raise IllegalError("cluster_node", why=str(error)) from error
    finally:
        ray.shutdown()


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


def _engaged(ray: Any, kind: type[Player | Hand], given: tuple[object, ...], workers: int | None) -> list[Any]:
    """One on each core; more than cores would wait for ever."""
    cores = int(ray.cluster_resources().get("CPU", 0))
    count = workers or cores
    if not 1 <= count <= cores:
        raise IllegalError("cluster_too_small", cores=cores, workers=max(1, count))
    remote = ray.remote(num_cpus=1, scheduling_strategy="SPREAD")(kind)
    return [remote.remote(*given) for _ in range(count)]


def _check_sources(ray: Any, game: GameName, players: list[Any]) -> None:
    """A node with other rules or bots would play other games."""
    own = sources_digest(game)
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
