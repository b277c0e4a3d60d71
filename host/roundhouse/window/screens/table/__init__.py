"""The screens of a dealt table and of a replay, and what comes up over any table: its menu, celebrations.

Tables of real tiles have screens of their own, in `real_tiles`.
"""
