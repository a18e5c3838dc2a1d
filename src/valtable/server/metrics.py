"""What the server counts, for Prometheus at /metrics. Nothing here says who plays what."""

from __future__ import annotations

from typing import Final

from litestar import Response, get
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)

REGISTRY: Final = CollectorRegistry()
QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 10.0)
SLOW: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)

ProcessCollector(registry=REGISTRY)

ANSWERS: Final = Counter("valtable_answers", "Answers committed", ["by"], registry=REGISTRY)  # person, bot, standing
ANSWER_SECONDS: Final = Histogram(
    "valtable_answer_seconds", "From an answer's arrival to its commit", buckets=QUICK, registry=REGISTRY
)
PUSHES: Final = Counter("valtable_pushes", "States sent over live connections", registry=REGISTRY)
PUSH_SECONDS: Final = Histogram(
    "valtable_push_seconds", "From a commit to the end of a push of it", buckets=QUICK, registry=REGISTRY
)
CONNECTIONS: Final = Gauge("valtable_live_connections", "Live connections now open", registry=REGISTRY)
PASSED_ON: Final = Counter(
    "valtable_passed_on", "Calls and live connections taken to another process", ["kind"], registry=REGISTRY
)
MEMBERS: Final = Gauge("valtable_members", "Processes on the same database that are alive", registry=REGISTRY)
LAPSES: Final = Counter("valtable_lapses", "Times that others may have taken our tables", registry=REGISTRY)
TABLES: Final = Gauge("valtable_tables_in_memory", "Tables now in memory", registry=REGISTRY)
THOUGHTS: Final = Counter("valtable_bot_thoughts", "Answers bots have found", ["level"], registry=REGISTRY)
THOUGHT_SECONDS: Final = Histogram(
    "valtable_bot_thought_seconds", "How long bots think, waiting included", ["level"], buckets=SLOW, registry=REGISTRY
)
FAILURES: Final = Counter(
    "valtable_bot_failures", "Thoughts replaced by a random answer", ["level", "failure"], registry=REGISTRY
)
STORED: Final = Gauge("valtable_stored", "What the store holds, by kind", ["kind"], registry=REGISTRY)
STORED_BYTES: Final = Gauge("valtable_stored_bytes", "How large the store is", registry=REGISTRY)
REMOVED: Final = Counter("valtable_removed_tables", "Tables removed because they were old", registry=REGISTRY)
REQUESTS: Final = Counter("valtable_http_requests", "HTTP responses", ["method", "status"], registry=REGISTRY)
METHODS: Final = frozenset(("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH"))


@get("/metrics", sync_to_thread=False, include_in_schema=False)
def metrics() -> Response[bytes]:
    """The figures in Prometheus' text format."""
    return Response(
        generate_latest(REGISTRY), headers={"content-type": CONTENT_TYPE_LATEST, "cache-control": "no-store"}
    )


def count_requests(app: ASGIApp) -> ASGIApp:
    """Middleware: responses by method and status."""

    async def middleware(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        method = scope["method"] if scope["method"] in METHODS else "other"

        async def send_counted(message: Message) -> None:
            if message["type"] == "http.response.start":
                REQUESTS.labels(method, str(message["status"])).inc()
            await send(message)

        await app(scope, receive, send_counted)

    return middleware
