"""The rules of CoNNNect. Everything in this folder is compiled."""
