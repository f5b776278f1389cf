"""What a move costs on the server: the load, the processes under it, and the floor beside them."""
