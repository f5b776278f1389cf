"""`python -m connectable` is the command `connectable`."""

from connectable.cli import main

main()
