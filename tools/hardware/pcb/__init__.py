"""The printed circuit boards: one half runs inside KiCad and draws them, the other plans and checks them without it."""
