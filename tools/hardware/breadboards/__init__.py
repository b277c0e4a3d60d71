"""The smallest hub on its breadboard: holes, wires, their ways in the picture, and the picture itself.

Its circuit is not here.
"""
