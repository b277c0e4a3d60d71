"""The guide under hardware/guide/: its pages and pictures are made from prose with facts left open, and held against
the circuits, the parts list, the case and the program.

The prose is in hardware/texts; the pages beside the guide are made in `pages`.
"""
