"""The lines of a position text, taken one by one, so that an error can name the line."""

import re
from dataclasses import dataclass, field


@dataclass
class Lines:
    """The lines of a text, taken one by one."""

    rows: list[str]
    taken: int = field(default=0)

    def take(self, pattern: re.Pattern[str]) -> re.Match[str]:
        """The next line, which must be of that form."""
        found = self.maybe(pattern)
        if not found:
            row = self.rows[self.taken] if self.taken < len(self.rows) else ""
            raise self.wrong(f"{row!r:.80} is not of the form {pattern.pattern}", 1)
        return found

    def maybe(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        found = pattern.fullmatch(self.rows[self.taken]) if self.taken < len(self.rows) else None
        self.taken += found is not None
        return found

    def wrong(self, what: str, ahead: int = 0) -> ValueError:
        return ValueError(f"position: line {self.taken + ahead}: {what}")
