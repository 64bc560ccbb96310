"""Fuzzing over WebSocket and HTTP, in short: no fault of the server, no traceback, no change."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.server.tables import ME, serving
from tests.trial.fuzzing import fuzz
from tests.trial.hostile import KINDS
from tests.trial.http_fuzzing import fuzz_http


def test_hostile_messages_change_nothing(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """Thousands of broken, strange and illegal messages are all answered with codes; the rooms stay as they were."""
    outcome = fuzz(tmp_path, 4_000)
    assert outcome.alive
    assert outcome.unchanged
    assert {"bad_json", "malformed_message", "not_your_seat", "wrong_token"} <= outcome.codes
    assert "internal" not in outcome.codes
    assert "Traceback" not in capfd.readouterr().err


_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=10,
)
_KNOWN = st.fixed_dictionaries(
    {"type": st.sampled_from([kind for kind in KINDS if kind != "hello"])},
    optional={
        "id": st.text(max_size=80) | _JSON,
        "seat": st.integers(1, 20) | _JSON.filter(lambda told: told != 0),
        "action": st.text(max_size=80) | _JSON,
        "pair": st.integers() | _JSON,
        "contribution": st.text() | _JSON,
        "emote": st.text() | _JSON,
        "whom": st.text() | _JSON,
        "to": st.integers() | _JSON,
        "kind": _JSON,
        "bot": _JSON,
        "piece": st.text() | _JSON,
        "space": st.text() | _JSON,
        "orientation": st.integers() | _JSON,
    },
)


def test_whatever_json_comes_is_answered(tmp_path: Path) -> None:
    """Hypothesis looks for a message that is not answered, or after which the page or the room is not as before."""
    with asyncio.Runner() as runner:
        opened = serving(tmp_path)
        server = runner.run(opened.__aenter__())
        room, tokens = runner.run(server.open(game="ink", seats=[ME, {"kind": "local"}]))
        page = runner.run(server.page(room, tokens[0]).__aenter__())
        runner.run(page.view(0))
        before = runner.run(server.http.get(f"/api/rooms/{room}")).json()

        async def answered(text: str) -> None:
            page.messages.clear()
            await page.send(text)
            await page.until(lambda: any(told["type"] in ("error", "refused", "answer") for told in page.messages))

        @settings(max_examples=150)
        @given(_KNOWN | _JSON)
        def look(message: object) -> None:
            runner.run(answered(json.dumps(message)))

        look()
        assert runner.run(server.http.get(f"/api/rooms/{room}")).json() == before
        runner.run(page.__aexit__())
        runner.run(opened.__aexit__(None, None, None))


def test_the_http_interface_has_no_fault(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """Requests made from the description, fitting and unfitting, are answered with anything but a fault of ours."""
    assert fuzz_http(tmp_path, examples=3) > 100
    assert "Traceback" not in capfd.readouterr().err
