"""Rail Line with cards of one's own: in one room, or in all rooms of a server."""

from __future__ import annotations

import json
from importlib import resources
from pathlib import Path

import pytest
from tests.server.tables import ME, play_line, run, serving

from railwright.core.errors import MalformedError
from railwright.line.deck_file import DeckError, read_deck, standard_deck
from railwright.line.record import read_record
from railwright.server.app import application
from railwright.server.settings import Settings

OURS = (resources.files("railwright.line") / "data" / "deck.json").read_text("utf-8")
BOTS = [{"kind": "bot", "bot": "beginner"}, {"kind": "bot", "bot": "casual"}]


def own_deck(name: str = "Aunt Ada’s box") -> str:
    """A deck with another name, start card, card and score sheet than ours."""
    data = json.loads(OURS)
    data["name"] = name
    data["start"]["2"] = [["glass"], ["wood"], ["post"]]
    data["b"][0]["lanes"] = [["glass", "move_slow"], [], ["steel"]]
    data["sheets"]["1"]["rows"]["glass"]["boxes"] = [2, 4, 6, 8, 10]
    return json.dumps(data, indent=1)


def test_a_room_is_played_with_its_own_deck_and_keeps_it(folder: Path) -> None:
    """The deck of a room is in its views, goes through a restart, and its record replays without the deck file."""
    deck = read_deck(own_deck())

    async def story() -> None:
        async with serving(folder) as server:
            room, tokens = await server.open(game="line", seats=[ME, *BOTS], deck=own_deck())
            async with server.page(room, tokens[0]) as page:
                told = (await page.view(0))["deck"]
        assert told["name"] == "Aunt Ada’s box"
        assert told["start"][1] == [["glass"], ["wood"], ["post"]]
        assert told["sheet"]["rows"]["glass"]["boxes"] == [2, 4, 6, 8, 10]
        async with serving(folder) as server:
            async with server.page(room, tokens[0]) as page:
                again = await page.view(0)
                assert (again["deck"], again["reconstruction"]) == (told, "")
                await play_line(page, 0)
            record = (await server.http.get(f"/api/rooms/{room}/record")).text
            steps = (await server.http.get(f"/api/rooms/{room}/replay")).json()["steps"]
            picture = await server.http.get(f"/api/rooms/{room}/sheets/0.svg")
        played = read_record(record)
        assert (played.is_over, played.options.deck.digest) == (True, deck.digest)
        assert steps[0]["views"]["table"]["deck"] == told
        assert picture.status_code == 200
        assert ">10</text>" in picture.text

    run(story)


@pytest.mark.parametrize(
    ("deck", "fault"),
    [
        ("{", "Line 1: This is not JSON"),
        (own_deck().replace('"steel"\n', '"cheese"\n', 1), "A symbol is one of"),
        (own_deck("two\nlines"), "The name of a deck is one line of text."),
        (OURS.replace("deck-2", "deck-1", 1), "This is a deck of format 1."),
    ],
)
def test_a_faulty_deck_is_refused_as_by_deck_check(deck: str, fault: str, folder: Path) -> None:
    """The sentence names line and field as `railwright deck check` does, and no room is opened."""
    with pytest.raises(DeckError) as caught:
        read_deck(deck)

    async def story() -> None:
        async with serving(folder) as server:
            wish = {"game": "line", "seats": [ME, *BOTS], "deck": deck}
            for path, body in (("/api/deck", {"deck": deck}), ("/api/rooms", wish)):
                answer = await server.http.post(path, json=body)
                told = answer.json()["error"]
                assert (answer.status_code, told["code"]) == (400, "deck_unusable")
                assert told["text"] == f"This deck cannot be used. {caught.value}"
                assert fault in told["text"]
            assert (await server.http.get("/api/health")).json()["rooms"] == 0

    run(story)


def test_a_deck_has_its_place_and_size(folder: Path) -> None:
    """A deck larger than any request is refused, and so is one for Railroad Ink."""

    async def story() -> None:
        async with serving(folder) as server:
            large = await server.http.post("/api/deck", json={"deck": " " * 70_000})
            assert (large.status_code, large.json()["error"]["code"]) == (413, "too_large")
            ink = await server.http.post("/api/rooms", json={"game": "ink", "seats": [ME], "deck": OURS})
            assert ink.json()["error"]["code"] == "message_unexpected"

    run(story)


def test_a_sound_deck_is_named(folder: Path) -> None:
    """The check tells name and digest, and whether the faces and values are ours."""

    async def story() -> None:
        async with serving(folder) as server:
            for deck, ours in ((OURS, True), (own_deck(), False)):
                told = (await server.http.post("/api/deck", json={"deck": deck})).json()
                read = read_deck(deck)
                assert told == {"name": read.name, "digest": read.digest, "ours": ours}

    run(story)


def test_a_server_has_a_deck_for_all_its_rooms(folder: Path) -> None:
    """With the setting `deck` new rooms are played with that file; rooms from before keep what they had."""
    file = folder / "deck.json"
    file.write_text(own_deck(), "utf-8")

    async def story() -> None:
        async with serving(folder) as server:
            before, tokens = await server.open(game="line", seats=[ME, *BOTS])
            assert (await server.http.get("/api/data")).json()["line"]["deck"]["ours"]
        async with serving(folder, deck=str(file)) as server:
            data = (await server.http.get("/api/data")).json()["line"]
            assert data["deck"] == {"name": "Aunt Ada’s box", "digest": read_deck(own_deck()).digest, "ours": False}
            assert data["cards"]["B01"] == standard_deck().b[0].lanes  # what is printed in the rules stays ours
            after, more = await server.open(game="line", seats=[ME, *BOTS])
            async with server.page(before, tokens[0]) as page, server.page(after, more[0]) as other:
                assert (await page.view(0))["deck"] is None
                assert (await other.view(0))["deck"]["name"] == "Aunt Ada’s box"

    run(story)


def test_a_server_does_not_start_with_a_faulty_deck(tmp_path: Path) -> None:
    """The sentence names the file, the line and the field."""
    file = tmp_path / "deck.json"
    file.write_text(own_deck().replace('"glass"', '"brass"', 1), "utf-8")
    with pytest.raises(MalformedError, match=r"field start\.2\[0\]\[0\]: A symbol is one of .*deck\.json"):
        application(Settings(database=str(tmp_path / "games.db"), deck=str(file)))
