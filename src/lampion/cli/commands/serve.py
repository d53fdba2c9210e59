"""`lampion serve`: the web app on this machine, or for others."""

from __future__ import annotations

import os
from importlib import import_module
from pathlib import Path
from typing import Annotated

import typer

from lampion.cli.editions import NAMES, install_editions
from lampion.cli.hosting_options import DatabaseUrl, DataFolder
from lampion.cli.output import WRONG_USE, side_console

# Loaded when it is needed: it brings the web framework, which takes longer to load than everything else together.
SERVER = "lampion.server.run"
LOCAL, EVERYWHERE = "127.0.0.1", "0.0.0.0"


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.", envvar="LAMPION_HOST")] = LOCAL,
    port: Annotated[
        int | None,
        typer.Option(min=0, max=65535, help="The port; 0 takes any.", show_default="LAMPION_PORT or 8725, or the next"),
    ] = None,
    lan: Annotated[
        bool, typer.Option("--lan", help="Let other devices of the network in: --host 0.0.0.0.", envvar="LAMPION_LAN")
    ] = False,
    public_url: Annotated[
        str | None,
        typer.Option(help="The address others use, behind a proxy.", metavar="URL", envvar="LAMPION_PUBLIC_URL"),
    ] = None,
    base_path: Annotated[
        str | None,
        typer.Option(
            help="The path below which others find it, behind a proxy: /games.",
            metavar="PATH",
            envvar="LAMPION_BASE_PATH",
            show_default="the path of --public-url",
        ),
    ] = None,
    data: DataFolder = None,
    database: DatabaseUrl = None,
    broker: Annotated[
        str | None,
        typer.Option(
            help="A Redis or Valkey for the news of several servers: redis://…",
            metavar="URL",
            envvar="LAMPION_BROKER",
            show_default="the database",
        ),
    ] = None,
    log_json: Annotated[
        bool, typer.Option("--log-json", help="Write the log as JSON, one object a line.", envvar="LAMPION_LOG_JSON")
    ] = False,
    edition_files: Annotated[
        list[Path] | None,
        typer.Option(
            *NAMES,
            metavar="FILE",
            help="Install the edition of this file, for tables to choose; may be given more than once.",
            envvar=["LAMPION_EDITIONS", "LAMPION_MAPS"],
            show_default=False,
        ),
    ] = None,
    archive_after: Annotated[
        float | None,
        typer.Option(
            min=0,
            help="Days after its end a game is archived as its record; 0: never.",
            metavar="DAYS",
            envvar="LAMPION_ARCHIVE_AFTER",
            show_default="90",
        ),
    ] = None,
    new_database: Annotated[
        bool, typer.Option("--new-database", help="Begin without tables where the database of --data is empty or gone.")
    ] = False,
    notify: Annotated[
        str | None,
        typer.Option(
            help="Where to say whose turn it is, in games by days.",
            metavar="URL",
            envvar="LAMPION_NOTIFY",
            show_default=False,
        ),
    ] = None,
    notify_secret: Annotated[
        Path | None,
        typer.Option(
            help="A file with the secret that signs what --notify sends.",
            metavar="FILE",
            envvar="LAMPION_NOTIFY_SECRET_FILE",
            show_default="LAMPION_NOTIFY_SECRET",
        ),
    ] = None,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
) -> None:
    """Run the web app until Ctrl-C."""
    install_editions(edition_files or [])
    web_app = import_module(SERVER)
    try:
        where = EVERYWHERE if lan else host
        web_app.serve(
            where,
            port,
            data,
            open_browser,
            database=database,
            broker=broker,
            public_url=public_url,
            base_path=base_path,
            log_json=log_json,
            archive_after=archive_after,
            new_database=new_database,
            notify=notify,
            notify_secret=secret_of(notify_secret),
            status_password=os.environ.get("LAMPION_STATUS_PASSWORD") or None,
        )
    except web_app.CannotServe as error:
        side_console().print(str(error), markup=False, soft_wrap=True)
        raise typer.Exit(WRONG_USE) from None


def secret_of(file: Path | None) -> str | None:
    """The secret in a file, else the one of the environment."""
    if file is None:
        return os.environ.get("LAMPION_NOTIFY_SECRET") or None
    try:
        return file.read_text("utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        raise typer.BadParameter(f"cannot read {file}: {error}", param_hint="--notify-secret") from None
