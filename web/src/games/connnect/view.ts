// Generated from games/connnect/view.py by `make docs`: change it there.

/** An open or turned-down Connect-5 card. */
export interface ShapeView {
  letter: string
  shape: string
  picture: string[]
  down: boolean
}

export interface ObjectiveView {
  name: string
  goal: string
  count: number
  points: number
  end: boolean
}

/** A printed bonus: `move`, `number3`. */
export interface IconView {
  row: number
  bonus: string
  stars: number
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
  /** Bonuses taken and not used. */
  hand: Record<string, number>
  boxes: number
  objectives: string[]
  /** Zone die first; after Switch and Plus/minus. In the set-up three numbers. */
  dice: number[]
  waiting: number[]
  pending: string
  pending_number: number
  status: string
  out: number
  /** As the sheet stands, by source. */
  points: Record<string, number>
}

export interface ConnnectView {
  seat: number | null
  seats: number
  setup: string
  phase: string
  round: number
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
