"""The guide under hardware/guide/: its pages and pictures are made from prose with facts left open, and held against
the circuits, the parts list, the case and the program that it speaks of."""
