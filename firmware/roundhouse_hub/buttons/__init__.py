"""The buttons: removing contact bounce, recognizing gestures, and what a press or a key for the volume leads to.

What a gesture means at a table is not here: the host knows it, and without a host `standalone`.
"""
