"""The numbers and the order of actions are pinned: learned weights and saved choices depend on them."""

from __future__ import annotations

import hashlib
from enum import IntEnum

import pytest
from tests.ink.oracle import ALL_SPACES, AS_PRINTED, ORIENTATIONS, SIDES, SPECIALS
from tests.ink.oracle_turn import named
from tests.ink.sheets import act, game, prepare, roll

from railwright.core.errors import MalformedError
from railwright.core.language import speaker
from railwright.ink.actions import all_actions, done, drawing, read_action
from railwright.ink.rules.expansions.records import RECORDS
from railwright.ink.rules.reasons import Reason

pytestmark = pytest.mark.rules


@pytest.mark.parametrize(
    ("count", "digest"),
    [
        (126 * 49, "f5088faa83570647e4931a123468a06d19f89e9ecf88a16beb3bc7f45d25d718"),
        (190 * 49, "0143a08815d9a2a7e88bf5ea0ef8d164342ad807d88121c2062c5b79611ebdd5"),
        (10048, "89a2848520e0fe06630d6d92c47476ea58f5a5243303f0e95f2008ae07c1c90c"),
    ],
    ids=["drawings-of-earlier-pieces", "drawings", "all"],
)
def test_all_actions_are_pinned(count: int, digest: str) -> None:
    """There are 10,048 actions, number and text of each the same as ever; later pieces come after earlier ones."""
    texts = [str(action) for action in all_actions()]
    assert len(texts) == 10048
    assert hashlib.sha256("\n".join(texts[:count]).encode()).hexdigest() == digest


def test_numbers_follow_a_simple_order() -> None:
    """Pieces in the order of the data, each in its orientations, each over all spaces; then meteor, ignoring, done."""
    expected = [
        f"{piece}@{named(at)}/{orientation}"
        for piece in AS_PRINTED
        for orientation in ORIENTATIONS[piece]
        for at in ALL_SPACES
    ]
    drawings, choices = all_actions()[:9310], all_actions()[9310:]
    assert [str(action) for action in drawings] == expected
    meteor = [f"meteor-{side}" for side in SIDES] + [f"ignore-{special}" for special in SPECIALS]
    assert [str(action) for action in choices][: len(meteor)] == meteor
    assert str(choices[-1]) == "done"
    assert [action.number for action in all_actions()] == list(range(len(all_actions())))


@pytest.mark.parametrize(
    ("number", "text"),
    [
        (0, "highway-straight@A1/0"),
        (48, "highway-straight@G7/0"),
        (49, "highway-straight@A1/1"),
        (98, "railway-straight@A1/0"),
        (6173, "trail-railway-t@G7/3"),
        (6174, "river-straight@A1/0"),
        (9309, "desert-cacti@G7/0"),
        (9310, "meteor-N"),
        (9313, "meteor-W"),
        (9314, "ignore-special-hhhr"),
    ],
)
def test_some_numbers(number: int, text: str) -> None:
    """A few of the pinned numbers, to be seen at a glance."""
    assert str(all_actions()[number]) == text
    assert read_action(text).number == number


def test_every_action_is_read_back() -> None:
    """The text of every action leads back to it, and every orientation to the canonical one."""
    assert all(read_action(str(action)) is action for action in all_actions())
    assert str(drawing("highway-straight", 0, 1, 2)) == "highway-straight@A2/0"
    assert str(read_action("special-hhhh@D4/7")) == "special-hhhh@D4/0"
    assert str(done()) == "done"


@pytest.mark.parametrize(
    "text",
    [
        *("", "Done", "highway-t", "highway-t@H1/0", "highway-t@A8/0", "highway-t@A1/8", "highway-t@A1/9"),
        *(
            "motorway@A1/0",
            "meteor-",
            "meteor-X",
            "meteor-NE",
            "ignore-",
            "ignore-highway-t",
            "highway-t@A1/0 ",
            "x" * 10**6,
        ),
    ],
)
def test_nonsense_is_refused(text: str) -> None:
    """What is no action is refused with a short sentence."""
    with pytest.raises(MalformedError) as refused:
        read_action(text)
    assert str(refused.value).endswith(".")
    assert len(str(refused.value)) < 200


def test_the_order_of_a_legal_list() -> None:
    """Legal actions come in the order of their numbers; this known list is pinned whole."""
    match = game()
    prepare(match, " ".join(f"forest@{named(at)}" for at in ALL_SPACES if named(at) not in ("A2", "B2", "A4")))
    roll(match, "highway-straight railway-curve highway-t station-straight")
    assert [str(action) for action in match.legal(0)] == [
        *(
            "highway-straight@A2/0",
            "railway-curve@A4/0",
            "railway-curve@A4/3",
            "highway-t@A2/0",
            "highway-t@A2/2",
            "highway-t@A2/3",
            "station-straight@A2/0",
            "station-straight@A4/2",
            "special-hhhr@A2/0",
            "special-hhhr@A4/1",
            "special-hhhr@A2/2",
            "special-hhhr@A2/3",
            "special-hrrr@A2/0",
            "special-hrrr@A4/1",
            "special-hrrr@A4/2",
            "special-hrrr@A4/3",
            "special-hhhh@A2/0",
            "special-rrrr@A4/0",
            "special-hhrr@A2/0",
            "special-hhrr@A4/1",
            "special-hhrr@A4/2",
            "special-hhrr@A2/3",
            "special-hrhr@A2/0",
            "special-hrhr@A4/1",
        ),
    ]
    act(match, "highway-t@A2/0")
    numbers = [action.number for action in match.legal(0)]
    assert numbers == sorted(numbers)


def test_every_reason_is_a_sentence() -> None:
    """Every refusal has a sentence for the player, and no two are the same."""
    reasons: list[IntEnum] = [*Reason, *(reason for record in RECORDS for reason in record.reasons)]
    facts = {"pieces": "overpass", "price": 2, "left": 1}
    sentences = [speaker()(f"reason-{reason.name.lower()}", **facts) for reason in reasons]
    assert all(sentence[0].isupper() and sentence.endswith(".") for sentence in sentences)
    assert len(set(sentences)) == len(reasons)
