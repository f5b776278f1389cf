"""Chance that people can trust: dice committed to in advance, their proof, and how lucky each seat was."""
