/** What is shared of a daily: text and a picture with squares that give nothing away. */

/** The three shapes, as in the picture: open, half, full. */
const SHAPES = ["□", "◪", "■"];

/** Squares in rows as long as the round numbers of a game, at most seven. */
export function rowsOf(squares: readonly number[]): number[][] {
  const width = squares.length <= 3 ? 3 : squares.length % 6 === 0 ? 6 : 7;
  const rows: number[][] = [];
  for (let at = 0; at < squares.length; at += width) rows.push(squares.slice(at, at + width));
  return rows;
}

/** The text to paste: a title, the result, the squares, the address of the day. */
export function shareText(lines: { title: string; result: string; squares: readonly number[]; link: string }): string {
  const drawn = rowsOf(lines.squares).map((row) => row.map((square) => SHAPES[square] ?? SHAPES[0]).join(""));
  return [lines.title, lines.result, ...drawn, lines.link].filter(Boolean).join("\n");
}

/** The same as a picture. */
export function drawPicture(
  canvas: HTMLCanvasElement,
  lines: { title: string; result: string; squares: readonly number[] },
  colours: { ink: string; paper: string; square: string },
): void {
  const rows = rowsOf(lines.squares);
  const [size, gap, edge] = [64, 12, 48];
  const width = Math.max(720, 2 * edge + 7 * (size + gap));
  canvas.width = width;
  canvas.height = 2 * edge + 120 + rows.length * (size + gap);
  const pen = canvas.getContext("2d")!;
  pen.fillStyle = colours.paper;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = colours.ink;
  pen.font = "700 40px Besley, Georgia, serif";
  pen.fillText(lines.result, edge, edge + 34, width - 2 * edge);
  pen.font = "500 26px Sarabun, sans-serif";
  pen.fillText(lines.title, edge, edge + 82, width - 2 * edge);
  pen.lineWidth = 4;
  pen.strokeStyle = pen.fillStyle = colours.square;
  for (const [line, row] of rows.entries()) {
    for (const [column, square] of row.entries()) {
      const [x, y] = [edge + column * (size + gap), edge + 120 + line * (size + gap)];
      pen.strokeRect(x, y, size, size);
      if (square === 2) pen.fillRect(x, y, size, size);
      if (square === 1) fillHalf(pen, x, y, size);
    }
  }
}

function fillHalf(pen: CanvasRenderingContext2D, x: number, y: number, size: number): void {
  pen.beginPath();
  pen.moveTo(x, y);
  pen.lineTo(x, y + size);
  pen.lineTo(x + size, y + size);
  pen.fill();
}
