"""Test that a server that is killed without warning loses nothing it has confirmed."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import websockets
from tests.server.tables import ME, Page, Server, drawings, run

ROOMS = 6
Confirmed = dict[str, tuple[dict[str, Any], int]]


async def _start(database: Path) -> tuple[subprocess.Popen[str], str]:
    process = subprocess.Popen(
        [sys.executable, "-m", "railwright.server", "--port", "0", "--database", str(database)],
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout
    line = await asyncio.to_thread(process.stdout.readline)
    url = line.split()[-1].rstrip("/")
    async with asyncio.timeout(240):
        while True:
            with contextlib.suppress(httpx.TransportError):
                async with httpx.AsyncClient(base_url=url, timeout=120) as http:
                    await http.get("/api/health")
                return process, url
            await asyncio.sleep(0.05)


async def _draw_and_undo(page: Page, confirmed: Confirmed, sent: list[dict[str, Any]]) -> None:
    """Draw and take back as fast as it goes, until the connection breaks."""
    number = 0
    with contextlib.suppress(websockets.ConnectionClosed, TimeoutError):
        while True:
            view = page.views[0]
            number += 1
            message: dict[str, Any] = {"type": "undo"}
            if not view["can_undo"]:
                message = {"type": "do", "action": drawings(view)[0]}
            request = f"move-{number}"
            sent[:] = [{**message, "id": request, "seat": 0}]
            await page.send(sent[0])
            known = len(page.messages)

            def answered(request: str = request, known: int = known) -> Any:
                gone = page.socket.state is not websockets.State.OPEN
                return gone or next((m for m in page.messages[known - 1 :] if m.get("id") == request), None)

            answer = await page.until(answered)
            if answer is True:
                return
            assert answer["type"] == "done", answer
            confirmed[request] = (sent[0], answer["version"])
            sent.clear()


def test_kill_9_loses_nothing_that_was_confirmed(tmp_path: Path) -> None:
    """Whatever was confirmed before `kill -9` is there afterwards; a request sent again is carried out once."""

    async def story() -> None:
        database = tmp_path / "games.db"
        process, url = await _start(database)
        try:
            async with httpx.AsyncClient(base_url=url, timeout=120) as http:
                server = Server(url, None, http)  # type: ignore[arg-type]  # it runs in another process
                rooms = [await server.open(game="ink", seats=[ME]) for _ in range(ROOMS)]
            pages = [await server.page(room, tokens[0]).__aenter__() for room, tokens in rooms]
            for page in pages:
                await page.view(0)
            confirmed: list[Confirmed] = [{} for _ in rooms]
            unanswered: list[list[dict[str, Any]]] = [[] for _ in rooms]
            work = asyncio.gather(*map(_draw_and_undo, pages, confirmed, unanswered))
            while sum(map(len, confirmed)) < 20 * ROOMS:
                await asyncio.sleep(0.02)
            process.kill()
            await work
        finally:
            process.kill()
            process.wait()
            assert process.stdout
            process.stdout.close()
        for page in pages:
            await page.__aexit__()
        await _check(database, rooms, confirmed, unanswered)

    run(story)


async def _ask_again(page: Page, message: dict[str, Any]) -> dict[str, Any]:
    action = {name: message[name] for name in ("action",) if name in message}
    return await page.ask(message["type"], 0, request=message["id"], **action)


async def _check(
    database: Path,
    rooms: list[tuple[str, dict[int, str]]],
    confirmed: list[Confirmed],
    unanswered: list[list[dict[str, Any]]],
) -> None:
    process, url = await _start(database)
    try:
        async with httpx.AsyncClient(base_url=url, timeout=120) as http:
            server = Server(url, None, http)  # type: ignore[arg-type]  # it runs in another process
            for (room, tokens), done, left in zip(rooms, confirmed, unanswered, strict=True):
                async with server.page(room, tokens[0]) as page:
                    await page.view(0)
                    for message, version in list(done.values())[-30:]:
                        answer = await _ask_again(page, message)
                        assert (answer["type"], answer["version"]) == ("done", version)
                    for message in left:
                        assert (await _ask_again(page, message))["type"] == "done"
    finally:
        process.terminate()
        process.wait()
        assert process.stdout
        process.stdout.close()
    file = sqlite3.connect(database)
    for (room, _), done in zip(rooms, confirmed, strict=True):
        rows = file.execute("SELECT request FROM events WHERE room = ? AND request IS NOT NULL", (room,))
        stored = [row[0].partition("#")[0] for row in rows]
        assert len(stored) == len(set(stored))
        assert {f"0:{request}" for request in done} <= set(stored)
    file.close()
