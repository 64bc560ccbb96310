"""The page itself: static files with fingerprints, the page for every address of the page, and a strict policy."""

from __future__ import annotations

import os
from collections.abc import Awaitable
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

FOLDER = Path(__file__).resolve().parent.parent / "web" / "static"
PAGE_PATHS = (
    "/",
    "/new",
    "/join",
    "/r/{room}",
    "/pad",
    "/companion",
    "/print",
    "/puzzles",
    "/puzzle/{name}",
    "/rules",
    "/settings",
    "/profile",
    "/history",
    "/daily",
    "/c/{contest}",
    "/privacy",
    "/tables",
    "/about",
)

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; "
    "img-src 'self' data: blob:; "  # pictures that the page makes for saving
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
_HEADERS = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
)
_TYPES = {
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".woff2": (_FONT := "font/woff2"),
}
_KEPT = f"public, max-age={30 * 24 * 3600}"
"""Of a typeface, which is shown only where it is there at once."""

_SMALLEST_COMPRESSED = 700
_COMPRESSION = 4
"""Of 9: a replay of 230 kB takes 1 ms instead of 8, in which nobody else is served, and becomes 10 kB instead of 7."""


class Assets(StaticFiles):
    """Static files whose types do not depend on the machine; but for fonts the browser asks each time for changes."""

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """A file, or 304 where the browser has it."""
        response = super().file_response(full_path, stat_result, scope, status_code)
        kind = _TYPES.get(Path(full_path).suffix)
        if kind is not None and response.status_code == 200:
            response.headers["content-type"] = kind
        response.headers["cache-control"] = _KEPT if kind == _FONT else "no-cache"
        return response


def assets(folder: Path = FOLDER) -> Assets:
    """The files of the page, under /static."""
    return Assets(directory=folder, check_dir=False)


def page(folder: Path = FOLDER) -> object:
    """Answers every address of the page with the same file; the page looks at the address itself."""

    async def answer(_: Request) -> Response:
        index = folder / "index.html"
        if not index.is_file():
            raise HTTPException(404)
        return FileResponse(index, media_type=_TYPES[".html"], headers={"cache-control": "no-cache"})

    return answer


class SecurityHeaders:
    """Adds the policy to every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        """Pass on, with headers; a WebSocket has none, and is not waited for here as long as it lasts."""
        if scope["type"] != "http":
            return self._app(scope, receive, send)

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *_HEADERS]
            await send(message)

        return self._app(scope, receive, with_headers)


class Compressed:
    """Compresses answers; as above, a WebSocket passes by."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._compressing = GZipMiddleware(app, minimum_size=_SMALLEST_COMPRESSED, compresslevel=_COMPRESSION)

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        """Pass on."""
        return (self._compressing if scope["type"] == "http" else self._app)(scope, receive, send)
