"""Takes the moving picture of the README: a turn at a real table, as the browser draws it, as an animated WebP.

python -m tools.moving            (in .venv) docs/turn.webp; the still pictures are made by tools.pictures
"""

from __future__ import annotations

import base64
import sys
import tempfile
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, ViewportSize, sync_playwright

from tests.browser.conftest import FLAGS
from tests.browser.play import Person
from tests.serving import ServerProcess
from tools import machine
from tools.pictures import DOCS, position

TARGET: Final = DOCS / "turn.webp"
SCREEN: Final[ViewportSize] = {"width": 1280, "height": 720}
WIDTH, HEIGHT = 880, 495  # of the picture
SEED, TURN = 7, 20
STEP: Final = 120  # milliseconds from one frame to the next, at the least
QUALITY: Final = 0.5
LENGTH: Final = 5500  # milliseconds of what the others do
LAST: Final = 1800  # milliseconds: the last frame stays, before it begins again

# In a page of its own: what has changed since the frame before, as a WebP, and where it lies; null: nothing has.
CROP: Final = """async ([png, quality]) => {
  const image = await createImageBitmap(await (await fetch("data:image/png;base64," + png)).blob());
  const [w, h] = [image.width, image.height];
  const canvas = new OffscreenCanvas(w, h);
  const drawing = canvas.getContext("2d", {willReadFrequently: true});
  drawing.drawImage(image, 0, 0);
  const now = new Uint32Array(drawing.getImageData(0, 0, w, h).data.buffer);
  const before = window.before;
  let [left, top, right, bottom] = before ? [w, h, -1, -1] : [0, 0, w - 1, h - 1];
  for (let y = 0; before && y < h; y++) {
    for (let x = 0; x < w; x++) {
      if (now[y * w + x] === before[y * w + x]) continue;
      [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
    }
  }
  if (right < 0) return null;
  window.before = now;
  [left, top] = [left - (left % 2), top - (top % 2)];
  const [width, height] = [right - left + 1, bottom - top + 1];
  const part = new OffscreenCanvas(width, height);
  part.getContext("2d", {alpha: false}).drawImage(canvas, -left, -top);
  const bytes = new Uint8Array(await (await part.convertToBlob({type: "image/webp", quality})).arrayBuffer());
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return {left, top, width, height, webp: btoa(text)};
}"""


Frame = tuple[float, str]  # when, in seconds, and what the page looked like then (PNG)


def film(browser: Browser, server: ServerProcess) -> list[Frame]:
    """My two actions, and what the others do until I am asked again."""
    context = browser.new_context(base_url=server.url, locale="en-GB", viewport=SCREEN, color_scheme="light")
    me = Person(context.new_page())
    page = me.page
    page.goto("/")
    made = page.evaluate(
        "async text => (await (await fetch('/api/tables/open', {method: 'POST', body: text})).json())",
        position("kingdom", SEED, TURN),
    )
    me.go(made["id"])
    me.asked()
    page.evaluate("document.fonts.ready")
    page.add_style_tag(content="*, *::before, *::after { animation: none !important }")  # breath takes room
    page.wait_for_timeout(1500)  # the cards have landed

    seen: list[Frame] = []
    cast = context.new_cdp_session(page)

    def take(frame: dict[str, Any]) -> None:
        seen.append((float(frame["metadata"]["timestamp"]), frame["data"]))
        cast.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    cast.on("Page.screencastFrame", take)
    cast.send("Page.startScreencast", {"format": "png", "maxWidth": WIDTH, "maxHeight": HEIGHT})
    wishes = ["citizen", "monster"]
    while True:
        page.wait_for_timeout(900)
        question = me.question
        if question is None or page.locator(".pace__skip:enabled").count():
            break  # the turn is over: others are told of
        options = [one["id"] for one in question["options"]]
        wished = wishes.pop(0) if wishes else "pass"
        me.choose(next((option for option in options if option.startswith(wished)), options[0]))
    page.wait_for_timeout(LENGTH)
    cast.remove_listener("Page.screencastFrame", take)
    context.close()
    return seen


def spaced(seen: list[Frame]) -> list[Frame]:
    """At most one frame for each step of time, and the last one."""
    kept = seen[:1]
    for before, frame in pairwise(seen[1:]):
        if (frame[0] - kept[-1][0]) * 1000 >= STEP:
            kept.append(before if (before[0] - kept[-1][0]) * 1000 >= STEP else frame)
    return kept if kept[-1] is seen[-1] else [*kept, seen[-1]]


# --- an animated WebP (developers.google.com/speed/webp/docs/riff_container) -----------------------------------------


def chunk(name: bytes, data: bytes) -> bytes:
    return name + len(data).to_bytes(4, "little") + data + b"\0" * (len(data) % 2)


def drawn(webp: bytes) -> bytes:
    """The one chunk of a still picture that holds it."""
    at = 12
    while webp[at : at + 4] not in (b"VP8 ", b"VP8L"):
        at += 8 + int.from_bytes(webp[at + 4 : at + 8], "little")
        at += at % 2
    return webp[at:]


def animated(browser: Browser, seen: list[Frame]) -> bytes:
    """The frames, each as far as it differs from the one before."""
    page = browser.new_page()
    page.goto("about:blank")
    parts: list[dict[str, Any]] = []
    for when, png in seen:
        part = page.evaluate(CROP, [png, QUALITY])
        if part is not None:
            parts.append({**part, "when": when})
    page.close()
    body = b""
    for i, part in enumerate(parts):
        after = parts[i + 1]["when"] - part["when"] if i + 1 < len(parts) else LAST / 1000
        place = [part["left"] // 2, part["top"] // 2, part["width"] - 1, part["height"] - 1, round(1000 * after)]
        picture = drawn(base64.b64decode(part["webp"]))
        head = b"".join(int(n).to_bytes(3, "little") for n in place)
        body += chunk(b"ANMF", head + b"\2" + picture)  # laid over what is there
    canvas = (
        b"\2\0\0\0" + (parts[0]["width"] - 1).to_bytes(3, "little") + (parts[0]["height"] - 1).to_bytes(3, "little")
    )
    whole = b"WEBP" + chunk(b"VP8X", canvas) + chunk(b"ANIM", b"\xff\xff\xff\xff\0\0") + body
    return chunk(b"RIFF", whole)


def main() -> int:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = ServerProcess(Path(folder) / "data").start()
        browser = playwright.chromium.launch(executable_path=machine.browser() or None, args=FLAGS)
        try:
            seen = spaced(film(browser, server))
            TARGET.write_bytes(animated(browser, seen))
        finally:
            browser.close()
            server.kill()
    print(f"{TARGET}: {len(seen)} frames, {TARGET.stat().st_size // 1024} KB, {seen[-1][0] - seen[0][0]:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
