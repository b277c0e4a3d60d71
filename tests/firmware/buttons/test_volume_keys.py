"""The keys for volume and mute: what they change, what plays and shows, and which of keys and host wins."""

from roundhouse_hub.buttons.volume_keys import LOUDER, MUTE, QUIETER
from roundhouse_hub.lamps.scene import Scene
from roundhouse_hub.link.messages import scene_message
from roundhouse_standins.bench import ready


def press(made, *keys, bounce_ms=0):
    for key in keys:
        made.board.keys.press(key, bounce_ms)
        made.run(60)
        made.board.keys.release(key, bounce_ms)
        made.run(60)


def volume(made):
    return made.app.player.volume, made.app.player.muted


PRESSED = (
    ("louder is one step", (LOUDER,), (6, False)),
    ("so is quieter", (QUIETER,), (4, False)),
    ("it ends at the top", (LOUDER,) * 12, (10, False)),
    ("and at the bottom", (QUIETER,) * 12, (0, False)),
    ("mute keeps the volume", (MUTE,), (5, True)),
    ("mute and back", (MUTE, MUTE), (5, False)),
    ("louder ends mute at the volume there was", (MUTE, LOUDER), (5, False)),
    ("quieter does not end it", (MUTE, QUIETER), (4, True)),
)


def test_each_key_changes_the_volume_which_is_remembered():
    for what, keys, expected in PRESSED:
        made = ready(hosted=False)
        press(made, *keys)
        assert volume(made) == expected, what
        made.run(12000)
        made.power_on()
        made.run(100)
        assert volume(made) == expected, what


def test_a_key_that_bounces_or_stays_down_counts_once():
    made = ready(hosted=False)
    press(made, LOUDER, bounce_ms=6)
    assert volume(made) == (6, False)
    made.board.keys.press(LOUDER)
    made.run(3000)
    assert volume(made) == (7, False)


def test_the_new_volume_is_heard_and_shown():
    made = ready(hosted=False)
    made.board.pixels.forget()
    press(made, LOUDER)
    assert made.heard == ["volume"]
    lit = [sum(color) for color in made.board.pixels.now[:12]]
    assert min(lit[:6]) > max(lit[6:])  # six slots of the scale
    press(made, MUTE)
    lit = [sum(color) for color in made.board.pixels.now[:10]]
    assert max(lit) == min(lit)  # the scale glows, and none of it is full


def show(made, volume):
    made.host.send(scene_message(Scene("c............", "1............", 0, volume)))
    made.run(100)


def test_a_key_is_no_button_and_the_hosts_next_scene_does_not_undo_it():
    made = ready()
    show(made, 7)
    assert volume(made) == (7, False)
    press(made, QUIETER)
    assert made.received("press") == []
    show(made, 7)
    assert volume(made) == (6, False)
    show(made, 3)  # now the host really changes it
    assert volume(made) == (3, False)
