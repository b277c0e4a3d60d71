"""The common tools of tests and measurements: tables of phones, ports and cables of this machine, waiting.

Nothing here is a check.
"""
