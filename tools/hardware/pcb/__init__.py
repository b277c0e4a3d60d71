"""The printed circuit boards: reads the KiCad projects under hardware/board and holds them against circuit and rules.

People draw them in KiCad.
"""
