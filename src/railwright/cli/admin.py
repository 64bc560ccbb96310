"""`railwright admin`: look after a server that runs on this machine. It imports the rest when it runs."""

from __future__ import annotations

import argparse
import os
import re
import time
from collections.abc import Callable

from railwright.core.errors import MalformedError

_UNITS = {"m": 60, "h": 3600, "d": 86_400}


def register(parser: argparse.ArgumentParser) -> None:
    """Add the actions of the command."""
    actions = parser.add_subparsers(title="actions", metavar="ACTION", required=True)
    rooms = _add(actions, "rooms", "list the rooms that were used last")
    rooms.add_argument("--number", type=int, default=50, help="how many")
    close = _add(actions, "close", "close a room for good, whoever is in it")
    hide = _add(actions, "hide", "give a seat a neutral name, for everybody and for good")
    for action in (close, hide):
        action.add_argument("room", help="its code")
    hide.add_argument("seat", type=int, help="the seat, counted from 1")
    profiles = _add(actions, "profiles", "list the profiles with a text in their names")
    profiles.add_argument("name", nargs="?", default="", help="part of the name; all if left out")
    profiles.add_argument("--number", type=int, default=50, help="how many")
    profile = _add(actions, "profile", "hide the name of a profile from everybody, or show it again")
    profile.add_argument("profile", help="its id, as “profiles” lists it")
    profile.add_argument("--show", action="store_true", help="show it again")
    ban = _add(actions, "ban", "let nobody of an address or a network in")
    ban.add_argument("--for", dest="time", default=None, metavar="TIME", help="30m, 12h or 7d; for good if left out")
    unban = _add(actions, "unban", "let an address or a network in again")
    for action in (ban, unban):
        action.add_argument("network", help="an address, or a network such as 192.0.2.0/24")
    address = _add(actions, "address", "say where others reach the server, for as long as it runs")
    address.add_argument("url", nargs="?", default="", help="such as https://play.example; left out: forget it")
    _add(actions, "bans", "list the networks that are not let in")
    keys = actions.add_parser(
        "push-keys",
        help="make the keys of a server for Web Push",
        description="Make the keys of a server for Web Push.",
    )
    keys.set_defaults(run=make_push_keys)


def _add(actions: argparse._SubParsersAction[argparse.ArgumentParser], name: str, text: str) -> argparse.ArgumentParser:
    action = actions.add_parser(name, help=text, description=f"{text[0].upper()}{text[1:]}.")
    action.set_defaults(run=run, action=name)
    action.add_argument(
        "--database",
        default=os.environ.get("RAILWRIGHT_DATABASE", ""),
        metavar="…",
        help="a SQLite file or a URL postgresql://…; as with “serve”",
    )
    return action


def run(chosen: argparse.Namespace) -> int:
    """Ask the server, and print what it says."""
    from railwright.server import admin
    from railwright.server.settings import default_database

    wishes: dict[str, Callable[[], admin.AnyAsk]] = {
        "rooms": lambda: admin.ListRooms(chosen.number),
        "close": lambda: admin.CloseRoom(chosen.room),
        "hide": lambda: admin.HideName(chosen.room, chosen.seat - 1),
        "profiles": lambda: admin.ListProfiles(chosen.name, chosen.number),
        "profile": lambda: admin.HideProfile(chosen.profile, not chosen.show),
        "ban": lambda: admin.BanNetwork(chosen.network, _seconds(chosen.time)),
        "unban": lambda: admin.UnbanNetwork(chosen.network),
        "bans": admin.ListBans,
        "address": lambda: admin.TellAddress(chosen.url),
    }
    told = admin.ask(chosen.database or default_database(), wishes[chosen.action]())
    for line in told if isinstance(told, list) else [told or "done"]:
        print(_line(line))
    return 0


def make_push_keys(_: argparse.Namespace) -> int:
    """Print what to set; no server has to run."""
    from railwright.server.push.vapid import new_keys

    private, public = new_keys()
    print(f"RAILWRIGHT_PUSH_KEY={private}")
    print("RAILWRIGHT_PUSH_CONTACT=mailto:you@example.org")
    print(f"# Keep the key secret. Browsers are told the public one: {public}")
    return 0


def _line(told: object) -> str:
    if not isinstance(told, dict):
        return str(told)
    if "network" in told:
        return f"{told['network']}  {_moment(told['until']) if told['until'] else 'for good'}"
    if "profile" in told:
        state = "hidden" if told["hidden"] else "shown "
        return f"{told['profile']}  {state}  used {_moment(told['used'])}  {told['name']}"
    players = ", ".join(told["players"])
    times = f"opened {_moment(told['created'])}  used {_moment(told['used'])}"
    return f"{told['room']}  {told['stage']:<6}  {times}  {players}"


def _moment(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(at))


def _seconds(told: str | None) -> float | None:
    if told is None:
        return None
    found = re.fullmatch(r"(\d{1,6})([mhd])", told)
    if found is None:
        raise MalformedError("admin_time", text=told[:40])
    return float(found[1]) * _UNITS[found[2]]
