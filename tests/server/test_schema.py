"""The API keeps its word: schemathesis calls a live server with what its schema allows, and with what it does not."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core import NOT_SET
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

import valtable
from tests.patience import PATIENCE
from tests.server.guest import Guest
from tests.serving import ServerProcess

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
EXAMPLES = 30  # of each call


class Place:
    """A server with tables of all kinds, and the secrets of all their seats."""

    def __init__(self, server: ServerProcess) -> None:
        self.server = server
        guest = Guest(server.url)
        game = valtable.games()[-1]
        me, bot = {"kind": "me"}, {"kind": "bot", "level": "random"}
        waiting = guest.make(game, [me, {"kind": "open"}], public=True)
        playing = [guest.make(name, [me, me]) for name in valtable.games()]
        over = guest.make(game, [bot, bot])
        while guest.state(over["id"])["table"]["status"] != "over":
            pass
        made = [waiting, *playing, over]
        self.tables = [one["id"] for one in made]
        secrets = [one["secret"] for one in made] + [seat["secret"] for one in made for seat in one["seats"]]
        self.proof = "Bearer " + ",".join(secrets)


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    server = ServerProcess(tmp_path_factory.mktemp("schema") / "data", "--workers", "1").start()
    try:
        yield Place(server)
        assert server.stop() == 0
        assert "Traceback" not in server.log
    finally:
        server.kill()


@pytest.fixture(scope="module")
def api(place: Place) -> schemathesis.BaseSchema:
    loaded = schemathesis.openapi.from_url(f"{place.server.url}/api/schema/openapi.json")
    loaded.config.generation.update(modes=[GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
    return loaded


schema = schemathesis.pytest.from_fixture("api")


@schema.parametrize()
@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_call(case: schemathesis.Case[Any], place: Place) -> None:
    """Two times in three at a table that there is, and mostly with the right to be there."""
    dice = zlib.crc32(f"{case.path_parameters} {case.query} {case.body!r}".encode())
    if dice % 3:
        if "table_id" in case.path_parameters:
            case.path_parameters["table_id"] = place.tables[dice // 3 % len(place.tables)]
        if "number" in case.path_parameters and dice % 2:
            case.path_parameters["number"] = dice // 7 % 2
    if dice % 5:
        case.headers["Authorization"] = place.proof
    response = case.call(timeout=PATIENCE)
    case.validate_response(response, checks=CHECKS)
    meant = case.meta is not None and case.meta.generation.mode == GenerationMode.NEGATIVE and case.body is not NOT_SET
    if meant and dice % 3 == 0:  # nothing was changed above
        case.validate_response(response, checks=[negative_data_rejection])
