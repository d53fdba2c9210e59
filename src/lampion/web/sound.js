// Sounds, made here and now by the browser: wood, paper, a small bell. Off until somebody wants them.

import { onSettings, setting } from "./settings.js";

/** @import { Envelope } from "./types.js" */
/** @import { Happening } from "./motion/scene.js" */

/** @typedef {"place" | "card" | "score" | "turn" | "end"} Sound */
/** @typedef {{pitch: number, to?: number, at: number, length: number, loud: number, wave: OscillatorType}} Tone */

const SOFT = 0.16;

/** @type {Record<Sound, {tones: Tone[], rustle?: number}>} */
const SOUNDS = {
  place: { tones: [{ pitch: 320, to: 180, at: 0, length: 0.09, loud: 1, wave: "triangle" }], rustle: 0.02 },
  card: { tones: [], rustle: 0.09 },
  score: { tones: [{ pitch: 880, at: 0.06, length: 0.22, loud: 0.5, wave: "sine" }, { pitch: 1320, at: 0.12, length: 0.26, loud: 0.35, wave: "sine" }] },
  turn: { tones: [{ pitch: 523, at: 0, length: 0.3, loud: 0.5, wave: "sine" }, { pitch: 659, at: 0.13, length: 0.45, loud: 0.5, wave: "sine" }] },
  end: { tones: [523, 659, 784, 1047].map((pitch, index) => ({ pitch, at: index * 0.16, length: 0.6, loud: 0.5, wave: /** @type {OscillatorType} */ ("sine") })) },
};

onSettings((name) => {
  if (name === "sound" && setting("sound")) play("score"); // so that it is known what was chosen
});

/** What is heard when a position follows another: what was done, what it brought, and whether it is my turn or the end.
 * @param {Envelope} before @param {Envelope} after @param {Happening[]} happened @returns {Sound[]} */
export function soundsFor(before, after, happened) {
  if (after.over) return before.over ? [] : ["end"];
  const done = happened.flatMap(({ sound }) => sound ?? []).slice(-1);
  const scored = happened.some(({ gains }) => gains.length) ? /** @type {Sound[]} */ (["score"]) : [];
  const turn = after.legal && !before.legal ? /** @type {Sound[]} */ (["turn"]) : [];
  return [...done, ...scored, ...turn];
}

/** @param {Envelope} before @param {Envelope} after @param {Happening[]} happened */
export function soundOf(before, after, happened) {
  if (setting("sound") && !document.hidden) soundsFor(before, after, happened).forEach((sound, index) => play(sound, index * 0.16));
}

/** @type {AudioContext | null} */
let context = null;

/** @param {Sound} name @param {number} [delay] seconds */
export function play(name, delay = 0) {
  context ??= new AudioContext();
  if (context.state === "suspended") context.resume().catch(() => {}); // the browser waits for a click: then it is silent until there was one
  const { tones, rustle } = SOUNDS[name];
  const start = context.currentTime + delay;
  for (const tone of tones) ring(context, tone, start);
  if (rustle) rub(context, rustle, start);
}

/** @param {AudioContext} audio @param {Tone} tone @param {number} start */
function ring(audio, { pitch, to = pitch, at, length, loud, wave }, start) {
  const voice = new OscillatorNode(audio, { type: wave, frequency: pitch });
  const volume = new GainNode(audio, { gain: 0 });
  const from = start + at;
  voice.frequency.exponentialRampToValueAtTime(to, from + length);
  volume.gain.setValueAtTime(0, from);
  volume.gain.linearRampToValueAtTime(SOFT * loud, from + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, from + length);
  voice.connect(volume).connect(audio.destination);
  voice.start(from);
  voice.stop(from + length);
}

/** Paper on wood: noise that fades. @param {AudioContext} audio @param {number} length @param {number} start */
function rub(audio, length, start) {
  const samples = Math.ceil(audio.sampleRate * length);
  const buffer = new AudioBuffer({ length: samples, sampleRate: audio.sampleRate });
  const wave = buffer.getChannelData(0);
  for (let index = 0; index < samples; index += 1) wave[index] = (Math.random() * 2 - 1) * (1 - index / samples) ** 2;
  const noise = new AudioBufferSourceNode(audio, { buffer });
  noise.connect(new BiquadFilterNode(audio, { type: "bandpass", frequency: 2400, Q: 0.7 })).connect(new GainNode(audio, { gain: SOFT * 1.4 })).connect(audio.destination);
  noise.start(start);
}
