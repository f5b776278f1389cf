"""The first-timer of Connections: knows what most people know of words, takes the points that lie there, plans nothing.

1. On a web lay the card that scores most now, over all its spaces; else draw.
2. In quads take the top card that meets most of the hand, and lay a quad as soon as it is there.
3. In rummy lengthen a run, else begin one of three; never look at the runs of others.
4. Where links are shown, lay those that the referee calls plain; where they are tried, believe and err like `greedy`.
"""

from functools import partial

from connectable.bots.connections.greedy import one_ply
from connectable.bots.connections.strength import GREEDY

KNOWS = 6.75
"""The referee's score from which on it sees a link: about six in seven of those that are accepted."""
first_timer = partial(
    one_ply, GREEDY._replace(name="first-timer", familiar=KNOWS, web=KNOWS, quick=KNOWS, runs=KNOWS, thefts=0)
)
