"""Tests of bounded reading and of answering line by line."""

from __future__ import annotations

import io
import itertools
import json
import subprocess
import sys
import tracemalloc
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO, cast

import msgspec
import pytest

from railwright.core import reading as module
from railwright.core.errors import IllegalError, MalformedError
from railwright.core.reading import answer_lines, read_lines, read_text, refusal_of


class GeneratedStream(io.RawIOBase):
    """A stream of bytes that are made only when somebody reads them."""

    def __init__(self, pieces: Iterator[bytes]) -> None:
        self._pieces = pieces
        self._rest = b""
        self.bytes_made = 0

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int:
        if not self._rest:
            self._rest = next(self._pieces, b"")
            self.bytes_made += len(self._rest)
        size = min(len(buffer), len(self._rest))
        buffer[:size] = self._rest[:size]
        self._rest = self._rest[size:]
        return size


def _stream(pieces: Iterator[bytes]) -> BinaryIO:
    return cast("BinaryIO", io.BufferedReader(GeneratedStream(pieces)))


def _read(content: bytes, limit: int = module.LINE_LIMIT) -> list[tuple[int, bytes | str]]:
    found = read_lines(io.BytesIO(content), limit)
    return [(number, line if isinstance(line, bytes) else str(line)) for number, line in found]


def test_lines_come_with_their_numbers() -> None:
    """Each line comes with its number in the file; blank lines are counted but left out, the last needs no newline."""
    assert _read(b"{}\n\n  \r\n[1]\r\n[2]") == [(1, b"{}"), (4, b"[1]"), (5, b"[2]")]
    assert _read(b"") == []


def test_a_byte_order_mark_is_no_part_of_the_first_line() -> None:
    """Files of some editors begin with a byte order mark, which is not JSON and is taken off."""
    assert _read(b"\xef\xbb\xbf{}\n{}\n") == [(1, b"{}"), (2, b"{}")]


def test_the_limit_is_exact() -> None:
    """A line of as many bytes as the limit is read, with or without its newline; one byte more is an error."""
    too_long = "The line is longer than 4 bytes, the most for one line."
    assert _read(b"1234\n5678", limit=4) == [(1, b"1234"), (2, b"5678")]
    assert _read(b"12345\n67\n89012", limit=4) == [(1, too_long), (2, b"67"), (3, too_long)]


def test_a_huge_line_is_an_error_and_the_next_is_read() -> None:
    """A line of 10 MB is an error that costs no more than twice the limit in memory, and the next line is read."""
    pieces = itertools.chain([b"{}\n"], itertools.repeat(b"x" * 10_000, 1000), [b"\n[2]\n"])
    stream = _stream(pieces)
    tracemalloc.start()
    try:
        found = list(read_lines(stream))
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert [number for number, _ in found] == [1, 2, 3]
    assert isinstance(found[1][1], MalformedError)
    assert found[2][1] == b"[2]"
    assert peak < 2.2 * module.LINE_LIMIT


def test_a_stream_without_end_is_read_as_it_comes() -> None:
    """Lines are given as they come, so a stream that never ends is answered all along."""
    stream = _stream(b"[%d]\n" % number for number in itertools.count())
    assert list(itertools.islice(read_lines(stream), 3)) == [(1, b"[0]"), (2, b"[1]"), (3, b"[2]")]


def test_a_line_without_end_is_refused_at_once() -> None:
    """A line that never ends is refused as soon as it is too long, not when it ends."""
    raw = GeneratedStream(itertools.repeat(b"x" * 1000))
    number, error = next(read_lines(cast("BinaryIO", io.BufferedReader(raw))))
    assert (number, type(error)) == (1, MalformedError)
    assert raw.bytes_made < 1_100_000


@pytest.mark.parametrize("read", [read_text, lambda source: list(read_lines(source))])
def test_what_cannot_be_opened_is_named(read: Any, tmp_path: Path) -> None:
    """A missing file, a folder and an impossible name are refused with a sentence that names them."""
    with pytest.raises(MalformedError, match=r"^There is no file “.*absent”\.$"):
        read(tmp_path / "absent")
    with pytest.raises(MalformedError, match=r"^“.*” is a folder, but a file is needed\.$"):
        read(str(tmp_path))
    with pytest.raises(MalformedError, match=r"^A file name cannot contain a NUL byte\.$"):
        read("a\0b")
    (tmp_path / "file").write_text("")
    with pytest.raises(MalformedError, match=r"^“.*inside” cannot be read: Not a directory\.$"):
        read(tmp_path / "file" / "inside")


def test_a_text_is_read_whole(tmp_path: Path) -> None:
    """A file up to the limit is read as UTF-8, without a byte order mark."""
    file = tmp_path / "record.txt"
    file.write_bytes(b"\xef\xbb\xbf" + "Größe".encode())
    assert read_text(file) == read_text(str(file)) == "Größe"
    assert read_text(io.BytesIO(b"1234"), limit=4) == "1234"


def test_a_text_beyond_the_limit_is_refused(tmp_path: Path) -> None:
    """A file one byte larger than the limit is refused; an endless one too, without reading on."""
    file = tmp_path / "record.txt"
    file.write_bytes(b"x" * 4_000_001)
    with pytest.raises(MalformedError, match=r"^“.*record.txt” is larger than 4,000,000 bytes"):
        read_text(file)
    with pytest.raises(MalformedError, match=r"^The input is larger than 100 bytes, which is the most that is read\.$"):
        read_text(_stream(itertools.repeat(b"x" * 64)), limit=100)


def test_what_is_no_text_is_refused() -> None:
    """Bytes that are not UTF-8 and NUL bytes are refused with a sentence."""
    with pytest.raises(MalformedError, match=r"^The input is not a text in UTF-8: byte 3 is wrong\.$"):
        read_text(io.BytesIO(b"ab\xff"))
    with pytest.raises(MalformedError, match=r"^The input is not a text: there is a NUL byte in it\.$"):
        read_text(io.BytesIO(b"ab\0c"))


def test_a_dash_is_standard_input(monkeypatch: pytest.MonkeyPatch) -> None:
    """The name `-` reads standard input, and a closed one is refused with a sentence."""
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"[1]\n")))
    assert read_text("-") == "[1]\n"
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"[1]\n")))
    assert list(read_lines("-")) == [(1, b"[1]")]
    monkeypatch.setattr(sys, "stdin", None)
    with pytest.raises(MalformedError, match=r"^There is no standard input to read\.$"):
        read_text("-")


class Question(msgspec.Struct, forbid_unknown_fields=True):
    """A line of these tests."""

    number: int
    extra: Any = None


def _double(line: bytes) -> dict[str, object]:
    number = msgspec.json.decode(line, type=Question).number
    if number < 0:
        raise IllegalError("pair_taken")
    return {"double": 2 * number}


def _answers(content: bytes) -> tuple[int, list[dict[str, Any]]]:
    out = io.BytesIO()
    status = answer_lines(io.BytesIO(content), _double, out)
    return status, [json.loads(line) for line in out.getvalue().splitlines()]


def test_good_lines_are_answered_in_order() -> None:
    """Each line gets one line of JSON, in order, and the status is 0; blank lines get none."""
    assert _answers(b'{"number":1}\n\n{"number":2}\n') == (0, [{"double": 2}, {"double": 4}])
    assert _answers(b"") == (0, [])


def test_bad_lines_leave_the_others_answered() -> None:
    """A bad line is answered with its error and number, the others with their answers, and the status is 1."""
    status, answers = _answers(b'{"number":1}\n{"number":-1}\n\nnonsense\n{"number":3}')
    assert status == 1
    assert answers[0] == {"double": 2}
    assert answers[1] == {"error": "This pair is already taken.", "line": 2}
    assert answers[2]["line"] == 4
    assert answers[3] == {"double": 6}


@pytest.mark.parametrize(
    ("line", "error"),
    [
        (b"{", "This cannot be read as JSON: Input data was truncated."),
        (b"\0", "This cannot be read as JSON: JSON is malformed: invalid character (byte 0)."),
        (b'{"number":"x"}', "The JSON does not fit: Expected `int`, got `str` - at `$.number`."),
        (b'{"count":1}', "The JSON does not fit: Object contains unknown field `count`."),
        (b'{"number":' + b"9" * 5000 + b"}", "The JSON does not fit: Integer value out of range - at `$.number`."),
        (b'{"number":1,"extra":"\xff"}', "The text is not in UTF-8."),
        (b'{"number":1,"extra":' + b"[" * 100_000, "The JSON is nested too deeply."),
        (b"x" * 2_000_000, "The line is longer than 1,000,000 bytes, the most for one line."),
    ],
)
def test_every_kind_of_nonsense_gets_a_sentence(line: bytes, error: str) -> None:
    """Broken JSON, wrong types and names, huge numbers and lines, bad UTF-8, deep nesting: each gets a sentence."""
    assert _answers(line + b'\n{"number":1}\n') == (1, [{"error": error, "line": 1}, {"double": 2}])


def test_a_sentence_of_ours_stays_as_it_is() -> None:
    """A refusal of Railwright is passed on word for word."""
    refused = IllegalError("over")
    assert refusal_of(refused) is refused


def test_an_answer_does_not_wait_for_the_next_line() -> None:
    """Each answer is written and flushed before the next line is asked for."""
    out = io.BytesIO()

    def pieces() -> Iterator[bytes]:
        yield b'{"number":1}\n'
        assert out.getvalue() == b'{"double":2}\n'
        yield b'{"number":2}\n'

    assert answer_lines(_stream(pieces()), _double, out) == 0
    assert out.getvalue() == b'{"double":2}\n{"double":4}\n'


def test_a_closed_pipe_ends_quietly() -> None:
    """When the reader of the answers goes away, an endless input is left and nothing is complained about."""
    program = (
        "import itertools, sys\n"
        "from railwright.core.reading import answer_lines\n"
        "class Endless:\n"
        "    def readline(self, limit): return b'1\\n'\n"
        "sys.exit(answer_lines(Endless(), lambda line: {'answer': 1}))\n"
    )
    source = str(Path(module.__file__).parents[2])
    with subprocess.Popen(
        [sys.executable, "-c", program], env={"PYTHONPATH": source}, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline() == b'{"answer":1}\n'
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(timeout=60) == 0
