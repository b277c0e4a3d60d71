"""The image's inner loops in C give what plain Python gives, sample by sample, and never write beyond an array."""

from tools.pico.emulation.emulated_pico import EmulatedPico
from tools.pico.observing import probe

EQUAL = """
import random, roundhouse_kernels as native
from array import array
from roundhouse_hub import kernels
from roundhouse_hub.kernels import portable, viper
B = 64
def noise(code, most, count):
    return array(code, [random.randrange(-most, most) for _ in range(count)])
def loops(module, sounds, data, frame, level, step, at):
    bus, out, room = array('i', [9] * B), array('h', [7] * (2 * B)), array('h', [0] * B)
    module.clear_bus(bus, B)
    for sound in sounds:
        module.mix_samples(bus, at, sound, B - at, level, step)
    module.decode_samples(room, data, at, B - at)
    for place in range(B):
        bus[place] += room[place]
    module.limit_bus(out, at, bus, B, level, step)
    light = bytes((place * place) >> 8 for place in range(256))
    wire, mixed = bytearray(39), bytearray(frame)
    module.encode_frame(wire, frame, light, level >> 8, 39)
    total = module.light_sum(frame, light, 39)
    module.blend(mixed, wire, level >> 8, 39)
    module.dim(mixed, level >> 8, 39)
    return list(bus), list(out), list(room), wire, mixed, total
random.seed(7)
different = 0
for turn in range(12):
    sounds = [noise('h', 32768, B) for _ in range(8)]
    data = b'x' + bytes(noise('h', 32768, B)) if turn % 2 else bytes(noise('h', 32768, B))
    frame = bytearray(random.randrange(256) for _ in range(39))
    level = 65536 if turn == 0 else 256 * random.randrange(257)
    step = random.randrange(-level // B, (65536 - level) // B + 1)
    told = (sounds, data, frame, level, step, random.randrange(B // 2))
    want = loops(portable, *told)
    different += loops(native, *told) != want
    different += loops(viper, *told) != want
print([different, int(kernels.mix_samples is native.mix_samples)])
"""
TOO_SHORT = """
import roundhouse_kernels as native
from array import array
samples, bus, frame = array('h', [0] * 8), array('i', [0] * 8), bytearray(9)
light, refused = bytes(256), 0
for loop, told in (
    (native.clear_bus, (bus, 9)), (native.clear_bus, (bus, -1)), (native.clear_bus, (bytes(32), 8)),
    (native.decode_samples, (samples, bytes(16), 1, 8)), (native.decode_samples, (samples, bytes(40), 0, 9)),
    (native.mix_samples, (bus, 1, samples, 8, 256, 0)), (native.mix_samples, (bus, -1, samples, 2, 256, 0)),
    (native.limit_bus, (samples, 1, bus, 8, 256, 0)), (native.limit_bus, (array('h', [0] * 9), 0, bus, 9, 256, 0)),
    (native.light_sum, (frame, light, 10)), (native.light_sum, (frame, bytes(255), 9)),
    (native.encode_frame, (frame, bytes(6), light, 256, 9)), (native.dim, (frame, 256, 10)),
    (native.blend, (frame, bytes(8), 256, 9)),
):
    try:
        loop(*told)
    except (ValueError, TypeError):
        refused += 1
print([refused])
"""


def test_the_loops_in_c_equal_those_in_python(pico: EmulatedPico) -> None:
    pico.run_until(probe.awaits(pico, probe.HELLO), 3000)
    probe.into_prompt(pico)
    assert probe.value(probe.ask(pico, EQUAL, 60_000)) == [0, 1]


def test_an_array_that_is_too_short_is_refused(pico: EmulatedPico) -> None:
    pico.run_until(probe.awaits(pico, probe.HELLO), 3000)
    probe.into_prompt(pico)
    assert probe.value(probe.ask(pico, TOO_SHORT, 10_000)) == [14]
