"""Saved matches: records (text that people read and edit), scenarios, the journal of tables, saved preferences.

What a kept call means, and how it is ruled on, is not here but in `referee`.
"""
