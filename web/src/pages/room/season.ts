/** How a group stands after the games of its room. */
import type { RoomSeen } from "../../server/wire";

type Played = RoomSeen["tables"][number];

export interface Standing {
  name: string;
  played: number;
  won: number;
  average: number;
}

/** People by their names, those who won most first; bots and games that were stopped do not count. */
export function season(tables: Played[]): Standing[] {
  const found = new Map<string, { played: number; won: number; points: number }>();
  for (const { seats, points } of tables) {
    if (!points.length) continue;
    const best = Math.max(...points);
    seats.forEach(({ name, who }, seat) => {
      if (who !== "human" || !name) return;
      const so = found.get(name) ?? { played: 0, won: 0, points: 0 };
      const own = points[seat] ?? 0;
      const won = seats.length > 1 && own === best ? 1 : 0;
      found.set(name, { played: so.played + 1, won: so.won + won, points: so.points + own });
    });
  }
  return [...found]
    .map(([name, { played, won, points }]) => ({ name, played, won, average: Math.round((10 * points) / played) / 10 }))
    .sort((a, b) => b.won - a.won || b.average - a.average || a.name.localeCompare(b.name));
}
