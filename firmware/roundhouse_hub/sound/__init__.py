"""Sound: scores say which sample starts when, the mixer adds them up, the player feeds the amplifier."""
