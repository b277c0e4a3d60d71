"""Topics and messages of a hall: what TOPICS.md shows is read, garbage is refused, a table writes its own topics."""

import json
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from roundhouse.club.mqtt import messages, topics
from roundhouse.club.mqtt.messages import MESSAGES, BadMessage, from_payload, to_payload
from roundhouse.club.mqtt.topics import FROM_DIRECTOR, FROM_TABLE, Hall

PAGE = Path(topics.__file__).with_name("TOPICS.md").read_text("utf-8")
EXAMPLES = dict(re.findall(r"`(\w+)`\n\n```json\n(.+)\n```", PAGE))
HALL = Hall("north")
WRONG: list[object] = [None, 1.5, 2**40, "x" * 300, "\x1b", [[]], {}]


@pytest.mark.parametrize("kind", MESSAGES)
def test_each_example_of_the_page_is_read_and_written_alike(kind: str) -> None:
    message = from_payload(kind, EXAMPLES[kind].encode())
    assert from_payload(kind, to_payload(message)) == message
    assert json.loads(to_payload(message)) == json.loads(EXAMPLES[kind])


@pytest.mark.parametrize("kind", MESSAGES)
def test_a_field_too_many_too_few_or_of_another_type_is_refused(kind: str) -> None:
    good = json.loads(EXAMPLES[kind])
    bad: list[object] = [{**good, "more": 1}, {**good, "version": 2}, {**good, "version": True}]
    for name in good:
        bad.append({each: value for each, value in good.items() if each != name})
        bad += [{**good, name: wrong} for wrong in WRONG]
    bad += [{**good, name: good[name][1:]} for name in ("points", "totals") if name in good]
    for each in bad:
        with pytest.raises(BadMessage):
            from_payload(kind, json.dumps(each).encode())


@given(st.sampled_from(sorted(MESSAGES)), st.binary(max_size=60))
def test_garbage_is_refused_with_one_error(kind: str, payload: bytes) -> None:
    with pytest.raises(BadMessage):
        from_payload(kind, payload)


@pytest.mark.parametrize("payload", [b"[" * 16_000, b" " * (messages.LONGEST_MESSAGE + 1), b"1" * 9_000])
def test_deep_and_long_payloads_are_refused(payload: bytes) -> None:
    with pytest.raises(BadMessage):
        from_payload("scores", payload)


def test_the_page_names_every_topic() -> None:
    made = [HALL.table(7, leaf) for leaf in FROM_TABLE] + [HALL.director(leaf) for leaf in FROM_DIRECTOR]
    made.append(HALL.receipt(7))
    named = re.findall(r"^\| `(roundhouse/\S+)`", PAGE, re.MULTILINE)
    assert named == [re.sub("7$|(?<=/)7(?=/)", "N", each.replace("north", "HALL")) for each in made]


def _blocks() -> list[tuple[str, str]]:
    return [(each.split("\n", 1)[0], each) for each in HALL.access_list(3).split("user ")[1:]]


def test_the_access_list_and_the_rule_agree() -> None:
    users: dict[str, set[str]] = {}
    for line in HALL.access_list(3).splitlines():
        if line.startswith("user "):
            written = users.setdefault(line.removeprefix("user "), set())
        elif line.startswith("topic write "):
            written.add(line.removeprefix("topic write "))
    every = {topic for written in users.values() for topic in written}
    assert len(every) == 3 * len(FROM_TABLE) + len(FROM_DIRECTOR) + 3
    for user, written in users.items():
        assert {topic for topic in every if HALL.may_write(user, topic)} == written
    assert [user for user in users if HALL.may_write(user, HALL.director("signal"))] == ["director"]
    readable = {
        user: [line for line in block.splitlines() if line.startswith("topic read ")] for user, block in _blocks()
    }
    assert readable == {user: [f"topic read {topic}" for topic in HALL.topics_of(user).reads] for user in users}


@pytest.mark.parametrize(
    "topic",
    [
        "#",
        "roundhouse/north/table/+/scores",
        "roundhouse/south/table/7/scores",
        "",
        "roundhouse/north/director/more",
        "roundhouse/north/director/receipt/7/more",
    ],
)
def test_nobody_writes_beside_the_topics_of_the_hall(topic: str) -> None:
    assert not any(HALL.may_write(user, topic) for user in ("director", "table-7", ""))


@pytest.mark.parametrize("name", ["", "a/b", "+", "#", "Nörd", "x" * 33])
def test_a_hall_s_name_is_one_level(name: str) -> None:
    with pytest.raises(ValueError, match="not the name"):
        Hall(name)
