"""A hub as the host sees it: finding it, keeping in touch, what it should show and sound, what it tells.

What a table shows is decided in `referee`; a hub without hardware is in `simulator`.
"""
