"""What the lobby, the dailies and the lab need to know about Connect 5."""

from connectable.meta import Meta

META = Meta(bots="connectable.bots.connect5")
