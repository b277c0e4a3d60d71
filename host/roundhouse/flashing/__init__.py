"""Putting firmware on a hub: the package's files over its serial port, or an image on its drive."""
