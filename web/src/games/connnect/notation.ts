/** The server's list of legal acts, sorted by what a player does with it. */
import type { Preview } from "./view";

export interface LegalAction {
  notation: string;
  preview: Preview;
}

export interface Claim extends LegalAction {
  spaces: string[];
}

export interface LegalActions {
  all: Map<string, LegalAction>;
  zones: (LegalAction & { face: number })[];
  /** Number → space → act. */
  writes: Map<number, Map<string, LegalAction>>;
  frees: (LegalAction & { face: number; number: number })[];
  drops: (LegalAction & { face: number })[];
  moves: Map<string, LegalAction>;
  switches: (LegalAction & { face: number })[];
  changes: (LegalAction & { steps: [from: number, to: number][] })[];
  claims: Claim[];
  takes: (LegalAction & { bonus: string; stars: number })[];
}

export function sorted(legal: readonly string[], previews: readonly Partial<Preview>[]): LegalActions {
  const actions: LegalActions = {
    all: new Map(),
    zones: [],
    writes: new Map(),
    frees: [],
    drops: [],
    moves: new Map(),
    switches: [],
    changes: [],
    claims: [],
    takes: [],
  };
  legal.forEach((notation, k) => {
    const act = { notation, preview: (previews[k] ?? { points: 0, ends_turn: false, reveals: false }) as Preview };
    actions.all.set(notation, act);
    sort(actions, act);
  });
  return actions;
}

function sort(actions: LegalActions, act: LegalAction): void {
  const [word = "", ...rest] = act.notation.split(" ");
  const first = Number(rest[0]);
  switch (word) {
    case "zone":
      actions.zones.push({ ...act, face: first });
      break;
    case "write":
      actions.writes.set(first, (actions.writes.get(first) ?? new Map<string, LegalAction>()).set(rest[1] ?? "", act));
      break;
    case "free":
      actions.frees.push({ ...act, face: first, number: Number(rest[2]) });
      break;
    case "drop":
      actions.drops.push({ ...act, face: first });
      break;
    case "move":
      actions.moves.set(rest[0] ?? "", act);
      break;
    case "switch":
      actions.switches.push({ ...act, face: first });
      break;
    case "change":
      actions.changes.push({ ...act, steps: stepsOf(act.notation) });
      break;
    case "claim":
      actions.claims.push({ ...act, spaces: rest });
      break;
    case "take":
      actions.takes.push({ ...act, bonus: rest[0] ?? "", stars: Number(rest[1]) });
  }
}

/** `change 2 to 3 and 5 to 4` → [[2, 3], [5, 4]]. */
export function stepsOf(notation: string): [number, number][] {
  return [...notation.matchAll(/(\d) to (\d)/g)].map(([, from, to]) => [Number(from), Number(to)]);
}

/** The waiting dice after a Plus/minus; those it leaves alone are the same. */
export function changed(
  waiting: readonly number[],
  steps: readonly [number, number][],
): { face: number; same: boolean }[] {
  const left = [...steps];
  return waiting.map((face) => {
    const place = left.findIndex(([from]) => from === face);
    const [step] = place < 0 ? [] : left.splice(place, 1);
    return { face: step?.[1] ?? face, same: !step };
  });
}

/** The claim of exactly these spaces. */
export function claimOf(actions: LegalActions, spaces: readonly string[]): Claim | undefined {
  const wanted = [...spaces].sort().join(" ");
  return actions.claims.find((claim) => [...claim.spaces].sort().join(" ") === wanted);
}

/** Best first: most points, then the most numbers. */
export function ranked(claims: readonly Claim[]): Claim[] {
  return [...claims].sort((a, b) => b.preview.points - a.preview.points || b.spaces.length - a.spaces.length);
}
