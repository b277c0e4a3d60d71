"""The man pages, and the completions of the shells, from the command's own help, in host/packaging/share.

`make manuals` writes them; a wheel brings them along to where a system looks for them. The completions ask
the program for what fits, so they change only with click.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

import click
from click.shell_completion import BashComplete, FishComplete, ShellComplete, ZshComplete

from roundhouse import __version__
from roundhouse.catalogs import SOURCE
from roundhouse.cli import main as roundhouse
from roundhouse.commands.localized_command import LANGUAGE
from roundhouse.i18n.texts import LANGUAGES

SHARE_FOLDER = Path(__file__).resolve().parents[1] / "host/packaging/share"
COMPLETIONS: dict[str, type[ShellComplete]] = {
    "bash-completion/completions/roundhouse": BashComplete,
    "zsh/site-functions/_roundhouse": ZshComplete,
    "fish/vendor_completions.d/roundhouse.fish": FishComplete,
}


def roff(text: str) -> str:
    """A text that means itself in a man page.

    >>> print(roff("--out C:\\\\x"), roff(".txt"))
    \\-\\-out C:\\ex \\&.txt
    """
    plain = text.replace("\\", "\\e").replace("-", "\\-")
    return f"\\&{plain}" if plain.startswith((".", "'")) else plain


class ManPage(click.HelpFormatter):
    """Writes the help of commands as a man page: each part of it has another sign here."""

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:  # noqa: ARG002
        self.write(f".SH {roff(f'{prog} {args}')}\n")

    def write_heading(self, heading: str) -> None:
        self.write(f".SS {roff(heading)}\n")

    def write_paragraph(self) -> None:
        """Roff begins paragraphs itself."""

    def write_text(self, text: str) -> None:
        for paragraph in text.split("\n\n"):
            lines = [roff(line) for line in paragraph.removeprefix("\b\n").splitlines()]
            kept = [".nf", *lines, ".fi"] if paragraph.startswith("\b\n") else lines
            self.write("\n".join([".PP", *kept, ""]))

    def write_dl(self, rows: Iterable[tuple[str, str]], col_max: int = 30, col_spacing: int = 2) -> None:  # noqa: ARG002
        for term, said in rows:
            self.write(f".TP\n.B {roff(term)}\n{roff(said)}\n")


def contexts(context: click.Context) -> Iterator[click.Context]:
    """A command's context, and those of all commands within it."""
    context.command._help_option = None  # click keeps the one of the context that asked first
    yield context
    if isinstance(context.command, click.Group):
        for name in context.command.list_commands(context):
            within = context.command.get_command(context, name)
            assert within is not None
            yield from contexts(click.Context(within, info_name=name, parent=context))


def man_page(language: str) -> str:
    page = ManPage()
    page.write(f'.\\" `make manuals` writes this file.\n.TH ROUNDHOUSE 1 "" "roundhouse {__version__}"\n')
    context = click.Context(roundhouse, info_name="roundhouse", obj={LANGUAGE: language}, **roundhouse.context_settings)
    with context:
        page.write(f".SH NAME\nroundhouse \\- {roff(roundhouse.get_short_help_str().rstrip('.'))}\n")
        for each in contexts(context):
            with each:
                each.command.format_help(each, page)
    return page.getvalue()


def pages() -> dict[Path, str]:
    """The text of each file."""
    made = {
        SHARE_FOLDER / "man" / ("" if code == SOURCE else code) / "man1/roundhouse.1": man_page(code)
        for code in LANGUAGES
    }
    for file, shell in COMPLETIONS.items():
        source = ShellComplete.source(shell(roundhouse, {}, "roundhouse", "_ROUNDHOUSE_COMPLETE")).strip()
        lines = source.splitlines(keepends=True)
        lines.insert(source.startswith("#compdef"), "# `make manuals` writes this file.\n")  # zsh wants that one first
        made[SHARE_FOLDER / file] = f"{''.join(lines)}\n"
    return made


def main() -> None:
    for path, text in pages().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
