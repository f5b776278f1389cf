"""CoNNNect: a roll-and-write game for one to four. Its rules are compiled; views, texts and pictures are not."""

from connectable.games.connnect.rules import Connnect

GAME = Connnect()
