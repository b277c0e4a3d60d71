"""Positions in the notation, for tests of what is read from it."""

MEXICAN = (
    "mexican-train seats=3 set=6 engine=6-6 round=1 leader=A turn=B ends=A:5*,B:4,C:-,mexican:4 "
    "hands=A:0-0,B:4-5+3-4+0-5+0-1,C:0-2 laid=6-6+5-6+2-6+2-4+4-6 yard=17"
)
TRAINS = (
    "basic-trains seats=2 two_or_three=yes round=1 turn=B ends=A:9/9,B:5/5 hands=A:3-3+0-2,B:4-5+5-5+0-0 "
    "laid=9-9+2-2+2-5+1-2+1-5 yard=45"
)
