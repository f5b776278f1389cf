"""What the lobby needs to know about it."""

from connectable.meta import Meta

META = Meta(prefix="nm", chance="cards")
