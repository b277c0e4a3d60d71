"""Saved matches: records (text that people read and edit), scenarios, the journal of tables, saved preferences."""
