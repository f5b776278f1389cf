"""Counters in the text format of Prometheus. Nothing about people, tables or games under way."""

from collections import Counter
from collections.abc import Mapping

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


class Metrics:
    """What happened since the start."""

    def __init__(self) -> None:
        self.answers: Counter[tuple[str, int]] = Counter()
        """Address and status."""
        self.within: Counter[float] = Counter()
        self.seconds = 0.0

    def answered(self, address: str, status: int, seconds: float) -> None:
        self.answers[address, status] += 1
        self.seconds += seconds
        self.within[next((bound for bound in BOUNDS if seconds <= bound), float("inf"))] += 1

    def text(self, gauges: Mapping[str, float]) -> str:
        lines = ["# TYPE connectable_answers_total counter"]
        for (address, status), count in sorted(self.answers.items()):
            lines.append(f'connectable_answers_total{{address="{address}",status="{status}"}} {count}')
        lines.append("# TYPE connectable_answer_seconds histogram")
        total = 0
        for bound in BOUNDS:
            total += self.within[bound]
            lines.append(f'connectable_answer_seconds_bucket{{le="{bound}"}} {total}')
        total += self.within[float("inf")]
        lines.append(f'connectable_answer_seconds_bucket{{le="+Inf"}} {total}')
        lines += [f"connectable_answer_seconds_sum {self.seconds:.6f}", f"connectable_answer_seconds_count {total}"]
        for name, value in gauges.items():
            lines += [f"# TYPE connectable_{name} gauge", f"connectable_{name} {value:g}"]
        return "\n".join(lines) + "\n"
