"""Tests of printing over HTTP: PDFs and previews of orders and of finished rooms, and sentences for what is refused."""

from __future__ import annotations

import io
from pathlib import Path
from xml.etree import ElementTree

from pypdf import PdfReader
from tests.server.tables import ME, play_ink, run, serving

from railwright.paper.kinds import KINDS


def words_of(content: bytes) -> str:
    """All that a PDF says."""
    return "\n".join(page.extract_text() for page in PdfReader(io.BytesIO(content)).pages)


def test_orders_are_printed_and_shown_in_the_reader_s_language(folder: Path) -> None:
    """What the page is told it can order comes as PDF, speaks the language of the request, and can be looked at."""

    async def story() -> None:
        async with serving(folder) as server:
            told = (await server.http.get("/api/data")).json()["print"]
            assert [kind["name"] for kind in told["kinds"]] == list(KINDS)
            wish = {"kind": "sheet", "expansion": "lava", "up": 2, "ink": "light"}
            answer = await server.http.post("/api/print", json=wish, headers={"accept-language": "de"})
            assert (answer.status_code, answer.headers["content-type"]) == (200, "application/pdf")
            assert "Sonderstrecken" in words_of(answer.content)
            french = await server.http.post("/api/print", json={**wish, "language": "fr"})
            assert "Tracés spéciaux" in words_of(french.content)
            seen = (await server.http.post("/api/print/preview", json={"expansion": "all"})).json()
            assert seen["pages"] > 1
            drawn = ElementTree.fromstring(seen["first"])
            assert drawn.get("viewBox") == "0 0 210 297"

    run(story)


def test_what_cannot_be_printed_gets_a_sentence(folder: Path) -> None:
    """Unknown kinds, expansions, papers, unusable decks and records: a code and a sentence, and nothing is made."""

    async def story() -> None:
        async with serving(folder) as server:
            refusals: dict[str, list[dict[str, object]]] = {
                "malformed": [
                    {"kind": "poster"},
                    {"expansion": "moss"},
                    {"kind": "game", "record": "x"},
                    {"kind": "game"},
                ],
                "deck_unusable": [{"kind": "line-cards", "deck": "{}"}],
                "malformed_message": [{"size": "a3"}, {"up": 3}, {"wish": 1}, {"names": ["A"] * 13}],
            }
            for code, wishes in refusals.items():
                for wish in wishes:
                    for path in ("/api/print", "/api/print/preview"):
                        answer = await server.http.post(path, json=wish)
                        error = answer.json()["error"]
                        assert (answer.status_code, error["code"]) == (400, code), wish
                        assert error["text"].endswith(".")

    run(story)


def test_a_finished_room_is_printed_with_its_names(folder: Path) -> None:
    """A running game is refused; afterwards its page has the name of the seat, whatever names the order gives."""

    async def story() -> None:
        async with serving(folder) as server:
            room, tokens = await server.open(game="ink", seats=[ME])
            early = await server.http.post(f"/api/rooms/{room}/print", json={})
            assert (early.status_code, early.json()["error"]["code"]) == (409, "not_over")
            async with server.page(room, tokens[0]) as page:
                await play_ink(page, 0)
            order = {"names": ["Nobody"], "day": "2026-05-31", "size": "letter"}
            answer = await server.http.post(f"/api/rooms/{room}/print", json=order)
            words = words_of(answer.content)
            assert "Mara" in words
            assert "Nobody" not in words
            assert "May 31, 2026" in words
            seen = (await server.http.post(f"/api/rooms/{room}/print/preview", json=order)).json()
            assert seen["pages"] == 1
            assert "Mara" in seen["first"]

    run(story)
