"""What all tests share: where public game data lies, who compiles, and how Hypothesis behaves."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# What is started in a shell's background ignores Ctrl-C and so does all that it starts, which tests of Ctrl-C must not.
signal.signal(signal.SIGINT, signal.default_int_handler)

# A first call may compile for seconds, a busy machine takes long, and a failure must come back in the next run.
settings.register_profile("railwright", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("railwright")


@pytest.fixture(scope="session")
def shared_data() -> Path:
    """The folder of public game data, which is no part of the project."""
    beside_the_project = Path(__file__).resolve().parent.parent.parent / "shared"
    data = Path(os.environ.get("RAILWRIGHT_SHARED") or beside_the_project) / "data"
    if not data.is_dir():
        pytest.skip("The public game data is not here: no folder ../shared/data (or RAILWRIGHT_SHARED).")
    return data


@pytest.fixture(scope="session")
def compiled() -> None:
    """Everything compiled before a test that looks at a clock; of several workers one compiles, the others wait."""
    from tests.kernels import RULES, compile_all

    compile_all(list(RULES))
