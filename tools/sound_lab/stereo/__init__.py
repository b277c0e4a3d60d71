"""The sounds of a table at the computer: the hub's cues in a room, tiles on cloth and wood, ambience; 48 kHz, stereo.

They are made of the hub's own recipes, without the limits of its small speaker.
"""
