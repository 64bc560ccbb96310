"""What the players of Railroad Ink learn from, how they learn, and the files that hold it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tests.bots.ink_tables import play_alone, small

from railwright.bots.ink import training
from railwright.bots.ink.feature_table import DENSE, Feature
from railwright.bots.ink.features import describe
from railwright.bots.ink.labels import NODES, label_networks
from railwright.bots.ink.longest_features import line_features
from railwright.bots.ink.patterns import patterns
from railwright.bots.ink.search import draw
from railwright.bots.ink.surroundings import ROWS, SCRATCH
from railwright.bots.ink.warm_start import Game, warm_start
from railwright.bots.ink.weights import data_folder, file_name, load
from railwright.bots.ink_random import play_games
from railwright.core.errors import IllegalError, MalformedError
from railwright.ink.rules.board import ALL, EXIT_KIND, EXIT_SIDE, EXIT_SPACE, SPACES
from railwright.ink.rules.expansions import KEYS, hooks
from railwright.ink.rules.longest import longest_line
from railwright.ink.rules.pieces import EXTRA
from railwright.ink.rules.scoring import ERRORS, PARTS, TOTAL, link_networks, score
from railwright.ink.rules.sheet import (
    EDITIONS,
    FILLED,
    WHEN,
    WORDS,
    Words,
    byte_at,
    ends,
    facing,
    variant_at,
)
from railwright.ink.rules.turn import new_sheet
from railwright.ink.rules.union import find


def random_sheets(edition: int, expansion: int, count: int) -> Words:
    """The sheets of random games."""
    sheets = np.zeros((count, WORDS), dtype=np.int64)
    play_games(edition, expansion, 0, 7, sheets, np.zeros((count, PARTS), dtype=np.int64))
    return sheets


def test_weights_of_every_game_are_small_enough() -> None:
    """Each edition and expansion has its file of weights, and they have 300 kB on average at most."""
    total = 0
    for edition in range(len(EDITIONS)):
        for expansion in range(len(KEYS)):
            network, prior = load(edition, expansion)
            assert len(network.tables) == patterns(edition, expansion).rows
            assert all(np.isfinite(part).all() for part in (*network, *prior))
            total += (data_folder() / file_name(edition, expansion)).stat().st_size
    assert total < 300_000 * len(EDITIONS) * len(KEYS)


@pytest.mark.parametrize("edition", range(len(EDITIONS)))
@pytest.mark.parametrize("expansion", range(len(KEYS)))
def test_labels_are_the_networks(edition: int, expansion: int) -> None:
    """Labels of networks (RI-1.3) group a sheet's routes just as the scoring does, exit by exit."""
    labels, truth = np.empty(NODES, dtype=np.uint8), np.empty(2 * SPACES, dtype=np.int64)
    for sheet in random_sheets(edition, expansion, 50):
        label_networks(sheet, labels)
        link_networks(sheet, truth)
        for node in range(NODES):
            if variant_at(sheet, node // 2) >= 0:
                assert find(truth, node) == find(truth, int(labels[node]))
        groups = {find(truth, n) for n in range(NODES) if variant_at(sheet, n // 2) >= 0}
        named = {int(labels[n]) for n in range(NODES) if variant_at(sheet, n // 2) >= 0}
        assert len(groups) == len(named)


def test_labels_drawn_piece_by_piece_are_those_drawn_afresh() -> None:
    """Keeping the labels with each drawing gives the same groups as labelling the whole sheet."""
    final = play_alone(small("casual"), 0, 0, 5)
    sheet = np.zeros(WORDS, dtype=np.int64)
    kept, fresh = np.empty(NODES, dtype=np.uint8), np.empty(NODES, dtype=np.uint8)
    new_sheet(sheet, 0, 0)
    label_networks(sheet, kept)
    for space in sorted(range(SPACES), key=lambda s: byte_at(final, WHEN, s)):
        variant = variant_at(final, space)
        if variant >= 0:
            draw(sheet, kept, SPACES * variant + space)
            label_networks(sheet, fresh)
            pairs = {
                (int(a), int(b))
                for n, (a, b) in enumerate(zip(kept, fresh, strict=True))
                if variant_at(sheet, n // 2) >= 0
            }
            assert len(pairs) == len({a for a, _ in pairs}) == len({b for _, b in pairs})


@pytest.mark.parametrize("edition", range(len(EDITIONS)))
@pytest.mark.parametrize("expansion", range(len(KEYS)))
def test_rough_points_are_the_score_but_for_open_ends_and_lines(edition: int, expansion: int) -> None:
    """A value starts from the points as they stand, with lines walked roughly and ends that may be mended free.

    Only an exit that a drawn piece blocks, and what faces a crater, may be taken off though no error counts there.
    """
    labels, rows = np.empty(NODES, dtype=np.uint8), np.empty(ROWS, dtype=np.int64)
    scratch, dense = np.empty(SCRATCH, dtype=np.int64), np.empty(DENSE, dtype=np.float32)
    parts, line = np.empty(PARTS, dtype=np.int64), np.empty(3, dtype=np.int64)
    for seed in range(6):
        sheet = play_alone(small("casual"), edition, expansion, seed)
        label_networks(sheet, labels)
        count = describe(sheet, labels, patterns(edition, expansion), False, scratch, rows, dense)
        assert 0 < count <= ROWS
        assert rows[:count].max() < patterns(edition, expansion).rows
        rough = float(dense[Feature.ROUGH_POINTS])
        score(sheet, 0, parts)
        empty = ALL & ~int(sheet[FILLED])
        missed = sum(longest_line(sheet, kind, 0, line) - line_features(sheet, kind, empty, dense) for kind in range(2))
        craters = hooks.open_to_drawing(sheet)
        at_craters = sum(int(facing(sheet, kind, s) & craters).bit_count() for kind in range(EXTRA) for s in range(4))
        exits = zip(EXIT_SPACE, EXIT_SIDE, EXIT_KIND, strict=True)
        blocked = sum(int((sheet[FILLED] & ~ends(sheet, kind, side)) >> space & 1) for space, side, kind in exits)
        assert -at_craters - blocked <= rough + missed - parts[TOTAL] <= parts[ERRORS]


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Trainings of a few games."""
    monkeypatch.setattr(training, "CHUNK", 2)
    monkeypatch.setattr(training, "TESTS", 2)
    monkeypatch.setattr(training, "TEST_GAMES", 2)
    monkeypatch.setattr(training, "SAMPLES", 60)


class StoppedError(Exception):
    """What stops a training."""


def weights_in(path: Path) -> dict[str, Any]:
    """The arrays of a file of weights."""
    with np.load(path) as stored:
        return {name: stored[name] for name in stored.files}


@pytest.mark.usefixtures("short")
def test_a_stopped_training_resumes_as_if_nothing_had_happened(tmp_path: Path) -> None:
    """Stopped and resumed, a training ends with the weights and the log of one that was never stopped."""
    told: list[int] = []

    def stop(done: int, games: int, text: str) -> None:
        assert (games, text[:5]) == (8, "mean ")
        told.append(done)
        if done == 6:
            raise StoppedError

    folders = {name: tmp_path / name for name in ("stopped", "straight")}
    for folder in folders.values():
        folder.mkdir()
    start = data_folder() / file_name(0, 0)
    with pytest.raises(StoppedError):
        training.train("base", "trail", games=8, start=start, folder=folders["stopped"], progress=stop)
    left = training.checkpoint_of(folders["stopped"] / file_name(0, KEYS.index("trail")))
    assert left.exists()
    path = training.train(
        "base", "trail", games=8, start=start, folder=folders["stopped"], resume=True, progress=lambda *_: None
    )
    assert told == [2, 4, 6]
    assert not left.exists()
    straight = training.train("base", "trail", games=8, start=start, folder=folders["straight"])
    one, other = weights_in(path), weights_in(straight)
    assert one.keys() == other.keys()
    assert all(np.array_equal(one[name], other[name]) for name in one)
    logs = [file.with_suffix(".log.jsonl").read_text() for file in (path, straight)]
    assert logs[0] == logs[1]
    assert [json.loads(line)["games"] for line in logs[0].splitlines()] == [4, 8]


@pytest.mark.usefixtures("short")
def test_the_seed_decides_what_is_learned(tmp_path: Path) -> None:
    """Another seed trains other weights, and nothing to resume is said in a sentence."""
    start = data_folder() / file_name(0, 0)
    one, other = tmp_path / "one", tmp_path / "other"
    one.mkdir()
    other.mkdir()
    first = weights_in(training.train("base", None, games=2, start=start, folder=one))
    second = weights_in(training.train("base", None, games=2, seed=2, start=start, folder=other))
    assert not np.array_equal(first["first"], second["first"])
    with pytest.raises(MalformedError, match="no training to resume"):
        training.train("base", "lava", games=4, resume=True, folder=tmp_path)
    with pytest.raises(IllegalError, match="exists already: choose another folder"):
        training.train("base", None, games=2, start=start, folder=one)


@pytest.mark.usefixtures("short")
def test_only_the_same_training_goes_on(tmp_path: Path) -> None:
    """A checkpoint of another game, seed or length, and a file that is none, are refused and stay as they are."""

    def stop(done: int, games: int, text: str) -> None:  # noqa: ARG001 - what a progress is told
        raise StoppedError

    with pytest.raises(StoppedError):
        training.train("base", None, games=4, folder=tmp_path, progress=stop)
    left = training.checkpoint_of(tmp_path / file_name(0, 0))
    before = left.read_bytes()
    with pytest.raises(IllegalError, match="go on with --resume"):
        training.train("base", None, games=4, folder=tmp_path)
    for games, seed, words in ((4, 7, "has seed 1, not 7"), (6, 1, "has games 4, not 6")):
        with pytest.raises(IllegalError, match=words):
            training.train("base", None, games=games, seed=seed, resume=True, folder=tmp_path)
    assert left.read_bytes() == before
    elsewhere = training.checkpoint_of(tmp_path / file_name(1, 1))
    elsewhere.write_bytes(before)
    with pytest.raises(IllegalError, match="has edition base, not challenge"):
        training.train("challenge", "lava", games=4, resume=True, folder=tmp_path)
    for content in (b"", b"garbage", (data_folder() / file_name(0, 0)).read_bytes()):
        elsewhere.write_bytes(content)
        with pytest.raises(MalformedError, match="is not a training to go on with"):
            training.train("challenge", "lava", games=4, resume=True, folder=tmp_path)


def test_weights_to_begin_with_are_checked(tmp_path: Path) -> None:
    """An empty file, a bare array and the weights of another game are refused with a sentence."""
    bare = tmp_path / "bare.npy"
    np.save(bare, np.zeros(3))
    empty = tmp_path / "empty.npz"
    empty.touch()
    for start in (bare, empty):
        with pytest.raises(MalformedError, match="is not a file of weights"):
            training.train("base", "lava", games=2, start=start, folder=tmp_path)
    with pytest.raises(MalformedError, match="beyond them: factories_empty, universities_"):
        training.train("base", "lava", games=2, start=data_folder() / file_name(1, 0), folder=tmp_path)


def test_warm_start_keeps_what_the_base_game_taught() -> None:
    """A network for another game values a sheet's shared surroundings as the base game's does."""
    base, taught = Game(0, 0), load(0, 0)
    network, prior = warm_start(base, taught, base)
    wanted = patterns(*base)
    used = np.unique(wanted.row[wanted.row > 0])
    assert np.array_equal(network.tables[used], taught[0].tables[used])
    assert np.array_equal(prior.own, taught[1].own)
    shifted, _ = warm_start(base, taught, Game(0, 3))
    assert np.array_equal(shifted.direct[1:7], taught[0].direct[2:8])


@pytest.mark.parametrize("name", KEYS[1:])
def test_warm_start_keeps_what_an_expansion_taught(name: str) -> None:
    """A network of Challenge that begins with the base game's same expansion knows all of it, also of its own kinds."""
    base, challenge = Game(0, KEYS.index(name)), Game(1, KEYS.index(name))
    taught, _ = load(*base)
    network, _ = warm_start(base, load(*base), challenge)
    known, wanted = patterns(*base), patterns(*challenge)
    plain_space = 0
    for part in ("row", "aux"):
        assert np.array_equal(
            network.tables[getattr(wanted, part)[plain_space]], taught.tables[getattr(known, part)[plain_space]]
        )
    assert np.array_equal(network.tables[wanted.pairs :], taught.tables[known.pairs :])
    assert np.array_equal(network.direct, taught.direct)
