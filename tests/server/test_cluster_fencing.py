"""Test that a server which does not have a room any more writes nothing to it."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from tests.server.tables import ME, drawings, run, serving


def test_whoever_has_lost_a_room_writes_nothing_and_sends_its_pages_on(folder: Path) -> None:
    """A move at a stale owner is not confirmed and not stored; sent again it happens once, other rooms go on."""

    async def story() -> None:
        async with serving(folder) as server:
            room, tokens = await server.open(game="ink", seats=[ME])
            other, others = await server.open(game="ink", seats=[ME])
            async with server.page(room, tokens[0]) as page, server.page(other, others[0]) as beside:
                move = drawings(await page.view(0))[0]
                with sqlite3.connect(folder / "games.db") as database:
                    database.execute("UPDATE rooms SET epoch = epoch + 1 WHERE id = ?", (room,))
                    stored = database.execute("SELECT count(*) FROM events WHERE room = ?", (room,)).fetchone()
                await page.send({"type": "do", "id": "again", "seat": 0, "action": move})
                await page.socket.wait_closed()
                assert page.socket.close_code == 1012
                assert not [message for message in page.messages if message.get("id") == "again"]
                assert database.execute("SELECT count(*) FROM events WHERE room = ?", (room,)).fetchone() == stored
                await beside.do(0, drawings(await beside.view(0))[0])
            async with server.page(room, tokens[0]) as page:
                await page.view(0)
                first = await page.ask("do", 0, request="again", action=move)
                assert first["type"] == "done"
                assert await page.ask("do", 0, request="again", action=move) == first
            assert not server.failures
        database.close()

    run(story)
