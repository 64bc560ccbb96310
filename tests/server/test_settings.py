"""Tests of the settings, and of the command from its start to its end."""

from __future__ import annotations

import argparse
import signal
import socket
import subprocess
import sys
from dataclasses import fields
from pathlib import Path

import httpx
import pytest

from railwright.cli import serve
from railwright.cli.main import main
from railwright.core.errors import MalformedError
from railwright.server.run import listen
from railwright.server.settings import Settings, default_database, register, settings_of


def _settings(*words: str) -> Settings:
    parser = argparse.ArgumentParser()
    register(parser)
    return settings_of(parser.parse_args(words))


def test_settings_come_from_the_command_line_then_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    """The command line wins over RAILWRIGHT_… in the environment, which wins over the defaults."""
    monkeypatch.setenv("RAILWRIGHT_PORT", "9001")
    monkeypatch.setenv("RAILWRIGHT_KEEP_DAYS", "7.5")
    monkeypatch.setenv("RAILWRIGHT_MESSAGE_BYTES", "1000")
    told = _settings("--port", "9002", "--host", "0.0.0.0")
    assert (told.port, told.host, told.keep_days, told.message_bytes) == (9002, "0.0.0.0", 7.5, 1000)
    assert told.most_rooms == Settings().most_rooms


@pytest.mark.parametrize("words", [("--port", "many"), ("--port", "70000"), ("--port", "-1"), ("--keep-days", "long")])
def test_a_setting_that_is_no_number_is_refused(words: tuple[str, str]) -> None:
    """A wrong number gives a sentence with its name."""
    with pytest.raises(MalformedError, match=r"port|keep_days"):
        _settings(*words)


def test_bots_need_time() -> None:
    """A limit of no time at all is refused with a sentence, and so is one without an end."""
    assert _settings("--bot-seconds", "0.5").bot_seconds == 0.5
    with pytest.raises(MalformedError, match="limit of time must be"):
        _settings("--bot-seconds", "0")
    with pytest.raises(MalformedError, match="bot_seconds must be a finite number, not inf"):
        _settings("--bot-seconds", "inf")


NUMBERS = [field.name for field in fields(Settings) if field.type != "str"]


@pytest.mark.parametrize("name", NUMBERS)
@pytest.mark.parametrize("told", ["-1", "nan", "9" * 5000, ""])
def test_a_number_with_which_no_server_works_is_refused(name: str, told: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each number has a least value, and none may be infinite or no number at all: one short sentence says so."""
    monkeypatch.setenv(f"RAILWRIGHT_{name.upper()}", told)
    with pytest.raises(MalformedError, match=name if told != "-1" else f"{name}|limit of time") as refused:
        _settings()
    assert len(str(refused.value)) < 150


@pytest.mark.parametrize(
    "name", ["bot_threads", "most_rooms", "most_viewers", "messages_per_second", "messages_at_once", "unsent_messages"]
)
def test_some_numbers_may_not_be_zero(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without threads, rooms or messages there is no table."""
    monkeypatch.setenv(f"RAILWRIGHT_{name.upper()}", "0")
    with pytest.raises(MalformedError, match=f"The setting {name} is 1.* at least, not 0"):
        _settings()


@pytest.mark.parametrize("told", ["proxy.example", "10.0.0.0/99", "10.0.0.1 10.0.0.2"])
def test_a_proxy_is_an_address_or_a_network(told: str) -> None:
    """Whom to trust is never a name that somebody else could let point elsewhere; a wrong one gets a sentence."""
    with pytest.raises(MalformedError, match="trusted_proxies"):
        _settings("--trusted-proxies", told)
    assert _settings("--trusted-proxies", "10.0.0.0/8, ::1").trusted_proxies == "10.0.0.0/8, ::1"


def test_the_defaults_are_allowed(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a server comes with passes its own checks."""
    for field in fields(Settings):
        monkeypatch.setenv(f"RAILWRIGHT_{field.name.upper()}", str(field.default))
    assert _settings() == Settings()


def test_all_settings_are_in_the_guide() -> None:
    """The table in docs/server.md names each variable."""
    guide = (Path(__file__).parents[2] / "docs" / "server.md").read_text("utf-8")
    for field in fields(Settings):
        name = field.name.upper()
        assert f"`RAILWRIGHT_{name}`" in guide or f"`…_{name}`" in guide, name


def test_the_database_is_in_the_users_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Without a setting, games are kept where the system wants data to be."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_database() == str(tmp_path / "railwright" / "games.db")


def test_an_address_in_use_gives_a_sentence() -> None:
    """The server says that it cannot listen there, instead of a traceback."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        with pytest.raises(MalformedError, match=r"cannot listen at 127\.0\.0\.1"):
            listen(Settings(port=taken.getsockname()[1]))


def test_the_command_compiles_then_serves(monkeypatch: pytest.MonkeyPatch) -> None:
    """`railwright serve` makes the kernels ready and hands its settings on."""
    done: list[object] = []

    def served(settings: Settings, *, opened: object) -> int:
        done.extend((settings.port, opened))
        return 0

    monkeypatch.setattr("railwright.cli.ink_warm_up.warm_up", lambda: done.append("ink"))
    monkeypatch.setattr("railwright.cli.line_warm_up.warm_up", lambda: done.append("line"))
    monkeypatch.setattr("railwright.server.run.serve", served)
    parser = argparse.ArgumentParser()
    serve.register(parser)
    assert serve.run(parser.parse_args(["--port", "8080"])) == 0
    assert done == ["ink", "line", 8080, None]


def test_the_command_tells_a_faulty_deck_before_it_compiles(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """`railwright serve --deck FILE` checks the file as `railwright deck check` does and ends with its sentence."""
    file = tmp_path / "deck.json"
    file.write_text('{\n "format": "railwright-line-deck-2",\n "name": 3}', "utf-8")
    assert main(["serve", "--deck", str(file)]) == 1
    told = capsys.readouterr().err
    assert told.startswith("Line 3, field name: ")
    assert told.endswith(f"(in “{file}”)\n")
    assert main(["serve", "--deck", str(tmp_path / "none.json")]) == 1
    assert "none.json" in capsys.readouterr().err


def test_the_server_starts_serves_and_ends_when_told(folder: Path) -> None:
    """It prints its address, answers, and ends cleanly on a signal; a second one on its database is refused."""
    command = [sys.executable, "-m", "railwright.server", "--port", "0", "--database", str(folder / "games.db")]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        assert process.stdout
        url = process.stdout.readline().split()[-1]
        transport = httpx.HTTPTransport(retries=5)
        with httpx.Client(base_url=url, transport=transport) as http:
            assert http.get("/api/health").json()["status"] == "ok"
        second = subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)
        assert second.returncode == 1
        assert second.stderr.startswith("Another server uses the database")
        assert len(second.stderr.splitlines()) == 1
        process.send_signal(signal.SIGTERM)
        _, errors = process.communicate(timeout=120)
        assert "Traceback" not in errors
    finally:
        process.kill()
        process.communicate()
