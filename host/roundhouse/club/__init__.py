"""A club evening: many tables in one hall."""
