"""A table whose process is killed comes back with every call whose ruling was shown."""

import subprocess
import sys
from pathlib import Path

from roundhouse.program.journal_tables import restore_table
from roundhouse.records.journal import Journal
from roundhouse.referee.calls import write_call

# Plays, and says each call once its ruling is out; it never ends by itself.
PLAYER = """
import sys
from pathlib import Path
from roundhouse.program.journal_tables import add_to_journal
from roundhouse.program.table_factory import new_table
from roundhouse.program.table_request import TableRequest
from roundhouse.records.journal import Journal
from roundhouse.referee.calls import write_call

request = TableRequest("mexican-train", seats=3, rules={"set": "9"}, level="greedy", seed="7", all_computers=True)
table = new_table(request)
add_to_journal(Journal(Path(sys.argv[1])), table)
table.listeners.append(lambda answer: print(write_call(table.referee.game, answer.call), flush=True))
while True:
    if table.referee.position is None:
        table.mode.begin()
    if table.step() and table.referee.steps % 7 == 0:
        table.undo(2)
"""


def test_kill_9_loses_nothing_that_was_shown(tmp_path: Path) -> None:
    shown: list[str] = []
    with subprocess.Popen(
        [sys.executable, "-c", PLAYER, str(tmp_path)],
        stdout=subprocess.PIPE,
        text=True,
        env={"PYTHONPATH": ":".join(sys.path)},
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            shown.append(line.rstrip("\n"))
            if len(shown) == 90:
                process.kill()
                break
        rest = process.stdout.read().split("\n")
        process.wait()
        shown += rest[:-1]
    assert process.returncode == -9
    with Journal(tmp_path) as journal:
        (kept,) = journal.tables()
        lines = journal.lines(kept.number)
        assert len(shown) >= 90, "it was killed in the middle of the match"
        assert lines[: len(shown)] == shown
        assert len(lines) <= len(shown) + 1
        table, _ = restore_table(journal, kept)
        assert table.referee.steps > 0
        count = len(lines)
        answer = table.step() or table.mode.begin()
        assert answer.allowed
        assert journal.lines(kept.number)[count:] == [write_call(table.referee.game, answer.call)]
