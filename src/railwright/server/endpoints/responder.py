"""From a request to an endpoint and back: bodies, refusals, fingerprints."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import AsyncIterator

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response, StreamingResponse

from railwright.core.errors import RailwrightError
from railwright.core.language import Language, accepted_language
from railwright.server.addresses import payer_of
from railwright.server.endpoints.endpoint import Call, Endpoint, Services
from railwright.server.http_messages import (
    ErrorReply,
)
from railwright.server.http_messages import Problem as ProblemReply
from railwright.server.problems import Problem, problem_of, told
from railwright.server.store import RoomMovedError, StoreFailedError

_log = logging.getLogger(__name__)
_encode = msgspec.json.Encoder().encode
_REFUSED = (RailwrightError, Problem, msgspec.MsgspecError, UnicodeError, RecursionError)


class Responder:
    """Answers one endpoint: reads and checks the body, turns refusals into sentences, adds a fingerprint."""

    def __init__(self, endpoint: Endpoint, services: Services) -> None:
        self._endpoint = endpoint
        self._services = services
        self._decoder = msgspec.json.Decoder(endpoint.takes) if endpoint.takes is not None else None

    async def respond(self, request: Request) -> Response:
        """The answer to a request."""
        language = accepted_language(request.headers.get("accept-language", ""))
        services = self._services
        try:
            payer = payer_of(request.scope)
            await services.limits.turn(payer, self._endpoint.cost)
            body = (
                self._decoder.decode(await _body(request, services.rooms.settings.body_bytes))
                if self._decoder
                else None
            )
            given = await self._endpoint.answer(Call(request, services, payer, language, body))
        except RoomMovedError as error:
            return refusal(Problem(error.code, **error.facts), language)
        except _REFUSED as error:
            return refusal(problem_of(error), language)
        if isinstance(given, AsyncIterator):
            return StreamingResponse(
                _unbroken(given),
                self._endpoint.status,
                media_type=self._endpoint.media_type,
                headers={"cache-control": "no-store"},
            )
        content = given if isinstance(given, bytes) else _encode(given)
        response = Response(content, self._endpoint.status, media_type=self._endpoint.media_type)
        if self._endpoint.method == "GET":
            return _fingerprinted(request, response)
        response.headers["cache-control"] = "no-store"
        return response


async def _unbroken(parts: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    """All parts of an answer; where something is refused meanwhile it ends early, as nothing that can be read."""
    try:
        async for part in parts:
            yield part
    except StoreFailedError as error:
        _log.warning("An answer could not be told to its end: %s", error)
    except Problem:
        pass  # its address has asked for too much meanwhile, which is nothing to fill the log with


def refusal(problem: Problem, language: Language) -> Response:
    """A refusal as an answer."""
    content = _encode(ErrorReply(ProblemReply(problem.code, told(problem, language))))
    headers = {"cache-control": "no-store", "content-language": language}
    return Response(content, problem.status, headers, "application/json")


async def _body(request: Request, limit: int) -> bytes:
    parts: list[bytes] = []
    size = 0
    try:
        async for part in request.stream():
            size += len(part)
            if size > limit:
                raise Problem("too_large", limit=limit)
            parts.append(part)
    except ClientDisconnect as error:
        raise Problem("bad_json") from error
    return b"".join(parts)


def _fingerprinted(request: Request, response: Response) -> Response:
    """Let a page keep what it has while it is the same."""
    tag = f'"{hashlib.sha256(bytes(response.body)).hexdigest()[:20]}"'
    headers = {"etag": tag, "cache-control": "no-cache", "vary": "accept-language"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    response.headers.update(headers)
    return response
