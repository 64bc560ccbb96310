"""`python -m railwright.server`: the server without the rest of the command line."""

from __future__ import annotations

import argparse
import sys

from railwright.core.errors import RailwrightError
from railwright.server.run import serve
from railwright.server.settings import register, settings_of


def main() -> int:
    """Read the settings and serve."""
    parser = argparse.ArgumentParser(prog="python -m railwright.server", description="Serve the table.")
    register(parser)
    try:
        return serve(settings_of(parser.parse_args()))
    except RailwrightError as error:
        print(error, file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
