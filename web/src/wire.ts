/** Provisional; to be generated from server/wire.py. */
export interface Problem { error: string; sentence: string; rule: string; detail: Record<string, unknown>; title: string; position: number }
export interface Wishes { clock: string; kind: "live" | "correspondence" | "hotseat"; dice: "fair" | "table"; visibility: "private" | "public"; chat: boolean; seating: "listed" | "random" }
export interface SeatSeen { who: "open" | "human" | "bot"; name: string; level: string; away: boolean; millis_left: number; since: number; deadline: number }
export interface OfferSeen { kind: "takeback" | "stop" | "rematch" | "replace"; by: number; subject: number; agreed: number[] }
export interface Happened { kind: string; seat: number; text: string }
export interface TableSeen {
  id: string; game: string; rules: string; options: Record<string, string | number | boolean>; settings: Wishes;
  phase: "gathering" | "playing" | "over"; seats: SeatSeen[]; host: number; seat: number | null; position: number; to_act: number[];
  view: Record<string, any> | null; legal: string[]; previews: Record<string, any>[]; undo: boolean; offers: OfferSeen[];
  commitment: string; outcome: Record<string, any> | null; stopped: boolean; secret: string | null; rematch: string; now: number;
}
export interface TableMade { id: string; link: string; code: string; tokens: Record<string, string>; commitment: string }
export type ToClient =
  | { type: "snapshot"; table: TableSeen }
  | { type: "event"; position: number; events: Happened[]; table: TableSeen }
  | { type: "ack"; key: string; position: number }
  | { type: "refused"; key: string; status: number; problem: Problem }
  | { type: "ping" };
