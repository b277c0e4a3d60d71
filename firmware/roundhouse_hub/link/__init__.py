"""What hub and host say to each other: lines (`wire`), order (`session`), meaning (`messages`)."""
