// Generated from server/protocol/messages.py and server/protocol/group_messages.py by `make docs`: change it there.

export type OfferKind = "takeback" | "stop" | "rematch" | "replace"

/** The table's own settings, all optional. */
export interface Wishes {
  /** `none`, `turn 60`, `game 300+5` (seconds) or `days 3`. */
  clock?: string
  kind?: "live" | "correspondence" | "hotseat"
  dice?: "fair" | "table"
  visibility?: "private" | "public"
  chat?: boolean
  seating?: "listed" | "random"
}

/** A record as it was downloaded here or elsewhere; its `dice` prove something to people, not to us. */
export interface RecordGiven {
  game: string
  rules: string
  options: Record<string, string | number | boolean>
  seats: number
  entries: [number | "table", string | Record<string, any>][]
  format?: number
  dice?: Record<string, any>
}

/** A finished table of this server that the caller may see. */
export interface FromTable {
  table: string
  /** Actions that stand; None: all. */
  at?: number | null
  code?: string
}

export interface InRoom {
  id: string
  code: string
}

/** `POST /api/tables`. At most one of `record`, `from`, `daily` and `challenge` says what it starts from. */
export interface NewTable {
  /** May be left out where the start names it. */
  game?: string
  options?: Record<string, string | number | boolean>
  /** `human`, `open` or `bot:LEVEL`; empty: one human, the rest open. */
  seats?: string[]
  table?: Wishes
  /** Of the humans, in their order. */
  names?: string[]
  record?: RecordGiven | null
  /** How many actions of the record stand; None: all. */
  at?: number | null
  from?: FromTable | null
  room?: InRoom | null
  /** The day, `2026-11-16`. */
  daily?: string
  /** The code of a shared deal. */
  challenge?: string
  /** A secret of the browser's own: of its tables on one deal the first counts. */
  player?: string
}

export interface TableMade {
  id: string
  link: string
  /** Opens a private table; empty for a public one. */
  code: string
  /** Seat → token: whoever has it is that seat. */
  tokens: Record<string, string>
  commitment: string
  /** Who can open the link: people at this computer, in this network, or everybody. */
  reach: "computer" | "network" | "public"
}

/** `POST /api/tables/{id}/join`. */
export interface JoinTable {
  name: string
  code?: string
  /** The place asked for; −1: any. */
  seat?: number
}

export interface Joined {
  seat: number
  token: string
}

/** `POST /api/tables/{id}/actions`; `try` judges and changes nothing. */
export interface TakeAction {
  action: string
  position: number
  key: string
  try?: boolean
}

/** `POST /api/tables/{id}/commands`. */
export interface GiveCommand {
  command: string
  key: string
  data?: Record<string, string | number | boolean>
}

export interface Accepted {
  /** Of the seat that asked: what it may have seen since. */
  position: number
}

/** Every error has this shape. */
export interface Problem {
  /** A word: `refused`, `stale`, `malformed`, `not-found`, … */
  error: string
  /** In the caller's language where the rules refuse; one technical line otherwise. */
  sentence: string
  /** The rule that forbids it. */
  rule: string
  detail: Record<string, any>
  /** “Why not …?” */
  title: string
  /** Where the table is, when the caller's position is stale. */
  position: number
}

/** A seat as everybody sees it. */
export interface SeatSeen {
  who: "open" | "human" | "bot"
  name: string
  level: string
  away: boolean
  /** At `since`, or now while the clock stands; −1: there is no clock. */
  millis_left: number
  /** When its clock began to run, in the server's milliseconds; −1: it stands. */
  since: number
  /** Until when the game's own rules wait for this seat; −1: no limit. */
  deadline: number
}

export interface OfferSeen {
  kind: OfferKind
  by: number
  subject: number
  agreed: number[]
}

/** One thing a viewer may see: what it was, by whom, in the game's notation where it was an action. */
export interface Happened {
  kind: "made" | "seat" | "start" | "action" | "undo" | "offer" | "agree" | "decline" | "offer_end" | "presence" | "pause" | "ready" | "time" | "end" | "rematch" | "chat" | "switch" | "share"
  /** −1: chance, or the table itself. */
  seat: number
  text: string
}

/** How a game ended; per seat where it is a list. */
export interface OutcomeSeen {
  points: number[]
  /** 1 = first; ties share. */
  ranks: number[]
  reason: string
  /** Source of points → points. */
  breakdown: Record<string, number>[]
}

/** How often each face of the dice fell; 19 of 20 fair games keep all six from `low` to `high`. */
export interface FacesSeen {
  /** Of 1 to 6. */
  counts: number[]
  expected: number
  low: number
  high: number
}

/** What chance was worth to a seat: its luck is worth − expected; 19 of 20 fair games keep all seats in the band. */
export interface SeatLuckSeen {
  worth: number
  /** Of all that could have come at the same moments. */
  expected: number
  low: number
  high: number
}

/** What chance gave in a finished game, without what was taken back. */
export interface LuckSeen {
  /** What `seats` counts: `rolls` (points the rolls were worth to a sheet) or `cards` (values of cards dealt). */
  measure: string
  /** None: no dice fell. */
  faces: FacesSeen | null
  /** Empty: chance was the same for all. */
  seats: SeatLuckSeen[]
}

/** `GET /api/tables/{id}`, and what a socket's messages carry. */
export interface TableSeen {
  id: string
  game: string
  rules: string
  options: Record<string, string | number | boolean>
  settings: Required<Wishes>
  phase: "gathering" | "playing" | "over"
  seats: SeatSeen[]
  host: number
  /** The viewer's own; None for a watcher. */
  seat: number | null
  position: number
  to_act: number[]
  view: Record<string, any> | null
  legal: string[]
  /** In the order of `legal`. */
  previews: Record<string, any>[]
  /** Whether the viewer may take its last action back on its own. */
  undo: boolean
  offers: OfferSeen[]
  commitment: string
  outcome: OutcomeSeen | null
  /** Ended by agreement: nobody won. */
  stopped: boolean
  /** Of the fair dice, when the game is over. */
  secret: string | null
  /** The table that follows. */
  rematch: string
  /** When the game is over, and chance played a part in it. */
  luck: LuckSeen | null
  /** It started with actions of another game; how many would tell of sealed ones. */
  given: boolean
  room: string
  /** Others play with the same secret, which is shown there. */
  deal: string
  /** Other tables take so much of the bots' time that bots here think shorter. */
  hurried: boolean
  /** The server's clock, in milliseconds. The last two fields are stamped on finished bytes. */
  now: number
}

/** Where the chance entries of a record come from. */
export interface DiceSeen {
  kind: "fair" | "table"
  commitment: string
  /** When the game is over. */
  secret?: string
  /** One a seat, when the game is over. */
  contributions?: string[]
  /** Entries of another game with which this one started: they were not drawn here. */
  given?: number
}

/** `GET /api/tables/{id}/record`: what the viewer may know; the whole game when it is over. */
export interface RecordSeen {
  format: number
  game: string
  rules: string
  options: Record<string, string | number | boolean>
  seats: number
  entries: [number | string, any][]
  dice: DiceSeen
}

/** One thing chance decided: enough to draw it again from the secret. */
export interface DrawSeen {
  label: string
  take: number
  /** What the table had. */
  text: string
  taken_back: boolean
  /** What could have come, in order: each share and how many outcomes in a row have it. */
  shares: [number, number][]
  /** Of what came, among the outcomes. */
  place: number
}

/** `GET /api/tables/{id}/draws`: everything chance decided at a finished table with fair dice. */
export interface Draws {
  dice: DiceSeen
  draws: DrawSeen[]
}

/** A public table in the lobby. */
export interface TableListed {
  id: string
  game: string
  phase: "gathering" | "playing" | "over"
  seats: SeatSeen[]
  /** What was chosen for the game; `own` stands for a long text: a board, sheet or deck of one's own. */
  options: Record<string, string | number | boolean>
  settings: Required<Wishes>
  /** Seats that can be taken. */
  open: number
}

/** `GET /api/tables`, newest first. */
export interface Lobby {
  tables: TableListed[]
  /** Give it as `after` for the next page; empty: there is none. */
  next: string
}

/** Something that can be chosen for a game. */
export interface OptionSeen {
  name: string
  default: string | number | boolean
  /** Empty: any value of the default's type. */
  choices: (string | number | boolean)[]
  /** Lowest and highest number. */
  span: [number, number] | null
  /** Another option, and its values with which this one means anything. */
  only: [string, (string | number | boolean)[]] | null
}

/** A game that can be played here. */
export interface GameSeen {
  name: string
  rules: string
  /** Fewest and most. */
  seats: [number, number]
  options: OptionSeen[]
  /** Of its bots, weakest first. */
  levels: string[]
  /** Of the levels that were measured: greedy is 1000, 400 more are odds of ten to one. */
  ratings: Record<string, number>
}

/** `GET /api/house`: what a lobby needs to know. */
export interface House {
  version: string
  /** `compiled` or `pure`. */
  form: string
  reach: "computer" | "network" | "public"
  /** Where links from here lead. */
  address: string
  games: GameSeen[]
  languages: string[]
}

/** `GET /healthz`. */
export interface Health {
  status: "ok" | "trouble"
  version: string
}

/** First message of a client, within five seconds; `after` is the last position it saw. */
export interface Hello {
  type: "hello"
  token?: string | null
  code?: string
  after?: number
}

export interface SocketAction {
  type: "action"
  action: string
  position: number
  key: string
  try?: boolean
}

export interface SocketCommand {
  type: "command"
  command: string
  key: string
  data?: Record<string, string | number | boolean>
}

export interface Pong {
  type: "pong"
}

/** How things stand: at the start, and when a client missed too much. */
export interface Snapshot {
  type: "snapshot"
  table: TableSeen
}

/** What happened since position − len(events), and how things stand now. */
export interface EventMessage {
  type: "event"
  position: number
  events: Happened[]
  table: TableSeen
}

/** Stored and accepted. */
export interface Ack {
  type: "ack"
  key: string
  position: number
}

/** The status and problem that HTTP would answer. */
export interface RefusedMessage {
  type: "refused"
  key: string
  status: number
  problem: Problem
}

/** Answered with a pong. */
export interface Ping {
  type: "ping"
}

/** One action of a finished game that was not taken back, and how things stood behind it. */
export interface Moment {
  seat: number
  notation: string
  /** As the game counts them; 0: it does not. */
  round: number
  /** Of each seat, as everybody saw them. */
  points: number[]
}

/** `GET /api/tables/{id}/replay`. */
export interface Replay {
  table: string
  game: string
  /** The points before the first action. */
  start: number[]
  moments: Moment[]
}

/** `GET /api/tables/{id}/replay/{at}`: the game behind that many actions, through one seat's eyes. */
export interface MomentSeen {
  at: number
  of: number
  /** Through whose eyes; None: a watcher's. */
  seat: number | null
  /** The action that led here; None: the start. */
  moment: Moment | null
  to_act: number[]
  view: Record<string, any>
}

export interface SeatHeld {
  table: string
  token: string
}

/** `POST /api/seats`: what a browser holds. */
export interface HeldSeats {
  seats: SeatHeld[]
}

/** A seat that somebody holds, and whether it is its turn. */
export interface SeatStands {
  table: string
  /** No such table, or no such seat: nobody learns which. */
  gone: boolean
  game: string
  phase: "" | "gathering" | "playing" | "over"
  seat: number
  turn: boolean
  seats: SeatSeen[]
  /** When it is over. */
  points: number[]
  room: string
  deal: string
}

/** In the order of the question. */
export interface SeatsStand {
  seats: SeatStands[]
}

/** `POST /api/rooms`. */
export interface NewRoom {
  name?: string
}

export interface RoomMade {
  id: string
  link: string
  code: string
  reach: "computer" | "network" | "public"
}

/** A table of a room. */
export interface TablePlayed {
  id: string
  game: string
  phase: "gathering" | "playing" | "over"
  seats: SeatSeen[]
  /** When it is over; empty: it was stopped, or goes on. */
  points: number[]
  /** When it was made or, behind its end, when it ended. */
  at: number
}

/** `GET /api/rooms/{id}`. */
export interface RoomSeen {
  id: string
  name: string
  /** The one that the room leads to now; empty: none. */
  table: string
  /** The latest, newest first. */
  tables: TablePlayed[]
}

/** `POST /api/challenges`, by the seat that plays there. */
export interface ShareTable {
  table: string
}

export interface ChallengeMade {
  id: string
  link: string
  reach: "computer" | "network" | "public"
}

export interface DealResult {
  rank: number
  name: string
  points: number
  /** When it ended. */
  at: number
}

/** A deal that several tables play: the same cards and dice for everybody. */
export interface DealSeen {
  /** Of a challenge: its code. Of a daily: the name that its tables carry. */
  id: string
  /** Of a daily; empty: a challenge. */
  day: string
  game: string
  options: Record<string, string | number | boolean>
  seats: string[]
  commitment: string
  /** When it closes: tables are made on it before. */
  until: number
  /** When its secret is shown; what ends later does not count. */
  shown: number
  secret: string | null
  /** Tables that count, ended or not. */
  begun: number
  /** The best hundred, of each browser the first table. */
  results: DealResult[]
  /** All results. */
  count: number
  /** Points of the best, the upper quarter, the middle, the lower quarter and the last; empty: no results. */
  quantiles: number[]
  /** Of the table that was asked about. */
  own: DealResult | null
}

/** `GET /api/daily`. */
export interface Daily {
  day: string
  deals: DealSeen[]
}

/** What a choice is worth, in the unit that is named beside it. */
export interface Weighed {
  action: string
  worth: number
}

/** `POST /api/tables/{id}/hint`: what a strong bot would do with what the caller's seat knows, and why. */
export interface Hint {
  action: string
  /** Why, in the caller's language; empty: the game gives no reasons. */
  sentence: string
  /** Of the sentence. */
  key: string
  unit: "points" | "share" | ""
  /** Of the choice, then of the best others; empty: the bot did not weigh. */
  worths: Weighed[]
}

/** A decision of a finished game. */
export interface DecisionSeen {
  /** Actions that stood before it. */
  at: number
  seat: number
  played: string
  better: string
  cost: number
  /** Why the better one is; in the caller's language. */
  sentence: string
  key: string
}

/** `GET /api/tables/{id}/review`, asked again while `progress` is under 1. */
export interface ReviewSeen {
  /** From 0 to 1. */
  progress: number
  /** Empty: no bot of this game weighs, or nothing is known yet. */
  unit: "points" | "share" | ""
  /** What the decisions of each seat cost in all, as far as they were searched: skill, apart from `luck`. */
  costs: number[]
  /** Those that cost something, costliest first. */
  decisions: DecisionSeen[]
}

export type FromClient = Hello | SocketAction | SocketCommand | Pong

export type ToClient = Snapshot | EventMessage | Ack | RefusedMessage | Ping

/** What each command takes as its `data`. */
export interface Commands {
  /** Gives the seat up: before the start it is open again, later the house bot plays on. */
  leave: { token_hash?: string }
  /** Takes the seat back from the house bot. */
  return: { token_hash?: string }
  kick: { subject: number; token_hash?: string }
  /** The host puts a bot on an open seat. */
  bot: { subject: number; level: string; token_hash?: string }
  /** Bots take the seats that are still open. */
  start: { level?: string; token_hash?: string }
  /** A seat's share in the fair dice; before the start only. */
  contribute: { text: string; token_hash?: string }
  /** Table dice: what the people rolled. */
  roll: { notation: string; token_hash?: string }
  /** The seat's own last action, as long as that is free. */
  undo: { token_hash?: string }
  propose: { kind: OfferKind; subject?: number; token_hash?: string }
  answer: { kind: OfferKind; agree: boolean; token_hash?: string }
  /** Takes back an offer of one's own. */
  withdraw: { kind: OfferKind; token_hash?: string }
  /** After a break between rounds: go on. */
  ready: { token_hash?: string }
  switch_chat: { on: boolean; token_hash?: string }
  chat: { text: string; token_hash?: string }
  /** The host clears the table away, with everything that is kept of it. */
  delete: { token_hash?: string }
}
