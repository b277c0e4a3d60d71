"""The files of a release: source archive, wheels, the bundles for people without pip, sums.

The images for a Pico are made in tools/pico.
"""
