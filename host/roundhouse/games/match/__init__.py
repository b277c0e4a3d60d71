"""A match: deal, events, score sheet, what each seat sees, and the audit of what was taken on trust.

It asks the game for every ruling and knows no rule of its own.
"""
