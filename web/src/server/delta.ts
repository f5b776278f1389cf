/**
 * The table after a delta: what was sent before, with what has changed. Nothing is changed in place: whatever stays
 * the same stays the same object, so that what is drawn from it need not be drawn again.
 */
import type { Delta, TableSeen } from "./wire";

type Container = Record<string, unknown> | unknown[];

export function patched(table: TableSeen, delta: Delta): TableSeen {
  const found: TableSeen = { ...table, hurried: delta.hurried, now: delta.now };
  const own = new Set<unknown>([found]);
  for (const place of delta.removed) {
    const [holder, name] = reach(found, place, own);
    if (Array.isArray(holder)) holder.length = Number(name);
    else delete holder[name];
  }
  for (const [place, value] of Object.entries(delta.changes)) {
    const [holder, name] = reach(found, place, own);
    (holder as Record<string, unknown>)[name] = value;
  }
  const { usual } = delta;
  if (usual && "/previews" in delta.changes)
    found.previews = found.previews.map((preview) => ({ ...usual, ...preview }));
  return found;
}

/** The object or array at the end of a pointer, copied once on the way to it, and the name of the value in it. */
function reach(table: TableSeen, place: string, own: Set<unknown>): [Container, string] {
  const names = place.split("/").slice(1).map(unescaped);
  const last = names.pop() ?? "";
  let holder = table as unknown as Record<string, unknown>;
  for (const name of names) {
    let inner = holder[name] as Container;
    if (!own.has(inner)) {
      inner = Array.isArray(inner) ? [...inner] : { ...inner };
      holder[name] = inner;
      own.add(inner);
    }
    holder = inner as Record<string, unknown>;
  }
  return [holder, last];
}

function unescaped(name: string): string {
  return name.replaceAll("~1", "/").replaceAll("~0", "~");
}
