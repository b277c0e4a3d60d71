"""Commands of a club evening: the director's, and seats and standings from lists.

How players are seated and counted is in `roundhouse.club`; what is opened for a hall, in `program.hall`.
"""
