// Generated from games/connections/view_types.py and games/connections/view.py and games/connections/preview.py by `make docs`: change it there.

export type Way = "classic" | "endless" | "solitaire" | "quick" | "quads" | "rummy"

export type Judge = "referee" | "jury" | "vote" | "trust"

export type Find = "shown" | "own"

export type Language = "en" | "th" | "it" | "de" | "fr" | "es" | "any"

export type Stage = "dealing" | "playing" | "over"

export type Step = "fresh" | "laying" | "returned"

export type Link = "" | "opposite" | "same" | "is-a" | "part" | "made" | "said" | "family" | "property" | "found"

export type Verdict = "no" | "debatable" | "clear" | "unknown"

export type Ruling = "" | "stands" | "falls"

export type VoteCast = "" | "stands" | "falls" | "abstain"

export type RoundEnd = "full" | "lives" | "out" | "quiet" | "stuck" | "solitaire" | "quads" | "taken"

export type Side = "north" | "east" | "south" | "west"

export interface CardView {
  /** North, east, south, west, unturned; in English, or as the deck's author wrote them. */
  words: string[]
  value: number
  /** CX-O6: its place in the deck, whichever cards are in play. */
  id: number
  /** Of its words. */
  ids: number[]
  /** Its words in the language of the game, or in all with `any`, where the deck has them. */
  translations?: Record<string, string[]>
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
  ids: number[]
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
  ids: number[]
  stands: boolean
}

/** CX-J6: two words that failed in a try. */
export interface FailedView {
  words: string[]
  ids: number[]
}

export interface WindowView {
  seat: number
  pairs: PairView[]
  fine: number[]
  unanswered: number[]
}

export interface VoteView {
  seat: number
  /** The first of the pairs. */
  pair: PairView
  /** Of an appeal: all of them. */
  pairs?: PairView[]
  /** −1: the seat itself appeals. */
  challenger: number
  votes: VoteCast[]
}

/** CX-J6: a try that failed, where it was laid, and why. */
export interface MissView {
  card: number
  turn: number
  seat: number
  /** Those that failed. */
  pairs: PairView[]
  /** The others. */
  held: PairView[]
  x?: number
  /** On a web. */
  y?: number
  /** In a quad, from 1. */
  place?: number
  line?: number
  /** In rummy. */
  end?: "left" | "right"
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
  find: Find
  /** CX-O6: the language of the words; `any`: every reader's own. */
  words: Language
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
  /**
   * Why the pairs on the table hold: two ids of words → a kind of link, empty for none, or the house ruling: stands,
   * falls. The ids stand in the order in which the link runs (CX-J3), the lower one first where it runs both ways.
   */
  joined: Record<string, string>
  /** Seat and card of the latest placement. */
  last: number[]
  drawn: number
  out: number
  /** The viewer's own steps. */
  chosen: ChoiceView | null
  windows: WindowView[]
  vote: VoteView | null
  rulings: RulingView[]
  /** By seat, in the whole game. */
  misses: number[]
  /** The latest. */
  miss: MissView | null
  failed: FailedView[]
  /** CX-J7: misses that their seats may still appeal; the cards lie as waiting ones. */
  pending: MissView[]
  /** By seat: whether the appeal of the turn (all at once: of the round) is used. */
  appealed: boolean[]
  /**
   * CX-J6: misses that the seat in turn (alone: this card, or the game where lives are set) still has; −1 where a
   * miss has no such limit.
   */
  tries_left: number
  /** Left; 0 where there is no limit. */
  lives: number
  /** Cards that come into play in a round. */
  deck_size: number
  aside: number[]
  links: number
  /** Solitaire: cards laid aside. */
  missed: number
  ended: EndedView[]
  cards: Record<string, CardView>
}

/** What a legal action would bring. */
export interface Preview {
  /** What it scores if it stands; for a step the most that can follow. */
  points: number
  ends_turn: boolean | "unknown"
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
