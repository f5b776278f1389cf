"""Our games as environments of other people's tools."""
