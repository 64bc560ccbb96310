"""The description of the HTTP interface and of the WebSocket's messages, made from the types that are used."""

from __future__ import annotations

import functools
import re
from http import HTTPStatus
from typing import Any

import msgspec

from railwright import __version__
from railwright.server.endpoints import ENDPOINTS
from railwright.server.endpoints.endpoint import Endpoint
from railwright.server.head import InkChoice, LineChoice
from railwright.server.http_messages import ErrorReply
from railwright.server.ink_messages import InkView
from railwright.server.line_messages import LineView
from railwright.server.messages import FromPage, FromServer
from railwright.server.paper_messages import PaperView
from railwright.server.problems import STATUS

_TEMPLATE = "#/components/schemas/{name}"
_PARAMETER = re.compile(r"\{(\w+)(?::(\w+))?\}")
_SOCKET = "/api/rooms/{room}/live"


@functools.cache
def openapi() -> bytes:
    """The description as JSON (OpenAPI 3.1)."""
    return msgspec.json.encode(description())


def description() -> dict[str, Any]:
    """The description."""
    types = [endpoint.takes for endpoint in ENDPOINTS if endpoint.takes is not None]
    types += [kind for endpoint in ENDPOINTS for kind in _alternatives(endpoint)]
    types += [ErrorReply, InkChoice, LineChoice, FromPage, FromServer, InkView, LineView, PaperView]
    schemas, components = msgspec.json.schema_components(types, ref_template=_TEMPLATE)
    by_type = {str(kind): schema for kind, schema in zip(types, schemas, strict=True)}
    components["FromPage"] = by_type[str(FromPage)]
    components["FromServer"] = by_type[str(FromServer)]
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in ENDPOINTS:
        path = _PARAMETER.sub(r"{\1}", endpoint.path)
        paths.setdefault(path, {})[endpoint.method.lower()] = _operation(endpoint, by_type)
    paths[_SOCKET] = {"get": _socket()}
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Railwright",
            "version": __version__,
            "license": {"name": "MIT", "identifier": "MIT"},
            "description": "Rooms for Railroad Ink and Rail Line. Errors carry a code and a sentence in the language "
            "of Accept-Language.",
        },
        "paths": paths,
        "components": {"schemas": components},
    }


def _alternatives(endpoint: Endpoint) -> tuple[Any, ...]:
    return endpoint.gives if isinstance(endpoint.gives, tuple) else (endpoint.gives,)


def _schema(endpoint: Endpoint, by_type: dict[str, Any]) -> Any:
    schemas = [by_type[str(kind)] for kind in _alternatives(endpoint)]
    return schemas[0] if len(schemas) == 1 else {"oneOf": schemas}


def _operation(endpoint: Endpoint, by_type: dict[str, Any]) -> dict[str, Any]:
    success = {
        "description": HTTPStatus(endpoint.status).phrase,
        "content": {endpoint.media_type: {"schema": _schema(endpoint, by_type)}},
    }
    operation: dict[str, Any] = {
        "summary": endpoint.summary,
        "parameters": _parameters(endpoint),
        "responses": {str(endpoint.status): success, **_refusals(endpoint, by_type)},
    }
    if endpoint.takes is not None:
        content = {"application/json": {"schema": by_type[str(endpoint.takes)]}}
        operation["requestBody"] = {"required": True, "content": content}
    return operation


def _parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    inside = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "integer" if kind == "seat" else "string"}}
        for name, kind in _PARAMETER.findall(endpoint.path)
    ]
    asked = [{"name": name, "in": "query", "schema": {"enum": list(values)}} for name, values in endpoint.query]
    return inside + asked


def _refusals(endpoint: Endpoint, by_type: dict[str, Any]) -> dict[str, Any]:
    codes: dict[int, list[str]] = {}
    for code in endpoint.refuses:
        codes.setdefault(STATUS.get(code, 422), []).append(code)
    return {
        str(status): {
            "description": ", ".join(names),
            "content": {"application/json": {"schema": by_type[str(ErrorReply)]}},
        }
        for status, names in sorted(codes.items())
    }


def _socket() -> dict[str, Any]:
    return {
        "summary": "The WebSocket of a room",
        "description": "Messages of the page: schema FromPage, the first is hello. Messages of the server: FromServer, "
        "where a view is an InkView, a PaperView or a LineView.",
        "parameters": [{"name": "room", "in": "path", "required": True, "schema": {"type": "string"}}],
        "responses": {"101": {"description": "Switching Protocols"}},
    }
