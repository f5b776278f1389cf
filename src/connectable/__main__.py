"""Run the command line: `python -m connectable` is the same as `connectable`."""

from connectable.cli import main

main()
