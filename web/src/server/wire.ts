// Generated from server/protocol, server/http/routes.py and table/commands.py by `make docs`: change it there.

export type Unit = "points" | "share" | ""

export type OfferKind = "takeback" | "stop" | "rematch" | "replace"

export type Phase = "gathering" | "playing" | "over"

export type Reach = "computer" | "network" | "public"

export type FromClient = Hello | SocketAction | SocketCommand | Pong

export type ToClient = Snapshot | EventMessage | Delta | Ack | RefusedMessage | Watchers | Ping

/** An option of a game. */
export interface OptionSeen {
  name: string
  default: string | number | boolean
  /** Empty: any value of the default's type. */
  choices: (string | number | boolean)[]
  /** Lowest and highest number allowed. */
  span: [number, number] | null
  /** Another option, and the values of it with which this one has any effect. */
  only: [string, (string | number | boolean)[]] | null
  /** Content that is shipped under a name; the option takes such a name, or a text of the same kind. */
  names: string[]
}

/** How many seats a game has with that value of an option. */
export interface SeatLimit {
  option: string
  value: string | number | boolean
  /** Fewest and most. */
  seats: [number, number]
}

/** A game that can be played here. */
export interface GameSeen {
  name: string
  rules: string
  /** Fewest and most. */
  seats: [number, number]
  options: OptionSeen[]
  /** Levels of its bots, weakest first. */
  levels: string[]
  /** Those to choose from by strength, weakest first: all but pure chance. */
  ladder: string[]
  /** Ratings of the measured levels: greedy is 1000, and 400 points more mean odds of ten to one. */
  ratings: Record<string, number>
  /** Of its keys in the catalogues; empty: it has no catalogue here. */
  prefix: string
  /** What chance decides: dice that people could roll themselves, cards that are dealt, or nothing. */
  chance: "dice" | "cards" | "none"
  /** Levels of the bots to play against when somebody just wants to play. */
  opponents: string[]
  /** The options that a lobby begins with, where they are not the defaults. */
  suggested: Record<string, string | number | boolean>
  /** Whether it has a daily deal. */
  daily: boolean
  /** What an action sounds like. */
  sound: "pencil" | "token" | "card"
  /** Level → the catalogue key of its name, for levels that only this game has. */
  level_names: Record<string, string>
  /** Key → text in the caller's language, from the catalogue that a game from outside brings; else empty. */
  words: Record<string, string>
  /** Where an option decides how many can play. */
  seat_limits: SeatLimit[]
  /** Whether it has cards beside its dice, which the table can draw while people roll. */
  draws_cards: boolean
  /** Whether it has a scripted first game. */
  lesson: boolean
  /**
   * Board → how many of 100 games of one round, at two seats, are won by whoever begins, as measured with strong
   * bots; empty: not measured.
   */
  first_seat: Record<string, number>
}

/** `GET /api/house`: what a lobby needs to know. */
export interface ServerInfo {
  version: string
  /** `compiled` or `pure`. */
  form: string
  reach: Reach
  /** Where links created here lead. */
  address: string
  games: GameSeen[]
  languages: string[]
  /** Characters of a person's or a room's name. */
  longest_name: number
}

/** `GET /healthz`. */
export interface Health {
  status: "ok" | "trouble"
  version: string
}

/** What an action is worth, in the unit named next to it. */
export interface WorthSeen {
  action: string
  worth: number
}

/** `POST /api/tables/{id}/hint`: what a strong bot would do with what the caller's seat knows, and why. */
export interface Hint {
  action: string
  /** Why, in the caller's language; empty: the game gives no reasons. */
  sentence: string
  /** Catalogue key of the sentence. */
  key: string
  unit: Unit
  /** The suggested action first, then the best alternatives; empty: the bot does not evaluate actions. */
  worths: WorthSeen[]
}

/** A decision in a finished game. */
export interface DecisionSeen {
  /** Number of actions before the step in which it went wrong, not counting undone ones. */
  at: number
  seat: number
  /** That step. */
  played: string
  /** The better one in its place. */
  better: string
  cost: number
  /** Why the better action is better, in the caller's language. */
  sentence: string
  /** Catalogue key of the sentence. */
  key: string
  /** With 95 % the cost is between `least` and `most`. */
  least: number
  most: number
  /** All that was played from there to the end of the decision: a whole placement, chain, fill or turn. */
  steps: string[]
  /** And all that was better. */
  better_steps: string[]
}

/** `GET /api/tables/{id}/review`, to be asked again while `progress` is below 1. */
export interface ReviewSeen {
  /** From 0 to 1. */
  progress: number
  /** Empty: no bot of this game evaluates actions, or nothing is known yet. */
  unit: Unit
  /** What each seat's decisions cost in total, as far as they have been searched: skill, as opposed to `luck`. */
  costs: number[]
  /** The decisions that certainly cost something, costliest first. */
  decisions: DecisionSeen[]
}

/** `POST /api/challenges`, by the seat that plays at the table. */
export interface ShareTable {
  table: string
}

/** The shared deal and the link to it. */
export interface ChallengeMade {
  id: string
  link: string
  reach: Reach
}

/** How somebody did on a deal. */
export interface DealResult {
  rank: number
  name: string
  points: number
  /** When the game ended. */
  at: number
  /** What decides between equal points; of a solitaire its links. */
  tie: number
  /** What decides after that: misses. */
  fewer: number
  /** Of a deal with a goal: the attempt that reached it; 0: none did. */
  attempts: number
  /** The table, to be replayed by those who have finished theirs; empty for others. */
  table: string
  /** Whether it is the asker's. */
  you: boolean
}

/** What a bot made of the same deal. */
export interface ParSeen {
  level: string
  /** On average. */
  points: number
  least: number
  most: number
}

/** A deal that several tables play: the same cards and dice for everybody. */
export interface DealSeen {
  /** For a challenge, its code; for a daily deal, the name that its tables carry. */
  id: string
  /** Of a daily deal; empty: a challenge. */
  day: string
  game: string
  options: Record<string, string | number | boolean>
  seats: string[]
  commitment: string
  /** When it closes: no tables are created on it after that. */
  until: number
  /** When its secret is shown; games that end later do not count. */
  shown: number
  secret: string | null
  /** Number of tables that count, finished or not. */
  begun: number
  /** The best hundred; only the first table of each browser counts. */
  results: DealResult[]
  /** Number of all results. */
  count: number
  /**
   * Points of the best result, the upper quartile, the median, the lower quartile and the last result; empty: no
   * results.
   */
  quantiles: number[]
  /** The asker's result, or that of the table that was asked about. */
  own: DealResult | null
  /** In how many turns the goal is to be reached; 0: the whole game is played. */
  turns: number
  /** How many tables of one person count. */
  attempts: number
  /** How many of them the asker still has; 0: what is played now does not count. */
  left: number
  /** The asker's table that counts and is not over. */
  playing: string
  /** How many have reached the goal. */
  solved: number
  /** 1 to 5: how hard it is; 0: not known yet. */
  grade: number
  par: ParSeen | null
  /** Whether a table that is made now can count. */
  ranked: boolean
}

/** The deals of tomorrow, sealed today. */
export interface Commitments {
  day: string
  /** By game. */
  commitments: Record<string, string>
}

/** `GET /api/daily`. */
export interface Daily {
  day: string
  /** The day it is by world time. */
  today: string
  deals: DealSeen[]
  /** Asked for today only. */
  next: Commitments | null
  /** Days in a row that the asker has played, by game; today counts once it is done. */
  streaks: Record<string, number>
}

/** What all tables play in the next round. */
export interface ClassPlan {
  game: string
  options?: Record<string, string | number | boolean>
  /** Of each seat: `none`, `turn 60`, `game 300+5`. */
  clock?: string
  /** For the whole round; 0: no limit. */
  minutes?: number
  /** People per table when lots are drawn. */
  seats?: number
  /** Bots take the seats that are empty; somebody who comes late can take theirs. */
  fill?: boolean
  /** Of the bots. */
  level?: string
  chat?: boolean
}

/** `POST /api/classes`. */
export interface NewClass {
  plan: ClassPlan
  name?: string
}

/** The new class: the code for the wall, and the token that is its teacher. */
export interface ClassMade {
  id: string
  link: string
  code: string
  token: string
  reach: Reach
}

/** `POST /api/classes/{id}/join`. */
export interface JoinClass {
  name: string
  code: string
}

/** A pupil's number, the name she has now, and the token that is her here and at her tables. */
export interface ClassJoined {
  number: number
  name: string
  token: string
}

/**
 * `POST /api/classes/{id}/desk`: by the teacher, with her token and nothing else, or by another browser of hers,
 * with the word that she got.
 */
export interface OpenDesk {
  word?: string
}

/** For the teacher a word that is good once and for ten minutes; for the other browser its own token. */
export interface DeskOpened {
  word: string
  /** When the word is no longer good; 0: there is none. */
  until: number
  token: string
}

/** `POST /api/classes/{id}/commands`. */
export interface ClassCommand {
  command: "plan" | "move" | "swap" | "lots" | "remove" | "start" | "pause" | "extend" | "helped" | "end" | "close" | "help" | "leave"
  key: string
  /** Of `plan`. */
  plan?: ClassPlan | null
  /** A pupil's, of `move`, `swap` and `remove`. */
  number?: number
  /** Another pupil's, of `swap`. */
  other?: number
  /** Of `move` and `helped`; of `move` one past the last makes another table. */
  group?: number
  /** Of `pause` and `help`. */
  on?: boolean
  /** Of `extend`. */
  minutes?: number
  /** Of `close`: whether the results stay. */
  keep?: boolean
}

/** A pupil; `group` −1: waits for a table. */
export interface PupilSeen {
  number: number
  name: string
  group: number
}

/** A seat at a table of the class. */
export interface ClassSeat {
  who: "open" | "human" | "bot"
  name: string
  level: string
  points: number
  /** 1 = first, once the game has been won; 0: it has not. */
  rank: number
  /** What the game counts besides, by its word in the catalogue: `misses`. */
  figures: Record<string, number>
}

/** A table of the class, with the one thing about it that matters most. */
export interface ClassTable {
  group: number
  /** Its name; empty: nobody plays there. */
  table: string
  phase: Phase
  seats: ClassSeat[]
  state: "help" | "over" | "stopped" | "paused" | "away" | "playing" | "opening"
  /** Who asks for the teacher, or is away. */
  name: string
  /** Since when, in the server's milliseconds; −1: it does not matter. */
  since: number
  /** Of the game; 0: it has none. */
  round: number
  /** What the game counts for the whole table, and the sums of what it counts by seat: `cards`, `links`, `misses`. */
  figures: Record<string, number>
}

/** What was played at the same time. */
export interface ClassRound {
  game: string
  at: number
  tables: ClassTable[]
}

/** `GET /api/classes/{id}`: the teacher sees all, a pupil what concerns her. */
export interface ClassSeen {
  id: string
  name: string
  phase: "gathering" | "playing" | "closed"
  teacher: boolean
  /** The pupil's own number; −1: the teacher. */
  me: number
  /** For a pupil without the options. */
  plan: Required<ClassPlan>
  /** How many tables there are. */
  groups: number
  /** For a pupil: those at her table. */
  people: PupilSeen[]
  /** Those of the round in play, or of the last one; for a pupil her own. */
  tables: ClassTable[]
  /** Everything that was played before; for the teacher alone. */
  rounds: ClassRound[]
  paused: boolean
  /** When the round ends, in the server's milliseconds; −1: by the teacher's word alone. */
  until: number
  paused_at: number
  /** When the class is over by itself, and nothing is left of it. */
  expires_at: number
  /** Closed, and its results stay. */
  kept: boolean
  most_tables: number
}

/** The command was carried out, or there was nothing to do. */
export interface ClassAccepted {
  position: number
}

/** The first message on the socket of a class, within five seconds. */
export interface ClassHello {
  type: "hello"
  token: string
}

/** The class as it is now; sent whenever something has changed, and now and then when nothing has. */
export interface ClassMessage {
  type: "class"
  now: number
  class: ClassSeen
}

/** `GET /api/codes/{code}`: the table with open seats, the room or the class that the code belongs to. */
export interface CodeFound {
  /** As it is written: a word, a hyphen, three digits. */
  code: string
  /** Empty: it is no table's. */
  table: string
  /** Empty: it is no room's. */
  room: string
  /** Empty: it is no class's. */
  class: string
}

/** `POST /api/content`: a board, sheet or deck to look at. */
export interface ContentGiven {
  game: string
  text: string
}

/** One thing to say about it. */
export interface RemarkSeen {
  /** Of the sentence in the catalogues. */
  key: string
  /** 0: about the whole. */
  line: number
  column: number
  /** In the caller's language. */
  sentence: string
}

/** What `connectable check` would say. */
export interface ContentChecked {
  /** Whether a table can be made with it; remarks on lines are still worth reading. */
  is_playable: boolean
  remarks: RemarkSeen[]
}

/** A column of the chart of all results. */
export interface Bin {
  low: number
  /** The highest points that belong to it. */
  high: number
  count: number
  own: boolean
}

/** A day, and whether the asker has finished its daily in time. */
export interface DayDone {
  day: string
  done: boolean
}

/** The asker's result of another day. */
export interface DayResult {
  day: string
  rank: number
  count: number
  points: number
  attempts: number
  par: number | null
}

/** `GET /api/daily/{game}/{day}`, with the header `player-key`. */
export interface DailyResult {
  deal: DealSeen
  /** Per cent of the others that the asker is ahead of, from twenty results on. */
  ahead: number | null
  /** All results by points, from few to many; for a goal by attempts, and 0 for those who did not reach it. */
  bins: Bin[]
  /**
   * 2, 1 or 0 for each part of the asker's game: above, at or below par; a card placed at once, after a miss, not at
   * all; an attempt that reached the goal or did not. They tell nothing about the deal itself.
   */
  squares: number[]
  /** Whether the squares are compared with par. */
  by_par: boolean
  /** The week up to this day. */
  days: DayDone[]
  /** Days in a row up to this one. */
  streak: number
  yesterday: DayResult | null
  /** The asker's best place in the month of this day; 0: none. */
  best: number
}

/**
 * `POST /api/daily/{game}/{day}/friends`, with the header `player-key`: whoever sends the same secret on the same
 * day is shown together. Secrets come with links that friends send each other.
 */
export interface WithFriends {
  friends: string[]
}

/** The results of friends, the best first, the asker's own among them. */
export interface FriendsSeen {
  results: DealResult[]
}

/** Every error has this shape. */
export interface Problem {
  /** One word: `refused`, `stale`, `malformed`, `not-found`, … */
  error: string
  /** What a person is told, in the caller's language. */
  sentence: string
  /** The rule that forbids the action. */
  rule: string
  /** The data of the sentence; of other errors than `refused` also `reason`, a line in English for programmers. */
  detail: Record<string, any>
  /** “Why not …?” */
  title: string
  /** The caller's current position, when the one it sent is stale. */
  position: number
}

/** `GET /api/host`, from the server's own machine. */
export interface HostFigures {
  version: string
  /** `compiled` or `pure`. */
  form: string
  /** Whether tables can be stored. */
  healthy: boolean
  reach: Reach
  /** Where links created here lead. */
  address: string
  /** Tables not touched for longer are removed; 0: never. */
  keep_days: number
  /** Whether requests are counted per address. */
  limited: boolean
  /** What one address may add to the store in an hour; 0: no limit. */
  megabytes_each: number
  /** Processes in which bots think. */
  workers: number
  /**
   * As in `/metrics`: tables and sessions now, bots that think or wait, bytes stored and the most that may be,
   * connections now and turned away.
   */
  figures: Record<string, number>
}

/** A public table in the lobby. */
export interface TableListed {
  id: string
  game: string
  phase: Phase
  seats: SeatSeen[]
  /** The options chosen for the game; `own` stands for a long text: somebody's own board, sheet or deck. */
  options: Record<string, string | number | boolean>
  settings: Required<TableSettings>
  /** Number of free seats. */
  open: number
}

/** `GET /api/tables`, newest first. */
export interface Lobby {
  tables: TableListed[]
  /** Send it as `after` to get the next page; empty: there is none. */
  next: string
}

/** How often each face of the dice came up; in 19 of 20 fair games all six counts lie between `low` and `high`. */
export interface FacesSeen {
  /** For faces 1 to 6. */
  counts: number[]
  expected: number
  low: number
  high: number
}

/**
 * What chance was worth to a seat: its luck is `worth` − `expected`. In 19 of 20 fair games all seats stay in the
 * band.
 */
export interface SeatLuckSeen {
  worth: number
  /** The average over everything that could have come up at the same moments. */
  expected: number
  low: number
  high: number
}

/** What chance gave in a finished game, not counting undone actions. */
export interface LuckSeen {
  /** What `seats` counts: `rolls` (points the rolls were worth on a sheet) or `cards` (values of the cards dealt). */
  measure: string
  /** None: no dice were rolled. */
  faces: FacesSeen | null
  /** Empty: chance was the same for all seats. */
  seats: SeatLuckSeen[]
}

/** The table's own settings, all optional. */
export interface TableSettings {
  /** `none`, `turn 60`, `game 300+5` (seconds) or `days 3`. */
  clock?: string
  kind?: "live" | "correspondence" | "hotseat"
  dice?: "fair" | "table"
  visibility?: "private" | "public"
  chat?: boolean
  seating?: "listed" | "random"
  /** Seconds to object or vote in live play: 5 to 120, 0: no limit, −1: as the rules have it. */
  objection?: number
  /** Between rounds the table waits until the people who are here are `ready`, in live play. */
  pauses?: boolean
  /** With real dice: the table draws the cards, for people who have only dice. */
  draw_cards?: boolean
}

/** A finished table on this server that the caller may see. */
export interface FromTable {
  table: string
  /** How many actions to keep, not counting undone ones; None: all. */
  at?: number | null
  code?: string
}

/** The room that a new table belongs to. */
export interface InRoom {
  id: string
  code: string
}

/** `POST /api/tables`. It starts from one of `record`, `from`, `daily`, `challenge` and `lesson` at most. */
export interface NewTable {
  /** May be omitted when the starting point implies it. */
  game?: string
  options?: Record<string, string | number | boolean>
  /** `human`, `open` or `bot:LEVEL`; empty: one human, the rest open. */
  seats?: string[]
  table?: TableSettings
  /** Names of the humans, in seat order. */
  names?: string[]
  record?: RecordGiven | null
  /** How many actions of the record to keep, not counting undone ones; None: all. */
  at?: number | null
  from?: FromTable | null
  room?: InRoom | null
  /** The day, such as `2026-11-16`. */
  daily?: string
  /** The id of a shared deal. */
  challenge?: string
  /**
   * Play waits until every human seat has sent `contribute`, or the host `start`: so even whoever runs the server
   * cannot choose the dice. On a deal nobody contributes.
   */
  contribute?: boolean
  /** A secret that the browser makes for itself: of its tables on one deal, only the first counts. */
  player?: string
  /**
   * The scripted first game of `game`, played from its position with dice and cards that are known; of `options` it
   * takes those that leave it as it is, such as the language of the words.
   */
  lesson?: boolean
}

/** The new table, and the secrets that only its creator receives. */
export interface TableMade {
  id: string
  link: string
  /**
   * A word and three digits: opens a private table, and leads to the table while it has open seats.
   * Empty: a public table without open seats needs none.
   */
  code: string
  /** Seat → token: whoever holds the token is that seat. */
  tokens: Record<string, string>
  commitment: string
  /** Who can open the link: people at this computer, in this network, or everybody. */
  reach: Reach
  /** Of a scripted first game: the learner's actions up to its central act, in each of several ways. */
  lesson: string[][]
}

/** `POST /api/tables/{id}/join`. */
export interface JoinTable {
  name: string
  code?: string
  /** The seat asked for; −1: any. */
  seat?: number
  /** To the fair dice, chosen after the table's `commitment` was seen. */
  contribution?: string
}

/** The seat that was taken, and its token. */
export interface Joined {
  seat: number
  token: string
}

/** `POST /api/profile/forget`: the results of this secret belong to nobody from now on. */
export interface ForgetPlayer {
  player: string
}

/** The tables that were removed: those of dailies and challenges. */
export interface Forgot {
  tables: string[]
}

/** `POST /api/host/names`, on the server's own machine. */
export interface HideName {
  name: string
  hidden?: boolean
}

/** `GET /api/host/names`: the names that boards do not show. */
export interface NamesHidden {
  names: string[]
}

/** A record downloaded here or elsewhere; its `dice` prove something to people, not to the server. */
export interface RecordGiven {
  game: string
  rules: string
  options: Record<string, string | number | boolean>
  seats: number
  entries: [number | "table", string | Record<string, any>][]
  format?: number
  dice?: Record<string, any>
}

/** Where the chance entries of a record come from. */
export interface DiceSeen {
  kind: "fair" | "table"
  commitment: string
  /** Shown when the game is over. */
  secret?: string
  /** One per seat, shown when the game is over. */
  contributions?: string[]
  /** How many entries this game took over from another one at the start: they were not drawn here. */
  given?: number
}

/** `GET /api/tables/{id}/record`: what the viewer may know; the whole game once it is over. */
export interface RecordSeen {
  format: number
  game: string
  rules: string
  options: Record<string, string | number | boolean>
  seats: number
  entries: [number | string, any][]
  dice: DiceSeen
}

/** One chance outcome, with enough data to draw it again from the secret. */
export interface DrawSeen {
  label: string
  take: number
  /** What came up at the table. */
  text: string
  taken_back: boolean
  /** The possible outcomes, in order: each probability and how many consecutive outcomes have it. */
  shares: [number, number][]
  /** Index of the actual outcome among the possible ones. */
  place: number
}

/** `GET /api/tables/{id}/draws`: every chance outcome of a finished table with fair dice. */
export interface Draws {
  dice: DiceSeen
  draws: DrawSeen[]
}

/** One action of a finished game that was not undone, and the score after it. */
export interface Moment {
  seat: number
  notation: string
  /** The game's own round number; 0: it has none. */
  round: number
  /** Points per seat, as everybody saw them. */
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

/** `GET /api/tables/{id}/replay/{at}`: the game after that many actions, as one seat saw it. */
export interface MomentSeen {
  at: number
  of: number
  /** Whose view it is; None: a watcher's. */
  seat: number | null
  /** The action that led here; None: the start. */
  moment: Moment | null
  to_act: number[]
  view: Record<string, any>
}

/** `POST /api/rooms`. */
export interface NewRoom {
  name?: string
}

/** The new room, and the code that opens it and its private tables. */
export interface RoomMade {
  id: string
  link: string
  code: string
  reach: Reach
}

/** A table of a room. */
export interface TablePlayed {
  id: string
  game: string
  phase: Phase
  seats: SeatSeen[]
  /** Once the game is over; empty: it was stopped, or is still going on. */
  points: number[]
  /** When the game ended; until then, when the table was created. */
  at: number
}

/** `GET /api/rooms/{id}`. */
export interface RoomSeen {
  id: string
  name: string
  /** The table that the room leads to now; empty: none. */
  table: string
  /** The latest tables, newest first. */
  tables: TablePlayed[]
}

/** A seat that a browser has the token of. */
export interface SeatHeld {
  table: string
  token: string
}

/** `POST /api/seats`: all seats that a browser holds. */
export interface HeldSeats {
  seats: SeatHeld[]
}

/** The table of a held seat, and whether it is that seat's turn. */
export interface SeatStatus {
  table: string
  /** No such table, or no such seat: nobody learns which. */
  gone: boolean
  /** The host has removed this person from the table. */
  kicked: boolean
  game: string
  phase: "" | "gathering" | "playing" | "over"
  seat: number
  turn: boolean
  seats: SeatSeen[]
  /** Once the game is over. */
  points: number[]
  room: string
  deal: string
}

/** In the order in which the seats were sent. */
export interface SeatStatuses {
  seats: SeatStatus[]
}

/** The client's first message, within five seconds; `after` is the last position it saw. */
export interface Hello {
  type: "hello"
  token?: string | null
  code?: string
  after?: number
  /** Whether it wants to be told what has changed, in place of the whole table each time. */
  deltas?: boolean
  /** Whether previews in deltas leave out what is usual among them. */
  short?: boolean
}

/** The same as `POST /api/tables/{id}/actions`. */
export interface SocketAction {
  type: "action"
  action: string
  position: number
  key: string
  try?: boolean
}

/** The same as `POST /api/tables/{id}/commands`. */
export interface SocketCommand {
  type: "command"
  command: string
  key: string
  data?: Record<string, string | number | boolean>
}

/** The answer to a ping. */
export interface Pong {
  type: "pong"
}

/** The whole table: at the start, and when a client has missed too much. */
export interface Snapshot {
  type: "snapshot"
  table: TableSeen
}

/** What happened since position − len(events), and the table as it is now. */
export interface EventMessage {
  type: "event"
  position: number
  events: EventSeen[]
  table: TableSeen
}

/** What happened since position − len(events), and what has changed of the table that was sent before. */
export interface Delta {
  type: "delta"
  position: number
  events: EventSeen[]
  /** JSON pointer → the value there now, to be set in this order; one past the end of an array adds to it. */
  changes: Record<string, any>
  /** JSON pointers of what is gone, to be removed first and in this order. */
  removed: string[]
  hurried: boolean
  now: number
  /** For a client that asked for short previews: what each of the new previews has unless it says otherwise. */
  usual: Record<string, any>
}

/** Stored and accepted. */
export interface Ack {
  type: "ack"
  key: string
  position: number
  /** Only for `try`, as over HTTP. */
  unknown?: boolean
}

/** The status and problem that HTTP would answer with. */
export interface RefusedMessage {
  type: "refused"
  key: string
  status: number
  problem: Problem
}

/** How many people watch through this server; sent when that has changed. */
export interface Watchers {
  type: "watchers"
  count: number
}

/** To be answered with a pong. */
export interface Ping {
  type: "ping"
}

/** `POST /api/tables/{id}/actions`; `try` judges the action by what the seat may know and changes nothing. */
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

/** The action or command was stored, or would be. */
export interface Accepted {
  /** The caller's own position after it. */
  position: number
  /** Only for `try`: the action is legal, and nobody can know before it is taken what comes of it. */
  unknown?: boolean
}

/** A seat as everybody sees it. */
export interface SeatSeen {
  who: "open" | "human" | "bot"
  name: string
  level: string
  away: boolean
  /** At the time `since`, or now if the clock is stopped; −1: there is no clock. */
  millis_left: number
  /** When its clock started running, in the server's milliseconds; −1: the clock is stopped. */
  since: number
  /** Until when the game's own rules wait for this seat; −1: no limit. */
  deadline: number
  /** Whether a person has this seat and is here. By post and at one device nobody is ever absent. */
  here: boolean
  /** Since when its person is not here, in the server's milliseconds; −1: here, or nobody's. */
  absent_since: number
  /** How often it took back what it had seen the outcome of. */
  takebacks: number
}

/** An open offer, and who has answered so far. */
export interface OfferSeen {
  kind: OfferKind
  by: number
  subject: number
  agreed: number[]
  /** The action to take back, as everybody may know it. */
  notation: string
  /** When it lapses, in the server's milliseconds; −1: never by itself. */
  until: number
  /** Who said no where a majority decides. */
  refused: number[]
  /** Whose answer is still wanted. */
  waiting: number[]
}

/** One event that the viewer may see: its kind, its seat, and the game's notation if it was an action. */
export interface EventSeen {
  kind: "made" | "seat" | "start" | "action" | "undo" | "offer" | "agree" | "decline" | "offer_end" | "presence" | "pause" | "ready" | "time" | "end" | "rematch" | "chat" | "signal" | "nudge" | "switch" | "share"
  /** −1: chance, or the table itself. */
  seat: number
  text: string
  /**
   * What everybody may know of an action beyond its notation: what was eaten, what a vote decided, which round is
   * over.
   */
  facts?: Record<string, string | number>
  /** Of an undo: the positions of those of the viewer's events that are taken back. */
  back?: number[]
}

/** `GET /api/tables/{id}/events`: what the viewer has seen, in order; the first one has the position `after` + 1. */
export interface Events {
  after: number
  /** The viewer's position now: there is more while `after` and the number of events are less. */
  position: number
  events: EventSeen[]
}

/** How a game ended; lists have one entry per seat. */
export interface OutcomeSeen {
  points: number[]
  /** 1 = first; ties share a rank. */
  ranks: number[]
  reason: string
  /** Source of points → points. */
  breakdown: Record<string, number>[]
  /** How often each seat took back what it had seen the outcome of. */
  takebacks: number[]
}

/** `GET /api/tables/{id}`, and the table inside socket messages. */
export interface TableSeen {
  id: string
  game: string
  rules: string
  options: Record<string, string | number | boolean>
  settings: Required<TableSettings>
  phase: Phase
  seats: SeatSeen[]
  host: number
  /** The viewer's own seat; None for a watcher. */
  seat: number | null
  position: number
  to_act: number[]
  view: Record<string, any> | null
  legal: string[]
  /** In the order of `legal`. */
  previews: Record<string, any>[]
  /** Whether the viewer may undo its last action without asking anybody. */
  undo: boolean
  offers: OfferSeen[]
  commitment: string
  outcome: OutcomeSeen | null
  /** Ended by agreement: nobody won. */
  stopped: boolean
  /** The secret of the fair dice, once the game is over. */
  secret: string | null
  /** The table of the rematch. */
  rematch: string
  /** Once the game is over, if chance played a part in it. */
  luck: LuckSeen | null
  /** Whether it started with actions of another game; their number would give away sealed ones. */
  given: boolean
  room: string
  /** The deal this table plays; its secret is shared with other tables and shown there. */
  deal: string
  /** The class whose teacher looks after the table; empty: none. */
  class: string
  /** Whether the teacher holds everything up: nobody acts and no clock runs. */
  paused: boolean
  /** Whether *undo* takes back what the viewer has seen the outcome of: told and counted, nobody is asked. */
  undo_seen: boolean
  /** Who is ready to go on after a break between rounds. */
  ready: number[]
  /** The longest that the break lasts, in the server's milliseconds; −1: there is none. */
  ready_until: number
  /** Whether the viewer's last action can be taken back if the others agree. */
  takeback: boolean
  /** Whether some seat knows now what another may not: at one device the screen is covered only then. */
  secrets: boolean
  /** For the host, with real dice: everything that can be typed in now. Empty where it would show a secret. */
  outcomes: string[]
  /** For the host, with real dice: what was typed in and can still be corrected; empty: nothing. */
  correctable: string
  /** Bots here get less time because other tables keep them busy. */
  hurried: boolean
  /** The server's clock, in milliseconds. These last two fields are added to bytes that are encoded already. */
  now: number
}

/** Which public tables; all optional. */
export interface LobbyQuery {
  game?: string | null
  phase?: string
  after?: string
}

/** After which of the viewer's own positions; by default all. */
export interface EventsQuery {
  after?: string
}

/** Whose view: a seat's or a watcher's; by default the caller's own. */
export interface ViewerQuery {
  seat?: string
}

/** Which day; today by default. */
export interface DailyQuery {
  day?: string
  table?: string
}

/** A table whose result is wanted next to the best ones. */
export interface DealQuery {
  table?: string
}

/** What each route takes and returns. */
export interface Routes {
  /** An action of the caller's seat; a repeated key gets the same answer. */
  "POST /api/tables/{id}/actions": { path: { id: string | number }; body: TakeAction; answer: Accepted }
  /** Public tables, newest first. */
  "GET /api/tables": { query?: LobbyQuery; answer: Lobby }
  /** Create a table. */
  "POST /api/tables": { body: NewTable; answer: TableMade }
  /** The table as the caller may know it. */
  "GET /api/tables/{id}": { path: { id: string | number }; answer: TableSeen }
  /** What the caller has seen of the table, from the first event on. */
  "GET /api/tables/{id}/events": { path: { id: string | number }; query?: EventsQuery; answer: Events }
  /** Take an open seat. */
  "POST /api/tables/{id}/join": { path: { id: string | number }; body: JoinTable; answer: Joined }
  /** Anything else that a seat may ask of its table. */
  "POST /api/tables/{id}/commands": { path: { id: string | number }; body: GiveCommand; answer: Accepted }
  /** The game so far as the caller may know it. */
  "GET /api/tables/{id}/record": { path: { id: string | number }; answer: RecordSeen }
  /** The moments of a finished game. */
  "GET /api/tables/{id}/replay": { path: { id: string | number }; answer: Replay }
  /** A finished game after that many actions. */
  "GET /api/tables/{id}/replay/{at}": { path: { id: string | number; at: string | number }; query?: ViewerQuery; answer: MomentSeen }
  /** What a strong bot would do in the caller's place, and why. */
  "POST /api/tables/{id}/hint": { path: { id: string | number }; answer: Hint }
  /** What the decisions of a finished game cost. */
  "GET /api/tables/{id}/review": { path: { id: string | number }; answer: ReviewSeen }
  /** The table with open seats, the room or the class that a code belongs to. */
  "GET /api/codes/{code}": { path: { code: string | number }; answer: CodeFound }
  /** The status of the seats that a browser holds. */
  "POST /api/seats": { body: HeldSeats; answer: SeatStatuses }
  /** Create a room: a link that always leads to its newest table. */
  "POST /api/rooms": { body: NewRoom; answer: RoomMade }
  /** The room's current table and its latest results. */
  "GET /api/rooms/{id}": { path: { id: string | number }; answer: RoomSeen }
  /** Open a class: one code, several tables, pupils without accounts. */
  "POST /api/classes": { body: NewClass; answer: ClassMade }
  /** The class as its teacher, or a pupil, may know it. */
  "GET /api/classes/{id}": { path: { id: string | number }; answer: ClassSeen }
  /** Come in as a pupil, with the code and a name. */
  "POST /api/classes/{id}/join": { path: { id: string | number }; body: JoinClass; answer: ClassJoined }
  /** Carry the teacher's desk over to another browser. */
  "POST /api/classes/{id}/desk": { path: { id: string | number }; body: OpenDesk; answer: DeskOpened }
  /** Anything that the teacher, or a pupil, may ask of the class. */
  "POST /api/classes/{id}/commands": { path: { id: string | number }; body: ClassCommand; answer: ClassAccepted }
  /** The deals of a day, the same for everybody. */
  "GET /api/daily": { query?: DailyQuery; answer: Daily }
  /** The caller's result of a day among all others. */
  "GET /api/daily/{game}/{day}": { path: { game: string | number; day: string | number }; answer: DailyResult }
  /** The results of those who have the same link from a friend. */
  "POST /api/daily/{game}/{day}/friends": { path: { game: string | number; day: string | number }; body: WithFriends; answer: FriendsSeen }
  /** Delete a profile: its tables, its name, its trace. */
  "POST /api/profile/forget": { body: ForgetPlayer; answer: Forgot }
  /** Let a friend play the very same deal. */
  "POST /api/challenges": { body: ShareTable; answer: ChallengeMade }
  /** A shared deal and its results. */
  "GET /api/challenges/{id}": { path: { id: string | number }; query?: DealQuery; answer: DealSeen }
  /** What there is to say about a board, sheet or deck that somebody writes. */
  "POST /api/content": { body: ContentGiven; answer: ContentChecked }
  /** What can be played here, and who can open its links. */
  "GET /api/house": { answer: ServerInfo }
  /** What chance decided, to be drawn again from the secret. */
  "GET /api/tables/{id}/draws": { path: { id: string | number }; answer: Draws }
  /** How the server is, for this machine only. */
  "GET /api/host": { answer: HostFigures }
  /** Names that boards do not show, for this machine only. */
  "GET /api/host/names": { answer: NamesHidden }
  /** Hide a name, or show it again, for this machine only. */
  "POST /api/host/names": { body: HideName; answer: NamesHidden }
  /** Whether tables can be stored. */
  "GET /healthz": { answer: Health }
  /** Whether this process is to be sent requests. */
  "GET /readyz": { answer: Health }
}

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
  /** Table dice: what they really rolled, until the next act that everybody sees. */
  correct: { notation: string; token_hash?: string }
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
  /** A quick word, which everybody reads in their own language. */
  signal: { word: "nice" | "moment" | "thanks" | "played"; token_hash?: string }
  /** Asks somebody who is to act whether she is still there. */
  nudge: { subject: number; token_hash?: string }
  /** The host takes an open seat away, before the start. */
  remove_seat: { subject: number; token_hash?: string }
  /** The host clears the table away, with everything that is kept of it. */
  delete: { token_hash?: string }
}
