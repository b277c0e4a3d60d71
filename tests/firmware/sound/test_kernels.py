"""The inner loops: this interpreter's give the same results as the portable ones, and nothing overflows."""

from array import array

from roundhouse_hub import kernels
from roundhouse_hub.kernels import portable
from roundhouse_hub.sound.mixer import BLOCK


class Noise:
    """Numbers that look random and are the same in every interpreter."""

    def __init__(self, seed):
        self.state = seed

    def below(self, limit):
        self.state = (self.state * 75 + 74) % 65537
        return self.state * limit // 65537


def loops_of(module, noise, samples):
    bus = array("i", [99] * BLOCK)
    out = array("h", [7] * (2 * BLOCK))
    module.clear_bus(bus, BLOCK)
    room = array("h", [0] * BLOCK)
    for sound in samples:
        module.decode_samples(room, bytes(sound), 0, BLOCK)
        module.mix_samples(bus, 0, room, BLOCK, 65536, 0)
    module.decode_samples(room, b"x" + bytes(samples[3]) + b"y", noise.below(BLOCK), 1)
    bus[0] += room[0]
    level = noise.below(256) * 256
    module.mix_samples(bus, 56, samples[0], 200, level, -(level // BLOCK))
    module.limit_bus(out, BLOCK, bus, BLOCK, level, (65536 - level) // BLOCK)
    return out


def test_the_kernels_of_this_interpreter_equal_the_portable_ones():
    for seed in range(1, 13):
        noise = Noise(seed * 997)
        samples = [array("h", [noise.below(65536) - 32768 for _ in range(BLOCK)]) for _ in range(4)]
        samples[0][0] = -32768
        samples[0][1] = 32767
        assert loops_of(kernels, Noise(seed), samples) == loops_of(portable, Noise(seed), samples)


def test_the_kernels_do_not_overflow_with_eight_loud_voices():
    for module in (kernels, portable):
        for top in (32767, -32768):
            bus = array("i", [0] * BLOCK)
            out = array("h", [0] * BLOCK)
            for _ in range(8):
                module.mix_samples(bus, 0, array("h", [top] * BLOCK), BLOCK, 65536, 0)
            module.limit_bus(out, 0, bus, BLOCK, 65536, 0)
            assert bus[BLOCK - 1] == 8 * top
            assert 32000 < abs(out[0]) < 32768 and (out[0] > 0) == (top > 0)


def test_soft_samples_are_rounded_without_bias():
    for level in (256, 2816, 16384, 65536):
        out = array("h", [0] * BLOCK)
        bus = array("i", [0] * BLOCK)
        wave = array("h", [(at * 37 % 401) - 200 for at in range(BLOCK)])
        kernels.mix_samples(bus, 0, wave, BLOCK, level, 0)
        kernels.limit_bus(out, 0, bus, BLOCK, 65536, 0)
        wanted = sum(wave) * level / 65536
        assert abs(sum(out) - wanted) < 0.15 * BLOCK
