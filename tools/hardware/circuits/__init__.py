"""The circuits of the builds, made from pins.toml and parts.toml, and the rules that each must keep.

`circuit_rules.faults` runs all rules, one sentence for each fault.
"""
