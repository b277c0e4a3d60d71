"""The page of formats says what the code writes, and no format is missing from it."""

import re
from pathlib import Path

from roundhouse.club import store
from roundhouse.club.mqtt import messages
from roundhouse.games import sheets
from roundhouse.games.match.kept_answer import RULES_VERSION
from roundhouse.records import journal, preferences, record_parser
from roundhouse_hub.link.messages import PROTOCOL

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "host" / "FORMATS.md"
TEXT = PAGE.read_text(encoding="utf-8")
ROW = re.compile(r"^\| ([a-z ]+) \| [^|]* \| ([\d.]+) \| ([\d.]+) \| \[[^\]]*\]\(([^)]*)\) \|$", re.MULTILINE)


def test_the_page_lists_the_versions_of_the_code() -> None:
    listed = {name: (version, oldest) for name, version, oldest, _ in ROW.findall(TEXT)}
    assert listed == {
        "journal": (str(journal.FORMAT.version), str(journal.FORMAT.oldest)),
        "record": (str(record_parser.VERSION), "1"),
        "preferences": (str(preferences.VERSION), "1"),
        "club stores": (str(store.FORMAT.version), str(store.FORMAT.oldest)),
        "hall messages": (str(messages.VERSION), str(messages.VERSION)),
        "protocol": (f"{PROTOCOL[0]}.{PROTOCOL[1]}", f"{PROTOCOL[0]}.0"),
        "own rules": (str(sheets.VERSION), "1"),
        "rules": (str(RULES_VERSION), "1"),
    }


def test_every_module_that_keeps_a_file_for_itself_is_on_the_page() -> None:
    linked = {(PAGE.parent / link).resolve() for link in re.findall(r"\]\(([^)#]+\.py)\)", TEXT)}
    assert all(path.is_file() for path in linked)
    keeping = {
        path
        for path in (ROOT / "host" / "roundhouse").rglob("*.py")
        if re.search(r"\bwrite_whole\(|\bsqlite3\.connect\(", path.read_text(encoding="utf-8"))
    }
    assert {path.name for path in keeping - linked} == {"whole_file.py", "versioned_file.py"}
