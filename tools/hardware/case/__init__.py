"""The printed case: its dimensions, the checks on numbers, the solids and the pictures. What is made of them and
committed lies in hardware/case."""
