"""Labels: every one that the program uses exists, in every language with the same facts."""

from __future__ import annotations

import ast
import re
from collections import Counter
from pathlib import Path

import pytest
from tests.i18n import source
from tests.i18n.catalogs import entries

import roundhouse
from roundhouse import actions
from roundhouse.actions import REGISTRY
from roundhouse.catalogs import messages_of
from roundhouse.games import GAMES
from roundhouse.hub.conformance import promises
from roundhouse.i18n.lookup import TERMINAL, message_name
from roundhouse.i18n.texts import LANGUAGES, Texts
from roundhouse.players.arena.contest import CONTESTANTS
from roundhouse.records.player_names import SAMPLE_NAMES
from roundhouse.terminal.parser import COMMANDS, Meaning

TOLD = ("UsageError", "ClickException", "JournalError", "ImpossibleRequest", "CommandError")
PEOPLE = source.files(*source.FRONTS)
PAPER = [
    Path(roundhouse.__file__).parent / "i18n" / name
    for name in ("booklet_texts.py", "match_history.py", "score_sheet_texts.py", "turn_texts.py")
]


ELSEWHERE: dict[Meaning, tuple[str, ...]] = {
    **dict.fromkeys((actions.WhoPlays, actions.RedoSteps), ("called", "slots")),
    **dict.fromkeys((actions.SeeTrust, actions.PlacePlayer, actions.SeeCalls), ("called",)),
    **dict.fromkeys((actions.AmendByText, actions.InsertByText, actions.DeleteCall), ("called",)),
    **dict.fromkeys((actions.Hint, actions.Explain, actions.Join, actions.Depart), ("dealt", "called")),
    **dict.fromkeys((actions.Agree, actions.Decline), ("dealt", "called")),
    **dict.fromkeys(("press", "hold", "twice"), ("slots",)),
    actions.LeaveSeat: ("dealt",),
}
"""Commands that not every mode lists."""


def asked_for(method: str) -> set[str]:
    """What modules of the host call this method of `Texts` for: by name, or by one of two names."""
    found: set[str] = set()
    for _, call in source.calls():
        if source.called(call) == method and call.args:
            first = call.args[0]
            choices = [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]
            found |= {message_name(str(each.value)) for each in choices if isinstance(each, ast.Constant)}
    return found


def texts_of(*topics: str) -> set[str]:
    """The messages of topics, without the commands that may be typed."""
    return {name for topic in topics for name in messages_of(topic) if not name.startswith("command-")}


def on_buttons(topic: str) -> set[str]:
    """The messages of a topic that stand on the buttons of actions."""
    return {kind.words.partition("/")[2] for kind in REGISTRY.values() if kind.words.startswith(f"{topic}/")}


def written_in(*paths: Path) -> str:
    """All source, the names of messages in it as they stand in the catalogs."""
    source = "".join(path.read_text(encoding="utf-8") for path in paths)
    return re.sub(r"""['"][\w.:-]+['"]""", lambda literal: message_name(literal[0]), source)


def test_every_label_that_is_asked_for_is_there_and_no_other() -> None:
    assert asked_for("label") | on_buttons("labels") == texts_of("labels")


def test_every_word_on_paper_that_is_asked_for_is_there_and_no_other() -> None:
    assert asked_for("printed") <= texts_of("printed")
    written = written_in(*PEOPLE, *PAPER)
    modes = {f"mode-{mode}" for kind in GAMES.values() for mode in kind.table_modes}
    assert not [name for name in texts_of("printed") if name not in modes and f'"{name}"' not in written]
    assert modes <= texts_of("printed")


def test_every_sentence_that_the_terminal_asks_for_is_there_and_no_other() -> None:
    assert len(asked_for("terminal")) > 10
    texts = {name for name in texts_of(*TERMINAL) if not name.startswith(("option-", "heading-", "metavar-"))}
    assert asked_for("terminal") | asked_for("ImpossibleRequest") <= texts
    written = written_in(*PEOPLE)
    source = "".join(path.read_text(encoding="utf-8") for path in sorted(Path(promises.__file__).parent.glob("*.py")))
    of_conform = {f"conform-{promise}" for promise in promises.PROMISES}
    of_conform |= set(re.findall(r'"hub-commands/(conform-saw-[a-z-]+)"', source))
    assert len(of_conform) > 26 and of_conform <= texts
    of_arena = {f"arena-is-{name}" for name in CONTESTANTS}
    assert of_arena == {name for name in texts if name.startswith("arena-is-")}
    rest = texts - of_conform - of_arena - on_buttons("terminal")
    assert not [name for name in rest if not re.search(f"""['"]{name}['"]""", written)]


def test_every_sentence_that_the_called_table_asks_for_is_there_and_no_other() -> None:
    """Some are found by what a line lacks (`wanted-train`)."""
    assert asked_for("called") <= texts_of("called")
    package = Path(roundhouse.__file__).parent
    written = written_in(*PEOPLE, *(package / "referee").rglob("*.py"), *(package / "games").rglob("*.py"))
    for name in texts_of("called"):
        stem = name.removeprefix("wanted-")
        assert re.search(rf"""['"]({name}|{stem})['"]""", written), name


def test_every_command_is_listed_where_it_can_be_typed() -> None:
    lists = {
        "dealt": Texts().commands("terminal"),
        "called": Texts().commands("called"),
        "slots": Texts().commands("buttons"),
    }
    listed = {
        mode: {word for row in rows for text in row for word in re.findall(r"[\w-]+|\?", text)}
        for mode, rows in lists.items()
    }
    for meaning in set(COMMANDS.values()) - {actions.Mute}:
        words = {word for word, meant in COMMANDS.items() if meant == meaning}
        modes = ELSEWHERE.get(meaning, tuple(lists))
        assert all(listed[mode] & words for mode in modes), (meaning, modes)


def test_no_error_of_a_command_has_a_sentence_of_its_own() -> None:
    raised = Counter[str]()
    for path, call in source.calls(*source.FRONTS):
        if (name := source.called(call)) in TOLD:
            raised[name] += 1
            texts = [each for each in ast.walk(call) if isinstance(each, ast.Constant)]
            assert not [text.value for text in texts if " " in str(text.value)], f"{path}:{call.lineno}"
    assert set(raised) == set(TOLD) - {"JournalError"}, "each is raised here, that one by the records"


def test_sample_names_are_enough_and_short_and_different() -> None:
    most = max(game.seats_offered[-1] for game in GAMES.values())
    assert len(set(SAMPLE_NAMES)) == len(SAMPLE_NAMES) >= most
    assert all(len(name) <= 8 for name in SAMPLE_NAMES)


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_text_has_an_exclamation_mark(code: str) -> None:
    assert len(entries(code)) > 1800
    assert not [id for id, entry in entries(code).items() if "!" in entry.text]


POINTS = {"en": ("pt", "pts"), "de": ("Pkt.", "Pkt."), "es": ("pt", "pts")}
"""One point and several, in the languages whose words we know here."""


@pytest.mark.parametrize("code", POINTS)
def test_one_point_is_singular(code: str) -> None:
    one, many = POINTS[code]
    told = [Texts(code).label("points", count=count) for count in (0, 1, 2, 21, -2, 117)]
    assert told == [f"0 {many}", f"1 {one}", f"2 {many}", f"21 {many}", f"−2 {many}", f"117 {many}"]
