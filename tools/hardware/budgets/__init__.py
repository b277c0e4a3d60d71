"""What the parts add up to: currents and hours, cells, loudness, the platform's forces, lengths of wire.

Each module says what its budget does not reach.
"""
