"""From an event to the cues of the hub."""

from tests.referee.tables import RecordingHub, basic_trains, mexican_train, play_rounds, station, table_of

from roundhouse.games import Derailing, MexicanTrain
from roundhouse.games.core.moves import DONE, Announce, LayEngine, Play
from roundhouse.games.core.sounds import Sound, WarningTime
from roundhouse.games.derailing import DerailingOptions
from roundhouse.games.match.match import Correct, Stop
from roundhouse.games.mexican_options import MexicanTrainOptions
from roundhouse.indices import Seat
from roundhouse.referee import Answer, train_slots
from roundhouse.referee.hub_output.cues import AMOUNTS, CUE_OF, NEWS, USUAL_AMOUNT, CueFilter
from roundhouse.referee.hub_output.cues import ROLLING as ROLLING_CUES
from roundhouse.referee.session.table_session import TableSession
from roundhouse_hub.lamps.scene import CUES, Cue


def heard_in(table: TableSession, rounds: int = 1) -> list[Answer]:
    answers: list[Answer] = []
    table.listeners.append(answers.append)
    play_rounds(table, rounds)
    return answers


def test_a_round_of_mexican_train_sounds_like_one() -> None:
    table = table_of(mexican_train())
    answers = heard_in(table)
    slots = train_slots(table.referee.game)
    assert [answer.cues for answer in answers[:2]] == [(), (Cue("all_aboard", -1),)]
    for answer in answers[2:]:
        (happened, *_) = answer.applied
        cues = list(answer.cues)
        if not isinstance(happened.event, Play):
            assert cues == []
            continue
        assert happened.before is not None and happened.seat is not None
        left = happened.before.count(happened.seat) - 1
        own = slots[happened.seat]
        extra = [Cue("warning", own)] if left == 1 else [Cue("bell", own)] if left == 0 else []
        train = happened.event.train
        sets_out = not happened.before.begun >> train & 1
        public = [Cue("woo_woo", slots[train])] if sets_out and train == 3 else []
        rolls = "starting" if sets_out and train < 3 else "clatter"
        assert cues == [Cue(rolls, slots[train]), *public, *extra]
    assert sum(cue.name == "bell" for answer in answers for cue in answer.cues) == 1
    assert any(cue.name == "warning" for answer in answers for cue in answer.cues)


def test_basic_trains_has_no_clause_that_warns_so_the_hub_does_not() -> None:
    answers = heard_in(table_of(basic_trains()), 3)
    names = [cue.name for answer in answers for cue in answer.cues]
    assert "warning" not in names
    assert names.count("bell") == 3
    engines = [answer for answer in answers if isinstance(answer.applied[0].event, LayEngine)]
    assert engines
    assert all(answer.cues[0].name == "clatter" for answer in engines)


def test_where_a_missed_call_costs_a_tile_the_hub_warns_only_when_it_is_called() -> None:
    answers = heard_in(table_of(mexican_train(missed_call=True)), 3)
    announced = [isinstance(answer.applied[0].event, Announce) for answer in answers]
    assert any(announced)
    assert ["warning" in [cue.name for cue in answer.cues] for answer in answers] == announced


def test_a_refused_play_flashes_the_train_it_was_meant_for() -> None:
    table = table_of(mexican_train(), "random")
    table.mode.begin(leader=Seat(0))
    game, position = table.referee.game, table.referee.position
    assert position is not None
    tile = position.known_tiles(0)[0]
    answer = table.referee.call(game.fitting_play(tile, 1, position.ends[1]))
    assert answer.cues == (Cue("refused", train_slots(game)[1]),)


def test_any_other_refused_call_flashes_the_players_own_slot() -> None:
    table = table_of(mexican_train())
    table.mode.begin(leader=Seat(2))
    assert table.referee.call(DONE).cues == (Cue("refused", train_slots(table.referee.game)[2]),)
    play_rounds(table)
    assert table.referee.call(DONE).cues == (Cue("refused", -1),)


def test_undo_and_corrections_are_silent() -> None:
    table = table_of(mexican_train())
    hub = RecordingHub()
    play_rounds(table)
    table.output.connect(hub)
    table.undo(3)
    table.undo(1)
    play_rounds(table)
    bells = sum(cue.name == "bell" for cue in hub.cues)
    table.call(Correct(0, 0, 1))
    assert bells == 1
    assert sum(cue.name == "bell" for cue in hub.cues) == 1


class EverySoundGame(MexicanTrain):
    """Mexican Train at whose table everything sounds, the warning before the play."""

    last_tile_warning = WarningTime.BEFORE_PLAY

    @property
    def sounds(self) -> frozenset[Sound]:
        return frozenset(Sound)


def test_every_sound_has_a_cue_of_its_own() -> None:
    assert set(CUE_OF) == set(Sound)
    assert set(CUE_OF.values()) == set(CUES) - {"volume"}  # which nobody at the table makes


def test_a_cue_that_holds_the_clatter_is_not_sounded_beside_it() -> None:
    answers = heard_in(table_of(EverySoundGame(3, MexicanTrainOptions(set=9))), 3)
    calls = [[cue.name for cue in answer.cues] for answer in answers]
    for instead in ("last_call", "derailed", "starting"):
        beside = [names for names in calls if instead in names]
        assert beside
        assert not any("clatter" in names for names in beside)
    assert {"on_track", "marker_up", "marker_down"} <= {name for names in calls for name in names}


def test_a_match_begins_with_all_aboard_and_every_other_round_with_the_whistle() -> None:
    answers = heard_in(table_of(mexican_train(rounds=3)), 3)
    names = [cue.name for answer in answers for cue in answer.cues if cue.name in ("all_aboard", "whistle")]
    assert names == ["all_aboard", "whistle", "whistle"]


def test_a_last_tile_is_tapped_where_the_game_says_so() -> None:
    names = [cue.name for answer in heard_in(table_of(Derailing(3, DerailingOptions(set=9))), 4) for cue in answer.cues]
    assert "tap" in names and "warning" not in names and "last_call" not in names


def test_the_last_rounds_bell_is_the_finale() -> None:
    table = table_of(mexican_train(rounds=2))
    answers = heard_in(table, 2)
    bells = [cue for answer in answers for cue in answer.cues if cue.name in ("bell", "finale")]
    assert [cue.name for cue in bells] == ["bell", "finale"]
    assert bells[1].slot == train_slots(table.referee.game)[table.referee.match.leaders[0]]
    assert table.call(Correct(0, 0, 1)).cues == ()


def test_the_finale_sounds_once_when_the_time_is_up() -> None:
    table = table_of(mexican_train())
    play_rounds(table)
    assert [cue.name for cue in table.call(Stop()).cues] == ["finale"]
    assert table.call(Stop()).cues == ()


def test_in_the_station_the_last_call_is_heard_before_the_play() -> None:
    table = table_of(station())
    answers = heard_in(table, 3)
    slots = train_slots(table.referee.game)
    calls = 0
    for answer in answers:
        (happened, *_) = answer.applied
        names = [cue.name for cue in answer.cues]
        assert not {"warning", "marker_up", "marker_down"} & set(names)
        if isinstance(happened.event, Play) and happened.before is not None and happened.seat is not None:
            leaves_one = happened.before.count(happened.seat) == 2
            # The call's own clatter is that of the dominoes knocked together, before the tile is laid.
            sets_out = not happened.before.begun >> happened.event.train & 1
            rolls = "starting" if sets_out and happened.event.train < table.referee.game.seats else "clatter"
            assert names[0] == ("last_call" if leaves_one else rolls)
            calls += leaves_one
            if leaves_one:
                assert answer.cues[0].slot == slots[happened.seat]
    assert calls


def test_the_station_has_more_railroad_sounds_by_option() -> None:
    names = [cue.name for answer in heard_in(table_of(station(railroad_sounds=True)), 5) for cue in answer.cues]
    assert {"last_call", "clatter", "bell", "marker_up", "marker_down"} <= set(names)


def test_where_missed_sounds_cost_a_tile_they_are_heard_when_their_player_makes_them() -> None:
    answers = heard_in(table_of(station(missed_call=True)), 5)
    made = [answer for answer in answers if type(answer.applied[0].event).__name__ == "Announce"]
    assert made
    for answer in answers:
        assert ("last_call" in [cue.name for cue in answer.cues]) == (answer in made)


ROLLING = Cue("clatter", 1)


def rolls(amount: str, tiles: str, pace_ms: int = 1000) -> str:
    """The tiles that are heard to roll, of those that people (P) and computer players (c) lay."""
    keep = CueFilter(amount)
    return "".join("x" if keep((ROLLING,), who == "c", pace_ms) else "." for who in tiles)


def test_every_tile_of_a_person_is_heard() -> None:
    assert rolls("usual", "PPPPcPcP") == "xxxx.x.x"
    assert rolls("all", "PcccPc") == "xxxxxx"
    assert rolls("quiet", "PcccPc") == "......"


def test_a_train_of_computer_players_breathes() -> None:
    assert rolls("usual", "cccccccccccc") == "x....x....x."
    assert rolls("usual", "cccPccccccc") == "x..x....x.."
    assert rolls("usual", "cccccccccccc", 2500) == "x.x.x.x.x.x."
    assert rolls("usual", "ccc", 5000) == "xxx"


def test_only_what_rolls_is_left_out_of_a_computer_player_s_tile() -> None:
    keep = CueFilter()
    keep((ROLLING,), True)
    assert keep((ROLLING, Cue("warning", 2)), True) == (Cue("warning", 2),)


def test_important_sounds_are_heard_with_the_quiet_setting() -> None:
    keep = CueFilter("quiet")
    heard = {name for name in CUES if keep((Cue(name, 0),))}
    assert {"warning", "tap", "refused", "bell", "finale", "last_call"} < heard
    assert not heard & {"clatter", "starting", "marker_up", "marker_down", "woo_woo"}


def sounded(amount: str) -> list[str]:
    """The sounds of the hub in a round of computer players."""
    table, hub = table_of(mexican_train()), RecordingHub()
    table.output.connect(hub)
    table.output.filter_sounds(amount)
    play_rounds(table, 1)
    return [cue.name for cue in hub.cues]


def test_a_table_sounds_as_usual_unless_somebody_chooses() -> None:
    assert TableSession(mexican_train(), table_of(mexican_train()).referee.seats).output.sounds_heard == USUAL_AMOUNT


def test_a_table_sounds_as_much_as_was_chosen() -> None:
    quiet, usual, everything = (sounded(amount) for amount in AMOUNTS)
    kept, all_of_it = ([name for name in names if name not in ROLLING_CUES] for names in (usual, everything))
    assert kept == all_of_it
    assert 0 < len(usual) - len(kept) < (len(everything) - len(kept)) / 3
    assert quiet == [name for name in everything if name in NEWS]
