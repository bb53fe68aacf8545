/** What a film is made of. Lengths are in the picture's own units (a picture is 1600 by 1600), times in seconds, turns in degrees. */

/** Moves some of a picture's parts, named by their place among the children of its `<svg>`. */
export type Motion = {
  parts: readonly number[];
  /** All parts move as one body; else each has a phase of its own. */
  together?: boolean;
  sway?: { x?: number; y?: number; turn?: number; every: number };
  drift?: readonly [x: number, y: number];
  spin?: number;
  glow?: readonly [least: number, most: number, every: number];
  /** The point that sways and spins turn about; without it the part's own centre. */
  around?: readonly [x: number, y: number];
  hidden?: true;
};

/** Something drawn over a picture that was not in it. */
export type Overlay =
  | { kind: 'rain' }
  | { kind: 'steam'; at: readonly [x: number, y: number] }
  | { kind: 'twinkle'; box: readonly [x: number, y: number, w: number, h: number]; count: number; colour: string }
  | { kind: 'birds'; y: number; colour: string }
  | { kind: 'rise'; box: readonly [x: number, y: number, w: number, h: number]; count: number; colour: string };

/** A view of a picture: the middle of what the camera sees and how wide it sees. */
export type View = readonly [x: number, y: number, width: number];

export type Scene = { picture: string; seconds: number; from: View; to: View };

export type Mood = 'tanpura' | 'rain' | 'dhol' | 'night' | 'morning' | 'sea' | 'hum';

export type Film = {
  name: string;
  shape: 'watch' | 'short';
  kicker: string;
  /** Shown on the film itself; each entry is a line. */
  title: readonly string[];
  /** A short's title stands in the sky, where no face is; where there is one, it stands low. */
  low?: true;
  scenes: readonly Scene[];
  mood: Mood;
  captions: readonly string[];
  /** Also in a second quality, with a master playlist. */
  master?: true;
  webm?: true;
};

export const framesPerSecond = 24;
/** The scenes' seconds count from the start of one cross-fade to the start of the next. */
export const crossFade = 0.7;
export const titleFrom = 0.4;
export const titleTo = 3.6;
export const endCard = 1.6;

export const secondsOf = (film: Film): number => film.scenes.reduce((sum, scene) => sum + scene.seconds, 0) + endCard;

export const sizeOf = (film: Film): { width: number; height: number } =>
  film.shape === 'watch' ? { width: 640, height: 360 } : { width: 360, height: 640 };
