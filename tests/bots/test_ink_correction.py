"""Tests of the correction of values: its arithmetic, what it sees, and where it counts."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
from tests.bots.ink_tables import play_alone, small

from railwright.bots.ink.codes import SYMMETRIES, moved_side, moved_space
from railwright.bots.ink.correction import (
    Correction,
    convolution,
    corrected,
    load_correction,
    new_paper,
    nothing,
    shapes,
)
from railwright.bots.ink.desk import Doubles, Judge, new_desk
from railwright.bots.ink.feature_table import DENSE
from railwright.bots.ink.features import describe
from railwright.bots.ink.labels import NODES, label_networks
from railwright.bots.ink.lookahead import best_worth
from railwright.bots.ink.network import BUCKETS, WIDTH
from railwright.bots.ink.planes import CELL_OF, CELLS, PLANES, draw_planes, moved_planes
from railwright.bots.ink.players import LEVELS
from railwright.bots.ink.search import search_round
from railwright.bots.ink.surroundings import Floats
from railwright.bots.ink.weights import data_folder, stored_arrays
from railwright.bots.ink_random import roll
from railwright.bots.stream import STREAM_WORDS, seed_stream
from railwright.core.errors import MalformedError
from railwright.ink.rules.board import ROUNDS, SIZE, SPACES
from railwright.ink.rules.pieces import ARC, EDGE, EXTRA, STATION, VARIANTS
from railwright.ink.rules.sheet import BASE, CHALLENGE, DICE_SLOTS, FILLED, NO_EXPANSION, ROUND, Words, put, variant_at
from railwright.ink.rules.turn import new_sheet, start_round

CHANNELS, LAYERS, UNITS = 3, 2, 5


def _judge() -> Judge:
    return small("master")._judge(play_alone(small("casual"), BASE, NO_EXPANSION, 1, 1), 0, np.zeros((0, 7)))


def _random_correction(source: np.random.Generator) -> Correction:
    parts = (source.standard_normal(shape) for shape in shapes(CHANNELS, LAYERS, UNITS))
    return Correction(*((0.3 * part).astype(np.float32) for part in parts))


def _layer(weights: Floats, source: npt.NDArray[np.floating[Any]]) -> Doubles:
    """A 3 x 3 convolution as it is written in books."""
    padded = np.pad(source.reshape(-1, SIZE, SIZE), ((0, 0), (1, 1), (1, 1))).astype(float)
    around = [padded[:, row : row + SIZE, col : col + SIZE] for row in range(3) for col in range(3)]
    return np.asarray(np.einsum("cpn,npxy->cxy", weights.astype(float), np.stack(around)))


def test_a_convolution_is_one() -> None:
    """The kernel comes to what the definition comes to."""
    source = np.random.default_rng(3)
    correction, paper = (
        _random_correction(source),
        new_paper(nothing()._replace(first=np.zeros((3, PLANES, 9), np.float32))),
    )
    for _ in range(3):  # the paper is used again and again
        planes = source.integers(0, 2, (PLANES, SPACES)).astype(np.float32)
        dense, bucket = source.standard_normal(DENSE).astype(np.float32), int(source.integers(1, BUCKETS))
        paper.planes[:, CELL_OF] = planes
        layer: npt.NDArray[np.floating[Any]] = _layer(correction.first, planes)
        layer += (correction.base[bucket] + correction.dense @ dense)[:, np.newaxis, np.newaxis]
        layer = np.maximum(layer, 0)
        for weights, bias in zip(correction.layers, correction.bias, strict=True):
            layer = np.maximum(layer + bias[:, np.newaxis, np.newaxis] + _layer(weights, layer), 0)
        units = correction.hidden_base[bucket] + correction.hidden @ np.concatenate([layer.mean((1, 2)), dense])
        wanted = float(np.maximum(units, 0) @ correction.output)
        assert convolution(correction, bucket, dense, paper) == pytest.approx(wanted, rel=1e-4)


def _planes(sheet: Words) -> Floats:
    """What a correction sees of a sheet, by plane and space."""
    judge, desk, labels = _judge(), new_desk(1, 1, 1), np.empty(NODES, dtype=np.uint8)
    label_networks(sheet, labels)
    describe(sheet, labels, judge.patterns, False, desk.scratch, desk.rows, desk.inputs[WIDTH:])
    planes = np.zeros((PLANES, CELLS), dtype=np.float32)
    draw_planes(sheet, labels, desk.scratch, planes)
    assert planes[:, [cell for cell in range(CELLS) if cell not in CELL_OF]].max() == 0
    return planes[:, CELL_OF]


def _moved_variant(variant: int, symmetry: int) -> int:
    """The variant that a symmetry makes of another; a quarter turn swaps highway and railway."""

    def looks(number: int, sides: list[int], *, swapped: bool) -> tuple[object, ...]:
        kinds = [int(EDGE[number, side]) for side in sides]
        if swapped:
            kinds = [kind if kind < 0 else 1 - kind for kind in kinds]
        joined = [ARC[number, one] == ARC[number, other] for one in sides for other in sides]
        return (*kinds, *(here and -1 not in kinds for here in joined), int(STATION[number]))

    back = [next(side for side in range(4) if moved_side(side, symmetry) == there) for there in range(4)]
    wanted = looks(variant, back, swapped=symmetry % 2 == 1)
    plain = [number for number in range(len(VARIANTS)) if EXTRA not in EDGE[number]]
    return next(number for number in plain if looks(number, [0, 1, 2, 3], swapped=False) == wanted)


@pytest.mark.parametrize("symmetry", range(SYMMETRIES))
def test_a_turned_sheet_is_seen_turned(symmetry: int) -> None:
    """The planes of a sheet that was turned or mirrored are those of the sheet, moved (what training relies on)."""
    sheet = play_alone(small("casual"), BASE, NO_EXPANSION, 7, 4)
    moved = np.empty_like(sheet)
    new_sheet(moved, BASE, NO_EXPANSION)
    for space in range(SPACES):
        if sheet[FILLED] >> space & 1:
            put(moved, _moved_variant(int(variant_at(sheet, space)), symmetry), moved_space(space, symmetry))
    before, after = _planes(sheet), np.zeros((PLANES, SPACES), dtype=np.float32)
    spaces = [moved_space(space, symmetry) for space in range(SPACES)]
    after[moved_planes(symmetry)[:, np.newaxis], spaces] = before
    assert before.any(axis=1).sum() > PLANES / 2
    assert np.array_equal(_planes(moved), after)


def test_values_keep_their_level() -> None:
    """On sheets that it never saw a correction says different things, none of them wild, and little on average."""
    judge, desk, correction = _judge(), new_desk(1, 8, 1), load_correction(BASE, NO_EXPANSION)
    paper = new_paper(correction)
    said = [
        corrected(
            play_alone(small("strong"), BASE, NO_EXPANSION, 4_000 + game, 1 + game % 6), correction, judge, desk, paper
        )
        for game in range(60)
    ]
    assert abs(np.mean(said)) < 0.6
    assert 0.2 < np.std(said) < 1.5
    assert np.abs(said).max() < 5


def test_the_best_corrected_sheet_counts_but_for_the_last_round() -> None:
    """Of the finished sheets the best corrected one is taken; the score of the last round stands, and games without."""
    judge, desk, correction = _judge(), new_desk(4, 32, 8), load_correction(BASE, NO_EXPANSION)
    paper = new_paper(correction)
    sheet = play_alone(small("casual"), BASE, NO_EXPANSION, 3, 3)
    dice, stream = np.empty(DICE_SLOTS, dtype=np.int64), np.empty(STREAM_WORDS, dtype=np.int64)
    seed_stream(stream, 5)
    roll(BASE, NO_EXPANSION, stream, dice)
    start_round(sheet, dice)
    found = search_round(sheet, judge, 4, desk, 0.0, 0)
    each = [desk.final_worth[n] + corrected(desk.final_words[n], correction, judge, desk, paper) for n in range(found)]
    assert found == 8
    assert best_worth(found, judge, correction, desk, paper) == pytest.approx(max(each))
    assert best_worth(found, judge, nothing(), desk, new_paper(nothing())) == desk.final_worth[0]
    desk.final_words[0, ROUND] = ROUNDS
    assert best_worth(found, judge, correction, desk, paper) == desk.final_worth[0]


def test_only_masters_values_are_corrected_and_only_where_it_was_learned() -> None:
    """The base game has a correction; others, and other players, do without."""
    assert [level.name for level in LEVELS.values() if level.corrected] == ["master"]
    assert len(load_correction(BASE, NO_EXPANSION).output)
    assert not len(load_correction(CHALLENGE, NO_EXPANSION).output)


def test_a_damaged_file_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A correction of another size than it says is refused with a sentence."""
    name = "base-plain-correction.npz"
    with stored_arrays(data_folder() / name, "no_weights") as stored:
        parts = {part: stored[part] for part in Correction._fields}
    np.savez(tmp_path / name, allow_pickle=False, **{**parts, "bias": parts["bias"][:, 1:]})
    monkeypatch.setattr("railwright.bots.ink.correction.data_folder", lambda: tmp_path)
    with pytest.raises(MalformedError) as refused:
        load_correction.__wrapped__(BASE, NO_EXPANSION)
    assert refused.value.code == "weights_size"
