"""A worker process: reads jobs as JSON lines and answers each with a line. Memory and processor time are limited.

Started by `workshop.py` as `python -m connectable.server.work.worker`; it ends with its parent.
"""

import os
import sys

import msgspec

from connectable.server.work.jobs import AnyJob, answer
from connectable.server.work.processes import READY
from connectable.system import limit_memory, limit_processor_time, lower_priority

MEMORY_BYTES = 1 << 30
PROCESSOR_SECONDS = 20.0
"""For one job; then the system ends the process."""


def main() -> None:
    limit_memory(MEMORY_BYTES)
    lower_priority(os.getpid())  # whoever waits for a move comes first
    decoder = msgspec.json.Decoder(AnyJob)
    write_line(READY)
    for line in sys.stdin.buffer:
        limit_processor_time(PROCESSOR_SECONDS)
        write_line(msgspec.json.encode(answer(decoder.decode(line))) + b"\n")


def write_line(line: bytes) -> None:
    sys.stdout.buffer.write(line)
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
