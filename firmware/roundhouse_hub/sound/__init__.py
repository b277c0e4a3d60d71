"""The hub's voice: scores say which sample when, the mixer adds up, the player feeds the amplifier."""
