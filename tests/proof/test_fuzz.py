"""A million hostile messages, and the HTTP interface at length."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.trial.fuzzing import fuzz
from tests.trial.http_fuzzing import fuzz_http

pytestmark = pytest.mark.proof


@pytest.mark.usefixtures("compiled")
def test_a_million_hostile_messages_change_nothing(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """All are answered, the rooms stay as they were, nothing is logged as a fault, and the memory stays what it was."""
    outcome = fuzz(tmp_path, 1_000_000, sockets=8, first=50_000)
    assert outcome.alive
    assert outcome.unchanged
    assert "internal" not in outcome.codes
    assert outcome.grown_kb < 20_000
    assert "Traceback" not in capfd.readouterr().err


@pytest.mark.usefixtures("compiled")
def test_the_http_interface_has_no_fault_at_length(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """Thousands of requests from the description, fitting and unfitting: no fault, no traceback."""
    assert fuzz_http(tmp_path, examples=200) > 5_000
    assert "Traceback" not in capfd.readouterr().err
