"""The sound laboratory: every sound of the hub is synthesized here; none is a recording.

Which sample plays when is in the firmware, in `sound/scores.py`.
"""
