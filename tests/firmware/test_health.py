"""The hub's status: uptime, battery, and underruns."""

from roundhouse_hub.lamps.scene import ENGINE, Scene
from roundhouse_hub.link.messages import scene_message
from roundhouse_standins.bench import ready
from roundhouse_standins.constant_sounds import ConstantLibrary


def test_a_hub_reports_its_status():
    made = ready()
    made.run(12300)
    made.app.health.free = 91_234  # the next count is at 15 seconds
    made.board.serial.host_write(b"~5 nonsense\n")
    made.send("status")
    status = made.received("status")[0]
    assert status["up"] == 12
    assert status["bad"] == 1
    assert (status["mv"], status["temp"], status["low"], status["safe"], status["faults"]) == (4980, 253, 0, 0, 0)
    assert status["free"] == 91_234


def test_uptime_goes_on_across_the_wrap_of_the_clock():
    made = ready(start=2**30 - 3000)
    made.run(7000)
    made.send("status")
    assert made.received("status")[0]["up"] == 7


def test_a_battery_is_low_after_several_low_readings():
    made = ready()
    made.board.sensors.millivolts = 2950
    made.run(6000)
    assert not made.app.health.low
    made.board.sensors.millivolts = 3300
    made.run(6000)
    made.board.sensors.millivolts = 2950
    made.run(16000)
    made.send("status")
    assert made.received("status")[0]["low"] == 1
    made.board.sensors.millivolts = 0  # cannot be measured
    made.run(6000)
    assert not made.app.health.low


def engine_seen(millivolts, host):
    """The colors of the engine's lamp during four seconds at this supply voltage."""
    made = ready()
    made.board.sensors.millivolts = millivolts
    made.board.serial.plugged = host
    made.run(20000)
    made.board.pixels.forget()
    made.run(4000)
    return [colors[ENGINE] for _, colors in made.board.pixels.history]


def test_the_lamps_show_a_low_battery_only_without_a_host():
    assert engine_seen(2950, host=True) == engine_seen(3300, host=True)
    assert engine_seen(2950, host=False) != engine_seen(3300, host=False)


def test_from_batteries_the_lamps_take_less():
    bright = Scene("c" * 13, "m" * 13, -1, 5)
    drawn = []
    for plugged in (True, False):
        made = ready()
        made.board.sensors.plugged = plugged
        made.host.send(scene_message(bright))
        made.run(7000)
        drawn.append(made.app.lamps._limit._supply)
    assert drawn == [500, 400]


def ringing():
    """A hub that is playing a sound of two seconds."""
    made = ready(library=ConstantLibrary(long=(3000, 44100)), scores={"bell": ((0, "long", 256),)})
    made.run(100)
    made.send("cue", name="bell", slot=-1)
    return made


def underruns(*pauses):
    """The counted and the audible underruns of a sound during which the hub pauses like this."""
    made = ringing()
    for pause in pauses:
        made.clock.advance(pause)
        made.run(300)
    assert not made.app.player.silent
    made.run(2000)
    made.send("status")
    return made.received("status")[0]["under"], made.board.audio.underruns


def test_underruns_in_the_middle_of_a_sound_are_counted():
    assert underruns() == (0, 0)
    assert underruns(50, 50) == (0, 0)
    assert underruns(200, 50, 75) == (2, 2)


def test_a_slow_amplifier_counts_as_underrun_and_silence_never_does():
    made = ringing()
    made.run(500)
    room = made.board.audio.room
    for busy in (True, False, True, False):  # with the last block
        made.board.audio.room = (lambda: 0) if busy else room
        made.run(150)
    made.run(2000)
    assert made.app.player.underruns == made.board.audio.underruns == 2
    made.clock.advance(200)  # in silence
    made.send("cue", name="bell", slot=-1)
    made.run(1000)
    assert made.app.player.underruns == made.board.audio.underruns == 2
