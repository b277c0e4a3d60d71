"""The screens of the program, a folder for each kind, and what leads from one to the next.

The picture of a table is in `table`, one folder up, and what pages are made of in `controls`.
"""
