"""The error for a request that cannot be carried out: the catalogue key and the values of one sentence."""

from connectable.i18n import Value


class UsageError(Exception):
    """A mistake of the user: ends a command with exit code 2 and a sentence."""

    def __init__(self, key: str, /, **values: Value) -> None:
        super().__init__(f"{key} {values}")
        self.key, self.values = key, values
