"""Tests of the arena on a Ray cluster with two nodes on this machine."""

from __future__ import annotations

import functools
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.arena.contests import ALONE, run_quietly

from railwright.arena.cluster import MISSING, play_on_ray
from railwright.arena.results import games_digest
from railwright.core.errors import RailwrightError


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Two nodes with one core each."""
    pytest.importorskip("ray", reason="Ray is not installed: it is an extra of the arena (railwright[ray]).")
    from ray.cluster_utils import Cluster

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
    with pytest.raises(RailwrightError, match=r"The cluster has 2 core\(s\), too few for 3 worker\(s\)"):
        next(play_on_ray(ALONE, list(ALONE.tasks()), address, 3))


def test_without_ray_a_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the extra is missing, `--ray` says how to get it."""
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(RailwrightError) as refused:
        next(play_on_ray(ALONE, list(ALONE.tasks()), "auto", None))
    assert str(refused.value) == MISSING
