"""Errors as people meet them: one line on the screen that says what is wrong and what to do, the rest in a log.

Exit codes: 0 all is well, 1 something went wrong, 2 the command was not understood, 130 interrupted.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

import click

from roundhouse import words
from roundhouse.commands.outside import log_unexpected
from roundhouse.games.options import OptionError
from roundhouse.hub.errors import HubError
from roundhouse.records.journal import JournalError

INTERRUPTED = 130


class OneLineGroup(click.Group):
    """A group of commands whose every failure is one line."""

    def main(self, args: Sequence[str] | None = None, prog_name: str | None = None, **extra: Any) -> Any:  # type: ignore[override]
        """Runs the command and leaves with its exit code."""
        try:
            code = super().main(args, prog_name, **{**extra, "standalone_mode": False})
        except (click.Abort, KeyboardInterrupt):
            click.echo(err=True)
            code = INTERRUPTED
        except click.ClickException as error:
            click.echo(f"roundhouse: {sentence(error)}", err=True)
            code = error.exit_code
        except BrokenPipeError:
            # Whoever read the output has read enough (`roundhouse ... | head`).
            sys.stderr.close()
            code = 1
        sys.exit(code if isinstance(code, int) else 0)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command that is named first. Raises UsageError with those that there are."""
        if self.get_command(ctx, args[0]) is None and args[0].isalnum():
            raise click.UsageError(f"There is no command {args[0]}: choose {', '.join(self.commands)}.", ctx)
        return super().resolve_command(ctx, args)

    def invoke(self, ctx: click.Context) -> Any:
        """Runs the command; what is known to go wrong, and what is not, becomes a ClickException."""
        try:
            return super().invoke(ctx)
        except (click.ClickException, click.Abort, click.exceptions.Exit, KeyboardInterrupt, BrokenPipeError):
            raise
        except OptionError as error:
            raise click.UsageError(words.option_error(error, _language(ctx))) from error
        except (HubError, JournalError) as error:
            raise click.ClickException(str(error)) from error
        except Exception as error:
            log = log_unexpected(error)
            where = f"what happened is in {log}" if log else f"{type(error).__name__}: {error}"
            raise click.ClickException(
                f"Something went wrong inside roundhouse; {where}. The table is saved: `roundhouse resume`."
            ) from error


def sentence(error: click.ClickException) -> str:
    """One line for an error of the command line; an unknown option or command tells those that there are."""
    context = error.ctx if isinstance(error, click.UsageError) else None
    if isinstance(error, click.NoSuchOption) and context is not None:
        known = [opt for p in context.command.get_params(context) for opt in p.opts if opt.startswith("--")]
        return f"There is no option {error.option_name}: choose {', '.join(known)}."
    return " ".join(error.format_message().split())


def _language(context: click.Context) -> str:
    return str((context.obj or {}).get("language", "en")) if isinstance(context.obj, dict) else "en"
