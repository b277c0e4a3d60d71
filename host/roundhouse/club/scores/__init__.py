"""The scores of an evening: what people enter, what tables report, whether it can be, and how everybody stands.

Who sits where, and when, is decided beside it; pages are made elsewhere.
"""
