"""Tests of the gate: silent, slow and half-open connections, too many of them, and requests that are none."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import logging
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import websockets
from tests.server.tables import ME, PATIENCE, Server, run, serving
from websockets.frames import Frame, Opcode

from railwright.server.problems import REFUSED

GREETING = (
    "{method} /api/rooms/{room}/live HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n"
)


@contextlib.asynccontextmanager
async def connected(server: Server) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A bare connection."""
    host, _, port = server.url.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    try:
        yield reader, writer
    finally:
        writer.close()
        with contextlib.suppress(OSError):
            await writer.wait_closed()


async def all_of(reader: asyncio.StreamReader) -> bytes:
    """What comes until the server hangs up."""
    async with asyncio.timeout(PATIENCE):
        with contextlib.suppress(ConnectionError):
            return await reader.read()
    return b""


UNFINISHED = [
    b"",
    b"GET / HT",
    b"GET / HTTP/1.1\r\nHost: localhost\r\nX: y",
    b"POST /api/rooms HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{",
    b"POST /api/rooms HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{",
    b"GET /api/today HTTP/1.1\r\nHost: localhost\r\n\r\nGET / HT",
]


@pytest.mark.parametrize("beginning", UNFINISHED)
def test_a_request_has_a_time_to_arrive(beginning: bytes, folder: Path) -> None:
    """Silence, headers or a body that do not end, whether nothing or a byte now and then comes: it is hung up on."""

    async def story() -> None:
        async with serving(folder, request_seconds=0.4) as server, connected(server) as (reader, writer):

            async def dribble() -> None:
                writer.write(beginning)
                while beginning:
                    await asyncio.sleep(0.1)
                    writer.write(b"a")

            dribbling = asyncio.ensure_future(dribble())
            await all_of(reader)
            dribbling.cancel()
            assert REFUSED["too_slow"]

    REFUSED.clear()
    run(story)


def test_a_request_that_has_arrived_may_take_its_time(folder: Path) -> None:
    """The limit is on how long a request takes to come: one connection serves many requests, and waits between them."""

    async def story() -> None:
        async with serving(folder, request_seconds=2.0) as server:
            room, tokens = await server.open(game="ink", seats=[ME])
            async with server.page(room, tokens[0]) as page:
                await page.view(0)
                for _ in range(3):
                    assert (await server.http.get("/api/today")).status_code == 200
                    await asyncio.sleep(0.8)
                assert (await page.ask("why", 0, action="done"))["type"] == "answer"

    run(story)


def test_who_does_not_read_the_answer_is_left(folder: Path) -> None:
    """An answer that nobody takes is not kept for ever."""

    async def story() -> None:
        async with serving(folder, send_seconds=0.5) as server, connected(server) as (_, writer):
            writer.transport.pause_reading()  # type: ignore[attr-defined]  # a stream's transport can
            writer.write(b"GET /api/data HTTP/1.1\r\nHost: localhost\r\n\r\n" * 500)
            async with asyncio.timeout(PATIENCE):
                while not writer.transport.is_closing():
                    await asyncio.sleep(0.05)
                    writer.write(b"GET")  # who is gone hangs up on that

    run(story)


def test_a_websocket_begins_with_get(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    """POST with Upgrade, or an upgrade to something else, is answered with a proper status and no log line."""

    async def story() -> None:
        async with serving(folder) as server:
            room, _ = await server.open(game="ink", seats=[ME])
            key = base64.b64encode(b"0123456789abcdef").decode()
            for method in ("POST", "PUT", "DELETE"):
                async with connected(server) as (reader, writer):
                    writer.write(GREETING.format(method=method, room=room, key=key).encode())
                    assert (await reader.readline()).startswith((b"HTTP/1.1 404", b"HTTP/1.1 405")), method
            for extra, status in (("Sec-WebSocket-Key: x", b"400"), ("Sec-WebSocket-Version: 12", b"400")):
                async with connected(server) as (reader, writer):
                    name = extra.partition(":")[0]
                    told = GREETING.format(method="GET", room=room, key=key).split("\r\n")
                    told = [extra if line.startswith(name) else line for line in told]
                    writer.write("\r\n".join(told).encode())
                    assert status in await reader.readline(), extra
            async with connected(server) as (reader, writer):
                writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n")
                assert b" 200 " in await reader.readline()

    with caplog.at_level(logging.WARNING):
        run(story)
    assert not caplog.records


NO_REQUESTS = [
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    b"nonsense\r\n\r\n",
    b"GET / HTTP/9.9\r\n\r\n",
    b"GET / HTTP/1.1\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
    b"GET /\xff HTTP/1.1\r\nHost: localhost\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: localhost\r\n" + b"x: y\r\n" * 30_000,
    b"POST /api/deck HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nnonsense\r\n",
    b"GET /api/today HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nnonsense\r\n",
    b"POST /api/deck HTTP/1.1\r\nHost: localhost\r\nContent-Length: " + b"9" * 5000 + b"\r\n\r\n",
    b"GET /%ff%fe HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
    b"GET /api/rooms/X/sheets/" + b"9" * 5000 + b".svg HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
    b"GET /%00/..%2f..%2f..%2fetc/passwd HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
    b"GET /" + b"a" * 3000 + b" HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
    b"GET /api/today HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nAccept-Language: \xff;q="
    + b"9" * 5000
    + b"\r\n\r\n",
    b"GET /api/today HTTP/1.1\r\nHost: \xff\xfe\r\nConnection: close\r\n\r\n",
    b"GET /api/today HTTP/1.1\r\nHost: [\r\nOrigin: http://[\r\nConnection: close\r\n\r\n",
]


@pytest.mark.parametrize("nonsense", NO_REQUESTS, ids=range(len(NO_REQUESTS)))
def test_what_is_no_request_gets_400_and_no_traceback(
    nonsense: bytes, folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Broken HTTP, broken UTF-8 in a path, 5,000 digits in a number: an answer that is no fault of ours, no log."""

    async def story() -> None:
        async with serving(folder, request_seconds=2.0) as server:
            async with connected(server) as (reader, writer):
                writer.write(nonsense)
                status = (await all_of(reader)).partition(b"\r\n")[0]
                assert status == b"" or status.split()[1] in (b"200", b"400", b"404", b"421"), status
            assert (await server.http.get("/api/today")).status_code == 200

    with caplog.at_level(logging.WARNING):
        run(story)
    assert not caplog.records


def test_texts_that_are_no_utf8_get_an_error(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    """A text message of broken UTF-8 is answered like any other that cannot be read, without a traceback."""

    async def story() -> None:
        async with serving(folder) as server:
            room, tokens = await server.open(game="ink", seats=[ME])
            async with server.page(room, tokens[0]) as page:
                await page.view(0)
                for broken in (b"\xff", b'{"type": "do", "id": "\xed\xa0\x80"}', b'{"type": "\xc3'):
                    page.messages.clear()
                    await page.socket.send(broken, text=True)
                    assert (await page.of("error"))["code"] in ("bad_json", "malformed_message")

    with caplog.at_level(logging.WARNING):
        run(story)
    assert not caplog.records


@pytest.mark.parametrize(
    "frame",
    [
        Frame(Opcode.PING, b"x" * 125),
        Frame(Opcode.PONG, b"x"),
        Frame(Opcode.CONT, b"", fin=False),
        Frame(Opcode.TEXT, b"", fin=False),
    ],
)
def test_frames_that_are_no_messages_are_limited_too(frame: Frame, folder: Path) -> None:
    """Pings, pongs and the pieces of a message that never ends cost what reading them costs, within the share."""

    async def story() -> None:
        async with serving(folder, share_of_time=0.01) as server:
            room, _ = await server.open(game="ink", seats=[ME])
            key = base64.b64encode(b"0123456789abcdef").decode()
            async with connected(server) as (reader, writer):
                writer.write(GREETING.format(method="GET", room=room, key=key).encode())
                await reader.readuntil(b"\r\n\r\n")
                if frame.opcode is Opcode.CONT:
                    writer.write(Frame(Opcode.TEXT, b"{", fin=False).serialize(mask=True))
                flood = frame.serialize(mask=True)
                writer.write(flood * (2_000_000 // len(flood)))
                await asyncio.sleep(0.2)
                before = time.thread_time()
                await asyncio.sleep(1.0)
                assert time.thread_time() - before < 0.3

    run(story)


async def _let_in(server: Server) -> None:
    """Wait until one more connection is answered: the server may hear later than we that another has ended."""
    async with asyncio.timeout(PATIENCE):
        while True:
            with contextlib.suppress(ConnectionError):
                async with connected(server) as (reader, writer):
                    writer.write(b"GET /api/today HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
                    if answer := await all_of(reader):
                        assert b" 200 " in answer
                        return
            await asyncio.sleep(0.05)


def test_one_address_has_so_many_connections(folder: Path) -> None:
    """One more than allowed is hung up on at once; when one of them ends there is room again."""

    async def story() -> None:
        async with serving(folder, connections_per_address=5) as server, contextlib.AsyncExitStack() as stack:
            open_ones = [await stack.enter_async_context(connected(server)) for _ in range(5)]
            with contextlib.suppress(ConnectionError):
                async with connected(server) as (reader, _):
                    assert await all_of(reader) == b""
            open_ones[0][1].close()
            await open_ones[0][1].wait_closed()
            await _let_in(server)

    run(story)


EXHAUSTED = """
import asyncio, resource, socket, sys, time
from railwright.server import gate
from railwright.server.limits import Limits
from railwright.server.settings import Settings

gate._OUR_FILES = -1000  # the limit that comes before the system's
resource.setrlimit(resource.RLIMIT_NOFILE, (60, 60))

async def main():
    gate.say_rarely(asyncio.get_running_loop())
    listening = gate.Gate(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.bind(("127.0.0.1", 0))
    listening.guard(Settings(), Limits(Settings()))
    await asyncio.get_running_loop().create_server(asyncio.Protocol, sock=listening, backlog=gate.TAKEN_AT_ONCE)
    print(listening.getsockname()[1], flush=True)
    before, began = resource.getrusage(resource.RUSAGE_SELF).ru_utime, time.monotonic()
    await asyncio.to_thread(sys.stdin.readline)
    print((resource.getrusage(resource.RUSAGE_SELF).ru_utime - before) / (time.monotonic() - began))

asyncio.run(main())
"""


def test_no_descriptor_left_costs_neither_a_core_nor_the_log() -> None:
    """Where the system has no descriptor left, the server says so in one line and waits."""
    with subprocess.Popen(
        [sys.executable, "-c", EXHAUSTED],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout
        port = int(process.stdout.readline())

        async def story() -> None:
            async with contextlib.AsyncExitStack() as stack:
                for _ in range(150):
                    _, writer = await asyncio.open_connection("127.0.0.1", port)
                    stack.callback(writer.close)
                await asyncio.sleep(2)

        run(story)
        used, said = process.communicate("over\n")
    assert float(used) < 0.3
    assert said.count("\n") == 1
    assert "Nobody can connect" in said


def test_a_websocket_that_had_to_wait_is_read_on(folder: Path) -> None:
    """A WebSocket of an address that has used up its share begins later, and then its hello is read."""

    async def story() -> None:
        async with serving(folder, share_of_time=0.3) as server:
            room, tokens = await server.open(game="ink", seats=[ME])
            server.table.limits.charge("127.0.0.1", 100)
            assert server.table.limits.wait("127.0.0.1") > 0
            async with server.page(room, tokens[0]) as page:
                assert await page.view(0)

    run(story)


async def _websocket(url: str) -> websockets.ClientConnection:
    """A WebSocket, once there is room: the server may hear later than we that others have ended."""
    async with asyncio.timeout(PATIENCE):
        while True:
            with contextlib.suppress(OSError, websockets.InvalidMessage):
                return await websockets.connect(url)
            await asyncio.sleep(0.05)


def test_websockets_are_let_in_again_after_others_have_left(folder: Path) -> None:
    """Connections are counted until they end, whatever they have become meanwhile."""

    async def story() -> None:
        async with serving(folder, connections_per_address=4) as server:
            room, _ = await server.open(game="ink", seats=[ME])
            url = server.url.replace("http", "ws") + f"/api/rooms/{room}/live"
            for _ in range(3):
                async with await _websocket(url), await _websocket(url):
                    pass
            assert (await server.http.get("/api/today")).status_code == 200

    run(story)
