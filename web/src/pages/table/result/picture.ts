/** The result as a picture to send: who won at what, and everybody's points. Drawn here, sent nowhere. */
import { colourOf } from "../../../app/seat-style";

export interface ResultPicture {
  game: string;
  title: string;
  /** Why it ended. */
  reason: string;
  /** The colour of the game's box. */
  ground: string;
  /** Best first. */
  rows: { seat: number; rank: number; name: string; points: string; share: number }[];
  /** Where it was played. */
  address: string;
}

const WIDTH = 1200;
const SIDE = 64;
const HEAD = 300;
const ROW = 92;
const FOOT = 84;
const [PAPER, INK, LIGHT] = ["#fffcf6", "#2b1b34", "#fff6ec"];

export async function drawResult(picture: ResultPicture): Promise<HTMLCanvasElement> {
  await document.fonts.ready;
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEAD + picture.rows.length * ROW + FOOT;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no canvas");
  const tokens = await Promise.all(picture.rows.map(({ seat }) => tokenOf(seat)));
  drawHead(pen, picture, canvas.height);
  picture.rows.forEach((row, place) => drawRow(pen, row, tokens[place]!, HEAD + place * ROW));
  write(pen, picture.address, SIDE, canvas.height - 32, "600 24px Sarabun", LIGHT, WIDTH - 2 * SIDE);
  return canvas;
}

function drawHead(pen: CanvasRenderingContext2D, { game, title, reason, ground }: ResultPicture, height: number): void {
  pen.fillStyle = ground;
  pen.fillRect(0, 0, WIDTH, height);
  write(pen, game, SIDE, 92, "700 40px Maitree", LIGHT, WIDTH - 2 * SIDE);
  write(pen, title, SIDE, 180, "700 68px Maitree", LIGHT, WIDTH - 2 * SIDE);
  write(pen, reason, SIDE, 240, "400 30px Sarabun", LIGHT, WIDTH - 2 * SIDE);
}

function drawRow(
  pen: CanvasRenderingContext2D,
  { rank, name, points, share }: ResultPicture["rows"][number],
  token: HTMLImageElement,
  top: number,
): void {
  pen.fillStyle = PAPER;
  pen.beginPath();
  pen.roundRect(SIDE, top, WIDTH - 2 * SIDE, ROW - 12, 12);
  pen.fill();
  // a bar from the best: colour alone says nothing, the number beside it does
  pen.fillStyle = "rgba(43, 27, 52, 0.1)";
  pen.fillRect(SIDE + 20, top + ROW - 26, (WIDTH - 2 * SIDE - 40) * Math.max(0, Math.min(1, share)), 6);
  write(pen, String(rank), SIDE + 26, top + 54, "700 38px Maitree", INK, 60);
  pen.drawImage(token, SIDE + 84, top + 14, 48, 48);
  write(pen, name, SIDE + 152, top + 53, "600 36px Sarabun", INK, WIDTH - 2 * SIDE - 380);
  pen.textAlign = "end";
  write(pen, points, WIDTH - SIDE - 28, top + 55, "700 44px Maitree", INK, 180);
  pen.textAlign = "start";
}

/** A text that is too long is set smaller, never cut. */
function write(
  pen: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  font: string,
  colour: string,
  most: number,
): void {
  const size = Number(/(\d+)px/.exec(font)?.[1] ?? 30);
  pen.fillStyle = colour;
  for (let less = size; less >= 16; less -= 2) {
    pen.font = font.replace(/\d+px/, `${less}px`) + ", serif";
    if (pen.measureText(text).width <= most) break;
  }
  pen.fillText(text, x, y, most);
}

/** The token of a seat as a picture of its own, in the colours of the theme. */
function tokenOf(seat: number): Promise<HTMLImageElement> {
  const colour = colourOf(seat);
  const style = getComputedStyle(document.documentElement);
  const value = (name: string): string => style.getPropertyValue(name).trim();
  const drawing = document.getElementById(`t-${colour}`)?.innerHTML ?? "";
  const rim = (colour === "black" && value("--p-black-rim")) || value("--rim");
  const looks =
    `.b{fill:${value(`--p-${colour}`)};stroke:${rim};stroke-width:2.4;stroke-linejoin:round}` +
    `.e{fill:none;stroke:${value(`--p-${colour}-on`)};stroke-width:2.8;stroke-linecap:round;stroke-linejoin:round}`;
  const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -2 44 44" width="96" height="96"><style>${looks}</style>${drawing}</svg>`;
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = reject;
    image.src = `data:image/svg+xml;utf8,${encodeURIComponent(text)}`;
  });
}
