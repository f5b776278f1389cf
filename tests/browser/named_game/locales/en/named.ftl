nm-name = The Higher Card
nm-help = play CARD
nm-view-hand = Your cards
nm-source-trick = Trick
nm-end-higher = The higher card takes the trick.
nm-rule-2 = A card is played from the own hand.
nm-rule-greeting = { $name } plays
