"""Each text that the program asks for is there, and each that is there is asked for: by its name, or as one of a family
whose names are put together."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product

import pytest
from tests.i18n.catalogs import entries
from tests.i18n.source import FRONTS, HOST, called, calls, files, messages_in_source, nodes
from tests.presenters.pages.every_page import kinds

from roundhouse import actions
from roundhouse.actions import REGISTRY
from roundhouse.catalogs import messages_of
from roundhouse.hub.conformance.promises import PROMISES
from roundhouse.i18n.lookup import SCREENS, TERMINAL, game_topics, message_name
from roundhouse.i18n.texts import Texts
from roundhouse.presenters.lessons.lesson import lesson_of, lessons
from roundhouse.presenters.pages.list_page import PagePresenter
from roundhouse.records.preferences import LIVERIES
from roundhouse.terminal.parser import COMMANDS, WordMeaning

TOPICS: dict[str, tuple[str, ...]] = {
    "label": ("labels",),
    "printed": ("printed",),
    "terminal": TERMINAL,
    "called": ("called",),
    "buttons": ("buttons",),
    "pad": ("score-pad",),
    "screen": SCREENS,
}
"""The methods of `Texts`, and the topics in which each looks."""
SPEAKERS = (*FRONTS, "i18n", "hub/conformance")
"""Where such texts are asked for."""
BY_OPTIONS = ("command-", "option-", "heading-", "metavar-")
"""Texts that click and the lists of commands find by what they belong to."""
FAMILIES = {
    "arena-is-{}": ("players",),
    "called-{}": ("games/core/notation.py",),
    "conform-{}": (),
    "color-{}": (),
    "count-{}": ("vision/photo_file.py", "vision/worker.py", "program/photos.py"),
    "count-no-tiles-{}": ("vision/hand_reading.py", "presenters/real_tiles/photo_count.py"),
    "fix-{}": ("presenters/real_tiles/corrections.py",),
    "keep-{}": ("program/match_exports.py", "window/screens/match/export.py", "program/environment.py"),
    "key-{}": ("window/key_bindings.py", "actions"),
    "keycap-{}": ("window/screens/pages/key_help.py", "window/key_bindings.py"),
    "keys-{}": ("window/key_bindings.py",),
    "learn-{}": ("presenters/lessons/lesson_presenter.py",),
    "letter-{}": ("window/screens/pages/written_keys.py",),
    "photo-{}": ("vision/photo_file.py", "vision/worker.py", "vision/hand_reading.py"),
    "photo-no-tiles-{}": ("vision/hand_reading.py", "commands/photo.py"),
    "picture-{}": (),
    "preferences-{}": (
        *("presenters/pages/preferences.py", "presenters/views.py", "presenters/dealt/hand_selection.py"),
        *("records/preferences.py", "referee/hub_output/cues.py"),
    ),
    "preferences-{}-line": ("presenters/pages/preferences.py",),
    "review-{}": ("presenters/match/match_review.py",),
    "review-{}-none": ("presenters/match/match_review.py",),
    "rules-group-{}": ("presenters/setup/option_groups.py", "presenters/pages/house_rules.py"),
    "slots-{}": ("presenters/real_tiles/prompts.py",),
    "stats-{}": ("presenters/match/match_history.py",),
    "mode-{}": ("games/rules/game.py", "presenters/presenter.py"),
    "mode-{}-line": ("presenters/presenter.py",),
    "wanted-{}": ("games", "referee"),
    "who-{}": ("referee/seats.py", "players"),
    "winner-{}": ("window/screens/match/winner.py",),
    "{}-line": (),
    "{}-title": (),
    "{}-holder-{}": ("games/core/position.py", "presenters/real_tiles/prompts.py"),
}
"""Names that are put together: what stands around the part that differs, and the modules in which that part stands."""
GIVEN = {
    "color-{}": {str(number + 1) for number in range(LIVERIES)},
    "conform-{}": {*PROMISES},  # the names of functions
    "learn-{}": {f"{game}-{step.name}" for game in lessons() for step in lesson_of(game).steps},
    "picture-{}": {str(number + 1) for number in range(LIVERIES)},
    "{}-line": {kind.words for kind in kinds() if kind.line is PagePresenter.line},
    "{}-title": {kind.words for kind in kinds() if kind.title is PagePresenter.title},
}
"""The parts that stand in no module as texts of their own."""


@cache
def constants(place: str) -> frozenset[str]:
    """Every text in a module, or in those of a folder, as a name in the catalogs; of an id its last part, too."""
    paths = [HOST / place] if place.endswith(".py") else files(place)
    found = {each.value for path in paths for each in nodes(path) if isinstance(each, ast.Constant)}
    texts = {text for text in found if isinstance(text, str)}
    return frozenset(message_name(text) for text in texts | {text.rpartition("/")[2] for text in texts})


def texts(method: str) -> set[str]:
    """The texts in which a method looks."""
    return {name for topic in TOPICS[method] for name in messages_of(topic)}


def members(family: str) -> set[str]:
    """The names that a family can give."""
    parts = {part for place in FAMILIES[family] for part in constants(place) if part}
    return {family.format(*given) for given in product(parts | GIVEN.get(family, set()), repeat=family.count("{}"))}


def asked(method: str) -> Iterator[tuple[str, str]]:
    """Each name that is given to this method, with `{}` for what is put into it; and where that is."""
    for path, call in calls():
        if called(call) == method and call.args:
            first = call.args[0]
            for each in [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]:
                parts = each.values if isinstance(each, ast.JoinedStr) else [each]
                name = "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in parts)
                yield message_name(name), f"{path.relative_to(HOST)}:{call.lineno}"


@pytest.mark.parametrize("method", TOPICS)
def test_what_is_asked_for_is_there(method: str) -> None:
    named = {(name, where) for name, where in asked(method) if name != "{}"}
    assert named
    known = texts(method) | FAMILIES.keys()
    assert {(name, where) for name, where in named if name not in known} == set()


def test_every_text_is_asked_for() -> None:
    named = {name for place in SPEAKERS for name in constants(place)}
    named |= {kind.words.partition("/")[2] for kind in REGISTRY.values()}
    named |= set().union(*map(members, FAMILIES))
    left = {name for method in TOPICS for name in texts(method)} - named
    assert {name for name in left if not name.startswith(BY_OPTIONS)} == set()


def test_every_family_has_members_among_the_texts() -> None:
    known = {name for method in TOPICS for name in texts(method)}
    assert {family for family in FAMILIES if not members(family) & known} == set()


ELSEWHERE: dict[WordMeaning, tuple[str, ...]] = {
    **dict.fromkeys((actions.WhoPlays, actions.RedoSteps, actions.CountPhoto), ("called", "slots")),
    **dict.fromkeys((actions.SeeTrust, actions.PlacePlayer, actions.SeeCalls), ("called",)),
    **dict.fromkeys((actions.AmendByText, actions.InsertByText, actions.DeleteCall), ("called",)),
    **dict.fromkeys((actions.Hint, actions.Explain, actions.Join, actions.Depart, actions.Swap), ("dealt", "called")),
    **dict.fromkeys((actions.Agree, actions.Decline), ("dealt", "called")),
    **dict.fromkeys(("press", "hold", "twice"), ("slots",)),
    actions.LeaveSeat: ("dealt",),
}
"""Commands that not every mode lists."""


def test_every_command_is_listed_where_it_can_be_typed() -> None:
    lists = {"dealt": "terminal", "called": "called", "slots": "buttons"}
    listed = {
        mode: {word for row in Texts().commands(topic) for text in row for word in re.findall(r"[\w-]+|\?", text)}
        for mode, topic in lists.items()
    }
    for meaning in set(COMMANDS.values()) - {actions.Mute}:
        words = {word for word, meant in COMMANDS.items() if meant == meaning}
        assert all(listed[mode] & words for mode in ELSEWHERE.get(meaning, tuple(lists))), meaning


TOLD = ("UsageError", "ClickException", "ImpossibleRequest", "CommandError")


def test_no_error_of_a_command_has_a_sentence_of_its_own() -> None:
    raised = Counter[str]()
    for path, call in calls(*FRONTS):
        if (name := called(call)) in TOLD:
            raised[name] += 1
            texts = [each for each in ast.walk(call) if isinstance(each, ast.Constant)]
            assert not [text.value for text in texts if " " in str(text.value)], f"{path}:{call.lineno}"
    assert set(raised) == set(TOLD)


BELOW = ("files", "flashing", "hub", "journal", "names", "notation", "positions", "records", "simulator", "wire-log")
"""Topics of layers that know no language."""
PASSED_ON = {"expected", "cause"}
"""The arguments of a call with a message that are no facts."""


def test_every_message_that_is_named_is_there_and_gets_its_facts() -> None:
    named = messages_in_source()
    assert len(named) > 200
    for each in named:
        assert each.id in entries("en"), f"{each.where}: {each.id}"
        if each.facts and "**" not in each.facts:
            assert entries("en")[each.id].facts <= each.facts, f"{each.where}: {each.id}"


def test_every_message_of_the_lower_layers_is_named() -> None:
    named = {each.id for each in messages_in_source()}
    theirs = {id for id in entries("en") if id.startswith(tuple(f"{topic}/" for topic in BELOW))}
    assert len(theirs) > 150
    assert not theirs - named


def test_no_fact_is_given_that_no_language_asks_for() -> None:
    named = [each for each in messages_in_source() if each.id.partition("/")[0] in BELOW]
    asked = [(each, each.facts - PASSED_ON) for each in named if each.facts and "**" not in each.facts]
    assert len(asked) > 100
    for each, facts in asked:
        assert facts <= entries("en")[each.id].facts, f"{each.where}: {each.id}"


def test_every_problem_with_options_has_a_sentence_and_none_is_left_over() -> None:
    problems = {f"problem-{ast.literal_eval(node.args[0])}" for _, node in calls() if called(node) == "OptionError"}
    assert {name for topic in game_topics() for name in messages_of(topic) if name.startswith("problem-")} == problems


def test_only_the_catalogs_are_given_a_language() -> None:
    """All others are given its `Texts`, which are made where it is chosen."""
    for path in files():
        place = path.relative_to(HOST).as_posix()
        for node in nodes(path):
            if isinstance(node, ast.arg) and node.arg.endswith("language"):
                assert place == "catalogs.py", f"{place}:{node.lineno}"
            if isinstance(node, ast.AnnAssign) and getattr(node.target, "id", "") == "language":
                assert place in ("i18n/texts.py", "records/preferences.py"), f"{place}:{node.lineno}"
