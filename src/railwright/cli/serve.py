"""`railwright serve`: the table for browsers, on this machine or for a network. It imports the rest when it runs."""

from __future__ import annotations

import argparse

from railwright.server import settings


def register(parser: argparse.ArgumentParser) -> None:
    """Add the options of the command."""
    settings.register(parser)


def run(arguments: argparse.Namespace) -> int:
    """Compile what is not compiled yet, then serve until interrupted."""
    from railwright.cli import ink_warm_up, line_warm_up
    from railwright.server.run import serve

    chosen = settings.settings_of(arguments)
    ink_warm_up.warm_up()
    line_warm_up.warm_up()
    return serve(chosen)
