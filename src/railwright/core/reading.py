"""Reading what people and programs hand in, within bounds: JSON lines one by one, and whole small files."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

import msgspec

from railwright.core.errors import MalformedError, RailwrightError
from railwright.core.language import Speaker

Source = str | Path | BinaryIO
"""A path, `-` for standard input, or a stream of bytes."""

LINE_LIMIT = 1_000_000
FILE_LIMIT = 4_000_000
_SKIPPED_AT_ONCE = 65_536
_BYTE_ORDER_MARK = b"\xef\xbb\xbf"


def read_lines(source: Source, limit: int = LINE_LIMIT) -> Iterator[tuple[int, bytes | MalformedError]]:
    """Each line with its number from 1, as soon as it comes; an error in place of a line that is too long.

    Blank lines are counted, but left out. At most `limit` + 1 bytes of a line are asked for and kept (for a moment
    twice that, while they are joined), however long the line is.
    """
    with _opened(source) as stream:
        number = 0
        while line := stream.readline(limit + 1):
            number += 1
            whole = line.endswith(b"\n")
            content = line.removeprefix(_BYTE_ORDER_MARK if number == 1 else b"").strip()
            if len(line) > limit and not whole:
                yield (
                    number,
                    MalformedError("line_too_long", limit=limit),
                )
                while not whole and (rest := stream.readline(_SKIPPED_AT_ONCE)):
                    whole = rest.endswith(b"\n")
            elif content:
                yield number, content


def read_text(source: Source, limit: int = FILE_LIMIT) -> str:
    """The whole text of a file or of standard input; a MalformedError where it is too large or not a text."""
    with _opened(source) as stream:
        parts: list[bytes] = []
        missing = limit + 1
        while missing > 0 and (part := stream.read(missing)):
            parts.append(part)
            missing -= len(part)
    if missing <= 0:
        raise MalformedError("file_too_large", file=_Named(source), limit=limit)
    content = b"".join(parts).removeprefix(_BYTE_ORDER_MARK)
    if b"\0" in content:
        raise MalformedError("file_with_nul", file=_Named(source))
    try:
        return content.decode()
    except UnicodeDecodeError as error:
        raise MalformedError("file_not_utf8", file=_Named(source), byte=error.start + 1) from error


def answer_lines(source: Source, handle: Callable[[bytes], Mapping[str, object]], out: BinaryIO | None = None) -> int:
    """Answer each line with one JSON line, at once; the exit status is 1 if any line was bad, else 0.

    A bad line is answered with `{"error": sentence, "line": number}` and the next one is read. Blank lines get no
    answer. Where nobody reads the answers any more (a closed pipe), reading ends too.
    """
    out = out or sys.stdout.buffer
    status = 0
    for number, line in read_lines(source):
        answer: Mapping[str, object]
        try:
            if isinstance(line, MalformedError):
                raise line
            answer = handle(line)
        except (RailwrightError, msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            answer = {"error": str(refusal_of(error)), "line": number}
            status = 1
        try:
            out.write(msgspec.json.encode(answer) + b"\n")
            out.flush()
        except BrokenPipeError:
            _discard_output(out)
            break
    return status


def refusal_of(error: Exception) -> RailwrightError:
    """An error of ours, or JSON that does not fit its format, as a refusal."""
    if isinstance(error, RailwrightError):
        return error
    if isinstance(error, RecursionError):
        return MalformedError("json_too_deep")
    if isinstance(error, UnicodeError):
        return MalformedError("text_not_utf8")
    code = "json_unfit" if isinstance(error, msgspec.ValidationError) else "json_unreadable"
    return MalformedError(code, detail=str(error).rstrip("."))


@contextlib.contextmanager
def _opened(source: Source) -> Iterator[BinaryIO]:
    """The stream to read, closed afterwards if it was opened here; what the system refuses becomes a sentence."""
    try:
        if not isinstance(source, str | Path):
            yield source
        elif str(source) == "-":
            if sys.stdin is None:
                raise MalformedError("no_input")
            yield sys.stdin.buffer
        elif "\0" in str(source):
            raise MalformedError("file_name_with_nul")
        else:
            with Path(source).open("rb") as stream:
                yield stream
    except FileNotFoundError as error:
        raise MalformedError("file_missing", file=str(source)) from error
    except IsADirectoryError as error:
        raise MalformedError("file_is_folder", file=str(source)) from error
    except OSError as error:
        raise MalformedError("file_unreadable", file=_Named(source), why=error.strerror or str(error)) from error


@dataclass(frozen=True, slots=True)
class _Named:
    """What is read, as it is called in a sentence."""

    source: Source

    def said(self, say: Speaker) -> str:
        if isinstance(self.source, str | Path) and str(self.source) != "-":
            return say("file-name", file=str(self.source))
        return say("input-name")


def _discard_output(out: BinaryIO) -> None:
    """Let the rest go nowhere, or Python would complain about the closed pipe once more when it ends."""
    with contextlib.suppress(OSError, ValueError):  # a stream without a file number has nothing to redirect
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, out.fileno())
        os.close(nowhere)
