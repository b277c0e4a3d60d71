"""The sounds of a move, read off the positions before and after it."""

from collections.abc import Iterator
from random import Random
from typing import ClassVar

from roundhouse.games import BasicTrains, MexicanTrain, Slosh
from roundhouse.games.basic_trains import BasicTrainsOptions
from roundhouse.games.core.moves import DONE, Announce, Deal, Done, Draw, LayEngine, Move, Play
from roundhouse.games.core.position import Position, Rules, Stage
from roundhouse.games.core.sounds import USUAL_SOUNDS, Sound, SoundEvent, WarningTime
from roundhouse.games.match.dealer import playable_shuffle
from roundhouse.games.match.match import Begin, Match
from roundhouse.games.mexican_options import MexicanTrainOptions
from roundhouse.games.rules.game import Game
from roundhouse.games.rules.sound_events import sounds_of
from roundhouse.games.slosh import SloshOptions


class Early(MexicanTrain):
    """Mexican Train at whose table everything sounds, the warning before the play."""

    last_tile_warning: ClassVar[WarningTime] = WarningTime.BEFORE_PLAY

    @property
    def sounds(self) -> frozenset[Sound]:
        return frozenset(Sound)


class Late(Early):
    """The warning at the end of the turn."""

    last_tile_warning: ClassVar[WarningTime] = WarningTime.AFTER_TURN


def steps(game: Game, seed: int) -> Iterator[tuple[Position, Move, Position]]:
    """A round at random."""
    rng = Random(seed)
    match = Match(game)
    match.apply(Begin(0))
    assert match.position is not None
    shuffle, _ = playable_shuffle(match.position, rng)
    match.apply(shuffle.deal(game))
    before = match.before(1)
    assert before is not None
    deal = match.events[1]
    assert isinstance(deal, Deal)
    yield before, deal, match.position
    while match.position is not None and match.position.stage != Stage.DEALING:
        position = match.position
        move = shuffle.next_event(position) or rng.choice(position.legal())
        if isinstance(move, Draw):
            move = shuffle.draw(position)
        match.apply(move)
        yield position, move, game.after(position, move)


def names(game: Rules, step: tuple[Position, Move, Position]) -> list[Sound]:
    return [heard.sound for heard in game.sound_events(*step)]


def test_laid_tiles_and_the_end_of_a_round_are_heard() -> None:
    for game in (MexicanTrain(3), BasicTrains(4)):
        for seed in range(5):
            for before, move, after in steps(game, seed):
                heard = game.sound_events(before, move, after)
                sounds = [each.sound for each in heard]
                assert (Sound.ROUND_BEGINS in sounds) == isinstance(move, Deal)
                assert (Sound.LAID in sounds) == isinstance(move, Play | LayEngine)
                if isinstance(move, Play):
                    assert SoundEvent(Sound.LAID, move.train) in heard
                won = SoundEvent(Sound.ROUND_WON, after.winner)
                assert (won in heard) == (after.over and after.winner >= 0)
                assert (SoundEvent(Sound.STANDSTILL) in heard) == (after.over and after.winner < 0)
                assert set(sounds) <= game.sounds


def test_each_train_sets_out_once_a_round_the_public_one_otherwise() -> None:
    public = 0
    for seed in range(6):
        begun = []
        for before, move, after in steps(MexicanTrain(3), seed):
            for sound, train in before.game.sound_events(before, move, after):
                if sound in (Sound.SETS_OUT, Sound.PUBLIC_SETS_OUT):
                    assert (sound is Sound.PUBLIC_SETS_OUT) == (train >= 3)
                    assert isinstance(move, Play) and move.train == train
                    begun.append(train)
                    public += train >= 3
        assert len(begun) == len(set(begun)) == after.begun.bit_count()
    assert public


def test_a_round_that_nobody_wins_comes_to_a_standstill() -> None:
    ends = [heard for seed in range(60) for step in steps(MexicanTrain(3), seed) for heard in names(step[0].game, step)]
    assert Sound.STANDSTILL in ends and Sound.ROUND_WON in ends


def test_a_warning_sounds_only_where_a_clause_speaks() -> None:
    assert Sound.ONE_LEFT in MexicanTrain(3).sounds
    assert MexicanTrain(3, without=frozenset({"MT-12"})).sounds == USUAL_SOUNDS
    assert BasicTrains(4).sounds == USUAL_SOUNDS


def test_one_tile_left_is_heard_once_it_is_laid_or_announced() -> None:
    silent = MexicanTrain(3, MexicanTrainOptions(missed_call=True))
    heard = called = 0
    for seed in range(8):
        for before, move, after in steps(MexicanTrain(3), seed):
            left = isinstance(move, Play) and after.count(before.turn) == 1
            assert (Sound.ONE_LEFT in names(before.game, (before, move, after))) == left
            heard += left
        for before, move, after in steps(silent, seed):
            announced = isinstance(move, Announce)
            assert (Sound.ONE_LEFT in names(silent, (before, move, after))) == announced
            called += announced
    assert heard >= 8 and called >= 1


def test_before_the_play_means_before_the_clatter_and_instead_of_a_warning_after() -> None:
    found = 0
    for seed in range(8):
        for before, move, after in steps(Early(3), seed):
            sounds = names(before.game, (before, move, after))
            assert Sound.ONE_LEFT not in sounds
            if Sound.LAST_CALL in sounds:
                found += 1
                assert after.count(before.turn) == 1
                assert sounds.index(Sound.LAST_CALL) + 1 == sounds.index(Sound.LAID)
    assert found


def test_at_the_turns_end_means_when_it_is_the_next_players_turn() -> None:
    plays = dones = 0
    for seed in range(60):
        for before, move, after in steps(Late(3, MexicanTrainOptions(whole_first_train=True, deal=4)), seed):
            sounds = names(before.game, (before, move, after))
            assert Sound.ONE_LEFT not in sounds
            if Sound.TAPPED in sounds:
                assert after.count(before.turn) == 1
                assert after.turn != before.turn
                plays += isinstance(move, Play)
                dones += move == DONE
                assert isinstance(move, Play) or before.stage == Stage.MAY_CONTINUE
    assert plays and dones


def test_markers_and_doubles_are_heard_at_their_trains() -> None:
    heard = set()
    for seed in range(8):
        for before, move, after in steps(Early(3), seed):
            for sound, train in sounds_of(before, move, after):
                heard.add(sound)
                if sound in (Sound.MARKER_UP, Sound.MARKER_DOWN):
                    up = sound == Sound.MARKER_UP
                    assert (before.markers >> train & 1, after.markers >> train & 1) == (not up, up)
                elif sound == Sound.DERAILED:
                    assert isinstance(move, Play) and move.double and train in after.doubles
                elif sound == Sound.BACK_ON_TRACK:
                    assert train in before.doubles and train not in after.doubles
            assert before.markers == after.markers or before.game.sound_events(before, move, after)
    assert {Sound.MARKER_UP, Sound.MARKER_DOWN, Sound.DERAILED, Sound.BACK_ON_TRACK} <= heard


def test_engines_of_basic_trains_clatter_on_the_train_they_begin() -> None:
    game = BasicTrains(4, BasicTrainsOptions(set=12))
    engines = [step for step in steps(game, 1) if isinstance(step[1], LayEngine)]
    assert len(engines) == 4
    for before, move, after in engines:
        assert game.sound_events(before, move, after) == (SoundEvent(Sound.LAID, before.turn),)


def test_a_common_engine_clatters_on_no_train_and_nobody_warns_of_a_last_tile_in_slosh() -> None:
    for options in (SloshOptions(), SloshOptions(neighbor=True)):
        game, down_to_one = Slosh(4, options), 0
        for before, move, after in steps(game, 3):
            heard = game.sound_events(before, move, after)
            if isinstance(move, LayEngine):
                assert heard == (SoundEvent(Sound.LAID),)
            elif isinstance(move, Play):
                won = (SoundEvent(Sound.ROUND_WON, before.turn),) if after.winner >= 0 else ()
                first = not before.begun >> move.train & 1
                sets_out = (SoundEvent(Sound.SETS_OUT, move.train),) if first else ()
                assert heard == (SoundEvent(Sound.LAID, move.train), *sets_out, *won)
                down_to_one += after.count(before.turn) == 1
            elif isinstance(move, Done):
                assert heard == ()
        assert down_to_one
