"""The engine's bell, rung on arrival: cast bronze, swung by a rope."""

from tools.sound_lab.waves import Signal, breath, evened, high_pass, strike, struck_body, through

STRIKE_NOTE = 784.0
"""Hertz; the G at the top of the whistle's chord, so that bell and whistle agree."""

PARTIALS = (
    (0.500, 0.30, 1.90),
    (1.000, 0.80, 1.50),
    (1.190, 0.60, 1.20),
    (1.506, 0.30, 0.80),
    (2.000, 1.00, 1.10),
    (2.514, 0.36, 0.60),
    (2.662, 0.30, 0.50),
    (3.011, 0.42, 0.50),
    (4.166, 0.30, 0.32),
    (5.433, 0.16, 0.20),
)
"""Hum, prime, minor third, fifth, nominal ...: (times the strike note, weight, 60 dB fall in seconds)."""


def bell() -> Signal:
    seconds = 1.25
    modes = []
    for times, weight, fall in PARTIALS:
        # No casting is quite round: each mode is two, a hertz or two apart, and the bell warbles.
        apart = 0.9 + 0.5 * times
        modes.append((STRIKE_NOTE * times - apart / 2, 0.6 * weight, fall))
        modes.append((STRIKE_NOTE * times + apart / 2, 0.4 * weight, fall))
    clapper = evened(through(breath(seconds, 71), high_pass(2000.0))) * strike(seconds, 0.015, 0.0008)
    return struck_body(modes, seconds) + 0.50 * clapper
