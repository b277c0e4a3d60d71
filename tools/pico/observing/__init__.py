"""What a hub on the emulated Pico shows, sounds and says of itself, beside what it should.

The Pico itself is in `tools/pico/emulation`.
"""
