"""What the server counts, for Prometheus at /metrics. Nothing here says who plays what."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate
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
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily

REGISTRY: Final = CollectorRegistry()
QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 10.0)
SLOW: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Times:
    """A histogram for what happens at every answer: to note a time costs a tenth of what the library's own takes. It is
    noted on the loop alone, so no lock is needed."""

    def __init__(self, name: str, told: str, bounds: tuple[float, ...]) -> None:
        self.name, self.told, self.bounds = name, told, bounds
        self.counts = [0] * (len(bounds) + 1)
        self.sum = 0.0
        REGISTRY.register(self)

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(self.bounds, seconds)] += 1
        self.sum += seconds

    def collect(self) -> Iterator[HistogramMetricFamily]:
        names = [*map(str, self.bounds), "+Inf"]
        buckets = list(zip(names, accumulate(self.counts), strict=True))
        yield HistogramMetricFamily(self.name, self.told, buckets=buckets, sum_value=self.sum)


class Count:
    """A counter of the same kind."""

    def __init__(self, name: str, told: str) -> None:
        self.name, self.told, self.n = name, told, 0
        REGISTRY.register(self)

    def inc(self) -> None:
        self.n += 1

    def collect(self) -> Iterator[CounterMetricFamily]:
        yield CounterMetricFamily(self.name, self.told, value=self.n)


ProcessCollector(registry=REGISTRY)

ANSWERS: Final = Counter("valtable_answers", "Answers committed", ["by"], registry=REGISTRY)  # person, bot, standing
ANSWER_SECONDS: Final = Times("valtable_answer_seconds", "From an answer's arrival to its commit", QUICK)
PUSHES: Final = Count("valtable_pushes", "States sent over live connections")
PUSH_SECONDS: Final = Times("valtable_push_seconds", "From a commit to a push of it", QUICK)
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
