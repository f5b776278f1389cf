/** What the pencilled placement brings, from the server's preview; while it is only planned, with the factor of its spot. */
import { row, say } from "../../app/i18n.svelte";
import { meeting, meetings, placeOf, spotsOf, sum, valueOf, type Meeting } from "./board/cards";
import type { Interaction } from "./interaction.svelte";
import type { View } from "./view";

export interface PlacementSum {
  /** “tooth + brush”; empty where the picture says it. */
  pairs: string;
  /** “(2 + 2 + 1) × 2”. */
  text: string;
  points: number | null;
}

export function placementSumOf(view: View, interaction: Interaction, seat: number | null): PlacementSum | null {
  if (interaction.held === null || !interaction.target) return null;
  const place = placeOf(interaction.target);
  if (place)
    return onWeb(
      view,
      interaction,
      interaction.held,
      meetings(view, interaction.held, interaction.turn, place.x, place.y),
      spotsOf(view).find(({ x, y }) => x === place.x && y === place.y)?.factor ?? 1,
    );
  const met = besides(view, interaction, seat);
  const pairs = said(met);
  if (view.way !== "quads") return { pairs: pairs || say("cx-web-new-line"), text: "", points: null };
  const laid = seat === null ? [] : (view.seats[seat]?.building ?? []).flatMap((piece) => (piece ? [piece.card] : []));
  const points = interaction.preview?.points || null;
  return {
    pairs,
    text: points
      ? sum(
          [...laid, interaction.held].map((card) => valueOf(view, card)),
          4,
        )
      : "",
    points,
  };
}

function onWeb(view: View, interaction: Interaction, card: number, met: Meeting[], planned: number): PlacementSum {
  if (view.way === "quick" || view.way === "solitaire")
    return { pairs: say("cx-web-links", { pairs: said(met), links: met.length }), text: "", points: null };
  const touched = interaction.preview?.touches ?? met.map((one) => one.card);
  const values = [card, ...touched].map((one) => valueOf(view, one));
  const factor = interaction.preview?.multiplier ?? planned;
  return {
    pairs: "",
    text: sum(values, factor),
    points: interaction.preview?.points ?? factor * values.reduce((all, value) => all + value, 0),
  };
}

function said(met: Meeting[]): string {
  return row(met.map((one) => say("cx-web-pair", { first: one.other, second: one.own })));
}

/** The pairs in one's own quad or line. */
function besides(view: View, interaction: Interaction, seat: number | null): Meeting[] {
  const own = seat === null ? undefined : view.seats[seat];
  if (!own || interaction.held === null) return [];
  const piece = { card: interaction.held, turn: interaction.turn };
  const inQuad = /^in (\d)$/.exec(interaction.target);
  if (inQuad) return quadMeetings(view, own.building, Number(inQuad[1]) - 1, piece);
  const inLine = /^(left|right) (\d+)$/.exec(interaction.target);
  const line = inLine ? own.lines[Number(inLine[2]) - 1] : undefined;
  const beside = inLine?.[1] === "left" ? line?.[0] : line?.at(-1);
  return beside ? [meeting(view, piece, beside, inLine?.[1] === "left" ? 1 : 3)] : [];
}

type Piece = { card: number; turn: number };

/** Places of a quad: 0 north-west, 1 north-east, 2 south-west, 3 south-east. */
export function quadMeetings(view: View, quad: readonly (Piece | null)[], place: number, piece: Piece): Meeting[] {
  const across = place % 2 ? { at: place - 1, side: 3 } : { at: place + 1, side: 1 };
  const along = place < 2 ? { at: place + 2, side: 2 } : { at: place - 2, side: 0 };
  return [across, along].flatMap(({ at, side }) => {
    const beside = quad[at];
    return beside ? [meeting(view, piece, beside, side)] : [];
  });
}
