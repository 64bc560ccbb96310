"""Messages that no page would send, made quickly: broken, oversized, out of range, of the wrong kind, for other seats.

None of them may change a game in which nothing has been done yet and whose seat 0 the sender holds.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any, get_args

from railwright.server.messages import FromPage

Maker = Callable[[random.Random], bytes]

DIGITS = "9" * 5000
KNOWN = tuple(kind.__struct_config__.tag for kind in get_args(FromPage))
"""All that a page may say."""
KINDS = (*KNOWN, "view", "dance", "")
FIELDS = (*sorted({name for kind in get_args(FromPage) for name in kind.__struct_fields__} - {"id", "seat"}), "more")
TEXTS = (
    "",
    "done",
    "undo",
    "\0",
    "\x7f\u200b\u202e",
    "\ud800",
    "💥" * 20,
    "a" * 61,
    "a" * 10_000,
    "../../etc/passwd",
    "'; DROP TABLE rooms; --",
    "highway-t@H8/0",
    "highway-t@D4/9",
    "teapot@D4/0",
    "highway-t@D4/" + "9" * 40,
    "meteor-X",
    "{{7*7}}",
    "%s%n%x",
    "NaN",
)
NUMBERS = (-1, 12, 99, 2**31, 2**63, 2**64, 10**400, 0.5, 1e308, -0.0, True, None)
RAW = (
    b"",
    b"\0",
    b"\xff\xfe\xfd",
    b"nonsense",
    b"[" * 3000,
    b'{"a":' * 3000,
    b'{"type":"do","id":"' + b"x" * 15_000 + b'"}',
    b'{"type":"pick","id":"x","seat":0,"pair":' + DIGITS.encode() + b"}",
    b'{"type":"pick","id":"x","seat":' + DIGITS.encode() + b',"pair":0}',
    b'{"type":"hello","tokens":[],"have":{"0":' + DIGITS.encode() + b"}}",
    b'{"type":"do","id":"x","seat":0,"action":"\\ud800"}',
    b'{"type":"do","id":"\\udfff","seat":0,"action":"done"}',
    b'{"type":"do","id":"\xed\xa0\x80","seat":0,"action":"done"}',
    b'{"type":"do","id":"x","seat":0,"action":"\xc3',
    b'{"type":"do","type":"undo","id":"x","seat":1}',
    b"1e999999",
    b"-" * 5000,
    b'"' + b"\\u0000" * 2000 + b'"',
)


def value(chance: random.Random, depth: int = 3) -> Any:
    """Anything that JSON can say."""
    pick = chance.randrange(8 if depth else 5)
    if pick < 2:
        return chance.choice(TEXTS)
    if pick < 4:
        return chance.choice(NUMBERS)
    if pick == 4:
        return chance.randrange(-5, 200)
    if pick == 5:
        return [value(chance, depth - 1) for _ in range(chance.randrange(4))]
    return {chance.choice(TEXTS)[:30]: value(chance, depth - 1) for _ in range(chance.randrange(4))}


def _encoded(message: object) -> bytes:
    return json.dumps(message).encode()[:16_000]


def strange(chance: random.Random) -> bytes:
    """The right fields with wrong contents."""
    fields = chance.sample(FIELDS, chance.randrange(len(FIELDS)))
    message = {"type": chance.choice(KINDS), "id": f"h{chance.random()}", **{name: value(chance) for name in fields}}
    if message["type"] == "hello":
        message["tokens"] = ["nobody"]
    return _encoded({**message, "seat": chance.choice((1, 1, 1, 11, -1, 99, "0", None))})


def illegal(chance: random.Random) -> bytes:
    """A well-formed request that the rules refuse, or one for another's seat."""
    if not chance.randrange(20):
        return _encoded({"type": "hello", "tokens": ["nobody"]})
    request: dict[str, Any] = chance.choice(
        (
            {"type": "do", "action": chance.choice(TEXTS)[:60]},
            {"type": "pick", "pair": chance.randrange(100)},
            {"type": "undo"},
            {"type": "clear"},
            {"type": "start"},
            {"type": "seat", "to": chance.randrange(2, 12), "kind": chance.choice(("bot", "human"))},
            {"type": "why", "action": chance.choice(TEXTS)[:60]},
            {"type": "open_to", "whom": chance.choice(("anybody", "invited"))},
            {"type": "emote", "emote": chance.choice(TEXTS)[:60]},
            {"type": "nudge", "to": chance.randrange(12)},
            {"type": "why", "piece": chance.choice(TEXTS)[:60], "space": chance.choice(TEXTS)[:60]},
        )
    )
    return _encoded({"id": f"h{chance.randrange(10**9)}", "seat": chance.choice((0, 0, 0, 1)), **request})


def broken(chance: random.Random) -> bytes:
    """A request for another's seat with bytes turned over."""
    told = bytearray(_encoded({"type": chance.choice(KINDS), "id": "x", "seat": 1, "action": "done"}))
    for _ in range(chance.randrange(1, 4)):
        told[chance.randrange(len(told))] = chance.randrange(256)
    return bytes(told[: chance.randrange(1, len(told) + 1)])


MAKERS: tuple[Maker, ...] = (strange, illegal, broken, lambda chance: chance.choice(RAW))
WEIGHTS = (6, 6, 6, 1)


def messages(seed: int, number: int) -> list[bytes]:
    """So many, the same for the same seed."""
    chance = random.Random(seed)
    return [make(chance) for make in chance.choices(MAKERS, WEIGHTS, k=number)]
