"""What the framework's schema does not say by itself: every call can be refused, and a refusal is a Problem."""

from __future__ import annotations

from typing import Final

from litestar import Litestar
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIResponse, OpenAPIType, Reference, Schema

PROBLEM: Final = Schema(
    type=OpenAPIType.OBJECT,
    description="What is wrong with a request; nothing was changed.",
    required=["code", "detail"],
    properties={
        "code": Schema(type=OpenAPIType.STRING, description="`error-CODE` says it to people."),
        "detail": Schema(type=OpenAPIType.STRING, description="English, for developers."),
        "args": Schema(
            type=OpenAPIType.OBJECT,
            description="What the words need.",
            additional_properties=Schema(type=[OpenAPIType.STRING, OpenAPIType.INTEGER]),
        ),
    },
)
REFUSED: Final = OpenAPIResponse(
    description="Refused: `detail` says why.",
    content={"application/json": OpenAPIMediaType(schema=Reference(ref="#/components/schemas/Problem"))},
)


AWAY: Final = OpenAPIResponse(
    description="Not now: the header `retry-after` says in how many seconds to try again.",
    content=REFUSED.content,
)


def add_refusals(app: Litestar) -> None:
    """Put them into the schema of the app, in place of what the framework believes its own errors look like."""
    schema = app.openapi_schema
    schema.components.schemas["Problem"] = PROBLEM
    for path in (schema.paths or {}).values():
        for call in (path.get, path.post, path.put, path.delete):
            if call is not None and call.responses is not None:
                call.responses.pop("400", None)
                call.responses["4XX"] = REFUSED
                call.responses["503"] = AWAY
