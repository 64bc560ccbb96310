"""`python -m railwright.insight N`: a process that analyses one record after the other for a server, less urgent than
it by N. A line of JSON with a record comes in; lines with the progress and then the report go out.
"""

from __future__ import annotations

import logging
import os
import sys
from typing import IO

import msgspec

from railwright.core.errors import RailwrightError
from railwright.insight.analysis import analyse
from railwright.insight.depth import DEFAULT_DEPTH
from railwright.insight.readiness import get_ready
from railwright.insight.report import Report

_log = logging.getLogger(__name__)
_encode = msgspec.json.Encoder().encode


class Job(msgspec.Struct, frozen=True):
    """What goes in."""

    record: str
    depth: str = DEFAULT_DEPTH


class Told(msgspec.Struct, frozen=True, omit_defaults=True):
    """What comes out: how far it is, and at last the report, or why there is none."""

    progress: float = 0.0
    report: Report | None = None
    failed: str = ""


def main() -> int:
    """Work until nothing comes in any more."""
    if hasattr(os, "nice"):
        os.nice(int(sys.argv[1]))
    with os.fdopen(os.dup(sys.stdout.fileno()), "wb") as out:
        sys.stdout = sys.stderr  # whatever else is said here must not come between the lines
        get_ready()
        for line in sys.stdin.buffer:
            _tell(out, _done(msgspec.json.decode(line, type=Job), out))
    return 0


def _done(job: Job, out: IO[bytes]) -> Told:
    try:
        report = analyse(job.record, depth=job.depth, progress=lambda part: _tell(out, Told(part)))
    except RailwrightError as error:
        return Told(failed=str(error))
    except BrokenPipeError:
        raise
    except Exception as error:
        _log.exception("A game could not be analysed")
        return Told(failed=repr(error))
    return Told(1.0, report)


def _tell(out: IO[bytes], told: Told) -> None:
    out.write(_encode(told) + b"\n")
    out.flush()


if __name__ == "__main__":
    sys.exit(main())
