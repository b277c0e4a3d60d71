"""A hub without hardware: its own firmware on stand-ins, behind `sim://` or in lockstep with a test."""
