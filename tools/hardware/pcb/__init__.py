"""The printed circuits: KiCad's half draws them, the other half plans and checks without it."""
