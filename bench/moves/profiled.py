"""`python profiled.py FILE serve …`: the command under a profiler, its statistics written to FILE when it ends.

With SIGUSR1 it forgets what it has counted so far: how a server starts is another question.
"""

import cProfile
import signal
import sys
import time

from connectable import cli


def main() -> None:
    profiler = cProfile.Profile(time.thread_time)  # not the time that others take the processor
    signal.signal(signal.SIGUSR1, lambda *_: profiler.clear())
    profiler.enable()
    try:
        cli.run(sys.argv[2:])
    finally:
        profiler.disable()
        profiler.dump_stats(sys.argv[1])


if __name__ == "__main__":
    main()
