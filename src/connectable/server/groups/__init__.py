"""Tables that belong together: rooms, and deals that several tables share."""
