"""Where things lie, for tests that read files."""

from pathlib import Path

TESTS = Path(__file__).parent
ROOT = TESTS.parent
FIXTURES = TESTS / "fixtures"
RECORDS = FIXTURES / "records"
PLAYTHROUGHS = FIXTURES / "playthroughs"
