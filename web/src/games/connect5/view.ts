// Generated from games/connect5/view.py and games/connect5/threats.py and games/connect5/preview.py by `make docs`: change it there.

export type RoundEnd = "connect5" | "stuck" | "quiet"

/** What stands on a dot. */
export interface Stand {
  seat: number
  tokens: number
}

/** C5-M7: the token that may jump on. */
export interface Chain {
  dot: string
  double: boolean
  over: string
}

/** The last action of all. */
export interface Last {
  seat: number
  action: string
}

/** A finished round. */
export interface Ended {
  reason: RoundEnd
  eaten: number[]
  maker: number | null
  row: string[]
}

/** The whole table of Connect 5. */
export interface View {
  /** The option: a name or a drawing. */
  board: string
  mode: "quick" | "full"
  straight_jumps: boolean
  seats: number
  round: number
  rounds: number
  starter: number
  turn: number | null
  /** Occupied dots only. */
  dots: Record<string, Stand>
  reserve: number[]
  /** This round. */
  eaten: number[]
  /** All rounds. */
  points: number[]
  quiet: number
  chain: Chain | null
  last: Last | null
  ended: Ended[]
  /** The Connect 5 on the board, once the game is over. */
  row: string[]
  threats: Threats
}

/** What could happen on the board as it stands. */
export interface Threats {
  /** Free dots where a token from the reserve would make five, with the seats that could. */
  fives: Record<string, number[]>
  /** Per token the jumps it could make if it were to move: `B4 B3`, over and to. */
  jumps: Record<string, string[]>
  /** Dots whose tokens an enemy could eat in one turn, also later in a chain. */
  danger: string[]
}

/** A whole chain that begins with the action: it jumps on, and stops where it could go further still. */
export interface Chain {
  /** What follows the action, up to the end of the turn. */
  actions: string[]
  /** From, over, to, over, to. */
  path: string[]
  /** Of the whole chain, the action included. */
  points: number
  connect5: string[]
}

/** What a legal action would bring. */
export interface Preview {
  points: number
  ends_turn: boolean
  reveals: boolean
  /** Dots passed. */
  path: string[]
  eaten: string[]
  /** The row of a Connect 5. */
  connect5: string[]
  ends_round: boolean
  /** Ways to jump on, best first. */
  chains: Chain[]
}
