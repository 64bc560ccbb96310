"""`railwright db`: look after the database of a server, while it runs. It imports the rest when it runs."""

from __future__ import annotations

import argparse
import os

_ACTIONS = {
    "check": "look whether the database and every room in it are whole",
    "export": "write all rooms to a file of JSON lines, for any database",
    "import": "add all rooms of such a file to a database",
    "backup": "copy a SQLite database to a file",
}


def register(parser: argparse.ArgumentParser) -> None:
    """Add the actions of the command."""
    actions = parser.add_subparsers(title="actions", metavar="ACTION", required=True)
    for name, text in _ACTIONS.items():
        action = actions.add_parser(name, help=text, description=f"{text[0].upper()}{text[1:]}.")
        action.set_defaults(run=run, action=name)
        if name != "check":
            action.add_argument("file", help="the file to read" if name == "import" else "the file to be made")
        action.add_argument(
            "--database",
            default=os.environ.get("RAILWRIGHT_DATABASE", ""),
            metavar="…",
            help="a SQLite file or a URL postgresql://…; as with “serve”",
        )


def run(arguments: argparse.Namespace) -> int:
    """Do it."""
    from railwright.cli import db_run

    return db_run.run(arguments.action, arguments.database, getattr(arguments, "file", ""))
