"""What the screens beside the table are made of: pages of texts and controls, laid out, painted and touched."""
