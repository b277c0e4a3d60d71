"""Sound: scores say which sample starts when, the mixer adds them up, the player feeds the amplifier.

The samples are made in `tools/sound_lab`, and the driver of the amplifier is in `board`.
"""
