"""Golden playthroughs: whole games as text, one for every edition x expansion x draft x goals.

`python -m tests.ink.make_golden` writes them anew, after a wanted change of the rules or of the record.
"""

from __future__ import annotations

import pytest
from tests.ink.golden_games import ALL_CARDS, FOLDER, KINDS, SOLO, file_of, name_of, record_in, tell, told

from railwright.ink.match import Match
from railwright.ink.options import Options, combinations
from railwright.ink.record import read_record, write_record

pytestmark = pytest.mark.rules


@pytest.mark.parametrize("options", KINDS, ids=name_of)
def test_playthrough(options: Options) -> None:
    """RI-2 to RI-10: the recorded game is still legal and comes to the same text, points, goals and places."""
    text = file_of(options).read_text("utf-8")
    record = record_in(text)
    match = read_record(record)
    assert match.options == options
    assert write_record(match) == record
    assert told(record) == text
    again = Match.of(options, match.events)
    assert again.sheets == match.sheets
    assert [again.score(seat) for seat in range(options.players)] == [
        match.score(seat) for seat in range(options.players)
    ]


@pytest.mark.parametrize("options", KINDS, ids=name_of)
def test_playthroughs_are_the_seeded_games(options: Options) -> None:
    """The seed still leads to the recorded game: dice, order and number of legal actions have not changed."""
    assert tell(options) == file_of(options).read_text("utf-8")


def test_no_kind_of_game_lacks_a_playthrough() -> None:
    """Every combination of the options has a file, as have the solo challenge and all cards; there is no other."""
    for options in [*combinations(players=2), *SOLO, *ALL_CARDS]:
        assert file_of(options).is_file(), name_of(options)
    assert sorted(FOLDER.iterdir()) == sorted(file_of(options) for options in KINDS)
    assert len(KINDS) == 2 * 9 * 2 + 9 * 2 + 9 + 9
