"""Chance that people can trust: dice committed to beforehand, the proof of them, and how lucky everybody was."""
