"""The sound laboratory: every sound of the hub is synthesized here; none is a recording."""
