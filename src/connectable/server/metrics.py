"""Counters in the text format of Prometheus. Nothing about people, tables or games in progress."""

from collections import Counter
from collections.abc import Mapping

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


class Metrics:
    """What was counted since the start."""

    def __init__(self) -> None:
        self.answers: Counter[tuple[str, int]] = Counter()
        """By path and status."""
        self.within_bound: Counter[float] = Counter()
        self.seconds = 0.0

    def count_answer(self, path: str, status: int, seconds: float) -> None:
        self.answers[path, status] += 1
        self.seconds += seconds
        self.within_bound[next((bound for bound in BOUNDS if seconds <= bound), float("inf"))] += 1

    def text(self, gauges: Mapping[str, float]) -> str:
        lines = ["# TYPE connectable_answers_total counter"]
        for (path, status), count in sorted(self.answers.items()):
            lines.append(f'connectable_answers_total{{address="{path}",status="{status}"}} {count}')
        lines.append("# TYPE connectable_answer_seconds histogram")
        total = 0
        for bound in BOUNDS:
            total += self.within_bound[bound]
            lines.append(f'connectable_answer_seconds_bucket{{le="{bound}"}} {total}')
        total += self.within_bound[float("inf")]
        lines.append(f'connectable_answer_seconds_bucket{{le="+Inf"}} {total}')
        lines += [f"connectable_answer_seconds_sum {self.seconds:.6f}", f"connectable_answer_seconds_count {total}"]
        for name, value in gauges.items():
            lines += [f"# TYPE connectable_{name} gauge", f"connectable_{name} {value:g}"]
        return "\n".join(lines) + "\n"
