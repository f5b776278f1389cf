/** Few soft sounds, made on the spot; silent unless somebody turned them on. */
import { settings } from "./settings.svelte";

export type Sound =
  | "turn"
  | "refused"
  | "pencil"
  | "dice"
  | "token"
  | "eaten"
  | "card"
  | "miss"
  | "stamp"
  | "claim"
  | "five"
  | "circle"
  | "reveal"
  | "win"
  | "count"
  | "chord";

/** A part of a sound: a tone of so many hertz, or a rustle around them. */
interface Part {
  hertz: number;
  rustle?: boolean;
  /** Seconds. */
  start: number;
  long: number;
  loud: number;
}

const tone = (hertz: number, start: number): Part => ({ hertz, start, long: 0.18, loud: 0.06 });
const rustle = (hertz: number, start: number, long: number, loud: number): Part => ({
  hertz,
  rustle: true,
  start,
  long,
  loud,
});

const SOUNDS: Record<Sound, Part[]> = {
  turn: [tone(523, 0), tone(784, 0.09)],
  refused: [tone(220, 0), tone(196, 0.09)],
  pencil: [rustle(3400, 0, 0.09, 0.05), rustle(2900, 0.11, 0.12, 0.06)],
  dice: [0, 0.06, 0.12].map((start, die) => rustle(2200 - 150 * die, start, 0.03, 0.2 - 0.03 * die)),
  token: [rustle(1100, 0, 0.03, 0.25), { hertz: 170, start: 0, long: 0.08, loud: 0.12 }],
  eaten: [rustle(600, 0.09, 0.04, 0.25), { hertz: 95, start: 0.09, long: 0.1, loud: 0.14 }],
  claim: [rustle(3200, 0, 0.3, 0.06), tone(659, 0.18)],
  circle: [tone(587, 0), tone(880, 0.08)],
  five: [tone(523, 0), tone(659, 0.1), tone(784, 0.2)],
  reveal: [rustle(2400, 0, 0.28, 0.08)],
  win: [tone(523, 0), tone(659, 0.12), tone(784, 0.24), tone(1047, 0.36), tone(784, 0.36)],
  count: [tone(587, 0)],
  chord: [tone(523, 0), tone(659, 0), tone(784, 0), tone(1047, 0)],
  card: [rustle(1500, 0, 0.16, 0.08)],
  miss: [rustle(420, 0, 0.06, 0.3), { hertz: 140, start: 0, long: 0.12, loud: 0.1 }],
  stamp: [rustle(700, 0, 0.09, 0.22), rustle(1900, 0.06, 0.1, 0.05)],
};

/** Half tones above the first note. */
const SCALE = [0, 2, 4, 5, 7, 9, 11];

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;

export function play(sound: Sound): void {
  make(SOUNDS[sound]);
}

/** Rivets that close one after the other when a card has landed; with less motion it lies at once. */
export function playRivets(count: number, landMillis: number, rivetMillis: number): void {
  make(
    Array.from({ length: count }, (_, place) => rustle(1900, (landMillis + rivetMillis * place) / 1000, 0.03, 0.15)),
  );
}

/** Points that somebody won: one note, higher for more. */
export function playPoints(gain: number): void {
  make([tone(noteOf(gain), 0)]);
}

/** A step of the major scale for every point, two octaves at most. */
export function noteOf(gain: number): number {
  const step = Math.min(14, Math.max(0, Math.round(gain) - 1));
  return Math.round(392 * 2 ** (Math.floor(step / 7) + (SCALE[step % 7] ?? 0) / 12));
}

function make(parts: readonly Part[]): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  for (const part of parts) sounding(context, part);
}

function sounding(on: AudioContext, part: Part): void {
  const start = on.currentTime + part.start;
  const end = start + part.long;
  const volume = on.createGain();
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(part.loud, start + part.long / 8);
  volume.gain.exponentialRampToValueAtTime(0.0001, end);
  volume.connect(on.destination);
  const source = part.rustle ? rustling(on, part.hertz, volume) : humming(on, part.hertz, volume);
  source.start(start);
  source.stop(end);
}

function humming(on: AudioContext, hertz: number, into: AudioNode): AudioScheduledSourceNode {
  const source = on.createOscillator();
  source.frequency.value = hertz;
  source.connect(into);
  return source;
}

function rustling(on: AudioContext, hertz: number, into: AudioNode): AudioScheduledSourceNode {
  const source = on.createBufferSource();
  source.buffer = noise ??= randomness(on);
  const band = on.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = hertz;
  source.connect(band).connect(into);
  return source;
}

function randomness(on: AudioContext): AudioBuffer {
  const found = on.createBuffer(1, on.sampleRate / 2, on.sampleRate);
  const samples = found.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return found;
}
