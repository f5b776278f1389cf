"""Every message that crosses the network, and the projection of a table for one viewer."""
