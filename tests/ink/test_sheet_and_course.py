"""RI-1 and RI-2: the printed sheet, the pieces, and the course of a game."""

from __future__ import annotations

import random

import pytest
from tests.ink import oracle
from tests.ink.sheets import (
    EDITIONS,
    PLAIN_ROLL,
    act,
    craters_of,
    finish,
    game,
    legal,
    prepare,
    refusal,
    roll,
    sheet_of,
    shut,
    step,
)

from railwright.core.chance import ScriptedChance, SeededChance
from railwright.core.errors import IllegalError, MalformedError, TimingError
from railwright.ink.actions import read_action
from railwright.ink.events import Reopened, Rolled, TookBack
from railwright.ink.match import Match, Phase
from railwright.ink.options import Edition, Options
from railwright.ink.rules.expansions import KEYS
from railwright.ink.rules.pieces import DICE, PIECES, variant_of
from railwright.ink.rules.reasons import Reason
from railwright.ink.score import explain
from railwright.ink.sheet import Sheet
from railwright.ink.view import view_of

pytestmark = pytest.mark.rules


def test_exits() -> None:
    """RI-1.1: highway exits at columns 1 and 5 of top and bottom and row 3 of the sides; the other six are railway."""
    sheet = Sheet.new()
    highway = {(0, 1), (0, 5), (3, 0), (3, 6), (6, 1), (6, 5)}
    railway = {(0, 3), (1, 0), (1, 6), (5, 0), (5, 6), (6, 3)}
    assert {(row, col) for row, col, _ in sheet.placements("highway-terminal")} == highway
    assert {(row, col) for row, col, _ in sheet.placements("railway-terminal")} == railway
    assert sheet.placements("highway-terminal") == [
        *((0, 1, 0), (0, 5, 0), (3, 0, 3), (3, 6, 1), (6, 1, 2), (6, 5, 2)),
    ]


def test_central_spaces() -> None:
    """RI-1.1: the nine central spaces are rows and columns 2 to 4 of a 7x7 sheet."""
    everywhere = Sheet.of_pieces((row, col, "forest", 0) for row in range(7) for col in range(7))
    assert explain(everywhere).centre == tuple((row, col) for row in (2, 3, 4) for col in (2, 3, 4))
    with pytest.raises(MalformedError):
        Sheet.of_pieces([(7, 0, "forest", 0)])


def test_one_piece_in_a_space() -> None:
    """RI-1.2: a piece is drawn in an empty space only, and has at most one end on each of its four sides."""
    match = game()
    roll(match, "highway-straight highway-curve highway-t overpass")
    act(match, "highway-straight@A2/0")
    assert refusal(match, "highway-curve@A2/0") is Reason.SPACE_TAKEN
    with pytest.raises(MalformedError):
        sheet_of("forest@A1 forest@A1")
    assert all(len(variant.edges) == 4 for piece in PIECES.values() for variant in piece.variants)


def test_pieces_are_turned_and_mirrored() -> None:
    """RI-1.2: a piece may be turned and mirrored freely; equal drawings have one number, the smallest."""
    ways = {
        "highway-straight": 2,
        "highway-t": 4,
        "station-curve": 8,
        "special-hhhr": 4,
        "special-hhrr": 4,
        "volcano": 1,
    }
    assert {name: len(PIECES[name].variants) for name in ways} == ways
    assert [variant_of("station-curve", number).edges for number in range(8)] == [
        *("HR__", "_HR_", "__HR", "R__H", "H__R", "RH__", "_RH_", "__RH"),
    ]
    assert variant_of("trail-highway-curve", 1).marks == ("NW", "NE", "SE")
    assert variant_of("trail-highway-straight", 4).marks == ("NE", "SW")
    with pytest.raises(MalformedError):
        variant_of("highway-t", 8)


def test_joins() -> None:
    """RI-1.3: a station joins railway and highway; an overpass and a double curve hold two separate routes."""
    through_station = explain(sheet_of("station-curve@B2/4 highway-straight@A2 railway-straight@B1/1"))
    assert through_station.joined_exits == [2]
    over = "highway-straight@A2 overpass@B2 railway-straight@B1/1"
    assert explain(sheet_of(over)).joined_exits == []
    assert [len(network.exits) for network in explain(sheet_of(over)).networks] == [1, 1]
    double = explain(sheet_of("railway-double-curve@A4/1 railway-straight@A3/1 railway-straight@A5/1"))
    assert sorted(len(network.routes) for network in double.networks) == [2, 2]


def test_rounds_and_players() -> None:
    """RI-2.1: 7 rounds, 6 with every expansion but one; 1 to 12 players in every edition, any expansion with any."""
    for edition in EDITIONS:
        for expansion in KEYS:
            for players in range(1, 13):
                options = Options(edition=edition, expansion=expansion, players=players)
                assert options.rounds == (7 if expansion in (None, "canyon") else 6)
        for players in (0, 13):
            with pytest.raises(IllegalError):
                Options(edition=edition, players=players)


@pytest.mark.parametrize("expansion", KEYS)
@pytest.mark.parametrize("edition", EDITIONS)
def test_games_last_as_many_rounds(edition: Edition, expansion: str | None) -> None:
    """RI-2.1, RI-15.6: a game ends after its 6 or 7 rounds and the desert's last roll, and then allows nothing more."""
    match = game(edition, expansion)
    chance = SeededChance(5)
    while match.phase is not Phase.OVER:
        match.deal(chance)
        finish(match)
    assert match.round == (7 if expansion in (None, "canyon", "desert") else 6)
    assert match.legal(0) == []
    with pytest.raises(TimingError):
        match.act(0, read_action("done"))
    with pytest.raises(TimingError):
        match.apply(Rolled(()))


_DESERT = ("curve-cactus", "straight-oasis"), ("curve-oasis", "straight-cactus")


def test_dice() -> None:
    """RI-2.1: base has three dice base-a and one base-b, challenge two base-a, one challenge-c and one challenge-d."""
    assert Options().route_dice == ["base-a", "base-a", "base-a", "base-b"]
    assert Options(edition="challenge").route_dice == ["base-a", "base-a", "challenge-c", "challenge-d"]
    kinds = ("highway", "railway")
    assert {die: sorted(map(str, faces)) for die, faces in DICE.items()} == {
        "base-a": sorted(f"{kind}-{form}" for kind in kinds for form in ("straight", "curve", "t")),
        "base-b": sorted(2 * ["overpass", "station-straight", "station-curve"]),
        "challenge-c": sorted(["highway-t", "railway-t", *2 * ["overpass"], *(f"{k}-double-curve" for k in kinds)]),
        "challenge-d": sorted(
            ["station-straight", "station-curve"]
            + [f"{form}{k}" for k in kinds for form in ("station-t-",)]
            + [f"{k}-terminal" for k in kinds]
        ),
        "lava": sorted([*2 * ["lava-corner"], "lava-straight", "lava-t", "lava-highway", "lava-railway"]),
        "forest": sorted([f"forest-{k}-{form}" for k in kinds for form in ("straight", "curve")] + 2 * ["forest"]),
        "trail": sorted(f"trail-{k}-{form}" for k in kinds for form in ("straight", "curve", "t")),
        "meteor-direction": sorted(["N", "E", "S", "W", "choose", "choose"]),
        "meteor-distance": list("111223"),
        "river": sorted([*3 * ["river-curve"], "river-straight", *(f"river-bridge-{kind}" for kind in kinds)]),
        "lake": sorted(["lake-1", "lake-2", "lake-3", *(f"lake-pier-{form}" for form in (*kinds, "corner"))]),
        "desert-a": sorted(["arid", "desert-cacti", *(f"desert-{k}-{form}" for k in kinds for form in _DESERT[0])]),
        "desert-b": sorted(["arid", "desert-cacti", *(f"desert-{k}-{form}" for k in kinds for form in _DESERT[1])]),
        "canyon": sorted(f"canyon-{form}" for form in ("1", "2", "3", "corner", "hook", "zigzag")),
    }


@pytest.mark.parametrize(
    ("edition", "faces"),
    [
        ("base", "overpass overpass highway-t highway-t"),
        ("base", "highway-t highway-t highway-t highway-t"),
        ("base", "highway-t highway-t highway-t highway-double-curve"),
        ("base", "highway-t highway-t overpass"),
        ("challenge", "overpass overpass highway-t highway-t"),
        ("challenge", "highway-curve highway-curve highway-curve highway-terminal"),
        ("challenge", "station-curve station-straight highway-t highway-t"),
    ],
)
def test_impossible_rolls(edition: Edition, faces: str) -> None:
    """RI-2.1: faces that the four dice of the edition cannot show together are refused."""
    with pytest.raises(MalformedError):
        roll(game(edition), faces)


def test_one_roll_for_all() -> None:
    """RI-2.2: the dice are rolled once for all players, who then draw at the same time and in any order they like."""
    match = game(players=2)
    with pytest.raises(TimingError):
        match.act(0, read_action("done"))
    roll(match, "highway-straight highway-curve railway-t overpass")
    assert match.sheets[0].dice == match.sheets[1].dice
    with pytest.raises(TimingError):
        roll(match, "highway-straight highway-curve railway-t overpass")
    act(match, "highway-curve@A2/0", 1)
    act(match, "overpass@D1/1", 0)
    act(match, "highway-straight@A2/0", 0)
    act(match, "highway-straight@A6/0", 1)
    assert [len(sheet.drawn) for sheet in match.sheets] == [2, 2]


def test_expansion_dice_are_rolled_for_all() -> None:
    """RI-2.2: the expansion's dice are rolled with the route dice, the same for all; other faces are refused."""
    match = game(expansion="forest", players=2)
    with pytest.raises(MalformedError):
        roll(match, PLAIN_ROLL["base"])
    with pytest.raises(MalformedError):
        roll(match, PLAIN_ROLL["base"], "forest trail-highway-t")
    roll(match, PLAIN_ROLL["base"], "forest forest-highway-curve")
    assert [name for name, _ in match.sheets[0].dice][4:] == ["forest", "forest-highway-curve"]
    assert match.sheets[0].dice == match.sheets[1].dice


def test_round_ends_when_all_are_done() -> None:
    """RI-2.3: the round ends when every player is done, and each space carries the number of its round."""
    match = game(players=2)
    for number in (1, 2):
        roll(match, PLAIN_ROLL["base"])
        for seat in (1, 0):
            assert match.phase is Phase.DRAWING
            actions = [action for action in match.legal(seat) if action.kind == "draw"]
            while actions and str(match.legal(seat)[-1]) != "done":
                match.act(seat, actions[0])
                actions = [action for action in match.legal(seat) if action.kind == "draw"]
            act(match, "done", seat)
        assert match.phase is Phase.ROLLING
        for sheet in match.sheets:
            assert sorted(drawn.round for drawn in sheet.drawn) == sorted(4 * list(range(1, number + 1)))


def test_earlier_rounds_are_never_erased() -> None:
    """RI-2.3: what was drawn in an earlier round stays: its space is taken, and it cannot be taken back."""
    match = game()
    roll(match, PLAIN_ROLL["base"])
    finish(match)
    before = match.sheets[0].drawn
    roll(match, PLAIN_ROLL["base"])
    assert not match.can_take_back(0)
    with pytest.raises(IllegalError):
        match.take_back(0)
    first = before[0]
    for piece in ("highway-straight", "overpass", "special-hhhh"):
        for number in range(8):
            name = f"{piece}@{'ABCDEFG'[first.row]}{first.col + 1}/{number}"
            assert match.sheets[0].refusal(read_action(name)) is Reason.SPACE_TAKEN
    finish(match)
    assert [drawn for drawn in match.sheets[0].drawn if drawn.round == 1] == before


def test_take_back() -> None:
    """RI-2.3: within the round a player takes back as much as they like, being done too while another still draws."""
    match = game(players=2)
    roll(match, "highway-straight highway-curve railway-t overpass")
    fresh = match.sheets[0].copy()
    act(match, "highway-straight@A2 special-hhhh@B2 highway-curve@C2")
    for _ in range(3):
        assert match.can_take_back(0)
        match.take_back(0)
    assert match.sheets[0] == fresh
    assert not match.can_take_back(0)
    with pytest.raises(IllegalError):
        match.take_back(0)
    while not match.sheets[0].is_done:
        before = match.sheets[0].copy()
        match.act(0, match.legal(0)[-1])
    assert match.can_take_back(0)
    with pytest.raises(IllegalError, match="take that back first"):
        match.apply(TookBack(0))
    match.take_back(0)
    assert match.sheets[0] == before
    with pytest.raises(IllegalError, match="not done"):
        match.apply(Reopened(0))
    act(match, "done")
    again = Match.of(match.options, match.events)
    assert (again.sheets, again.rounds) == (match.sheets, match.rounds)


def test_take_back_is_ones_own() -> None:
    """RI-2.3: taking back touches only one's own sheet."""
    match = game(players=2)
    roll(match, PLAIN_ROLL["base"])
    act(match, "highway-straight@A2", 0)
    act(match, "highway-straight@A6", 1)
    other = match.sheets[1].copy()
    match.take_back(0)
    assert match.sheets[1] == other
    assert match.can_take_back(1)


def test_never_past_a_roll_or_a_pick() -> None:
    """RI-2.3: neither a roll nor a pick of the draft, which others have seen, can be taken back."""
    match = game(players=2, star=0)
    match.deal(ScriptedChance([0] * 100))
    with pytest.raises(TimingError):
        match.take_back(0)
    for turn in range(4):
        assert match.draft is not None
        match.pick(match.draft.to_pick or 0, turn)
        if turn < 3:
            with pytest.raises(TimingError):
                match.take_back(0)
    with pytest.raises(IllegalError):
        match.take_back(0)
    assert match.phase is Phase.DRAWING


def test_the_last_player_who_is_done_closes_the_round_for_good() -> None:
    """RI-2.3: once the round is closed nobody takes anything back."""
    match = game(players=2)
    prepare(match, shut(), 0)
    prepare(match, shut(), 1)
    roll(match, PLAIN_ROLL["base"])
    act(match, "done", 0)
    act(match, "done", 1)
    for seat in (0, 1):
        with pytest.raises(TimingError):
            match.take_back(seat)


def test_view_hides_the_running_round_of_others() -> None:
    """RI-2.2: others see a drawing only when the round is closed; who is done they may see at once."""
    match = game(players=2)
    roll(match, PLAIN_ROLL["base"])
    act(match, "highway-straight@A2", 0)
    assert view_of(match, 1).sheets[0].drawn == []
    assert view_of(match, None).sheets[0].drawn == []
    assert len(view_of(match, 0).sheet.drawn) == 1
    finish(match)
    assert len(view_of(match, 1).sheets[0].drawn) == 4
    assert view_of(match, 1).sheets[0].drawn == match.sheets[0].drawn


@pytest.mark.parametrize("expansion", KEYS)
def test_pieces_stay_within_a_random_game(expansion: str | None) -> None:
    """RI-2.3: along random games a piece disappears only by meteor, lava or heat."""
    match, rng, chance = game("challenge", expansion), random.Random(3), SeededChance(3)
    before: dict[oracle.Space, object] = {}
    while match.phase is not Phase.OVER:
        step(match, rng, chance)
        now: dict[oracle.Space, object] = {(drawn.row, drawn.col): drawn for drawn in match.sheets[0].drawn}
        gone = {space for space in before if now.get(space) != before[space]}
        if expansion == "lava":
            assert all(now[space].variant.edges.count("L") for space in gone)  # type: ignore[attr-defined]
        elif expansion == "meteor":
            assert gone <= {*craters_of(match.sheets[0])}
        elif expansion == "desert":
            assert all("cact" in before[space].variant.piece for space in gone)  # type: ignore[attr-defined]
        else:
            assert not gone
        before = now


def test_legal_is_empty_when_nothing_is_to_be_drawn() -> None:
    """RI-2.2: before the roll and after being done a player has no actions."""
    match = game(players=2)
    assert match.legal(0) == []
    prepare(match, shut())
    roll(match, PLAIN_ROLL["base"])
    assert legal(match) == {"done"}
    act(match, "done")
    assert match.legal(0) == []
    assert refusal(match, "done") is Reason.ROUND_DONE
