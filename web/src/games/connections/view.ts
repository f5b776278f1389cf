// Generated from games/connections/view.py and games/connections/preview.py by `make docs`: change it there.

export type Way = "classic" | "endless" | "solitaire" | "quick" | "quads" | "rummy"

export type Judge = "referee" | "vote" | "trust"

export type Stage = "dealing" | "playing" | "over"

export type Step = "fresh" | "laying" | "returned"

export type Link = "" | "opposite" | "same" | "is-a" | "part" | "made" | "said" | "family" | "property" | "found"

export type Verdict = "no" | "debatable" | "clear"

export type Ruling = "" | "stands" | "falls"

export type VoteCast = "" | "stands" | "falls" | "abstain"

export type RoundEnd = "full" | "out" | "quiet" | "stuck" | "solitaire" | "quads" | "taken"

export type Side = "north" | "east" | "south" | "west"

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
  reason: Link
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
  /** Only those that gave any. */
  sources: Record<string, number>
  idle: boolean
  building: (PieceView | null)[]
  quads: PieceView[][]
  lines: PieceView[][]
}

export interface ChoiceView {
  card: number
  space: number[]
  reason: Link
}

/** Two words that meet, as the referee and the table see them. */
export interface PairView {
  words: string[]
  verdict: Verdict
  reason: Link
  /** The house ruling; empty: there is none. */
  ruling: Ruling
  /** In previews: the side of the card that meets the other word. */
  side?: Side
  /** In windows. */
  line?: number
  /** In windows: whether it can be challenged. */
  open?: boolean
}

/** CX-J4: what the table has decided about two words. */
export interface RulingView {
  words: string[]
  stands: boolean
}

export interface WindowView {
  seat: number
  pairs: PairView[]
  fine: number[]
  unanswered: number[]
}

export interface VoteView {
  seat: number
  pair: PairView
  challenger: number
  votes: VoteCast[]
}

export interface EndedView {
  reason: RoundEnd
  points: number[]
  hands: number[][]
}

export interface View {
  game: string
  way: Way
  judge: Judge
  turns: "in_turn" | "at_once"
  table: number
  timer: boolean
  open_hands: boolean
  round: number
  rounds: number
  stage: Stage
  step: Step
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
  /** Where the web can grow, in reading order: x, y, the sides that would touch and the factor of a placement. */
  spots: number[][]
  /** Seat and card of the latest placement. */
  last: number[]
  drawn: number
  out: number
  /** The viewer's own steps. */
  chosen: ChoiceView | null
  windows: WindowView[]
  vote: VoteView | null
  rulings: RulingView[]
  aside: number[]
  links: number
  missed: number
  ended: EndedView[]
  cards: Record<string, CardView>
}

/** What a legal action would bring. */
export interface Preview {
  /** What it scores if it stands; for a step the most that can follow. */
  points: number
  ends_turn: boolean
  reveals: boolean
  /** Where a chosen card fits. */
  spaces?: number[][]
  /** How it fits there. */
  turns?: number[]
  pairs?: PairView[]
  multiplier?: number
  /** The cards that a placement counts. */
  touches?: number[]
}
