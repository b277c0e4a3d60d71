"""The sums of the parts: currents and hours, cells, loudness, the platform's forces, lengths of wire.

Each module says what its budget does not reach.
"""
