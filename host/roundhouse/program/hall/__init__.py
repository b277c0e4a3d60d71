"""A hall of many tables: the director's end, and where a table reports to.

What tables and a director say to each other, the evening and its pages are `roundhouse.club`.
"""
