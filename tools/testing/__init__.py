"""What tests and measurements share: tables of phones, ports and cables of this machine, waiting.

Nothing here is a check.
"""
