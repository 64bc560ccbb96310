"""What operators may do while the server runs: a socket on this machine that only the server's own user can open.

One line of JSON is asked, one is answered. With several workers any of them does it: what is about a room is done
where the operator has asked, after the room has been taken there.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import os
import stat
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from railwright.core.errors import RailwrightError
from railwright.server.bans import Bans, network_of
from railwright.server.head import Head, Joined, Named
from railwright.server.logs import audit
from railwright.server.store.records import Ban, Unban

if TYPE_CHECKING:
    from railwright.server.profiles import Profiles
    from railwright.server.rooms import Rooms

_log = logging.getLogger(__name__)
_PRIVATE = 0o077
_encode = msgspec.json.Encoder().encode


class Ask(msgspec.Struct, frozen=True, tag_field="act", forbid_unknown_fields=True):
    """Anything that an operator may ask for."""


class ListRooms(Ask, frozen=True, tag="rooms"):
    """The rooms that were used last."""

    number: int = 50


class CloseRoom(Ask, frozen=True, tag="close"):
    """Close a room for good."""

    room: str


class HideName(Ask, frozen=True, tag="hide"):
    """Give a seat a neutral name."""

    room: str
    seat: int


class ListProfiles(Ask, frozen=True, tag="profiles"):
    """The profiles with a text in their names."""

    name: str
    number: int = 50


class HideProfile(Ask, frozen=True, tag="profile"):
    """Hide the name of a profile from everybody, or show it again."""

    profile: str
    hidden: bool = True


class BanNetwork(Ask, frozen=True, tag="ban"):
    """Let nobody of a network in; for some seconds, or for good."""

    network: str
    seconds: float | None = None


class UnbanNetwork(Ask, frozen=True, tag="unban"):
    """Let a network in again."""

    network: str


class ListBans(Ask, frozen=True, tag="bans"):
    """The networks that are not let in."""


class TellAddress(Ask, frozen=True, tag="address"):
    """Say where others reach the server, for as long as it runs; empty: forget it."""

    url: str


AnyAsk = (
    TellAddress | ListRooms | CloseRoom | HideName | ListProfiles | HideProfile | BanNetwork | UnbanNetwork | ListBans
)
_decoder = msgspec.json.Decoder(AnyAsk)
_naming = msgspec.json.Decoder(Joined | Named)


def sockets(database: str) -> tuple[Path, str]:
    """The folder of the sockets of a database's servers, and how their names begin."""
    if database.startswith(("postgres://", "postgresql://")):
        base = Path(os.environ.get("XDG_RUNTIME_DIR") or tempfile.gettempdir())
        return base / f"railwright-{os.getuid()}", hashlib.sha256(database.encode()).hexdigest()[:16]
    file = Path(database).expanduser()
    return file.parent, f"{file.name}.admin"


class Admin:
    """Answers operators."""

    def __init__(self, database: str, rooms: Rooms, profiles: Profiles, bans: Bans) -> None:
        self._database = database
        self._rooms = rooms
        self._profiles = profiles
        self._bans = bans
        self._path: Path | None = None
        self._server: asyncio.Server | None = None

    async def open(self) -> None:
        """Listen; without this the server works all the same, and says so."""
        folder, name = sockets(self._database)
        path = folder / (name if name.endswith(".admin") else f"{name}-{os.getpid()}.admin")
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            if not name.endswith(".admin") and not _is_ours(folder):
                raise RailwrightError("admin_folder", folder=str(folder))
            path.unlink(missing_ok=True)
            before = os.umask(_PRIVATE)
            try:
                self._server = await asyncio.start_unix_server(self._serve, path)
            finally:
                os.umask(before)
            self._path = path
        except (OSError, RailwrightError) as error:
            _log.warning("railwright admin cannot reach this server: %s", error)

    async def close(self) -> None:
        """Listen no more."""
        if self._server is not None and self._path is not None:
            self._server.close()
            self._path.unlink(missing_ok=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError, ValueError):
            try:
                told: dict[str, Any] = {"done": await self._carry_out(_decoder.decode(await reader.readline()))}
            except msgspec.MsgspecError as error:
                told = {"error": str(RailwrightError("admin_unclear", why=str(error)))}
            except RailwrightError as error:
                told = {"error": str(error)}
            except Exception:
                _log.exception("An operator's wish failed")
                told = {"error": str(RailwrightError("internal"))}
            writer.write(_encode(told) + b"\n")
            await writer.drain()
        writer.close()

    async def _carry_out(self, ask: AnyAsk) -> Any:
        store = self._rooms.store
        if isinstance(ask, ListRooms):
            return [await self._listed(room) for room in await store.recent(ask.number)]
        if isinstance(ask, ListProfiles):
            found = await self._profiles.named(ask.name, ask.number)
            return [{"profile": told.id, "name": told.name, "hidden": told.hidden, "used": told.used} for told in found]
        if isinstance(ask, ListBans):
            return [ban for ban in await store.bans() if ban.until is None or ban.until > time.time()]
        done: Any = None
        if isinstance(ask, CloseRoom):
            await self._rooms.shut(ask.room.upper())
        elif isinstance(ask, HideName):
            done = await self._rooms.hide_name(ask.room.upper(), ask.seat)
        elif isinstance(ask, HideProfile):
            done = await self._profiles.hide(ask.profile, hidden=ask.hidden)
        elif isinstance(ask, TellAddress):
            self._rooms.tell_address(ask.url)
        elif isinstance(ask, BanNetwork):
            done = network_of(ask.network)
            until = None if ask.seconds is None else time.time() + ask.seconds
            await store.write(Ban(done, time.time(), until))
        else:
            done = network_of(ask.network)
            await store.write(Unban(done))
        facts = {key: value for key, value in msgspec.to_builtins(ask).items() if key not in ("act", "room")}
        audit(f"operator_{type(ask).__struct_config__.tag}", getattr(ask, "room", "").upper(), **facts)
        await self.know_bans()
        return done

    async def know_bans(self) -> None:
        """Read which networks are not let in, and send away who is in."""
        self._bans.know(await self._rooms.store.bans())
        self._rooms.send_away(self._bans.hold)

    async def _listed(self, room: Any) -> dict[str, Any]:
        names: list[str] = []
        with contextlib.suppress(msgspec.MsgspecError):
            names = [seat.name or seat.kind for seat in msgspec.json.decode(room.head, type=Head).seats]
            for event in map(_naming.decode, await self._rooms.store.naming(room.id)):
                names[event.seat] = event.name
        return {
            "room": room.id,
            "stage": room.stage,
            "created": room.created,
            "used": room.touched,
            "worker": room.owner,
            "players": names,
        }


def _is_ours(folder: Path) -> bool:
    found = folder.lstat()
    return stat.S_ISDIR(found.st_mode) and found.st_uid == os.getuid() and not found.st_mode & _PRIVATE


def ask(database: str, wish: Ask) -> Any:
    """Ask a server of this database on this machine."""
    import socket

    folder, name = sockets(database)
    told: dict[str, Any] | None = None
    for path in sorted(folder.glob(f"{name}*")):
        with contextlib.suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as line:
            line.connect(str(path))
            line.sendall(_encode(wish) + b"\n")
            with line.makefile("rb") as answers:
                told = msgspec.json.decode(answers.readline())
            break
    if told is None:
        raise RailwrightError("admin_nobody", path=str(folder / f"{name}*"))
    if "error" in told:
        raise _SaidError(told["error"])
    return told["done"]


class _SaidError(RailwrightError):
    """A refusal whose sentence the server has said already."""

    def __init__(self, sentence: str) -> None:
        super().__init__("internal")
        self._sentence = sentence

    def said(self, say: Callable[..., str]) -> str:  # noqa: ARG002 - it is said already
        """The server's sentence."""
        return self._sentence
