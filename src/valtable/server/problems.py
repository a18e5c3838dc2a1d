"""How a problem is told over HTTP, whoever notices it: a handler, or the framework before one is called."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, SerializationException, ValidationException
from litestar.types import ExceptionHandlersMap

from valtable.server.logs import get as get_log
from valtable.table import wire
from valtable.table.problem import Problem

# The codes of what the framework notices before a handler is called.
BY_STATUS = {
    400: "malformed",
    401: "not-your-seat",
    403: "wrong-origin",
    404: "not-found",
    405: "wrong-method",
    413: "too-large",
    415: "malformed",
    429: "too-many",
}


def respond(problem: Problem) -> Response[wire.Problem]:
    return Response(problem.data(), status_code=problem.status, headers=problem.headers, media_type="application/json")


def on_problem(_: Request[Any, Any, Any], problem: Problem) -> Response[wire.Problem]:
    return respond(problem)


def on_http(_: Request[Any, Any, Any], error: HTTPException) -> Response[wire.Problem]:
    """What the framework refuses, in the same form."""
    status = error.status_code
    detail = error.detail or "this request cannot be understood"
    if isinstance(error, ValidationException):
        detail = _told(error) or detail
    problem = Problem(status, BY_STATUS.get(status, "malformed" if status < 500 else "internal"), detail[:500])
    problem.headers = {name: value for name, value in (error.headers or {}).items() if name.lower() == "allow"}
    return respond(problem)


def on_malformed(_: Request[Any, Any, Any], error: Exception) -> Response[wire.Problem]:
    return respond(Problem(400, "malformed", str(error)[:500] or "this request cannot be understood"))


def on_anything(request: Request[Any, Any, Any], error: Exception) -> Response[wire.Problem]:
    """A mistake of ours: logged with its trace, and nothing of it is told."""
    get_log().error("request failed", path=request.url.path, method=request.method, exc_info=error)
    return respond(Problem(500, "internal", "something went wrong on the server; it has been logged"))


def _told(error: ValidationException) -> str:
    """Which field is wrong, in one line."""
    extra = error.extra
    if not isinstance(extra, list):
        return ""
    parts = []
    for item in extra[:5]:
        if isinstance(item, dict):
            key = item.get("key")
            parts.append(f"{key}: {item.get('message')}" if key else str(item.get("message")))
    return "; ".join(parts)


HANDLERS: ExceptionHandlersMap = {
    Problem: on_problem,
    HTTPException: on_http,
    SerializationException: on_malformed,
    RecursionError: on_malformed,  # JSON nested too deep
    UnicodeError: on_malformed,
    Exception: on_anything,
}
