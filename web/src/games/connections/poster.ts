/** The finished web as a picture to keep: a file of its own that needs nothing from here. */
import { boundsOf, PITCH, SIDE, valueOf, wordsOf } from "./board/cards";
import { seamsOf } from "./board/joined";
import type { View } from "./view";

const MARGIN = 60;
const HEAD = 120;
const SET = [
  `translate(${SIDE / 2} 22)`,
  `translate(${SIDE - 22} ${SIDE / 2}) rotate(90)`,
  `translate(${SIDE / 2} ${SIDE - 11})`,
  `translate(22 ${SIDE / 2}) rotate(-90)`,
];

export function posterOf(view: View, title: string, line: string): string {
  const box = boundsOf(view.web);
  const width = Math.max(box.width, 520) + 2 * MARGIN;
  const left = box.x - (width - box.width) / 2;
  const top = box.y - MARGIN - HEAD;
  const height = box.height + 2 * MARGIN + HEAD;
  const cards = view.web.map((cell) => cardOf(view, cell)).join("");
  const rivets = seamsOf(view).map(
    ({ cx, cy }) => `<circle cx="${cx}" cy="${cy}" r="6" fill="#2e4796" stroke="#fffdf6" stroke-width="2"/>`,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height}" width="${width}" height="${height}" font-family="Maitree, Georgia, serif" text-anchor="middle">` +
    `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="#26357f"/>` +
    `<text x="${left + width / 2}" y="${top + 74}" font-size="44" font-weight="700" fill="#fff6ec">${plain(title)}</text>` +
    `<text x="${left + width / 2}" y="${top + 112}" font-size="20" fill="#fff6ec">${plain(line)}</text>` +
    `${cards}${rivets.join("")}</svg>`
  );
}

function cardOf(view: View, cell: View["web"][number]): string {
  const words = wordsOf(view, cell.card, cell.turn).map((word, side) => {
    const size = Math.min(17, 160 / Math.max(1, word.length));
    return `<text transform="${SET[side]}" font-size="${size.toFixed(1)}" fill="#2b1b34">${plain(word)}</text>`;
  });
  return (
    `<g transform="translate(${cell.x * PITCH} ${cell.y * PITCH})"><rect width="${SIDE}" height="${SIDE}" rx="8" fill="#fffdf6"/>` +
    `<circle cx="${SIDE / 2}" cy="${SIDE / 2}" r="17" fill="#dce1f3" stroke="#2e4796"/>` +
    `<text x="${SIDE / 2}" y="${SIDE / 2 + 6}" font-size="17" fill="#2e4796">${valueOf(view, cell.card)}</text>${words.join("")}</g>`
  );
}

function plain(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Hands a text to the browser as a file. */
export function saveFile(name: string, text: string, type: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
