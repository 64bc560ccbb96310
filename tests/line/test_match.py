"""Decisions, refusals, take-back, views and events of a match."""

from __future__ import annotations

import numpy as np
import pytest
from tests.line.tables import BLANK, begun, deck_with, do, give, new_match

from railwright.core.chance import ScriptedChance, SeededChance
from railwright.core.errors import IllegalError, MalformedError, TimingError
from railwright.line.actions import read_action
from railwright.line.events import Happened, event_sentence
from railwright.line.match import Match, Options, SetUp
from railwright.line.refusals import Refusal, TakeBackRefusal
from railwright.line.rules import layout as at

pytestmark = pytest.mark.rules


def reason(match: Match, words: str, seat: int | None = None) -> Refusal | None:
    """Why the deciding seat, or another one, may not do this."""
    decider = match.decider if seat is None else seat
    return match.refusal(decider or 0, read_action(match.options.deck, words))


def test_every_refusal_has_its_reason() -> None:
    """Each thing that cannot be done now is refused with the reason that fits."""
    found = set()

    def expect(match: Match, words: str, refusal: Refusal | None, seat: int | None = None) -> None:
        assert reason(match, words, seat) == refusal
        found.add(refusal)

    match = new_match(players=3)
    expect(match, "lay A01", Refusal.NOT_NOW)
    expect(match, "side 1", Refusal.NOT_YOUR_DECISION, seat=1)
    do(match, "side 1", "track 2")
    expect(match, "track 2", Refusal.TRACK_TAKEN)
    match = begun(players=2, sheet=2, deck=deck_with(**BLANK | {"B01": [["coal", "wood"], [], []]}))
    expect(match, "lay A05", Refusal.CARD_NOT_THERE)
    expect(match, "pass", Refusal.CARD_FIRST)
    expect(match, "slow 1", Refusal.CARD_FIRST)
    do(match, "lay B02")
    expect(match, "discard A12", Refusal.NOT_IN_HAND)
    expect(match, "second B01", Refusal.TOO_FEW_COINS)
    expect(match, "buy coal", Refusal.TOO_FEW_COINS)
    expect(match, "slow 1", Refusal.TOO_FEW_COINS)
    give(match, 0, coins=4, steel=2, sugar_beet=2)
    expect(match, "slow 1", Refusal.NO_STATION_AHEAD)
    expect(match, "buy steel", Refusal.ROW_FULL)
    expect(match, "buy sugar_beet", Refusal.BOX_LOCKED)
    do(match, "buy glass", "lay B01", "pass", "lay A01")
    expect(match, "buy glass", Refusal.ALREADY_BOUGHT)
    expect(match, "slow 5", Refusal.TOO_FAR)
    do(match, "slow 1")
    expect(match, "choose post", Refusal.NOT_ON_STATION)
    do(match, "choose coal")
    match.state[at.NEWEST] = at.LAST_POSITION
    match.state[at.PHASE] = at.EXTRA_ACTION
    give(match, 1, coins=1)
    expect(match, "second B03", Refusal.LINE_FULL)
    match.state[at.PHASE] = at.LAST_ACTION
    expect(match, "second B03", Refusal.NO_SECOND_CARD_AT_THE_END)
    match.state[at.PHASE] = at.OVER
    expect(match, "pass", Refusal.GAME_IS_OVER)
    expect(begun(), "lay A01", None)
    assert found == {*Refusal, None}
    assert all(str(refusal.error).endswith(".") for refusal in Refusal)


def test_refusals_are_raised_with_their_sentence() -> None:
    """What may be right later is a TimingError, what the rules refuse an IllegalError, what is no action malformed."""
    match = begun(players=2)
    with pytest.raises(TimingError, match="Another player"):
        match.act(1, read_action(match.options.deck, "lay A05"))
    with pytest.raises(IllegalError, match="neither in your hand"):
        do(match, "lay A05")
    for seat, action in ((0, -1), (0, at.ACTIONS), (2, 5), (-1, 5)):
        with pytest.raises(MalformedError):
            match.act(seat, action)
    assert len(match.decisions) == 3


def test_a_refused_action_changes_nothing() -> None:
    """After a refusal the table is as before."""
    match = begun(players=2)
    before = match.state.copy()
    with pytest.raises(IllegalError):
        do(match, "lay A05")
    assert np.array_equal(match.state, before)


def test_a_decision_can_be_taken_back_while_nothing_hidden_was_revealed() -> None:
    """A card from the hand and a passed extra action can be taken back, one by one."""
    match = begun(players=2)
    before = match.state.copy()
    do(match, "lay A01", "pass")
    assert match.decider == 1
    match.take_back(0)
    match.take_back(0)
    assert np.array_equal(match.state, before)


def test_a_refilled_display_cannot_be_taken_back() -> None:
    """A card drawn from the stack has been seen: neither the card nor the choice of the side comes back."""
    match = begun(players=2)
    do(match, "lay B01", "pass")
    match.take_back(0)
    with pytest.raises(TimingError, match="turned over"):
        match.take_back(0)
    match = new_match()
    do(match, "side 1")
    with pytest.raises(TimingError, match="turned over"):
        match.take_back(0)


def test_another_players_decision_ends_take_back() -> None:
    """Once somebody else has decided, the earlier decision stands."""
    match = begun(players=2)
    assert match.take_back_refusal(0) is TakeBackRefusal.DECIDED_SINCE
    do(match, "lay A01", "pass", "lay A05")
    assert match.take_back_refusal(0) is TakeBackRefusal.DECIDED_SINCE
    assert match.take_back_refusal(1) is None
    match = new_match()
    assert match.take_back_refusal(0) is TakeBackRefusal.NOTHING_DECIDED
    do(match, "side 1")
    assert match.take_back_refusal(2) is TakeBackRefusal.NOT_DECIDED_YET


def scramble_hidden(match: Match, seat: int | None, chance: SeededChance) -> Match:
    """The same table with other cards in every place that this seat cannot see."""
    twin = Match(match.options, match.setup)
    twin._states = [match.state.copy()]
    state = twin.state
    others = [other for other in range(match.options.players) if other != seat]
    dealt = state[at.SIDE] >= 0
    hands = [int(state[at.SEATS + other * at.SEAT_SIZE + at.HAND]) for other in others]
    own = 0 if seat is None else int(state[at.SEATS + seat * at.SEAT_SIZE + at.HAND])
    seen = own | sum(1 << int(face) for face in state[at.LINE : at.LINE + 27] if 0 <= face < at.A_CARDS)
    free = [card for card in range(at.A_CARDS) if not seen >> card & 1]
    for other, hand in zip(others, hands, strict=True):
        mask = 0
        for _ in range(hand.bit_count()):
            mask |= 1 << free.pop(chance.below(len(free)))
        state[at.SEATS + other * at.SEAT_SIZE + at.HAND] = mask
    drawn = int(state[at.DRAWN]) if dealt else 0
    stack = state[at.B_ORDER + drawn : at.B_ORDER + at.B_CARDS]
    stack[:] = stack[::-1].copy()
    state[at.A_ORDER : at.A_ORDER + at.A_CARDS] = state[at.A_ORDER : at.A_ORDER + at.A_CARDS][::-1].copy()
    return twin


@pytest.mark.parametrize("players", [2, 3])
def test_a_view_holds_nothing_hidden(players: int) -> None:
    """Other hands and the order of the stack can be exchanged without any change in a seat's view."""
    chance = SeededChance(players)
    for sheet in (1, 2):
        match = Match(Options(players, sheet), SetUp.drawn(players, chance))
        changed = 0
        while not match.is_over:
            for seat in (*range(players), None):
                twin = scramble_hidden(match, seat, chance)
                changed += not np.array_equal(twin.state, match.state)
                seen, other = match.view(seat), twin.view(seat)
                assert seen.observation.tobytes() == other.observation.tobytes()
                assert seen.legal_actions() == other.legal_actions()
            legal = match.legal_actions()
            assert match.decider is not None
            assert match.view(match.decider).legal_actions() == legal
            match.act(match.decider, legal[chance.below(len(legal))])
        assert changed > 50


def test_hands_of_others_are_seen_as_counts() -> None:
    """A view tells how many cards others hold; its own hand is complete."""
    match = begun(players=3)
    view = match.view(1)
    assert view.hand == (4, 5, 6, 7)
    assert [player.hand_count for player in view.players] == [4, 4, 4]
    do(match, "lay A01")
    assert [player.hand_count for player in match.view(2).players] == [3, 4, 4]


def test_set_ups_are_drawn_from_outside() -> None:
    """The lot and both shuffles come from the chance handed in; the same seed gives the same table."""
    assert SetUp.drawn(3, SeededChance(9)) == SetUp.drawn(3, SeededChance(9))
    scripted = SetUp.drawn(3, ScriptedChance([2, *range(11, 0, -1), *range(24, 0, -1)]))
    assert scripted == SetUp(2, tuple(range(12)), tuple(range(12, 37)))


@pytest.mark.parametrize(
    "setup",
    [
        SetUp(3, tuple(range(12)), tuple(range(12, 37))),
        SetUp(0, (0,) * 12, tuple(range(12, 37))),
        SetUp(0, tuple(range(12)), tuple(range(25))),
    ],
)
def test_impossible_set_ups_are_refused(setup: SetUp) -> None:
    """A start player who is not there and doubled cards are malformed."""
    with pytest.raises(MalformedError):
        Match(Options(3), setup)


@pytest.mark.parametrize(("players", "sheet"), [(1, 1), (4, 1), (2, 0), (2, 3)])
def test_impossible_options_are_refused(players: int, sheet: int) -> None:
    """Two or three players, sheet 1 or 2."""
    with pytest.raises(MalformedError):
        Options(players, sheet)


def test_events_have_sentences() -> None:
    """Everything that happens can be told in a sentence; only bare movement is silent."""
    chance = SeededChance(3)
    told = set()
    for game in range(80):
        match = Match(Options(2 + game % 2, 1 + game // 2 % 2), SetUp.drawn(2 + game % 2, chance))
        while match.decider is not None:
            legal = match.legal_actions()
            for event in match.act(match.decider, legal[chance.below(len(legal))]):
                sentence = event_sentence(event, ["Ann", "Bob", "Cid"], match.options.deck)
                assert sentence == "" or sentence.endswith(".")
                if sentence:
                    told.add(event.kind)
    assert told == set(Happened) - {Happened.TURN_BEGAN, Happened.FAST_ARRIVED}
