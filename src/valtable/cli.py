"""The command line: serve the table to browsers, play in the terminal, look at games and cards, let bots play."""

from __future__ import annotations

import io
import sys
from datetime import datetime
from pathlib import Path
from typing import Annotated, Literal

import typer
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from valtable import door
from valtable.bots.review import PLAYOUTS
from valtable.engine.errors import LoadError, SetupError, ValtableError
from valtable.engine.message import Message
from valtable.engine.setting import Setting
from valtable.games import find as game_named
from valtable.terminal import campaign, seats, settings, store, teaching
from valtable.terminal import cards as card_pages
from valtable.terminal import guide as guide_pages
from valtable.terminal import simulate as simulation
from valtable.terminal.arguments import (
    Bots,
    Cards,
    Delay,
    Game,
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
from valtable.terminal.play import Play
from valtable.text import Speaker, speaker_of

app = typer.Typer(
    name="valtable",
    help="A table for board games: play in the browser or in the terminal, against people and bots.",
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.add_typer(campaign.app, name="campaign")


Data = Annotated[
    Path | None, typer.Option("--data", help="The folder of all that is kept; otherwise that of your system.")
]
Database = Annotated[
    str,
    typer.Option(
        "--database", metavar="URL", envvar="VALTABLE_DATABASE", help="PostgreSQL instead of a file: postgresql://..."
    ),
]


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Say which version this is.")] = False,
) -> None:
    if version:
        from importlib.metadata import version as version_of

        typer.echo(f"valtable {version_of('valtable')}")
    elif context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command()
def serve(
    port: Annotated[
        int | None,
        typer.Option("--port", "-p", min=0, max=65535, help="The port; otherwise 8300 or the next free one."),
    ] = None,
    host: Annotated[
        str, typer.Option("--host", help="The address to listen on; 0.0.0.0 lets others in.")
    ] = "127.0.0.1",
    data: Data = None,
    database: Database = "",
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Do not open the browser.")] = False,
    bot_delay: Annotated[
        float, typer.Option("--bot-delay", min=0, max=10, help="Seconds between two moves of bots.")
    ] = 0.2,
    workers: Annotated[
        int | None, typer.Option("--workers", min=1, max=64, help="Processes in which bots think.")
    ] = None,
    share: Annotated[
        float,
        typer.Option("--share", min=0, max=10, help="How much of the processor one address may use; 0: any amount."),
    ] = 0.5,
    connections: Annotated[
        int | None, typer.Option("--connections", min=0, help="Connections from one address; 0: any number.")
    ] = None,
    keep_days: Annotated[
        int, typer.Option("--keep-days", min=0, help="Days that a table is kept after its last change; 0: for ever.")
    ] = 400,
    tables: Annotated[
        int, typer.Option("--tables", min=0, help="Tables that are kept for one address; 0: any number.")
    ] = 2000,
    hooks: Annotated[
        Literal["off", "public", "any"],
        typer.Option(
            "--hooks", help="Addresses that players may have called on their turn; any: in your network, too."
        ),
    ] = "public",
    advertise: Annotated[
        str,
        typer.Option("--advertise", help="HOST:PORT at which other servers on the same database reach this one."),
    ] = "",
    language: Language = "",
) -> None:
    """Play in the browser: start the server and open its page.

    valtable serve: for you, and for those who share your screen

    valtable serve --host 0.0.0.0: for everybody in your network
    """
    from valtable.datadir import home
    from valtable.server.serve import serve as serve_table  # here: workers and other commands start quicker without it
    from valtable.server.settings import Settings, default_workers

    speaker = speaker_of(find_game(""), read_language(language))
    given = Settings(
        host=host,
        data=data or home(),
        database=database or None,
        bot_delay=bot_delay,
        workers=workers or default_workers(),
        share=share,
        connections=connections,
        keep_days=keep_days,
        tables=tables,
        advertise=advertise,
        hooks=hooks,
    )

    def tell(word: str, **args: object) -> None:
        typer.echo(say(speaker, word, **args))
        sys.stdout.flush()

    serve_table(given, port, not no_browser, tell)


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="A new file, such as valtable.zip.")],
    data: Data = None,
    database: Database = "",
    language: Language = "",
) -> None:
    """Copy everything that a server keeps into one file; the server may go on meanwhile."""
    from valtable.datadir import home
    from valtable.server.backup import backup as write
    from valtable.server.settings import Settings

    count = write(Settings(data=data or home(), database=database or None), file)
    speaker = speaker_of(find_game(""), read_language(language))
    typer.echo(say(speaker, "backup-made", n=count, file=str(file)))


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(help="What 'valtable backup' has made.")],
    data: Data = None,
    database: Database = "",
    language: Language = "",
) -> None:
    """Bring a backup back, into an empty folder or database, before the server is started."""
    from valtable.datadir import home
    from valtable.server.backup import restore as read
    from valtable.server.settings import Settings

    count = read(Settings(data=data or home(), database=database or None), file)
    speaker = speaker_of(find_game(""), read_language(language))
    typer.echo(say(speaker, "backup-restored", n=count, file=str(file)))


@app.command()
def play(
    game: Game = "",
    players: Players = None,
    humans: Humans = None,
    bot_list: Bots = "",
    names: Names = "",
    language: Language = "",
    seed: Seed = None,
    option: Options = None,
    cards: Cards = None,
    delay: Delay = 0.0,
    hand_over: HandOver = True,
) -> None:
    """Play a new match in the terminal. Every answer is saved at once; 'valtable resume' goes on with it.

    valtable play: you against one bot

    valtable play --bots novice,adept: you against two

    valtable play --humans 2 --bots adept: two people at one screen, and a bot

    valtable play --players 1: alone, where the game allows it
    """
    info = find_game(game)
    if option and "list" in option:
        options(info.name, language)
        return
    spoken = read_language(language)
    seated = seats.seat_people(info, players, humans, seats.split(bot_list))
    chosen = settings.read_options(info, option or [])
    if cards is not None:
        chosen["cards"] = str(cards)
    person = say(speaker_of(info, spoken), "player")
    match = door.new(info.name, len(seated), seed, chosen, seats.name_seats(seated, seats.split(names), person))
    Play(match, store.create(match, seated, spoken), console(), delay, hand_over).run()


@app.command()
def resume(
    id: Annotated[str, typer.Argument(help="Which match; needed when several are saved.")] = "",
    show_list: Annotated[bool, typer.Option("--list", help="List the unfinished matches.")] = False,
    delete: Annotated[str, typer.Option("--delete", metavar="ID", help="Throw an unfinished match away.")] = "",
    language: Language = "",
    delay: Delay = 0.0,
    hand_over: HandOver = True,
) -> None:
    """Go on with a saved match."""
    speaker = speaker_of(find_game(""), read_language(language))
    if delete:
        store.delete(delete)
        typer.echo(say(speaker, "saves-deleted", id=delete))
        return
    ids = store.unfinished()
    if show_list or (not id and len(ids) != 1):
        list_saves(speaker, ids)
        if not show_list and ids:
            raise LoadError(say(speaker, "saves-many"))
        return
    saved = store.find(id or ids[0])
    match = saved.read()
    if language:
        saved.language = speaker.language
    Play(match, saved, console(), delay, hand_over).run()


Kept = Annotated[str, typer.Argument(metavar="FILE", help="A saved match, or the name of a finished one.")]


@app.command()
def review(
    file: Kept,
    seat: Annotated[int | None, typer.Option("--seat", min=1, help="Only this player, counted from 1.")] = None,
    playouts: Annotated[
        int, typer.Option("--playouts", min=1, help="How many futures are looked into for each decision.")
    ] = PLAYOUTS,
    seed: Seed = None,
    language: Language = "",
) -> None:
    """Look at a finished match again: the chances over its turns, and what turned it.

    For every decision the strongest bot says what it would have done, knowing only what the player knew.
    """
    match = teaching.read_match(file)
    if seat is not None and seat > match.players:
        raise SetupError(f"--seat: {seat} is not allowed; the match has {match.players} players")
    number = None if seat is None else seat - 1
    teaching.show_review(match, number, seed or 0, playouts, read_language(language), console())


@app.command()
def practice(
    file: Kept,
    at: Annotated[int, typer.Option("--at", min=0, help="After how many answers of the match.")],
    seat: Annotated[int, typer.Option("--seat", min=1, help="Which player you are, counted from 1.")] = 1,
    bot_list: Bots = "",
    language: Language = "",
    delay: Delay = 0.0,
) -> None:
    """Take a position: play on from a moment of a match, against bots of your choice.

    valtable practice kingdom-3 --at 40 --bots master
    """
    spoken = read_language(language)
    match = door.rewind(teaching.read_match(file), at)
    if match.over:
        raise SetupError(f"--at: the game is over after {at} answers; take an earlier moment")
    seated = seats.seat_one(match.players, seat, seats.split(bot_list))
    Play(match, store.create(match, seated, spoken), console(), delay).run()


@app.command()
def games(language: Language = "") -> None:
    """List the games."""
    spoken = read_language(language)
    table: Table | None = None
    for name in door.games():
        info = game_named(name)
        speaker = speaker_of(info, spoken)
        if table is None:
            table = plain_table(speaker, "games-game", "games-name", "games-players")
        players = say(speaker, "games-range", least=info.min_players, most=info.max_players)
        table.add_row(Text(name, "bold"), Text(speaker.say(Message("game-" + name))), Text(players))
    console().print(table)


@app.command()
def options(game: Game = "", language: Language = "") -> None:
    """List the options of a game, with what they do and their values."""
    info = find_game(game)
    speaker = speaker_of(info, read_language(language))
    table = plain_table(speaker, "options-option", "options-about", "options-allowed")
    for setting in info.settings:
        table.add_row(Text(setting.name, "bold"), Text(speaker.setting_about(setting)), Text(allowed(speaker, setting)))
    console().print(table)
    samples = [f"-o {setting.name}" for setting in info.settings if setting.switch][:1]
    command = " ".join(["valtable play", info.name, *samples])
    console().print(Text(say(speaker, "options-use", command=command)))


@app.command()
def guide(
    game: Game = "",
    anchor: Annotated[str, typer.Argument(help="One section of the guide, by its anchor.")] = "",
    language: Language = "",
) -> None:
    """Show the rules guide of a game, or one section of it."""
    info = find_game(game)
    spoken = read_language(language)
    if anchor:
        console().print(Markdown(guide_pages.section(info, spoken, anchor)))
    else:
        console().print(Markdown(guide_pages.whole(info, spoken)))


@app.command()
def cards(
    game: Game = "",
    kind: Annotated[str, typer.Option("--kind", help="Only cards of this kind.")] = "",
    find: Annotated[str, typer.Option("--find", help="Only cards with this in their name or text.")] = "",
    pack: Cards = None,
    language: Language = "",
) -> None:
    """List every card of a game, with its figures, what it does, and where that comes from."""
    info = find_game(game)
    text = None if pack is None else read_pack(pack)
    card_pages.show_cards(info, read_language(language), kind or None, find or None, text, console())


@app.command("check-cards")
def check_cards(
    file: Annotated[Path, typer.Argument(help="The card pack to check.")],
    game: Annotated[str, typer.Option("--game", help="The game it is for, otherwise the first one.")] = "",
    language: Language = "",
) -> None:
    """Check a card pack of your own."""
    if not card_pages.check_pack(find_game(game), file, console(), read_language(language)):
        raise typer.Exit(2)


@app.command()
def simulate(
    game: Game = "",
    players: Players = None,
    bot_list: Bots = "",
    count: Annotated[int, typer.Option("--games", "-g", min=1, help="How many games.")] = 100,
    seed: Seed = None,
    option: Options = None,
    cards: Cards = None,
    json_file: Annotated[Path | None, typer.Option("--json", help="Write the results into this file.")] = None,
    workers: Annotated[int | None, typer.Option("--workers", min=1, help="Processes; otherwise one per core.")] = None,
    language: Language = "",
) -> None:
    """Let bots play many games, and say who wins how often."""
    info = find_game(game)
    seated = seats.seat_bots(info, players, seats.split(bot_list))
    chosen = settings.read_options(info, option or [])
    if cards is not None:
        chosen["cards"] = str(cards)
    simulation.simulate(info.name, seated, count, seed, chosen, json_file, workers, read_language(language), console())


@app.command()
def bots(game: Game = "", language: Language = "") -> None:
    """List the bots: levels from gentle to merciless, and the temperaments of a game."""
    from valtable.terminal.training import list_bots

    info = find_game(game)
    list_bots(info, speaker_of(info, read_language(language)), console())


@app.command()
def train(
    game: Game = "",
    players: Annotated[
        str, typer.Option("--players", "-n", help="How many play, with commas; otherwise every number there is.")
    ] = "",
    count: Annotated[int, typer.Option("--games", "-g", min=1, help="Games of self-play.")] = 400_000,
    minutes: Annotated[float, typer.Option("--minutes", min=0, help="End after so long at the latest.")] = 0.0,
    hidden: Annotated[int, typer.Option("--hidden", min=8, max=1024, help="Width of the net.")] = 160,
    seed: Annotated[int, typer.Option("--seed", help="The same number gives the same net on the same machine.")] = 1,
    folder: Annotated[
        Path | None, typer.Option("--folder", help="Where to keep the run; started again, it goes on from there.")
    ] = None,
    workers: Annotated[int | None, typer.Option("--workers", min=1, help="Processes; otherwise one per core.")] = None,
    start: Annotated[
        str, typer.Option("--from", help="A net to go on from instead of beginning anew: a file, or 'shipped'.")
    ] = "",
    details: Annotated[
        Path | None,
        typer.Option("--plan", help="A JSON file with more of the plan, by the names that a net's first line has."),
    ] = None,
) -> None:
    """Train the net that the learned bots of a game play with. It needs torch, and uses a GPU where there is one.

    valtable train kingdom --players 2,4 --games 400000
    """
    from valtable.learn.train import Plan, more_of
    from valtable.terminal.training import train_game

    info = find_game(game)
    try:
        numbers = [int(n) for n in seats.split(players)] or list(range(info.min_players, info.max_players + 1))
    except ValueError:
        raise SetupError(f"--players: {players!r} is not a list of numbers") from None
    plan = Plan(info.name, numbers, games=count, minutes=minutes, hidden=hidden, seed=seed, start=start)
    if details is not None:
        plan = more_of(plan, details)
    train_game(info, numbers, plan, folder, workers, console())


# --- helpers ---------------------------------------------------------------------------------------------------------


def read_pack(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise SetupError(f"--cards: cannot read {str(path)!r}: {error}") from error


def allowed(speaker: Speaker, setting: Setting) -> str:
    """What may be given for a setting, in words."""
    if setting.reading is not None:
        return say(speaker, "options-object")
    parts = [f"{word} ({speaker.setting_word(setting, word)})" for word in setting.words]
    if setting.switch:
        parts = [speaker.setting_word(setting, word) for word in setting.words]
    if setting.items:
        items = ", ".join(setting.items)
        if setting.size is None:
            parts.append(say(speaker, "options-list", items=items))
        else:
            parts.append(say(speaker, "options-list-of", n=setting.size, items=items))
    return "; ".join(parts) or say(speaker, "options-file")


def list_saves(speaker: Speaker, ids: list[str]) -> None:
    if not ids:
        typer.echo(say(speaker, "saves-none"))
        return
    table = plain_table(speaker, "saves-id", "saves-players", "saves-turns", "saves-date")
    for id in ids:
        try:
            saved = store.find(id)
            match = saved.read()
        except LoadError:
            table.add_row(Text(id, "bold"), Text(say(speaker, "saves-damaged")), "", "")
            continue
        played = datetime.fromtimestamp(saved.path.stat().st_mtime).strftime("%Y-%m-%d %H:%M")
        table.add_row(Text(id, "bold"), Text(", ".join(match.names)), str(len(match.history)), played)
    console().print(table)


def main(arguments: list[str] | None = None) -> int:
    """Run a command; whatever the user can mend is one sentence on the error output, and exit code 2."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that lacks a letter shows "?" and goes on
    try:
        code = app(arguments, standalone_mode=False)
    except ValtableError as error:
        return complain(str(error))
    except typer.TyperException as error:
        return complain(error.format_message())
    except (KeyboardInterrupt, typer.Abort):
        return 130
    return code if isinstance(code, int) else 0


def complain(sentence: str) -> int:
    print(f"valtable: {' '.join(sentence.split())}", file=sys.stderr)
    return 2
