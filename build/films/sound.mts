/** The films' sound, made from numbers: a plucked string, a drum, rain, waves, crickets. Mono, 16 bit. */
import type { Mood } from './film.mts';

const rate = 32_000;

/** The same numbers at every making, so that a film made again is the same film. */
function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}

type Track = Float64Array;

/** A string plucked at `at` seconds (Karplus and Strong's method). */
function pluck(track: Track, at: number, pitch: number, loudness: number, random: () => number): void {
  const line = Array.from({ length: Math.round(rate / pitch) }, random);
  const start = Math.round(at * rate);
  for (let n = 0; n < rate * 3.5 && start + n < track.length; n++) {
    const here = n % line.length;
    const value = ((line[here] ?? 0) + (line[(here + 1) % line.length] ?? 0)) * 0.4992;
    line[here] = value;
    track[start + n] = (track[start + n] ?? 0) + value * loudness * Math.min(1, n / 260);
  }
}

/** A drum skin: a falling tone and a short slap. */
function drum(track: Track, at: number, pitch: number, loudness: number, random: () => number): void {
  const start = Math.round(at * rate);
  for (let n = 0; n < rate * 0.45 && start + n < track.length; n++) {
    const t = n / rate;
    const skin = Math.sin(2 * Math.PI * (pitch * t - 10 * t * t)) * Math.exp(-t * 11);
    track[start + n] = (track[start + n] ?? 0) + (skin + random() * Math.exp(-t * 90) * 0.5) * loudness;
  }
}

/** Noise through a low filter; `swell` says how loud at a moment. */
function noise(track: Track, dull: number, swell: (t: number) => number, random: () => number): void {
  let low = 0;
  for (let n = 0; n < track.length; n++) {
    low += (random() - low) * dull;
    track[n] = (track[n] ?? 0) + low * swell(n / rate);
  }
}

/** A chirp: a tone that trembles, for crickets (fast, level) and birds (slow, rising). */
function chirp(track: Track, at: number, pitch: number, rise: number, tremble: number, length: number, loudness: number): void {
  const start = Math.round(at * rate);
  for (let n = 0; n < rate * length && start + n < track.length; n++) {
    const t = n / rate;
    const shape = Math.sin((Math.PI * t) / length) * (0.5 + 0.5 * Math.sin(2 * Math.PI * tremble * t));
    track[start + n] = (track[start + n] ?? 0) + Math.sin(2 * Math.PI * (pitch * t + (rise * t * t) / 2)) * shape * loudness;
  }
}

function tanpura(track: Track, sa: number, loudness: number, random: () => number): void {
  const strings = [sa * 1.5, sa * 2, sa * 2, sa];
  for (let beat = 0; beat * 0.85 < track.length / rate; beat++) pluck(track, beat * 0.85, strings[beat % 4] ?? sa, loudness, random);
}

/** Fills a track of so many seconds. Quiet throughout, with a soft beginning and end. */
function play(mood: Mood, seconds: number): Track {
  const track: Track = new Float64Array(Math.round(seconds * rate));
  const random = chances(mood.length * 7919);
  const every = (step: number, then: (at: number, nth: number) => void) => {
    for (let nth = 0; nth * step < seconds; nth++) then(nth * step, nth);
  };
  if (mood === 'rain') {
    noise(track, 0.5, (t) => 0.14 + 0.04 * Math.sin(t * 0.9), random);
    noise(track, 0.01, (t) => 1.6 * Math.exp(-(((t - 5) / 1.4) ** 2)), random);
    tanpura(track, 110, 0.18, random);
  } else if (mood === 'dhol') {
    const beats = [130, 0, 210, 210, 130, 0, 210, 0];
    every(0.24, (at, nth) => drum(track, at, beats[nth % 8] || 320, beats[nth % 8] ? 0.3 : 0.07, random));
    tanpura(track, 147, 0.22, random);
  } else if (mood === 'night') {
    every(1.1, (at, nth) => chirp(track, at + (nth % 3) * 0.12, 4100, 0, 38, 0.5, 0.035));
    tanpura(track, 98, 0.4, random);
  } else if (mood === 'morning') {
    every(1.7, (at, nth) => {
      for (let n = 0; n < 3; n++) chirp(track, at + n * 0.17 + (nth % 2) * 0.4, 2300 + 250 * ((nth + n) % 3), 5200, 3, 0.13, 0.05);
    });
    tanpura(track, 131, 0.36, random);
  } else if (mood === 'sea') {
    noise(track, 0.12, (t) => 0.16 + 0.14 * Math.sin((2 * Math.PI * t) / 4.5), random);
    tanpura(track, 110, 0.28, random);
  } else if (mood === 'hum') {
    noise(track, 0.02, () => 0.3, random);
    every(0.425, (at, nth) => pluck(track, at, [220, 330, 294, 330, 247, 330, 294, 440][nth % 8] ?? 220, 0.2, random));
  } else {
    tanpura(track, 131, 0.48, random);
  }
  return track.map((value, n) => value * Math.min(1, n / (0.4 * rate), (track.length - n) / (1.2 * rate)));
}

/** A WAV file of `seconds` in the given mood, its loudest moment well under full. */
export function wavOf(mood: Mood, seconds: number): Buffer {
  const track = play(mood, seconds);
  const loudest = track.reduce((most, value) => Math.max(most, Math.abs(value)), 0.001);
  const wav = Buffer.alloc(44 + track.length * 2);
  wav.write('RIFF', 0);
  wav.writeUInt32LE(36 + track.length * 2, 4);
  wav.write('WAVEfmt ', 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(rate, 24);
  wav.writeUInt32LE(rate * 2, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36);
  wav.writeUInt32LE(track.length * 2, 40);
  for (const [n, value] of track.entries()) wav.writeInt16LE(Math.round((value / loudest) * 13_000), 44 + n * 2);
  return wav;
}
