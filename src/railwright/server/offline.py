"""The service worker, told what to keep: every file, text and drawing that the page may ask for, as they are here."""

from __future__ import annotations

import hashlib
from pathlib import Path

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from railwright.server import texts
from railwright.server.pages import FOLDER

_KINDS = frozenset((".js", ".css", ".svg", ".woff2", ".webmanifest"))
_MADE = ("/", "/texts/languages.json", "/api/data", "/api/drawings", "/api/drawings.css", "/api/kept")
"""What is no file; nothing else of /api is kept."""


def kept_files(folder: Path = FOLDER) -> list[str]:
    """The files of the page, by their addresses."""
    files = (file for file in sorted(folder.rglob("*")) if file.suffix in _KINDS and file.name != "sw.js")
    return [f"/{file.relative_to(folder).as_posix()}" for file in files]


def worker(folder: Path = FOLDER) -> bytes:
    """The service worker with its list. It changes with the content of any file, so that browsers notice."""
    files = kept_files(folder)
    words = {f"/texts/{language}/{area}.ftl": text for (language, area), text in texts.areas().items()}
    content = hashlib.sha256(b"".join((folder / path[1:]).read_bytes() for path in files) + b"".join(words.values()))
    head = f"const CACHE = 'railwright-{content.hexdigest()[:12]}';\nconst KEPT = "
    kept = msgspec.json.encode([*_MADE, *files, *words])
    return head.encode() + kept + b";\n" + (folder / "sw.js").read_bytes()


def show_worker(folder: Path = FOLDER) -> object:
    """Answers with the service worker, made once."""
    made: list[bytes] = []

    async def answer(_: Request) -> Response:
        if not made:
            made.append(worker(folder))
        return Response(made[0], media_type="text/javascript", headers={"cache-control": "no-cache"})

    return answer
