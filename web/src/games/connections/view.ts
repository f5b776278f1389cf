// Generated from games/connections/view.py by `make docs`: change it there.

export interface CardView {
  /** North, east, south, west, unturned. */
  words: string[]
  value: number
}

export interface PieceView {
  card: number
  /** Quarter turns clockwise. */
  turn: number
}

export interface CellView {
  card: number
  turn: number
  x: number
  y: number
  waiting: boolean
  reason: string
}

export interface PileView {
  left: number
  /** Face up, the top one last. */
  shown: number[]
}

export interface SeatView {
  /** The cards that the viewer knows. */
  hand: number[]
  /** How many more it holds. */
  hidden: number
  points: number
  sources: Record<string, number>
  idle: boolean
  building: (PieceView | null)[]
  quads: PieceView[][]
  lines: PieceView[][]
}

export interface ChoiceView {
  card: number
  space: number[]
  reason: string
}

export interface WindowView {
  seat: number
  /** Words, verdict, reason, ruling, and whether it is open to challenge. */
  pairs: Record<string, unknown>[]
  fine: number[]
  unanswered: number[]
}

export interface VoteView {
  seat: number
  pair: Record<string, unknown>
  challenger: number
  votes: string[]
}

export interface EndedView {
  reason: string
  points: number[]
  hands: number[][]
}

export interface ConnectionsView {
  game: string
  way: string
  judge: string
  turns: string
  table: number
  timer: boolean
  open_hands: boolean
  round: number
  rounds: number
  stage: string
  step: string
  to_act: number[]
  /** The seat in turn, −1 when all play at once or nobody does. */
  turn: number
  /** Whether the viewer has something to answer or vote on. */
  asked: boolean
  seats: SeatView[]
  /** CX-O3: the sum of all points. */
  together: number
  piles: PileView[]
  web: CellView[]
  /** Seat and card of the latest placement. */
  last: number[]
  drawn: number
  out: number
  /** The viewer's own steps. */
  chosen: ChoiceView | null
  windows: WindowView[]
  vote: VoteView | null
  rulings: Record<string, unknown>[]
  aside: number[]
  links: number
  missed: number
  ended: EndedView[]
  cards: Record<string, CardView>
}
