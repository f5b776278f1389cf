import { expect, test } from "vitest";

import { plain, signed } from "./numbers";

test("numbers below zero have a true minus sign", () => {
  expect([plain(-3), plain(0), plain(4)]).toEqual(["−3", "0", "4"]);
  expect([signed(-2), signed(0), signed(3)]).toEqual(["−2", "0", "+3"]);
});
