"""What a person asked for that cannot be done: the key and values of one sentence, never a traceback."""

from connectable.i18n import Value


class Slip(Exception):
    """Ends a command with exit code 2 and its sentence."""

    def __init__(self, key: str, /, **values: Value) -> None:
        super().__init__(f"{key} {values}")
        self.key, self.values = key, values
