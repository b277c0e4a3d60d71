"""The link between hub and host: lines (`wire`), delivery in order (`session`), meaning (`messages`, `service`)."""
