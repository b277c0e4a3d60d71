"""A contest between computer players, measured on duplicate deals."""
