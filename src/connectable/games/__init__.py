"""The games: each package imports the contract, the options, the generator and the standard library, nothing else."""
