"""A table as a device of Home Assistant: what it is told, held against the keys that its own schemas take."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from tests.referee.tables import mexican_train, play_rounds, table_of

from roundhouse.cli import main
from roundhouse.club.mqtt.home_assistant import discovery, discovery_topic, state_of, topic
from roundhouse.i18n.texts import LANGUAGES, Texts

# Facts of homeassistant/components/mqtt: schemas.py, entity.py and the platforms' own modules.
SHARED = {"platform", "unique_id", "name", "icon"}
ATTRIBUTES = {"json_attributes_topic", "json_attributes_template"}
REQUIRED = {"sensor": {"state_topic"}, "binary_sensor": {"state_topic"}, "button": {"command_topic"}}
OPTIONAL = {
    "sensor": ATTRIBUTES | {"value_template"},
    "binary_sensor": ATTRIBUTES | {"value_template"},
    "button": {"payload_press"},
}
DEVICE = {"identifiers", "name", "manufacturer", "sw_version"}
OBJECT_ID = re.compile(r"homeassistant/device/[a-zA-Z0-9_-]+/config")


def check_device(told: Any) -> None:
    """Fail where Home Assistant would refuse a device."""
    assert set(told) == {"device", "origin", "availability", "components", "qos"}
    assert set(told["device"]) <= DEVICE and told["device"]["identifiers"]
    assert told["origin"]["name"] and set(told["origin"]) <= {"name", "sw_version", "support_url"}
    assert told["qos"] in (0, 1, 2)
    for place in told["availability"]:
        assert {"topic"} <= set(place) <= {"topic", "value_template", "payload_available", "payload_not_available"}
    for component in told["components"].values():
        keys, platform = set(component), component["platform"]
        assert keys >= SHARED | REQUIRED[platform]
        assert keys <= SHARED | REQUIRED[platform] | OPTIONAL[platform]
        assert all("#" not in component[key] and "+" not in component[key] for key in keys if key.endswith("_topic"))
        assert all(isinstance(value, str) and value for value in component.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_device_is_one_that_home_assistant_takes(language: str) -> None:
    told = json.loads(json.dumps(discovery(Texts(language), "kitchen")))
    check_device(told)
    assert OBJECT_ID.fullmatch(discovery_topic("kitchen"))
    assert {key: each["platform"] for key, each in told["components"].items()} == {
        "turn": "sensor",
        "round_winner": "sensor",
        "winner": "sensor",
        "warning": "binary_sensor",
        "whistle": "button",
    }
    ids = [each["unique_id"] for each in told["components"].values()]
    assert len(set(ids)) == len(ids)
    state = state_of(table_of(mexican_train()))
    for each in told["components"].values():
        for used in re.findall(r"value_json\.(\w+)", each.get("value_template", "")):
            assert used in state, "a template that names nothing shows nothing"


def test_the_state_is_what_everybody_at_the_table_sees() -> None:
    table = table_of(mexican_train(2, rounds=2), seed="5")
    assert state_of(table) == {"turn": None, "warning": [], "round_winner": None, "winner": None}
    seen = []
    table.listeners.append(lambda _: seen.append(state_of(table)))
    play_rounds(table, 2)
    assert {each["turn"] for each in seen} == {None, "Ann", "Bo"}
    warned = [each["warning"] for each in seen if each["warning"]]
    assert warned and all(name in ("Ann", "Bo") for names in warned for name in names)
    end = state_of(table)
    match, names = table.referee.match, table.referee.names
    assert match.over and end["turn"] is None
    assert end["winner"] == ", ".join(names[seat] for seat in match.leaders)
    assert {each["round_winner"] for each in seen} == {
        None,
        *(names[result.winner] for result in match.results if result.winner >= 0),
    }
    blocked = match.results[-1].winner < 0
    assert end["round_winner"] == (None if blocked else names[match.results[-1].winner])


def test_two_tables_of_one_home_share_no_topic() -> None:
    kitchen, porch = (json.dumps(discovery(Texts(), name)) for name in ("kitchen", "porch"))
    assert topic("kitchen", "state") in kitchen and topic("kitchen", "state") not in porch


@pytest.mark.parametrize(
    ("address", "told"),
    [
        ("http://localhost", "is not the address of a broker"),
        ("mqtt://ann:secret@localhost", "Leave the password out"),
        ("mqtt://ann@localhost/kitchen", "There is no password for Home Assistant's broker"),
        ("mqtt://ann@localhost/Kitchen!", "localhost/Kitchen! is not the address of a broker"),
    ],
)
def test_what_cannot_be_used_is_told_in_one_sentence(tmp_path: Path, address: str, told: str) -> None:
    words = ["referee", "--players", "Ann,Bo", "--home-assistant", address, "--data", str(tmp_path), "--language", "en"]
    result = CliRunner().invoke(main, words)
    assert result.exit_code == 2
    assert told in result.stderr and len(result.stderr.splitlines()) == 1
    assert "secret" not in result.output
    assert not list(tmp_path.iterdir()), "nothing is saved for a table that cannot begin"
