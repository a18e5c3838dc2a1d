"""The page in French: whole, and switched without a reload."""

from __future__ import annotations

import functools
import re
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from playwright.sync_api import Page, expect

from tests.browser.conftest import Console, NewPage
from tests.browser.play import BOT, ME, Person, play_first
from valtable.games import find
from valtable.server import assets

# Every text that somebody can read or hear on the page: text nodes, and the names and hints of things.
TEXTS = """() => {
  const found = new Set();
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const parent = walk.currentNode.parentElement;
    if (!parent.closest("script, style, [lang]:not(html)")) found.add(walk.currentNode.textContent.trim());
  }
  for (const element of document.querySelectorAll("[aria-label], [title], [placeholder], [alt]"))
    for (const name of ["aria-label", "title", "placeholder", "alt"])
      if (element.hasAttribute(name)) found.add(element.getAttribute(name).trim());
  return [...found].filter(Boolean);
}"""


def patterns(text: str) -> dict[str, set[str]]:
    """Each message's forms as regular expressions, in which what is put in may be anything."""
    found: dict[str, set[str]] = {}

    def forms(pattern: ftl.Pattern | None) -> set[str]:
        whole = {""}
        for element in pattern.elements if pattern is not None else ():
            if isinstance(element, ftl.TextElement):
                more = {re.escape(element.value)}
            elif isinstance(element.expression, ftl.SelectExpression):
                more = set().union(*(forms(variant.value) for variant in element.expression.variants))
            else:
                more = {".+"}
            whole = {before + after for before in whole for after in more}
        return whole

    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ftl.Message):
            both = [entry.value, *(attribute.value for attribute in entry.attributes)]
            found[entry.id.name] = set().union(*(forms(pattern) for pattern in both if pattern is not None))
    return found


@functools.cache
def english_only() -> list[tuple[str, re.Pattern[str], re.Pattern[str]]]:
    """What is said in English, with a word of three letters at least, and the same message in French."""
    found: list[tuple[str, re.Pattern[str], re.Pattern[str]]] = []
    for game in (None, "kingdom", "villages"):
        served = [assets.words(one) if game is None else assets.game_words(game, one) for one in ("en", "fr")]
        english, french = (patterns(stored.body.decode("utf-8")) for stored in served)
        names = [{}, {}] if game is None else [find(game).prepare(2, {}).names(one) for one in ("en", "fr")]
        for id, forms in english.items():
            own = forms - french.get(id, set())
            telling = [form for form in own if re.search(r"[A-Za-z]{3}", form.replace(".+", "").replace("\\", ""))]
            either = re.compile("|".join(french.get(id, set())), re.IGNORECASE | re.DOTALL)
            found.extend((id, re.compile(form, re.IGNORECASE | re.DOTALL), either) for form in telling)
        for id, name in names[0].items():
            if name != names[1].get(id):
                ours, theirs = (re.compile(re.escape(one), re.IGNORECASE) for one in (name, names[1].get(id, "")))
                found.append((id, ours, theirs))
    return found


@functools.cache
def french_too() -> list[re.Pattern[str]]:
    """What may be said in French all the same, such as a word that both languages have."""
    served = [assets.words("fr"), *(assets.game_words(game, "fr") for game in ("kingdom", "villages"))]
    every = [form for stored in served for forms in patterns(stored.body.decode("utf-8")).values() for form in forms]
    names = [name for game in ("kingdom", "villages") for name in find(game).prepare(2, {}).names("fr").values()]
    plain = [form for form in every if ".+" not in form] + [re.escape(name) for name in names]
    return [re.compile(form, re.IGNORECASE) for form in plain]


def english_on(page: Page) -> dict[str, str]:
    """English that is left on a page, and which message it is."""
    left: dict[str, str] = {}
    for text in page.evaluate(TEXTS):
        for id, english, french in english_only():
            if (
                english.fullmatch(text)
                and not french.fullmatch(text)
                and not any(f.fullmatch(text) for f in french_too())
            ):
                left[text] = id
    return left


def test_nothing_english_is_left_in_french(new_page: NewPage, console: Console) -> None:
    console.allow("404")  # there is no table "none"
    me = Person(new_page(locale="fr-CA", reduced_motion="reduce"), "fr")
    me.home()
    me.call("PUT", "/me", {"name": "Zoé", "language": "fr"})
    assert english_on(me.page) == {}
    me.button("options").click()
    expect(me.page.get_by_role("dialog")).to_be_visible()
    assert english_on(me.page) == {}
    me.page.keyboard.press("Escape")
    for path in ("/about", "/guide", "/guide/kingdom", "/t/none"):
        me.page.goto(path)
        expect(me.page.get_by_role("heading", level=1)).to_be_visible()
        assert english_on(me.page) == {}, path

    for game in ("villages", "kingdom"):
        me.open(game, [{**ME, "name": "Zoé"}, {**BOT, "name": "Gaspard"}], seed=6)
        for _ in range(12):
            me.choose(me.asked()["question"]["options"][0]["id"])
            me.asked()
        for fold in me.page.get_by_role("button", name=me.say("table-unfold", name="Gaspard")).all():
            fold.click()
        me.button("table-menu").click()
        assert english_on(me.page) == {}, game
        me.page.keyboard.press("Escape")
        me.settings()
        assert english_on(me.page) == {}, game
        me.page.keyboard.press("Escape")

    # Switched on the page, without a reload: the same table says everything in English, and in French again.
    me.page.evaluate("window.still_here = true")
    state = me.asked()
    names = {one: find("kingdom").prepare(2, {}).names(one) for one in ("en", "fr")}
    card = next(node for node in cards(state["board"]) if names["en"][f"card-{node}"] != names["fr"][f"card-{node}"])
    centre = me.page.get_by_role("main")
    expect(centre).to_contain_text(names["fr"][f"card-{card}"])
    dialog = me.settings()
    dialog.get_by_text("English", exact=True).click()
    expect(me.page.locator("html")).to_have_attribute("lang", "en")
    me.page.keyboard.press("Escape")
    expect(centre).to_contain_text(names["en"][f"card-{card}"])
    assert len(english_on(me.page)) > 20, "the search finds English where there is some"
    me.language = "en"
    me.settings().get_by_text("Français", exact=True).click()
    expect(me.page.locator("html")).to_have_attribute("lang", "fr")
    me.page.keyboard.press("Escape")
    me.language = "fr"
    assert english_on(me.page) == {}
    assert me.page.evaluate("window.still_here") is True

    play_first(me)
    expect(me.page.get_by_role("table")).to_be_visible()
    assert english_on(me.page) == {}, "the end"


def cards(board: dict[str, Any]) -> list[str]:
    found = [board["facts"]["card"]] if "card" in board.get("facts", {}) else []
    return found + [card for child in board.get("children", []) for card in cards(child)]
