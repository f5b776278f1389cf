nm-name = Die höhere Karte
nm-help = play KARTE
nm-view-hand = Deine Karten
nm-source-trick = Stich
nm-end-higher = Die höhere Karte bekommt den Stich.
nm-rule-2 = Gespielt wird eine Karte der eigenen Hand.
nm-rule-greeting = { $name } spielt
