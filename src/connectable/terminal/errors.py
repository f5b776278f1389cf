"""The error of everything that a person asks for and that cannot be done: a key and values of one sentence."""

from connectable.i18n import Value


class UsageError(Exception):
    """Ends a command with exit code 2 and its sentence."""

    def __init__(self, key: str, /, **values: Value) -> None:
        super().__init__(f"{key} {values}")
        self.key, self.values = key, values
