"""The inner loops: nothing overflows, and soft samples keep their mean; test_sounds has both interpreters' results."""

from array import array

from roundhouse_hub import kernels
from roundhouse_hub.kernels import portable
from roundhouse_hub.sound.mixer import BLOCK


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
