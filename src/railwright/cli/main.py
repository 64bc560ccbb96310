"""The one command: `railwright`, also `python -m railwright`.

The commands are loaded here and nowhere above: that takes a second, and Ctrl-C ends it as it ends a command.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

INTERRUPTED = 130
"""What shells expect of a command that was left with Ctrl-C."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; its exit status."""
    try:
        from railwright.cli.commands import carry_out

        return carry_out(arguments)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
