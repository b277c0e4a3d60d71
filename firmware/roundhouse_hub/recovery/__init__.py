"""What happens after errors: a log (`faults`), monitoring of the subsystems (`supervisor`), safe mode (`safe_mode`)."""
