"""The page of the API: every call with its fields and an example, made from the schema, with nothing from elsewhere."""

from __future__ import annotations

import html
import json
from typing import Any, Final

from litestar import Request, Response, get
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, YamlRenderPlugin

OPENAPI: Final = OpenAPIConfig(
    title="Valtable",
    version="1",
    description="Tables for board games: everything the page does, for programs of your own. See also docs/wire.md.",
    path="/api/schema",
    render_plugins=[JsonRenderPlugin(path="/openapi.json"), YamlRenderPlugin(path="/openapi.yaml")],
    create_examples=False,
)
STYLE: Final = """
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
h2 { margin-top: 2.5rem; border-bottom: 1px solid }
summary { cursor: pointer; padding: .3rem 0 }
code, pre { font: 14px/1.45 ui-monospace, monospace }
pre { overflow-x: auto; padding: .6rem; border: 1px solid; border-radius: .3rem }
.method { display: inline-block; min-width: 4.5rem; font-weight: bold }
table { border-collapse: collapse } td, th { text-align: left; padding: .15rem 1rem .15rem 0; vertical-align: top }
"""
METHODS: Final = ("get", "post", "put", "delete")


@get("/api/docs", include_in_schema=False, sync_to_thread=False)
def api_page(request: Request[Any, Any, Any]) -> Response[str]:
    """All calls on one page."""
    state = request.app.state
    if "api_page" not in state:
        state.api_page = render(request.app.openapi_schema.to_schema())
    return Response(state.api_page, media_type="text/html")


def render(schema: dict[str, Any]) -> str:
    """The schema as a page: calls by group, then every type."""
    groups: dict[str, list[str]] = {}
    for path, methods in schema["paths"].items():
        for method in METHODS:
            if method in methods:
                call = methods[method]
                groups.setdefault((call.get("tags") or ["Other"])[0], []).append(_call(path, method, call, schema))
    info = schema["info"]
    parts = [f"<h1>{_text(info['title'])}</h1><p>{_text(info['description'])}</p>"]
    parts.append(
        "<p>The schema itself: <a href='/api/schema/openapi.json'>JSON</a>, "
        "<a href='/api/schema/openapi.yaml'>YAML</a>. A seat is proved by a browser's cookie or by "
        "<code>Authorization: Bearer SECRET</code>. Live states: WebSocket <code>/api/tables/ID/live?seat=N</code>. "
        "Every refusal is <code>{code, detail, args}</code> with a 4xx status.</p>"
    )
    for group, calls in groups.items():
        parts.append(f"<h2>{_text(group)}</h2>{''.join(calls)}")
    types = schema.get("components", {}).get("schemas", {})
    parts.append("<h2>Types</h2>")
    for name, kind in sorted(types.items()):
        parts.append(f"<h3 id='{_text(name)}'>{_text(name)}</h3>{_fields(kind)}")
    return (
        "<!doctype html><html lang='en'><meta charset='utf-8'><meta name='viewport' content='width=device-width'>"
        f"<title>Valtable API</title><style>{STYLE}</style><body><main>{''.join(parts)}</main></body></html>"
    )


def _call(path: str, method: str, call: dict[str, Any], schema: dict[str, Any]) -> str:
    inside = [f"<p>{_text(call.get('description', ''))}</p>"]
    parameters = [
        f"<tr><td><code>{_text(p['name'])}</code></td><td>in {_text(p['in'])}</td>"
        f"<td>{_text(p.get('description', ''))}</td></tr>"
        for p in call.get("parameters", [])
    ]
    if parameters:
        inside.append(f"<table>{''.join(parameters)}</table>")
    for content in call.get("requestBody", {}).get("content", {}).values():
        example = json.dumps(_example(content["schema"], schema), ensure_ascii=False, indent=1)
        inside.append(f"<p>Body: {_kind(content['schema'])}, for instance</p><pre>{_text(example)}</pre>")
    for status, response in call.get("responses", {}).items():
        kinds = [_kind(content.get("schema", {})) for content in response.get("content", {}).values()]
        inside.append(f"<p>{_text(str(status))}: {' or '.join(kinds)}</p>")
    head = f"<span class='method'>{method.upper()}</span> <code>{_text(path)}</code> {_text(call.get('summary', ''))}"
    return f"<details><summary>{head}</summary>{''.join(inside)}</details>"


def _fields(kind: dict[str, Any]) -> str:
    rows = []
    for name, field in kind.get("properties", {}).items():
        needed = "" if name in kind.get("required", ()) else "may be left out"
        rows.append(f"<tr><td><code>{_text(name)}</code></td><td>{_kind(field)}</td><td>{needed}</td></tr>")
    return f"<p>{_text(kind.get('description', ''))}</p><table>{''.join(rows)}</table>"


def _kind(kind: dict[str, Any]) -> str:
    """What a value is, in a few words, with links to the types."""
    if "$ref" in kind:
        name = _text(kind["$ref"].rsplit("/", 1)[-1])
        return f"<a href='#{name}'>{name}</a>"
    for choice in ("oneOf", "anyOf"):
        if choice in kind:
            return " or ".join(_kind(part) for part in kind[choice])
    if "enum" in kind:
        return " or ".join(f"<code>{_text(json.dumps(value))}</code>" for value in kind["enum"])
    if kind.get("type") == "array":
        return f"list of {_kind(kind.get('items', {})) or 'anything'}"
    return _text(str(kind.get("type", "any JSON")))


def _example(kind: dict[str, Any], schema: dict[str, Any]) -> Any:
    """A value of that kind, for a reader who wants to see one."""
    if "$ref" in kind:
        return _example(schema["components"]["schemas"][kind["$ref"].rsplit("/", 1)[-1]], schema)
    if kind.get("examples"):
        return kind["examples"][0]
    for choice in ("oneOf", "anyOf"):
        if choice in kind:
            return _example(next((part for part in kind[choice] if part.get("type") != "null"), {}), schema)
    if "enum" in kind:
        return kind["enum"][0]
    if "properties" in kind:
        return {name: _example(field, schema) for name, field in kind["properties"].items()}
    plain: dict[str, Any] = {"integer": 0, "number": 0, "string": "…", "boolean": False, "object": {}, "null": None}
    if kind.get("type") == "array":
        return [_example(kind.get("items", {}), schema)]
    return plain.get(str(kind.get("type")))


def _text(value: str) -> str:
    return html.escape(value)
