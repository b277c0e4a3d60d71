"""When something goes wrong: errors noted (`faults`), parts looked after (`supervisor`), safe mode (`safe`)."""
