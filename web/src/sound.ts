/** Few soft sounds, made on the spot; silent unless somebody turned them on. */
import { settings } from "./settings.svelte";

export type Sound = "turn" | "move" | "refused";

/** Hertz, one after another. */
const NOTES: Record<Sound, number[]> = { turn: [523, 784], move: [392], refused: [220, 196] };
const NOTE_SECONDS = 0.09;
const LOUDNESS = 0.06;

let context: AudioContext | undefined;

export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  NOTES[sound].forEach((pitch, number) => note(context!, pitch, context!.currentTime + number * NOTE_SECONDS));
}

function note(on: AudioContext, pitch: number, start: number): void {
  const tone = on.createOscillator();
  const volume = on.createGain();
  tone.type = "sine";
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(LOUDNESS, start + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + NOTE_SECONDS * 2);
  tone.connect(volume).connect(on.destination);
  tone.start(start);
  tone.stop(start + NOTE_SECONDS * 2);
}
