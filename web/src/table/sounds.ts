// A few soft sounds, made on the spot. Off unless the reader switches them on.
import { sound } from "../core/prefs";

export type Sound = "card" | "coin" | "dice" | "turn";

let context: AudioContext | null = null;

/** One short tone that swells and fades. */
function tone(audio: AudioContext, at: number, pitch: number, length: number, loud: number, type: OscillatorType = "sine"): void {
  const wave = audio.createOscillator();
  const level = audio.createGain();
  wave.type = type;
  wave.frequency.setValueAtTime(pitch, at);
  level.gain.setValueAtTime(0.0001, at);
  level.gain.exponentialRampToValueAtTime(loud, at + 0.012);
  level.gain.exponentialRampToValueAtTime(0.0001, at + length);
  wave.connect(level).connect(audio.destination);
  wave.start(at);
  wave.stop(at + length + 0.02);
}

/** A breath of noise: paper on a table, a die on wood. */
function rustle(audio: AudioContext, at: number, length: number, pitch: number, loud: number): void {
  const frames = Math.ceil(audio.sampleRate * length);
  const noise = audio.createBuffer(1, frames, audio.sampleRate);
  const data = noise.getChannelData(0);
  for (let i = 0; i < frames; i += 1) data[i] = (Math.random() * 2 - 1) * (1 - i / frames) ** 2;
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const level = audio.createGain();
  source.buffer = noise;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  level.gain.value = loud;
  source.connect(filter).connect(level).connect(audio.destination);
  source.start(at);
}

export function play(what: Sound): void {
  if (!sound.value || document.visibilityState === "hidden") return;
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume();
    const now = context.currentTime + 0.01;
    if (what === "card") rustle(context, now, 0.12, 2400, 0.16);
    if (what === "coin") {
      tone(context, now, 1318, 0.18, 0.05, "triangle");
      tone(context, now + 0.06, 1760, 0.22, 0.04, "triangle");
    }
    if (what === "dice") for (const [i, gap] of [0, 0.09, 0.17, 0.3, 0.46].entries()) rustle(context, now + gap, 0.05, 900 - i * 70, 0.3 - i * 0.04);
    if (what === "turn") {
      tone(context, now, 523, 0.3, 0.05);
      tone(context, now + 0.13, 784, 0.4, 0.05);
    }
  } catch {
    context = null; // no sound here: play on in silence
  }
}
