"""The same hall at Mosquitto, with the files that `roundhouse club direct` writes for it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.club.halls import EveningAtBroker, evening
from tests.club.mqtt import test_hall
from tools.testing.local_network import MosquittoProcess, free_port

from roundhouse.club.mqtt.access import CONFIGURATION

OWN = {
    "test_a_leader_is_known_by_as_much_of_the_name_as_a_table_has_room_for",
    "test_a_goodbye_that_is_cut_off_ends_the_table_all_the_same",
    "test_a_table_that_would_speak_for_another_by_its_last_will_is_refused",
    "test_whoever_says_nothing_or_no_mqtt_gets_no_farther",
}
"""Messages that no broker changes, and those that only our own does."""
globals().update({name: test for name, test in vars(test_hall).items() if name.startswith("test_") and name not in OWN})


class MosquittoHall(MosquittoProcess):
    def __init__(self, evening: EveningAtBroker) -> None:
        self.evening = evening
        super().__init__(evening.folder / CONFIGURATION, evening.port)


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[MosquittoHall]:
    with evening(tmp_path / "hall", free_port()) as opened:
        found = MosquittoHall(opened)
        yield found
        opened.close()
        found.end()
