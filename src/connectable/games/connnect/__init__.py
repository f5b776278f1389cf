"""CoNNNect: a roll-and-write game for one to four. Its rules are compiled; views, texts and pictures are not."""

from connectable.games.connnect.engine.game import Connnect

GAME = Connnect()
