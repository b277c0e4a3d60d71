"""The inner loops over samples and frames: native code on the hub, plain Python elsewhere, with the same results."""

import sys

if sys.implementation.name == "micropython":
    from roundhouse_hub.kernels.viper import (
        blend,
        clear_bus,
        decode_samples,
        dim,
        encode_frame,
        light_sum,
        limit_bus,
        mix_samples,
    )
else:
    from roundhouse_hub.kernels.portable import (
        blend,
        clear_bus,
        decode_samples,
        dim,
        encode_frame,
        light_sum,
        limit_bus,
        mix_samples,
    )

__all__ = [
    "blend",
    "clear_bus",
    "decode_samples",
    "dim",
    "encode_frame",
    "light_sum",
    "limit_bus",
    "mix_samples",
]
