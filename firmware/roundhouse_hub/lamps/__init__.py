"""The hub's thirteen lamps: what they should show (`scene`) and which colors that gives (`render`).

The driver of the strip is in `board`; which scene a table has, the host decides, or `standalone`.
"""
