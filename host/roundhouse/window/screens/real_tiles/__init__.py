"""The screens of tables with real tiles: the call pad, questions, the hub alone, and keys for both.

The screens of a dealt table are in `table`.
"""
