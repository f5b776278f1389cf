// Generated from games/connnect/view.py and games/connnect/preview.py by `make docs`: change it there.

export type Phase = "shapes" | "cards" | "first" | "setup-roll" | "setup" | "roll" | "zone" | "act" | "over"

export type Pending = "" | "free" | "move" | "take" | "any" | "number"

export type Status = "busy" | "done" | "out"

export type Goal = "claimed" | "used" | "free" | "lines" | "corners" | "arrows" | "zones" | "connect3" | "connect4" | "connect5" | "fours" | "each" | "equal" | "round"

export type Source = "connect3" | "connect4" | "connect5" | "arrows" | "circles" | "lines" | "objectives" | "minus"

export type Kept = "move" | "switch" | "plus" | "again"

/** An open or turned-down Connect-5 card. */
export interface ShapeView {
  letter: string
  shape: string
  picture: string[]
  down: boolean
}

export interface ObjectiveView {
  name: string
  goal: Goal
  count: number
  points: number
  end: boolean
}

/** A printed bonus: `move`, `number3`. */
export interface IconView {
  row: 3 | 4
  bonus: string
  stars: number
  /** Used when it is taken; the others are kept or count by themselves. */
  at_once: boolean
}

export interface ClaimView {
  spaces: string[]
  size: number
  shape: string
  letter: string
  points: number
  round: number
}

export interface SheetView {
  /** Rows from the top: `.` free, `x` crossed out. */
  grid: string[]
  claimed: string[]
  circles: number[]
  lines: number
  claims: ClaimView[]
  /** Places in the list of icons. */
  taken: number[]
  /** Those of the taken icons that are still in hand; of equal ones the later. */
  unused: number[]
  /** Bonuses taken and not used. */
  hand: Record<Kept, number>
  boxes: number
  objectives: string[]
  /** What each open objective counts on this sheet, in the order of the view's objectives. */
  progress: number[]
  /** Points of each arrow line as it stands, in the order of the view's arrows; 0 while it is open. */
  arrows: number[]
  /** Zone die first; after Switch and Plus/minus. In the set-up three numbers. */
  dice: number[]
  waiting: number[]
  pending: Pending
  pending_number: number
  status: Status
  out: number
  /** As the sheet stands, by source. */
  points: Record<Source, number>
}

export interface View {
  seat: number | null
  seats: number
  setup: "shared" | "own"
  phase: Phase
  round: number
  /** Of the whole game. */
  rounds: number
  active: number
  /** The dice that wait for the zone choice. */
  roll: number[]
  /** Per round the zone die and the number dice. */
  tracker: number[][]
  shapes: ShapeView[]
  /** Score cards left, the top one first. */
  scores: number[]
  objectives: ObjectiveView[]
  /** Connect-4 shapes that were claimed in an earlier round. */
  raced: string[]
  setup_spaces: string[]
  arrows: string[]
  minus: number[]
  icons: IconView[]
  sheets: SheetView[]
  /** The seat's own sheet when its round began, while a round runs. */
  begun: SheetView | null
}

/** A Connect that could be claimed: its spaces and their numbers, in the order of the run. */
export interface ConnectView {
  spaces: string[]
  numbers: number[]
}

/** What a legal action would bring. */
export interface Preview {
  /** Now; with *done* the points of the objectives it scores. */
  points: number
  ends_turn: boolean
  reveals: boolean
  /** The spaces it touches; for a zone the free spaces left in it. */
  spaces?: string[]
  /** Filled by it. */
  circles?: number[]
  /** Connected by it. */
  lines?: number
  /** Crossed by it. */
  boxes?: number
  /** Fulfilled by it; they are scored when the round ends. */
  objectives?: string[]
  /** The largest Connect that a written number would complete. */
  connect?: ConnectView
  shape?: string
  letter?: string
  /** The row that a claim may choose a bonus from; 0: none. */
  bonus?: number
}
