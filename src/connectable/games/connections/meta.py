"""What the lobby, the dailies and the lab need to know about Connections."""

from connectable.meta import Meta

META = Meta(chance="cards", daily={"way": "solitaire"}, tie_field="links", bots="connectable.bots.connections")
