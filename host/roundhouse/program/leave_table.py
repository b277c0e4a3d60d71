"""The last words and files when people leave a table."""

from __future__ import annotations

from rich.console import Console

from roundhouse.program.environment import resume_arguments
from roundhouse.program.match_exports import save_record, save_table
from roundhouse.program.table_request import TableRequest
from roundhouse.records.journal import TableJournal
from roundhouse.referee import TableSession


def leave_table(
    table: TableSession, page: TableJournal, console: Console, request: TableRequest, how: str = ""
) -> None:
    """Print `how` a table is resumed whose match is not over, and save the match where that is asked for."""
    texts = request.texts
    if table.referee.match.over:
        page.finish()
    else:
        name = resume_arguments(page.name, page.journal.path.parent) + how
        console.print(texts.terminal("saved", name=name), highlight=False, markup=False, soft_wrap=True)
    if request.out is not None and table.referee.match.events:
        written = save_record(table.referee, request.out), save_table(texts, table.referee, request.out)
        console.print(texts.terminal("saved-files"))
        for path in written:
            console.print(f"  {path}", highlight=False, soft_wrap=True)
