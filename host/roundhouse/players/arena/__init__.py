"""A contest between computer players, measured on duplicate deals.

The players are one folder up; the command that starts a contest is in `commands.analysis`.
"""
