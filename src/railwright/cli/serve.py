"""`railwright serve`: the table for browsers, on this machine or for a network. It imports the rest when it runs."""

from __future__ import annotations

import argparse
import dataclasses
import webbrowser

from railwright.core.errors import MalformedError
from railwright.server import settings


def register(parser: argparse.ArgumentParser) -> None:
    """Add the options of the command."""
    settings.register(parser)
    parser.add_argument("--open", action="store_true", help="open the page in a browser; on any free port if need be")


def run(arguments: argparse.Namespace) -> int:
    """Compile what is not compiled yet, then serve until interrupted."""
    from railwright.cli.warm_up import warm_up
    from railwright.line.deck_file import deck_at
    from railwright.server.run import serve

    chosen = settings.settings_of(arguments)
    deck_at(chosen.deck or None)  # a faulty file is told before anything is compiled
    if arguments.open and not _is_free(chosen):
        chosen = dataclasses.replace(chosen, port=0)
    warm_up()
    return serve(chosen, opened=webbrowser.open if arguments.open else None)


def _is_free(chosen: settings.Settings) -> bool:
    from railwright.server.run import listen

    try:
        listen(chosen).close()
    except MalformedError:
        return False
    return True
