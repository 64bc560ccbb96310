"""Files of weights of Railroad Ink's players: they say what they were learned for, and others are refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from railwright.bots.ink import weights
from railwright.bots.ink.expansions import KNOWN, UNTAUGHT
from railwright.bots.ink.feature_table import FIRST_OWN, LAST_OWN, BuildingFeature, Feature
from railwright.bots.ink.layout import VARIANT_NAMES, feature_names
from railwright.bots.ink.network import WIDTH
from railwright.bots.ink.patterns import patterns
from railwright.bots.ink.weights import data_folder, file_name, load, read, save
from railwright.core.errors import MalformedError
from railwright.ink.rules.expansions import KEYS
from railwright.ink.rules.pieces import PIECE_LIST
from railwright.ink.rules.sheet import BASE, CHALLENGE, EDITIONS, NO_EXPANSION

LAVA = KEYS.index("lava")
LAVA_FILE = data_folder() / file_name(BASE, LAVA)


def changed(folder: Path, **parts: Any) -> Path:
    """The weights of base-lava with some arrays replaced; None leaves one out."""
    with np.load(LAVA_FILE) as stored:
        arrays = {name: stored[name] for name in stored.files} | parts
    path = folder / "changed.npz"
    np.savez_compressed(path, allow_pickle=False, **{n: array for n, array in arrays.items() if array is not None})
    return path


def stored(name: str) -> list[str]:
    """What the weights of base-lava say."""
    with np.load(LAVA_FILE) as arrays:
        said: list[str] = arrays[name].tolist()
    return said


@pytest.mark.parametrize("edition", range(len(EDITIONS)))
@pytest.mark.parametrize("expansion", range(len(KEYS)))
def test_no_two_features_share_a_slot(edition: int, expansion: int) -> None:
    """In every game each feature has a slot and a name of its own; an expansion's stand where no other game's do."""
    features = [*Feature, *(BuildingFeature if edition == CHALLENGE else ()), *KNOWN[expansion].features]
    names = [name for name in feature_names(edition, expansion) if name]
    assert len({int(feature) for feature in features}) == len({*names}) == len(names) == len(features)
    assert all(FIRST_OWN <= feature <= LAST_OWN for feature in KNOWN[expansion].features)


def test_every_expansion_is_known() -> None:
    """The bots have a record of every expansion that has weights."""
    with_weights = [x for x in range(len(KEYS)) if (data_folder() / file_name(BASE, x)).exists()]
    assert len(KNOWN) == len(KEYS)
    assert not [KEYS[x] for x in with_weights if KNOWN[x] is UNTAUGHT]


def test_weights_of_another_game_are_told_by_their_features() -> None:
    """The sentence names the features that are missing and those that are not known."""
    with pytest.raises(MalformedError) as refused:
        read(data_folder() / file_name(BASE, KEYS.index("meteor")), BASE, LAVA)
    assert "features that it lacks: away_from_lava, closable_lakes, " in str(refused.value)
    assert "beyond them: crater_points, craters, hits." in str(refused.value)
    assert str(refused.value).endswith("See railwright train base-lava.")


def test_stale_weights_are_refused(tmp_path: Path) -> None:
    """Weights that do not say their features, have them in another order, or have other rows are not used."""
    names = stored("features")
    swapped = [names[1], names[0], *names[2:]]
    for parts, words in (
        ({"features": None}, "it does not say for which features they were learned"),
        ({"features": np.array(swapped)}, "its features are in another order"),
        ({"rows": np.array("0" * 16)}, "the rows of its tables stand for something else"),
        ({"variants": np.array([*stored("variants"), "tunnel/0"])}, "pieces that are not there: tunnel/0"),
        ({"first": np.zeros((3, 3))}, "a network of another size"),
    ):
        with pytest.raises(MalformedError, match=words):
            read(changed(tmp_path, **parts), BASE, LAVA)


def test_pieces_that_came_later_say_nothing(tmp_path: Path) -> None:
    """Weights from before a piece was added are used: its guesses and its row are 0, all others stay what they are."""
    network, prior = load(BASE, LAVA)
    last = PIECE_LIST[-1]
    first = patterns(BASE, LAVA).remaining
    complete = tmp_path / "complete.npz"
    save(complete, BASE, LAVA, network, prior)
    with np.load(complete) as arrays:
        tables, own = arrays["tables"], arrays["own"]
    kept = len(VARIANT_NAMES) - len(last.variants)
    path = changed(
        tmp_path,
        tables=np.delete(tables, first + last.number, axis=0),
        own=own[..., :kept],
        variants=np.array(VARIANT_NAMES[:kept]),
    )
    older, older_prior = read(path, BASE, LAVA)
    assert not older.tables[first + last.number].any()
    assert not older_prior.own[..., kept:].any()
    assert np.array_equal(
        np.delete(older.tables, first + last.number, 0), np.delete(network.tables, first + last.number, 0)
    )
    assert np.array_equal(older_prior.own[..., :kept], prior.own[..., :kept])


@pytest.mark.parametrize("edition", range(len(EDITIONS)))
def test_the_plain_game_stands_in_for_an_expansion_without_weights(
    edition: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without weights of an expansion those of its edition are used, a round later, and nothing of its own counts."""
    plain, _ = load(edition, NO_EXPANSION)
    file = file_name(edition, NO_EXPANSION)
    (tmp_path / file).write_bytes((data_folder() / file).read_bytes())
    monkeypatch.setattr(weights, "data_folder", lambda: tmp_path)
    network, _ = load.__wrapped__(edition, LAVA)
    rows, plain_rows = patterns(edition, LAVA), patterns(edition, NO_EXPANSION)
    assert len(network.tables) == rows.rows
    assert np.array_equal(network.tables[rows.flags :], plain.tables[plain_rows.flags :])
    assert np.array_equal(network.second[1:7], plain.second[2:8])
    for feature in KNOWN[LAVA].features:
        assert not network.first[WIDTH + feature].any()
        assert not network.direct[:, WIDTH + feature].any()
