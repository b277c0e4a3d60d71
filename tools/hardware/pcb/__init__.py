"""The printed circuit boards: the KiCad projects under hardware/board, held against circuit and rules.

What a board house and a person with an iron get of them is made here, too. People draw them in KiCad.
"""
