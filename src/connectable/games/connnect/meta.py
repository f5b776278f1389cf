"""What the lobby, the dailies and the lab need to know about CoNNNect."""

from connectable.meta import Meta

META = Meta(chance="dice", daily={}, bots="connectable.bots.connnect")
