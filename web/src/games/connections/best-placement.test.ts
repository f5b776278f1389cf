import { describe, expect, it } from "vitest";

import { bestOf } from "./best-placement";

const moment = (
  seat: number,
  notation: string,
  ...points: number[]
): { seat: number; notation: string; round: number; points: number[] } => ({ seat, notation, round: 1, points });

describe("the best placement", () => {
  it("is the one that brought most, not the one after which most was had", () => {
    const moments = [
      moment(0, "lay 3 at 0,1 turn 0", 9, 0),
      moment(1, "lay 4 at 1,0 turn 2", 9, 14),
      moment(0, "lay 5 at 2,0 turn 1", 19, 14),
    ];
    expect(bestOf({ start: [0, 0], moments })).toEqual({
      at: 2,
      seat: 1,
      points: 14,
      lay: { card: 4, target: "at 1,0", turn: 2 },
    });
  });
  it("is found when its points wait for the others' answer", () => {
    const moments = [moment(0, "lay 3 at 0,1 turn 0", 0, 0), moment(1, "fine 0", 6, 0)];
    expect(bestOf({ start: [0, 0], moments })).toMatchObject({ at: 1, seat: 0, points: 6 });
  });
  it("is nobody's where nothing was won by laying", () => {
    const moments = [moment(0, "lay 3 at 0,1 turn 0", 0, 0), moment(0, "pass", 5, 0)];
    expect(bestOf({ start: [0, 0], moments })).toBeNull();
  });
});
