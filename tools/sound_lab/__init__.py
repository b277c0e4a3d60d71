"""The sound laboratory: every sound of the hub is made here from numbers, none is a recording."""
