"""Commands that answer JSON lines: each line says which game it is about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import msgspec

from railwright.core.errors import MalformedError
from railwright.core.reading import answer_lines

Handler = Callable[[bytes], dict[str, Any]]


class Head(msgspec.Struct):
    """The field that every line has."""

    game: Literal["ink", "line"]


def answer(command: str, source: str) -> int:
    """Answer every line of a file or of standard input; 1 if any line was bad."""

    def handle(line: bytes) -> dict[str, Any]:
        return handler(command, game_of(line))(line)

    return answer_lines(source, handle)


def game_of(line: bytes) -> str:
    """The game that a line is about."""
    return msgspec.json.decode(line, type=Head).game


def handler(command: str, game: str) -> Handler:
    """What answers a command for a game."""
    if game == "ink":
        from railwright.cli import ink_json, ink_warm_up

        ink_warm_up.warm_up(bots=command == "play-out")
        return {"score": ink_json.score, "legal": ink_json.legal, "play-out": ink_json.play_out}[command]
    from railwright.cli import line

    handlers: dict[str, Handler] = {"score": line.score, "play-out": line.play_out}
    if command not in handlers:
        raise MalformedError("command_not_line", command=command)
    return handlers[command]
