"""The electrical rules of a circuit, one sentence for each fault; `circuit_rules.faults` runs them all.

How a circuit is made is not here.
"""
