"""The lab: bots against each other, ratings, and the games as environments of other tools. It serves nobody."""
