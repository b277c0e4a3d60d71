"""The same hall at Mosquitto, with the files that `roundhouse club direct` writes for it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.club.halls import Evening, evening
from tests.club.mqtt.test_hall import test_a_desk_takes_the_rounds_that_its_players_play as test_desk
from tests.club.mqtt.test_hall import (
    test_a_director_that_is_killed_in_the_middle_has_every_round_once as test_killed_director,
)
from tests.club.mqtt.test_hall import test_a_killed_table_that_is_resumed_is_counted_once as test_killed_table
from tests.club.mqtt.test_hall import test_a_new_director_gets_what_was_said_while_none_was_there as test_new_director
from tests.club.mqtt.test_hall import test_a_signal_that_a_table_missed_does_not_sound_late as test_late_signal
from tests.club.mqtt.test_hall import test_a_signal_that_was_cut_off_does_not_sound_late as test_signal_cut_off
from tests.club.mqtt.test_hall import test_a_state_that_was_cut_off_does_not_replace_a_newer_one as test_state_cut_off
from tests.club.mqtt.test_hall import test_a_table_plays_on_without_the_hall_and_reports_later as test_lost_hall
from tests.club.mqtt.test_hall import test_a_table_speaks_for_no_other as test_other_s_topics
from tests.club.mqtt.test_hall import test_a_table_takes_nobody_s_place_by_its_client_id as test_other_s_id
from tests.club.mqtt.test_hall import test_a_table_that_returns_is_sent_nothing_of_another_table as test_others_state
from tests.club.mqtt.test_hall import test_a_table_whose_cable_is_pulled_reports_when_it_is_back as test_pulled_cable
from tests.club.mqtt.test_hall import test_a_table_with_another_s_number_is_told_of as test_twin
from tests.club.mqtt.test_hall import test_an_evening as test_evening
from tests.club.mqtt.test_hall import test_an_intruder_is_let_in_by_no_name as test_intruder
from tests.club.mqtt.test_hall import test_garbage_of_a_table_is_told_once_and_counts_for_nothing as test_garbage
from tests.club.mqtt.test_hall import test_the_last_will_tells_of_a_table_that_is_gone as test_last_will
from tests.club.mqtt.test_hall import (
    test_who_leads_has_a_lamp_between_rounds_also_at_a_table_that_comes_later as test_leaders,
)
from tests.club.mqtt.test_hall import test_words_reach_the_table_that_they_are_for_and_are_read_once as test_words
from tools.testing.local_network import MosquittoProcess, free_port

from roundhouse.club.mqtt.access import CONFIGURATION

__all__ = [
    "test_desk",
    "test_evening",
    "test_garbage",
    "test_intruder",
    "test_killed_director",
    "test_killed_table",
    "test_last_will",
    "test_late_signal",
    "test_leaders",
    "test_lost_hall",
    "test_new_director",
    "test_other_s_id",
    "test_other_s_topics",
    "test_others_state",
    "test_pulled_cable",
    "test_signal_cut_off",
    "test_state_cut_off",
    "test_twin",
    "test_words",
]


class MosquittoHall(MosquittoProcess):
    """Mosquitto and the clients of its hall."""

    def __init__(self, evening: Evening) -> None:
        self.evening = evening
        super().__init__(evening.folder / CONFIGURATION, evening.port)


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[MosquittoHall]:
    with evening(tmp_path / "hall", free_port()) as opened:
        found = MosquittoHall(opened)
        yield found
        opened.close()
        found.end()
