"""From a match to what its hub shows and sounds: scenes, cues, and the slots that trains leave from.

How they reach a hub is not here but in `hub`, and how lamps and speaker make them in the firmware.
"""
