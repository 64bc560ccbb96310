"""Reading what people and programs hand in, within bounds: JSON lines one by one, and whole small files."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import BinaryIO

import msgspec

from railwright.core.errors import MalformedError, RailwrightError

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
                    MalformedError(f"The line is longer than {limit:,} bytes, the most for one line."),
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
        raise MalformedError(f"{_name(source)} is larger than {limit:,} bytes, which is the most that is read.")
    content = b"".join(parts).removeprefix(_BYTE_ORDER_MARK)
    if b"\0" in content:
        raise MalformedError(f"{_name(source)} is not a text: there is a NUL byte in it.")
    try:
        return content.decode()
    except UnicodeDecodeError as error:
        raise MalformedError(f"{_name(source)} is not a text in UTF-8: byte {error.start + 1} is wrong.") from error


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
            answer = {"error": sentence(error), "line": number}
            status = 1
        try:
            out.write(msgspec.json.encode(answer) + b"\n")
            out.flush()
        except BrokenPipeError:
            _discard_output(out)
            break
    return status


def sentence(error: Exception) -> str:
    """What to tell a person about an error of ours or about JSON that does not fit its format."""
    if isinstance(error, RailwrightError):
        return str(error)
    if isinstance(error, RecursionError):
        return "The JSON is nested too deeply."
    if isinstance(error, UnicodeError):
        return "The text is not in UTF-8."
    if isinstance(error, msgspec.ValidationError):
        return f"The JSON does not fit: {str(error).rstrip('.')}."
    return f"This cannot be read as JSON: {str(error).rstrip('.')}."


@contextlib.contextmanager
def _opened(source: Source) -> Iterator[BinaryIO]:
    """The stream to read, closed afterwards if it was opened here; what the system refuses becomes a sentence."""
    try:
        if not isinstance(source, str | Path):
            yield source
        elif str(source) == "-":
            if sys.stdin is None:
                raise MalformedError("There is no standard input to read.")
            yield sys.stdin.buffer
        elif "\0" in str(source):
            raise MalformedError("A file name cannot contain a NUL byte.")
        else:
            with Path(source).open("rb") as stream:
                yield stream
    except FileNotFoundError as error:
        raise MalformedError(f"There is no file {_name(source)}.") from error
    except IsADirectoryError as error:
        raise MalformedError(f"{_name(source)} is a folder, but a file is needed.") from error
    except OSError as error:
        raise MalformedError(f"{_name(source)} cannot be read: {error.strerror or error}.") from error


def _name(source: Source) -> str:
    if isinstance(source, str | Path) and str(source) != "-":
        return f"“{source}”"
    return "The input"


def _discard_output(out: BinaryIO) -> None:
    """Let the rest go nowhere, or Python would complain about the closed pipe once more when it ends."""
    with contextlib.suppress(OSError, ValueError):  # a stream without a file number has nothing to redirect
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, out.fileno())
        os.close(nowhere)
