"""Names of new tables and rooms, for links that people can read."""

import secrets

LETTERS = "abcdefghjkmnpqrstuvwxyz"
"""Without i, l and o, which are easily misread."""
NATURE = (
    "amber ash bay birch brook cedar clay cloud coral dawn dune elm ember fern field fjord flint fog fox frost grove "
    "hazel heron hill ivy jade lake larch leaf lilac linden loam lotus maple marsh meadow mist moon moss oak olive owl "
    "pearl pebble pine plum pond poppy quartz quail rain reed ridge river rose rowan sage sand shore sky slate snow "
    "sorrel sparrow spruce star stone storm swan teal thistle thyme tide vale violet wave willow wind wren"
)
WORDS = NATURE.split()


def new_name() -> str:
    """The id of a new table or room: two words and four letters."""
    tail = "".join(secrets.choice(LETTERS) for _ in range(4))
    return f"{secrets.choice(WORDS)}-{secrets.choice(WORDS)}-{tail}"
