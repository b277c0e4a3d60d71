"""Error messages: one line that says what is wrong and what to do; the traceback goes to a log.

Exit codes: 0 success, 1 failure, 2 usage error, 130 interrupted.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

import click

from roundhouse import i18n
from roundhouse.commands.environment import log_unexpected, threads_logged
from roundhouse.commands.localized_command import LocalizedGroup, command_language
from roundhouse.commands.usage_errors import error_sentence
from roundhouse.games.options import OptionError
from roundhouse.hub.errors import HubError
from roundhouse.i18n.texts import terminal_text
from roundhouse.records.journal import JournalError

INTERRUPTED = 130
WITH_TABLE = ("play", "referee", "resume", "serve")
"""The commands whose every call is saved at once."""


class ImpossibleRequest(Exception):
    """A request that cannot be carried out: `sentence` names its text (see `terminal_text`), with `facts`."""

    def __init__(self, sentence: str, **facts: object) -> None:
        super().__init__(sentence, facts)
        self.sentence = sentence
        self.facts = facts


class OneLineGroup(LocalizedGroup):
    """A group of commands that reports every failure in one line."""

    def main(self, args: Sequence[str] | None = None, prog_name: str | None = None, **extra: Any) -> Any:  # type: ignore[override]
        """Runs the command and exits with its code."""
        try:
            with threads_logged():
                code = super().main(args, prog_name, **{**extra, "standalone_mode": False})
        except (click.Abort, KeyboardInterrupt):
            click.echo(err=True)
            code = INTERRUPTED
        except click.ClickException as error:
            language = command_language(error.ctx if isinstance(error, click.UsageError) else None)
            click.echo(f"roundhouse: {error_sentence(error, language)}", err=True)
            code = error.exit_code
        except BrokenPipeError:
            # The reader of the output has finished (`roundhouse ... | head`).
            sys.stderr.close()
            code = 1
        sys.exit(code if isinstance(code, int) else 0)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command with this name. Raises UsageError with the list of commands."""
        if self.get_command(ctx, args[0]) is None and not args[0].startswith("-"):
            said = terminal_text(
                "no-command", command_language(ctx), name=args[0], allowed=", ".join(self.list_commands(ctx))
            )
            raise click.UsageError(said, ctx)
        return super().resolve_command(ctx, args)

    def invoke(self, ctx: click.Context) -> Any:
        """Runs the command; expected and unexpected errors become ClickExceptions."""
        try:
            return super().invoke(ctx)
        except (click.ClickException, click.Abort, click.exceptions.Exit, KeyboardInterrupt, BrokenPipeError):
            raise
        except OptionError as error:
            raise click.UsageError(i18n.option_error_text(error, command_language(ctx))) from error
        except ImpossibleRequest as error:
            raise click.UsageError(terminal_text(error.sentence, command_language(ctx), **error.facts)) from error
        except (HubError, JournalError) as error:
            raise click.ClickException(i18n.message_text(error, command_language(ctx))) from error
        except Exception as error:
            log = log_unexpected(error)
            language = command_language(ctx)
            where = terminal_text("logged", language, log=log) if log else f"{type(error).__name__}: {error}"
            kind = "went-wrong-saved" if ctx.invoked_subcommand in WITH_TABLE else "went-wrong"
            raise click.ClickException(terminal_text(kind, language, where=where)) from error
