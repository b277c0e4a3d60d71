"""A hub without hardware: the firmware on stand-ins, behind `sim://` or in lockstep with a test."""
