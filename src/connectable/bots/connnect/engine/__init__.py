"""The search of the CoNNNect bots. Everything in this folder is compiled."""
