// Generated from games/connect5/view.py and games/connect5/preview.py by `make docs`: change it there.

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
}
