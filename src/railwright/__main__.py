"""`python -m railwright`, the same as the command `railwright`."""

from __future__ import annotations

import sys

from railwright.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
