"""Tables in play: created, loaded, changed by commands, stored before anybody is told."""
