"""`valtable campaign`: matches that follow one another, with what is kept between them."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from valtable import door
from valtable.engine.campaign import COFFER, OPEN, SEALED, WON, Campaign, Chapter, Try
from valtable.engine.errors import LoadError, SetupError, ValtableError
from valtable.engine.message import Message
from valtable.terminal import campaigns, seats, settings, store
from valtable.terminal.arguments import (
    Bots,
    Cards,
    Delay,
    HandOver,
    Humans,
    Language,
    Names,
    Options,
    Players,
    Seed,
    console,
    find_game,
    plain_table,
    read_language,
    say,
)
from valtable.terminal.campaigns import SavedCampaign
from valtable.terminal.play import Play, called
from valtable.text import MissingText, Speaker, speaker_of

app = typer.Typer(
    help="Play a campaign: chapters that follow one another, and a coffer that remembers.",
    context_settings={"help_option_names": ["-h", "--help"]},
)

Name = Annotated[str, typer.Argument(help="Which campaign, as 'valtable campaign' lists it.")]
NO = ("n", "no", "non", "q", "quit", "quitter")


class ChapterPlay(Play):
    """A match of a campaign at one terminal."""

    def say_next(self) -> None:
        """What comes next is asked when the result has been entered."""


@app.callback(invoke_without_command=True)
def all_campaigns(context: typer.Context, language: Language = "") -> None:
    """List the campaigns that are saved."""
    if context.invoked_subcommand is not None:
        return
    spoken = read_language(language)
    speaker = speaker_of(find_game(""), spoken)
    ids = campaigns.ids()
    if not ids:
        typer.echo(say(speaker, "campaigns-none", command=f"{called()} campaign new GAME"))
        return
    table = plain_table(speaker, "campaigns-id", "games-game", "saves-players", "campaigns-next")
    for id in ids:
        try:
            saved = campaigns.find(id, spoken)
        except LoadError:
            table.add_row(Text(id, "bold"), Text(say(speaker, "saves-damaged")), "", "")
            continue
        record, words = saved.record, speaker_for(saved.record, spoken)
        following = record.next()
        state = say(words, "campaigns-done") if following is None else heading(words, following)
        if saved.match is not None:
            state = say(words, "campaigns-playing", chapter=heading(words, record.chapter_of(saved.match)))
        game = words.say(Message("game-" + record.game))
        table.add_row(Text(id, "bold"), Text(game), Text(", ".join(record.names)), Text(state))
    console().print(table)


@app.command()
def new(
    game: Annotated[str, typer.Argument(help="Which game.")],
    players: Players = None,
    humans: Humans = None,
    bot_list: Bots = "",
    names: Names = "",
    name: Annotated[str, typer.Option("--name", help="What the campaign is called.")] = "",
    option: Options = None,
    cards: Cards = None,
    language: Language = "",
) -> None:
    """Begin a campaign. 'valtable campaign play NAME' then plays its first chapter."""
    info = find_game(game)
    spoken = read_language(language)
    seated = seats.seat_people(info, players, humans, seats.split(bot_list))
    chosen = settings.read_options(info, option or [])
    if cards is not None:
        chosen["cards"] = str(cards)
    person = say(speaker_of(info, spoken), "player")
    called_so = seats.name_seats(seated, seats.split(names), person)
    record = door.new_campaign(info.name, len(seated), name or info.name, chosen, called_so)
    begun(campaigns.create(record, seated, spoken))


@app.command()
def show(name: Name, language: Language = "") -> None:
    """Show the shelf in words: what is won, open and sealed, every try, and the coffer."""
    saved = campaigns.find(name, read_language(language))
    for line in shelf(saved):
        console().print(line)


@app.command()
def play(
    name: Name,
    chapter: Annotated[str, typer.Argument(help="Which chapter, otherwise the next one.")] = "",
    again: Annotated[bool, typer.Option("--again", help="Give up the match that is under way.")] = False,
    option: Options = None,
    seed: Seed = None,
    language: Language = "",
    delay: Delay = 0.0,
    hand_over: HandOver = True,
) -> None:
    """Play the next chapter, or go on with the match that is under way. Every answer is saved at once."""
    saved = campaigns.find(name, read_language(language))
    chosen = settings.read_options(saved.record.info, option or [])
    if again:
        saved.match = None
    elif saved.match is not None and (chosen or chapter not in ("", saved.record.chapter_of(saved.match).id)):
        raise SetupError(say(speaker_for(saved.record, saved.language), "campaign-under-way"))
    play_on(saved, console(), chapter, chosen, seed, delay, hand_over)


@app.command()
def save(name: Name, file: Annotated[Path, typer.Argument(help="Where to.")], language: Language = "") -> None:
    """Write a campaign into a file, to be opened elsewhere; a match that is under way is not in it."""
    saved = campaigns.find(name, read_language(language))
    try:
        store.replace(file.expanduser(), saved.record.to_json())
    except OSError as error:
        raise ValtableError(f"cannot write {str(file)!r}: {error.strerror or error}") from error
    typer.echo(say(speaker_for(saved.record, saved.language), "campaign-saved", path=str(file)))


@app.command("open")
def open_file(
    file: Annotated[Path, typer.Argument(help="A campaign that was saved, here or by a server.")],
    humans: Humans = None,
    bot_list: Bots = "",
    language: Language = "",
) -> None:
    """Take up a campaign from a file."""
    record = door.open_campaign(store.text_of(file.expanduser()))
    people = record.players if humans is None and not bot_list else humans
    seated = seats.seat_people(record.info, record.players, people, seats.split(bot_list))
    begun(campaigns.create(record, seated, read_language(language)))


@app.command()
def forget(name: Name, language: Language = "") -> None:
    """Throw a campaign away, with all that was won in it."""
    campaigns.forget(name)
    typer.echo(say(speaker_of(find_game(""), read_language(language)), "saves-deleted", id=name))


# --- playing ---------------------------------------------------------------------------------------------------------


def play_on(
    saved: SavedCampaign,
    screen: Console,
    chapter: str = "",
    options: dict[str, object] | None = None,
    seed: int | None = None,
    delay: float = 0.0,
    hand_over: bool = True,
    read: Callable[[str], str] = input,
) -> None:
    """Chapter after chapter, for as long as somebody wants to."""
    record = saved.record
    while True:
        match = saved.match
        if match is None:
            following = record.next()
            wanted = chapter or (following.id if following is not None else "")
            if not wanted:
                screen.print(Text(say(speaker_for(record, saved.language), "campaigns-done")))
                return
            match = record.begin(wanted, secrets.randbits(32) if seed is None else seed, options)
            saved.write(match)
        ChapterPlay(match, saved, screen, delay, hand_over, read).run()
        if not match.over:
            return
        chapter, options, seed = "", None, None
        if not asked_on(saved, screen, bool(match.winners), read):
            return


def asked_on(saved: SavedCampaign, screen: Console, won: bool, read: Callable[[str], str]) -> bool:
    """Whether those at the screen go on at once, with the next chapter or with the same one again."""
    speaker = speaker_for(saved.record, saved.language)
    for line in shelf(saved):
        screen.print(line)
    following = saved.record.next()
    if following is None:
        screen.print(Text(say(speaker, "campaigns-done"), "bold"))
        return False
    word = "campaign-next" if won else "campaign-try-again"
    screen.print(Text(say(speaker, word, chapter=heading(speaker, following)), "bold"))
    try:
        go = read("> ").strip().lower() not in NO
    except EOFError:
        go = False
    if not go:
        screen.print(Text(say(speaker, "campaign-left", command=f"{called()} {saved.resume}")))
    return go


# --- the shelf in words ----------------------------------------------------------------------------------------------


def begun(saved: SavedCampaign) -> None:
    speaker = speaker_for(saved.record, saved.language)
    for line in shelf(saved):
        console().print(line)
    typer.echo(say(speaker, "campaign-begun", command=f"{called()} {saved.resume}"))


def shelf(saved: SavedCampaign) -> list[Text]:
    """All chapters with their tries, and what lies in the coffer."""
    record = saved.record
    speaker = speaker_for(record, saved.language)
    lines = [Text(record.name, "bold"), Text(", ".join(record.names), "dim"), Text()]
    playing = None if saved.match is None else record.chapter_of(saved.match).id
    before = ""
    for chapter in record.chapters():
        lines.append(Text(standing(speaker, chapter, before, playing == chapter.id), STYLES[chapter.standing]))
        if chapter.hook is not None and chapter.standing == OPEN:
            lines.append(Text("    " + speaker.say(chapter.hook), "italic"))
            lines.extend(Text("    " + speaker.title(fact)) for fact in chapter.facts)
        for number, one in enumerate(record.tries_of(chapter.id), 1):
            how = told(speaker, one)
            word = "campaign-try-won" if one.won else "campaign-try-lost"
            lines.append(Text("    " + say(speaker, word, n=number, how=how), "dim"))
        before = before if chapter.apart else chapter.number
    lines.extend((Text(), Text(say(speaker, "campaign-coffer"), "bold")))
    kept = record.keepsakes()
    for keepsake in kept:
        mark = "!" if keepsake.tone == "dark" else "+"
        lines.append(Text(f"  {mark} {speaker.title(keepsake.name)} – {speaker.say(keepsake.about)}"))
    if not kept:
        lines.append(Text("  " + say(speaker, "campaign-coffer-empty"), "dim"))
    return [*lines, Text()]


STYLES = {WON: "green", OPEN: "bold", SEALED: "dim"}
WORDS = {WON: "campaign-won", OPEN: "campaign-open"}


def standing(speaker: Speaker, chapter: Chapter, before: str, playing: bool) -> str:
    """One chapter in a line; of a sealed one nothing is told."""
    if chapter.standing == SEALED and chapter.apart:
        return say(speaker, "campaign-sealed-apart")
    if chapter.standing == SEALED:
        return say(speaker, "campaign-sealed", number=chapter.number, before=before)
    state = say(speaker, "campaign-playing" if playing else WORDS[chapter.standing])
    return say(speaker, "campaign-chapter", chapter=heading(speaker, chapter), id=chapter.id, state=state)


def told(speaker: Speaker, one: Try) -> str:
    """How a try ended; a file may name words that this version does not have."""
    try:
        return speaker.say_data(one.ending if one.note is None else one.note)
    except MissingText:
        return "…"


def heading(speaker: Speaker, chapter: Chapter) -> str:
    """ "III. The Shores of Kosk"."""
    name = speaker.title(chapter.name)
    return f"{chapter.number}. {name}" if chapter.number else name


def speaker_for(record: Campaign, language: str) -> Speaker:
    """A speaker that knows the campaign's own cards."""
    rules = record.info.prepare(record.players, {**record.options, COFFER: record.coffer})
    return Speaker(rules, record.info, language, record.names)
