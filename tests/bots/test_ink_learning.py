"""What the players of Railroad Ink learn from, how they learn, and the files that hold it."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from tests.bots.ink_tables import play_alone, small

from railwright.bots.ink import training
from railwright.bots.ink.features import describe
from railwright.bots.ink.labels import NODES, label_networks
from railwright.bots.ink.line_features import line_features
from railwright.bots.ink.patterns import patterns
from railwright.bots.ink.search import draw
from railwright.bots.ink.surroundings import DENSE, ROUGH, ROWS, SCRATCH
from railwright.bots.ink.weights import data_folder, file_name, load
from railwright.bots.ink_random import play_games
from railwright.core.errors import MalformedError
from railwright.ink.rules.board import ALL, SPACES
from railwright.ink.rules.lines import longest_line
from railwright.ink.rules.scoring import ERRORS, PARTS, TOTAL, link_networks, score
from railwright.ink.rules.sheet import (
    CRATERS,
    EDITIONS,
    EXPANSIONS,
    FACING,
    FILLED,
    WHEN,
    WORDS,
    Words,
    byte_at,
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
    """Each edition and expansion has its file of weights, and together they stay under 5 MB."""
    total = 0
    for edition in range(len(EDITIONS)):
        for expansion in range(len(EXPANSIONS)):
            network, prior = load(edition, expansion)
            assert len(network.tables) == patterns(edition, expansion).rows
            assert all(np.isfinite(part).all() for part in (*network, *prior))
            total += (data_folder() / file_name(edition, expansion)).stat().st_size
    assert total < 5_000_000


@pytest.mark.parametrize("edition", range(2))
@pytest.mark.parametrize("expansion", range(5))
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


@pytest.mark.parametrize("edition", range(2))
@pytest.mark.parametrize("expansion", range(5))
def test_rough_points_are_the_score_but_for_open_ends_and_lines(edition: int, expansion: int) -> None:
    """A value starts from the points as they stand, with lines walked roughly and ends that may be mended free."""
    labels, rows = np.empty(NODES, dtype=np.uint8), np.empty(ROWS, dtype=np.int64)
    scratch, dense = np.empty(SCRATCH, dtype=np.int64), np.empty(DENSE, dtype=np.float32)
    parts, line = np.empty(PARTS, dtype=np.int64), np.empty(3, dtype=np.int64)
    for seed in range(6):
        sheet = play_alone(small("casual"), edition, expansion, seed)
        label_networks(sheet, labels)
        count = describe(sheet, labels, patterns(edition, expansion), False, scratch, rows, dense)
        assert 0 < count <= ROWS
        assert rows[:count].max() < patterns(edition, expansion).rows
        rough = float(dense[ROUGH])
        score(sheet, 0, parts)
        empty = ALL & ~int(sheet[FILLED])
        missed = sum(longest_line(sheet, kind, 0, line) - line_features(sheet, kind, empty, dense) for kind in range(2))
        at_craters = sum(int(sheet[FACING + side] & sheet[CRATERS]).bit_count() for side in range(8))
        assert -at_craters <= rough + missed - parts[TOTAL] <= parts[ERRORS]


def test_training_writes_weights_and_log_and_can_be_resumed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A short training leaves a file of weights and a log; stopped early it leaves a checkpoint that can be resumed."""
    monkeypatch.setattr(training, "CHUNK", 2)
    monkeypatch.setattr(training, "TEST_GAMES", 2)
    monkeypatch.setattr(training, "SAMPLES", 500)
    told: list[int] = []
    start = data_folder() / file_name(0, 0)

    def tell(done: int, games: int, text: str) -> None:
        assert games == 4
        assert text
        told.append(done)

    path = training.train("base", "trail", games=4, start=start, seconds=0.0, folder=tmp_path, progress=tell)
    assert not told
    assert path.with_suffix(".checkpoint.npz").exists()
    training.train("base", "trail", games=4, start=start, resume=True, folder=tmp_path, progress=tell)
    assert told == [2, 4]
    assert path.stat().st_size > 10_000
    assert not path.with_suffix(".checkpoint.npz").exists()
    log = [json.loads(line) for line in path.with_suffix(".log.jsonl").read_text().splitlines()]
    assert log[-1]["games"] == 4
    with pytest.raises(MalformedError, match="no training to resume"):
        training.train("base", "lava", games=4, resume=True, folder=tmp_path)


def test_training_is_repeatable(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same seed trains the same weights."""
    monkeypatch.setattr(training, "CHUNK", 2)
    monkeypatch.setattr(training, "TEST_GAMES", 2)
    monkeypatch.setattr(training, "SAMPLES", 500)
    start = data_folder() / file_name(0, 0)
    files = [training.train("base", None, games=2, start=start, folder=tmp_path / name) for name in _folders(tmp_path)]
    with np.load(files[0]) as one, np.load(files[1]) as other:
        assert all(np.array_equal(one[name], other[name]) for name in one.files)


def _folders(parent: Path) -> list[str]:
    for name in ("a", "b"):
        (parent / name).mkdir()
    return ["a", "b"]


def test_warm_start_keeps_what_the_base_game_taught() -> None:
    """A network for another game values a sheet's shared surroundings as the base game's does."""
    taught = load(0, 0)
    network, prior = training.warm_start(0, 0, taught)
    wanted = patterns(0, 0)
    used = np.unique(wanted.row[wanted.row > 0])
    assert np.array_equal(network.tables[used], taught[0].tables[used])
    assert np.array_equal(prior.own, taught[1].own)
    shifted, _ = training.warm_start(0, 3, taught)
    assert np.array_equal(shifted.direct[1:7], taught[0].direct[2:8])
