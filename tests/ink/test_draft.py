"""RI-10: the draft variant, with pairs, the next start player and the star that decides ties."""

from __future__ import annotations

from typing import Any

import pytest
from tests.ink.oracle import AS_PRINTED
from tests.ink.sheets import all_options, ended, finish, game, pair, sheet_of

from railwright.core.chance import SeededChance
from railwright.core.errors import IllegalError, MalformedError, TimingError
from railwright.ink.dice import check_faces
from railwright.ink.draft import worth
from railwright.ink.events import SetUp
from railwright.ink.match import Match, Phase
from railwright.ink.options import Options
from railwright.ink.record import read_record, write_record
from railwright.ink.rules.expansions import KEYS
from railwright.ink.sheet import Sheet
from railwright.ink.view import view_of

pytestmark = pytest.mark.rules


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_the_pool(players: int) -> None:
    """RI-10.1: one full set of route dice per player, in pairs, two pairs for each."""
    match = Match(Options(players=players, draft=True))
    match.deal(SeededChance(players))
    assert match.phase is Phase.PICKING
    assert match.draft is not None
    faces = [face for pair_of_dice in match.draft.pairs for face in pair_of_dice]
    assert len(match.draft.pairs) == 2 * players
    assert sum(face in ("overpass", "station-straight", "station-curve") for face in faces) == players


def test_pairs_are_random() -> None:
    """RI-10.1: the dice that make a pair are drawn at random: stations and overpasses meet anywhere."""
    met = set()
    for seed in range(40):
        match = Match(Options(players=2, draft=True))
        match.deal(SeededChance(seed))
        assert match.draft is not None
        specials = ("overpass", "station-straight", "station-curve")
        met.add(tuple(sum(face in specials for face in two) for two in match.draft.pairs))
    assert len(met) == 10  # two of four pairs, or both in one


@pytest.mark.parametrize(
    "pairs",
    [
        "highway-t+highway-t highway-t+overpass highway-t+highway-t",
        "highway-t+highway-t highway-t+highway-t highway-t+highway-t highway-t+overpass",
        "overpass+overpass overpass+highway-t highway-t+highway-t highway-t+highway-t",
        "highway-t+highway-t highway-t+overpass highway-t+highway-t volcano+overpass",
    ],
)
def test_impossible_pools(pairs: str) -> None:
    """RI-10.1: pairs that the players' sets cannot show are refused."""
    with pytest.raises(MalformedError):
        pair(game(players=2, star=0), pairs)


EIGHT = "highway-t+highway-t highway-straight+overpass highway-curve+railway-t railway-straight+station-curve"


def test_the_order_of_picks() -> None:
    """RI-10.1: from the start player clockwise each takes one pair, then again from the start player a second one."""
    twelve = "highway-t+highway-t highway-t+overpass " * 3
    match = game(players=3, star=1)
    pair(match, twelve)
    order = []
    for number in range(6):
        assert match.draft is not None
        assert match.draft.to_pick is not None
        order.append(match.draft.to_pick)
        match.pick(match.draft.to_pick, number)
    assert order == [1, 2, 0, 1, 2, 0]


def test_a_pick_must_be_in_turn_and_of_a_free_pair() -> None:
    """RI-10.1: nobody picks out of turn or a pair that is taken, and nobody draws before all have picked."""
    match = game(players=2, star=0)
    pair(match, EIGHT)
    with pytest.raises(TimingError):
        match.pick(1, 0)
    with pytest.raises(MalformedError):
        match.pick(0, 4)
    match.pick(0, 0)
    with pytest.raises(IllegalError):
        match.pick(1, 0)
    assert match.legal(0) == []
    match.pick(1, 1)
    match.pick(0, 2)
    match.pick(1, 3)
    with pytest.raises(TimingError):
        match.pick(0, 3)


def test_own_dice() -> None:
    """RI-10.1: the two pairs are the player's own four dice for the round."""
    match = game(players=2, star=0)
    pair(match, EIGHT)
    for seat, number in ((0, 3), (1, 0), (0, 2), (1, 1)):
        match.pick(seat, number)
    dice = [[name for name, _ in sheet.dice] for sheet in match.sheets]
    assert dice == [
        ["railway-straight", "station-curve", "highway-curve", "railway-t"],
        ["highway-t", "highway-t", "highway-straight", "overpass"],
    ]


def test_expansion_dice_are_not_drafted() -> None:
    """RI-10.1: expansion dice are rolled for all together with the pool and seen while drafting."""
    match = game(expansion="forest", players=2, star=0)
    pair(match, EIGHT, "forest forest-highway-curve")
    assert view_of(match, 1).expansion_dice == ("forest", "forest-highway-curve")
    for seat, number in ((0, 3), (1, 0), (0, 2), (1, 1)):
        match.pick(seat, number)
    for sheet in match.sheets:
        assert [name for name, _ in sheet.dice][4:] == ["forest", "forest-highway-curve"]


def test_who_may_draft() -> None:
    """RI-10.1: the draft is for two or more players, with any edition and any expansion."""
    with pytest.raises(IllegalError):
        Options(draft=True, players=1)
    drafts = {(options.edition, options.expansion) for options in all_options() if options.draft}
    assert drafts == {(edition, expansion) for edition in ("base", "challenge") for expansion in KEYS}


def test_what_a_die_is_worth() -> None:
    """RI-10.2: a die is worth its ends, but the overpass and the double curves nothing."""
    for piece, points in {
        "highway-straight": 2,
        "railway-curve": 2,
        "highway-t": 3,
        "overpass": 0,
        "station-straight": 2,
        "station-curve": 2,
        "highway-double-curve": 0,
        "railway-double-curve": 0,
        "station-t-highway": 3,
        "station-t-railway": 3,
        "highway-terminal": 1,
        "railway-terminal": 1,
    }.items():
        assert worth(piece) == points
        assert worth(piece) == (len(AS_PRINTED[piece].ends) if len(AS_PRINTED[piece].ends) < 4 else 0)


@pytest.mark.parametrize(
    ("star", "picks", "start"),
    [
        (0, (0, 1, 2, 3), 1),  # seat 0: 3+3+2+3 = 11, seat 1: 2+0+2+2 = 6
        (0, (1, 0, 3, 2), 0),
        (1, (0, 1, 2, 3), 0),
        (1, (1, 0, 3, 2), 1),
    ],
)
def test_the_lowest_sum_starts(star: int, picks: tuple[int, ...], start: int) -> None:
    """RI-10.2: the player with the lowest sum of the four dice starts the next round."""
    match = game(players=2, star=star)
    pair(match, EIGHT)
    for number in picks:
        assert match.draft is not None
        assert match.draft.to_pick is not None
        match.pick(match.draft.to_pick, number)
    finish(match)
    pair(match, EIGHT)
    assert match.draft is not None
    assert match.draft.to_pick == start


@pytest.mark.parametrize(("star", "start"), [(0, 2), (1, 0), (2, 1)])
def test_among_equals_who_chose_last(star: int, start: int) -> None:
    """RI-10.2: among equal sums the one who chose last starts."""
    match = game(players=3, star=star)
    pair(match, "highway-t+highway-t highway-t+overpass " * 3)
    for number in (0, 2, 4, 1, 3, 5):
        assert match.draft is not None
        assert match.draft.to_pick is not None
        match.pick(match.draft.to_pick, number)
    assert match.start_player == start


def test_the_star_is_drawn_by_lot() -> None:
    """RI-10.3: the first start player is drawn by lot and holds the star, in the draft only."""
    stars = set()
    for seed in range(40):
        match = Match(Options(players=4, draft=True))
        match.apply(match.due(SeededChance(seed)))
        assert match.star == match.start_player
        stars.add(match.star)
    assert stars == {0, 1, 2, 3}
    with pytest.raises(MalformedError):
        Match(Options(players=4, draft=True)).apply(SetUp((), None))
    with pytest.raises(MalformedError):
        Match(Options(edition="challenge", players=2, goals=True)).apply(SetUp(("A", "B", "C"), 0))
    with pytest.raises(MalformedError):
        Match(Options(players=4, draft=True)).apply(SetUp((), 4))


@pytest.mark.parametrize(
    ("star", "order"), [(0, [3, 2, 1, 0]), (1, [0, 3, 2, 1]), (2, [1, 0, 3, 2]), (3, [2, 1, 0, 3])]
)
def test_ties_are_decided_counter_clockwise(star: int, order: list[int]) -> None:
    """RI-10.3: a tie is decided counter-clockwise from the right of the star's holder, who comes last."""
    places = ended([Sheet.new() for _ in range(4)], star=star).ranking()
    assert [(place.place, place.seat) for place in places] == list(zip((1, 2, 3, 4), order, strict=True))


def test_the_star_decides_only_ties() -> None:
    """RI-10.3: points and errors come first."""
    better, clean = sheet_of("highway-terminal@A2 railway-terminal@A4"), sheet_of("highway-terminal@A2")
    open_end = sheet_of("highway-straight@A2 highway-straight@B2")
    places = ended([better, open_end, clean], star=0).ranking()
    assert [place.seat for place in places] == [0, 2, 1]


def test_a_mixed_pool() -> None:
    """RI-10.1: the pool has one set of dice for each player, of either edition; the sheets are of one edition."""
    options = Options(edition="base", players=3, draft=True, pool=("challenge", "base", "challenge"))
    match = Match(options)
    match.deal(SeededChance("mixed"))
    assert match.draft is not None
    faces = sorted(face for pair in match.draft.pairs for face in pair)
    assert len(faces) == 12
    check_faces(["base-a"] * 7 + ["base-b"] + ["challenge-c", "challenge-d"] * 2, faces)
    assert {sheet.edition for sheet in match.sheets} == {"base"}
    again = read_record(write_record(match))
    assert (again.options, again.events) == (options, match.events)


@pytest.mark.parametrize(
    "options",
    [
        {"players": 2, "draft": True, "pool": ("base",)},
        {"players": 2, "draft": False, "pool": ("base", "challenge")},
        {"players": 2, "draft": True, "pool": ("base", "green")},
    ],
)
def test_pools_that_cannot_be(options: dict[str, Any]) -> None:
    """RI-10.1: a pool belongs to a draft and has one set of a known edition for each player."""
    with pytest.raises(IllegalError):
        Options(**options)
