"""Our games as games of OpenSpiel: `pyspiel.load_game("connectable_connect5")` after `register_all()`.

Seats that may act at once act in the order of seats. OpenSpiel is optional: get it with `pip install open_spiel`.
"""

from typing import Any

from connectable.lab.environments.sequential import MOST_CHOICES, OVER, Node, first, numbers_of
from connectable.options import OptionValue
from connectable.registry import GAMES, AnyGame, game, meta

PREFIX = "connectable_"
LONGEST = 100_000


def spiel() -> Any:
    """OpenSpiel's module; if it is missing, an ImportError says how to get it."""
    try:
        import pyspiel
    except ImportError:
        raise ImportError("OpenSpiel is not installed; get it with: pip install open_spiel") from None
    return pyspiel


def register_all() -> list[str]:
    """Registers every game for two seats or more with OpenSpiel; returns their names there."""
    return [register(name) for name in GAMES if game(name).seats[1] > 1]


def register(name: str) -> str:
    """Registers one game with OpenSpiel; returns its name there."""
    pyspiel, rules = spiel(), game(name)
    if PREFIX + name not in pyspiel.registered_names():
        kind = type_of(pyspiel, rules)
        pyspiel.register_game(kind, game_class(pyspiel, rules, kind))
    return PREFIX + name


def type_of(pyspiel: Any, rules: AnyGame) -> Any:
    kinds, about = pyspiel.GameType, meta(rules.name)
    low, high = max(2, rules.seats[0]), rules.seats[1]
    parameters: dict[str, OptionValue] = {"players": low}
    return kinds(
        short_name=PREFIX + rules.name,
        long_name=f"Connectable {rules.name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=(
            kinds.ChanceMode.DETERMINISTIC if about.chance == "none" else kinds.ChanceMode.EXPLICIT_STOCHASTIC
        ),
        information=(
            kinds.Information.IMPERFECT_INFORMATION if about.hidden else kinds.Information.PERFECT_INFORMATION
        ),
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=high,
        min_num_players=low,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=False,
        parameter_specification=parameters | {option.name: option.default for option in rules.options},
    )


def game_class(pyspiel: Any, rules: AnyGame, kind: Any) -> Any:
    """The class of the game and, inside, that of its states: their bases exist only where OpenSpiel does."""

    class State(pyspiel.State):  # type: ignore[misc]
        """A node and what OpenSpiel asks of it."""

        def __init__(self, its_game: Any) -> None:
            super().__init__(its_game)
            self.node: Node = its_game.root

        def current_player(self) -> Any:
            return pyspiel.PlayerId.TERMINAL if self.node.next == OVER else self.node.next

        def is_terminal(self) -> bool:
            return self.node.next == OVER

        def _legal_actions(self, player: int) -> list[int]:
            return [*self.node.numbered] if player == self.node.next else []

        def chance_outcomes(self) -> list[tuple[int, float]]:
            return self.node.chances()

        def _apply_action(self, action: int) -> None:
            self.node = self.node.after(action)

        def _action_to_string(self, player: int, action: int) -> str:
            return self.node.notation(action)

        def returns(self) -> list[float]:
            return self.node.returns()

        def observation_string(self, player: int) -> str:
            return self.node.observation(player)

        def information_state_string(self, player: int) -> str:
            return self.node.information(player)

        def __str__(self) -> str:
            return rules.format(self.node.state)

    class Game(pyspiel.Game):  # type: ignore[misc]
        """One of our games with its seats and options."""

        def __init__(self, parameters: dict[str, Any] | None = None) -> None:
            chosen = dict(parameters or {})
            seats = int(chosen.pop("players", max(2, rules.seats[0])))
            self.root = first(rules, seats, chosen)
            info = pyspiel.GameInfo(
                num_distinct_actions=numbers_of(self.root),
                max_chance_outcomes=0 if meta(rules.name).chance == "none" else MOST_CHOICES,
                num_players=seats,
                min_utility=-1 / (seats - 1),
                max_utility=1.0,
                utility_sum=0.0,
                max_game_length=LONGEST,
            )
            super().__init__(kind, info, parameters or {})

        def new_initial_state(self) -> State:
            return State(self)

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
            from open_spiel.python.observation import IIGObserverForPublicInfoGame

            return IIGObserverForPublicInfoGame(iig_obs_type, params)

    return Game
