"""The inner loops over samples and frames, with the same results everywhere.

The hub's image has them in C (tools/pico/board/kernels.c), other MicroPython has native code, all else plain Python.
"""

import sys

if sys.implementation.name != "micropython":
    from roundhouse_hub.kernels import portable as _loops
else:
    try:
        import roundhouse_kernels as _loops  # type: ignore[import-not-found, no-redef]  # an image has it
    except ImportError:
        from roundhouse_hub.kernels import viper as _loops  # type: ignore[no-redef]

blend = _loops.blend
clear_bus = _loops.clear_bus
decode_samples = _loops.decode_samples
dim = _loops.dim
encode_frame = _loops.encode_frame
light_sum = _loops.light_sum
limit_bus = _loops.limit_bus
mix_samples = _loops.mix_samples
