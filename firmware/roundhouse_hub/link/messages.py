"""The messages of a game: scenes, cues, gestures and hellos as dicts for the wire, and back.

Unknown fields are ignored. A message with a value that makes no sense raises InvalidValue.
"""

from roundhouse_hub.errors import InvalidValue, check_number, printable
from roundhouse_hub.lamps.scene import CUES, ENGINE, LAMPS, SLOTS, Cue, Scene, check, check_cue
from roundhouse_hub.link.wire import PLAIN, encode
from roundhouse_hub.ticks import LAST_TICK

# Another first number means an incompatible protocol; a newer second number only adds fields and kinds.
PROTOCOL = (1, 3)

DOWN = "down"
PRESS = "press"
LONG = "long"
TWICE = "twice"
GESTURES = (DOWN, PRESS, LONG, TWICE)

PING = {"k": "ping"}

# The hub's hardware, a letter each in its hello. A hub without an amplifier still shows its lamps.
PARTS = {"l": "lamps", "s": "sound", "b": "buttons"}
ALL_PARTS = "lsb"
FACT_LENGTH = 56  # letters of a text among the facts of a `trouble`
NAME_LENGTH = 12  # letters of a hub's name: what a hello has room for


def host_hello() -> dict:
    """The message with which a host introduces itself."""
    return {"k": "hello", "proto": list(PROTOCOL)}


def hub_hello(firmware: str, build: str, name: str, parts: str = ALL_PARTS, slots: int = SLOTS, fault: int = 0) -> dict:
    """The message with which a hub introduces itself; `fault` is the number of an unreported error (see
    `recovery.faults`).

    Texts are cut to fit into a line (7, 7 and 12 characters).
    """
    hello = {
        "k": "hello",
        "proto": list(PROTOCOL),
        "fw": firmware[:7],
        "build": build[:7],
        "slots": slots,
        "sounds": len(CUES),
        "parts": parts,
        "name": plain(name)[:NAME_LENGTH],
    }
    if fault:
        hello["e"] = fault
    return hello


def scene_message(scene: Scene) -> dict:
    """The message that shows `scene`. Raises InvalidValue for a scene that no hub can show."""
    check(scene)
    message = {
        "k": "scene",
        "lamps": scene.lamps[:LAMPS],
        "colors": scene.colors,
        "turn": scene.turn,
        "vol": scene.volume,
    }
    if len(scene.lamps) > LAMPS:
        message["more"] = scene.lamps[LAMPS:]
    return message


def scene_of(message: dict) -> Scene:
    """The scene in a message. Raises InvalidValue if there is none."""
    scene = check(Scene(message.get("lamps"), message.get("colors"), message.get("turn"), message.get("vol")))
    if len(scene.lamps) > LAMPS:
        raise InvalidValue("bad-length", field="lamps", got=len(scene.lamps), want=LAMPS)
    more = message.get("more", "")
    if not isinstance(more, str):
        raise InvalidValue("not-text", field="more", got=printable(more))
    return check(Scene(scene.lamps + more, scene.colors, scene.turn, scene.volume)) if more else scene


def cue_message(cue: Cue) -> dict:
    """The message that plays `cue` once. Raises InvalidValue for a cue that no hub knows."""
    check_cue(cue)
    return {"k": "cue", "name": cue.name, "slot": cue.slot}


def cue_of(message: dict) -> Cue:
    """The cue in a message. Raises InvalidValue if there is none."""
    return check_cue(Cue(message.get("name"), message.get("slot", -1)))


def press_message(button: int, gesture: str, ticks: int) -> dict:
    """The message for a gesture on a button (0 to 11: slots, 12: engine) at `ticks` of the hub's clock."""
    return {"k": "press", "b": button, "g": gesture, "t": ticks}


def press_of(message: dict) -> tuple:
    """(button, gesture, ticks) of a message. Raises InvalidValue if it is not a press."""
    button = check_number("b", message.get("b"), 0, ENGINE)
    gesture = message.get("g")
    if gesture not in GESTURES:
        raise InvalidValue("unknown-gesture", got=printable(gesture))
    return button, gesture, check_number("t", message.get("t", 0), 0, LAST_TICK)


def trouble_message(code: str, **facts) -> dict:
    """The message with which a hub complains: a code and its facts, from which the host makes a sentence.

    Texts among the facts are cut to fit into a line.
    """
    return with_facts({"k": "trouble", "code": code}, facts)


def with_facts(message: dict, facts: dict) -> dict:
    """`message` with `facts` added: numbers, and texts in plain characters."""
    for name in facts:
        value = facts[name]
        message[name] = plain(value)[:FACT_LENGTH] if isinstance(value, str) else value
    return message


def plain(text: str) -> str:
    """`text` with a question mark for each character that would take more than one byte on the wire."""
    return "".join(c if c in PLAIN else "?" for c in text) if text.strip(PLAIN) else text


# Encoded texts are cached (see `wire`): with this, the first press is sent as fast as the next ones.
for _gesture in GESTURES:
    encode(press_message(0, _gesture, 0))
