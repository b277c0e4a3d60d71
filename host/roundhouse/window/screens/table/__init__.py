"""The screens of a dealt table and of a replay, and what comes up over any table: pause, undo, celebrations.

Tables of real tiles have screens of their own, in `real_tiles`.
"""
