"""The ways to play Connections, one file each: what is legal, why not, and what an action does."""
