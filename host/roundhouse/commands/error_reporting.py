"""Error messages: one line that says what is wrong and what to do; the traceback goes to a log.

The exit codes of every command are `FAILED`, `IMPOSSIBLE` and `INTERRUPTED`, and 0 for success.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

import click

from roundhouse.commands.localized_command import LocalizedGroup, command_texts
from roundhouse.commands.usage_errors import error_sentence
from roundhouse.program.environment import threads_logged, tolerate_any_text
from roundhouse.program.errors import OPEN_TABLE

FAILED = 1
"""The command ran, and the answer is no: a record breaks a rule, a hub does not answer, something went wrong."""
IMPOSSIBLE = 2
"""The command line cannot be carried out: an unknown option or name, a file that cannot be used, a missing package."""
INTERRUPTED = 130
"""Ctrl-C, as shells report it."""


class OneLineGroup(LocalizedGroup):
    """A group of commands that reports every failure in one line."""

    def main(self, args: Sequence[str] | None = None, prog_name: str | None = None, **extra: Any) -> Any:  # type: ignore[override]
        """Run the command and exit with its code."""
        tolerate_any_text()
        try:
            with threads_logged():
                code = super().main(args, prog_name, **{**extra, "standalone_mode": False})
        except (click.Abort, KeyboardInterrupt):
            click.echo(err=True)
            code = INTERRUPTED
        except click.ClickException as error:
            texts = command_texts(error.ctx if isinstance(error, click.UsageError) else None)
            click.echo(f"roundhouse: {error_sentence(texts, error)}", err=True)
            code = error.exit_code
        except BrokenPipeError:
            # The reader of the output has finished (`roundhouse ... | head`).
            sys.stderr.close()
            code = FAILED
        sys.exit(code if isinstance(code, int) else 0)

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command; expected and unexpected errors become ClickExceptions."""
        OPEN_TABLE.set(None)
        try:
            return super().invoke(ctx)
        except (click.ClickException, click.Abort, click.exceptions.Exit, KeyboardInterrupt, BrokenPipeError):
            raise
        except Exception as error:
            from roundhouse.commands.failures import command_error  # knows the errors of every layer, and takes a while

            raise command_error(error, ctx) from error
