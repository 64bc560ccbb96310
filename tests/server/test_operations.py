"""Test what operators look at: metrics, logs, readiness."""

from __future__ import annotations

import asyncio
import json
import logging
from pathlib import Path
from typing import Any

import httpx
from tests.server.postgres import free_port
from tests.server.tables import BOT, ME, OPEN, PATIENCE, drawings, run, serving

from railwright.server.problems import REFUSED


def _values(text: str) -> dict[str, float]:
    return {line.rsplit(" ", 1)[0]: float(line.rsplit(" ", 1)[1]) for line in text.splitlines() if line[0] != "#"}


def test_a_prometheus_is_told_moves_refusals_rooms_connections_and_memory(folder: Path) -> None:
    """Each confirmed move is counted with its time, each refusal by its code; the rest is as it is now."""

    async def story() -> None:
        port = free_port()
        async with serving(folder, metrics_port=port) as server, httpx.AsyncClient() as prometheus:

            async def ask() -> dict[str, float]:
                return _values((await prometheus.get(f"http://127.0.0.1:{port}/metrics")).text)

            before = await ask()
            room, tokens = await server.open(game="ink", seats=[ME])
            async with server.page(room, tokens[0]) as page:
                await page.do(0, drawings(await page.view(0))[0])
                assert (await page.ask("do", 0, action="nonsense"))["type"] == "refused"
                after = await ask()
            moves = "railwright_move_seconds_count"
            assert after[moves] == before[moves] + 1
            assert after['railwright_move_seconds_bucket{le="+Inf"}'] == after[moves]
            assert after["railwright_move_seconds_sum"] > before["railwright_move_seconds_sum"]
            assert after["railwright_commit_seconds_count"] > before["railwright_commit_seconds_count"]
            assert after["railwright_writer_queue"] == 0
            assert after["railwright_rooms"] == 1
            assert after["railwright_connections"] == 1
            assert after["railwright_ready"] == 1
            assert after["railwright_bots_thinking"] == after["railwright_bots_waiting"] == 0
            assert after["process_resident_memory_bytes"] > 1e6
            reasons = {name for name in after if name.startswith("railwright_refusals_total")}
            assert reasons == {f'railwright_refusals_total{{reason="{reason}"}}' for reason in REFUSED}

    run(story)


def _lines(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text().splitlines()]


def test_logs_tell_who_did_what_and_nothing_secret(folder: Path) -> None:
    """A line for each request and connection, and in the audit log for each act; tokens and names are in neither."""

    async def story() -> None:
        access, audit = folder / "access.log", folder / "audit.log"
        async with serving(folder, access_log=str(access), audit_log=str(audit)) as server:
            room, tokens = await server.open(game="ink", seats=[ME, OPEN])
            seat, token = await server.join(room, "Jon")
            async with server.page(room, tokens[0]) as page:
                await page.view(0)
                assert (await page.ask("seat", 0, to=0, kind="bot", bot="casual"))["type"] == "done"
            await server.http.get("/api/rooms/ZZZZZZ?secret=1")
            async with asyncio.timeout(PATIENCE):
                while not any(line["method"] == "WEBSOCKET" for line in _lines(access)):
                    await asyncio.sleep(0.02)
        told = [(line["method"], line["path"], line["status"]) for line in _lines(access)]
        assert ("POST", "/api/rooms", 201) in told
        assert ("POST", f"/api/rooms/{room}/join", 201) in told
        assert ("WEBSOCKET", f"/api/rooms/{room}/live", 101) in told
        assert ("GET", "/api/rooms/ZZZZZZ", 404) in told
        assert {line["address"] for line in _lines(access)} == {"127.0.0.1"}
        acts = [(line["act"], line.get("seat")) for line in _lines(audit) if line["room"] == room]
        assert acts == [("opened", None), ("began", None), ("joined", seat), ("seat_handed_over", 0)]
        for file in (access, audit):
            assert not any(word in file.read_text() for word in (token, tokens[0], "secret", "Jon"))
            assert file.stat().st_mode & 0o077 == 0, "addresses and codes are for the operator's eyes"

    run(story)
    for name in ("railwright.access", "railwright.audit"):
        for handler in logging.getLogger(name).handlers:
            handler.close()


def test_a_server_is_ready_while_it_may_have_rooms(folder: Path) -> None:
    """One server alone is ready as long as it answers."""

    async def story() -> None:
        async with serving(folder) as server:
            assert (await server.http.get("/api/ready")).json() == {"status": "ready"}
            await server.open(game="ink", seats=[ME, BOT])

    run(story)
