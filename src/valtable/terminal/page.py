"""Fits the table, the news and the question on one screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from valtable.engine.message import Message
from valtable.engine.question import Question
from valtable.terminal.drawing import Drawing
from valtable.terminal.screen import news_lines, news_paragraphs, question_lines
from valtable.text import Speaker

MOST_NEWS: Final = 14  # lines of news for which the table makes room
SOME_NEWS: Final = 5  # the same for news in paragraphs
LEAST_NEWS: Final = 1  # lines that are shown in any case
FEW_WORDS: Final = 2  # lines of its effect that a card should show


def whole_page(
    speaker: Speaker, drawing: Drawing, question: Question, fresh: Sequence[Message], named: bool
) -> list[Text]:
    """Everything in full, where nobody counts the lines."""
    width = drawing.width
    news = news_lines(speaker, fresh, width)
    return [*drawing.table(), *news, *question_lines(speaker, question, width, named)]


def fitting_page(
    speaker: Speaker,
    drawing: Drawing,
    question: Question,
    fresh: Sequence[Message],
    older: Sequence[Message],
    named: bool,
    height: int,
) -> list[Text]:
    """As much as the screen holds.

    When the cards could say too little of what they do, the news run on in paragraphs, and then the options that are
    marked on the table are not listed again. Room that is left over reminds of what was told before.
    """
    width = drawing.width
    lines = news_lines(speaker, fresh, width)
    paragraphs = news_paragraphs(speaker, fresh, width)
    listed = question_lines(speaker, question, width, named)
    marked = question_lines(speaker, question, width, named, drawing.marked)
    news, asked, table = lines, listed, list[Text]()
    for news, asked in ((lines, listed), (paragraphs, listed), (lines, marked), (paragraphs, marked)):
        most = MOST_NEWS if news is lines else SOME_NEWS
        table = drawing.table(height - len(asked) - min(len(news), most))
        if drawing.text_lines >= FEW_WORDS:
            break
    room = max(LEAST_NEWS, height - len(table) - len(asked))
    if len(news) > room:
        news = paragraphs
    if len(news) > room:
        news = [Text(speaker.say(Message("ui-more-news")), "dim"), *(news[1 - room :] if room > 1 else [])]
    free = height - len(table) - len(asked) - len(news)
    reminder = news_lines(speaker, older, width)[-free:] if free > 0 else []
    return [*table, *[Text(line.plain, "dim") for line in reminder], *news, *asked]
