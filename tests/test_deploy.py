"""Test the files for operators: they name settings and options that exist, and systemd finds no fault."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
from dataclasses import fields
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
import yaml

from railwright.cli.commands import parser
from railwright.server.settings import Settings, settings_of

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
VARIABLES = {f"RAILWRIGHT_{field.name.upper()}" for field in fields(Settings)} | {"RAILWRIGHT_CACHE_DIR"}


def _compose() -> dict[str, Any]:
    read: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    return read


def _filled(text: str) -> str:
    """A value as compose reads it with the example, where what may be left out is left out."""
    lines = (line.partition("=") for line in (DEPLOY / "example.env").read_text().split())
    example = {name: value for name, _, value in lines}
    return re.sub(r"\$\{(\w+):([?-])\}", lambda found: example[found[1]] if found[2] == "?" else "", text)


def test_the_compose_file_sets_what_can_be_set(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both workers read their settings from it, trust the proxy's network, and share one database and one Redis.

    Invitations lead to the site, and messages to players who are away can be switched on.
    """
    compose = _compose()
    tables = [compose["services"][name] for name in ("table-a", "table-b")]
    assert tables[0] == tables[1]
    settings = tables[0]["environment"]
    assert set(settings) <= VARIABLES
    for name, value in settings.items():
        monkeypatch.setenv(name, _filled(str(value)))
    read = settings_of(parser().parse_args(["serve"]))
    subnet = compose["networks"]["default"]["ipam"]["config"][0]["subnet"]
    assert read.trusted_proxies == subnet
    assert read.database.startswith("postgresql://")
    assert read.redis
    assert urlsplit(read.public_url).hostname == read.hosts
    assert not read.push_key
    assert {"RAILWRIGHT_PUSH_KEY", "RAILWRIGHT_PUSH_CONTACT"} <= set(settings)
    assert "[cluster,push]" in (DEPLOY / "Containerfile").read_text()


def test_every_service_of_the_compose_file_is_there() -> None:
    """What a service waits for and the proxy passes on to exists; what must be set is in the example."""
    compose, proxy = _compose(), (DEPLOY / "Caddyfile").read_text()
    for name in ("table-a", "table-b"):
        assert f"{name}:8000" in proxy
        assert set(compose["services"][name]["depends_on"]) <= set(compose["services"])
        assert (DEPLOY / compose["services"][name]["build"]["context"]).resolve() == ROOT
        assert (ROOT / compose["services"][name]["build"]["dockerfile"]).is_file()
    needed = set(re.findall(r"\$\{(\w+):\?\}", (DEPLOY / "compose.yaml").read_text()))
    assert needed == {line.partition("=")[0] for line in (DEPLOY / "example.env").read_text().split()}


def test_the_container_file_takes_what_is_there() -> None:
    """Every file that is copied exists, the command is one of ours."""
    text = (DEPLOY / "Containerfile").read_text()
    for line in re.findall(r"^COPY (.*) \S+$", text, re.MULTILINE):
        for name in line.split():
            assert (ROOT / name).exists(), name
    command = [str(word) for word in yaml.safe_load(re.findall(r"^CMD (\[.*\])$", text, re.MULTILINE)[-1])]
    assert command[0] == "railwright"
    assert parser().parse_args(command[1:]).host == "0.0.0.0"


def test_the_unit_starts_our_command() -> None:
    """Its options are ours; where systemd is installed it finds nothing wrong with the unit."""
    unit = (DEPLOY / "railwright.service").read_text()
    start = shlex.split(re.findall(r"^ExecStart=(.*)$", unit, re.MULTILINE)[0])
    assert parser().parse_args(start[1:]).workers == "2"
    assert set(re.findall(r"\bRAILWRIGHT_\w+", unit)) <= VARIABLES


def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    """Nothing in the unit is unknown or misspelt."""
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("systemd-analyze is not installed.")
    unit = (DEPLOY / "railwright.service").read_text().replace("/opt/railwright/bin/railwright", "/bin/true")
    file = tmp_path / "railwright.service"
    file.write_text(unit.replace("User=railwright", "User=root"))
    done = subprocess.run(
        [analyze, "verify", "--man=no", file], capture_output=True, text=True, timeout=300, check=False
    )
    assert "railwright.service" not in done.stderr, done.stderr
