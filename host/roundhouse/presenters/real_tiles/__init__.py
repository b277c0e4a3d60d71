"""Tables of real tiles, played by calls or by the hub's buttons: questions, answers, corrections, the trust report.

What dealt tables need is in `dealt`, what both need in `table`.
"""
