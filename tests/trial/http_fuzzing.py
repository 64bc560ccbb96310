"""Requests of all kinds, made by Schemathesis from the server's own description, fitting and unfitting."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import Case, GenerationMode
from schemathesis.core.result import Ok

from railwright.trial.asking import Asking
from railwright.trial.host import Host

_FAULT = 500
_STORE = 503
_PATIENCE = 120
"""Seconds until an answer: a busy machine may need many."""
_WISH = {"game": "ink", "seats": [{"kind": "me"}, {"kind": "open"}]}


def fuzz_http(folder: Path, examples: int) -> int:
    """Ask a fresh server so many times for each of its operations, in both ways; how many requests there were."""
    asked = 0
    host = Host(str(folder / "games.db"))
    host.start()
    try:
        with Asking(host.url) as asking:
            room = asking.open(_WISH).room
        schema = schemathesis.openapi.from_url(f"{host.url}/api/openapi.json", timeout=_PATIENCE)
        for found in schema.get_all_operations():
            assert isinstance(found, Ok), found
            operation = found.ok()
            if operation.path.endswith("/live"):
                continue  # a WebSocket
            for mode in GenerationMode:

                @settings(
                    max_examples=examples,
                    phases=(Phase.generate,),
                    suppress_health_check=list(HealthCheck),
                    database=None,
                )
                @given(operation.as_strategy(mode))
                def ask(case: Case[Any]) -> None:
                    nonlocal asked
                    for code in (None, room):
                        if code is not None and "room" in (case.path_parameters or {}):
                            case.path_parameters["room"] = code
                        answer = case.call(base_url=host.url, timeout=_PATIENCE)
                        asked += 1
                        assert answer.status_code < _FAULT or answer.status_code == _STORE, case.as_curl_command()

                with contextlib.suppress(Unsatisfiable):  # what takes nothing can be asked in no unfitting way
                    ask()
        assert host.running
    finally:
        host.kill()
    return asked
