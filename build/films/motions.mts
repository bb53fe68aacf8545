/** What moves in each picture. A part's number is its place among the children of the picture's `<svg>`, so a redrawn picture needs a look here. */
import type { DemoPictureName } from '../../src/desks/pictures/demo/pictures.ts';
import type { Motion, Overlay } from './film.mts';

export const motions: { [picture in DemoPictureName]?: readonly Motion[] } = {
  kites: [
    { parts: [3], hidden: true },
    { parts: [2], drift: [9, 0] },
    { parts: [4, 6, 7, 9, 10, 8, 16], sway: { x: 34, y: 24, turn: 9, every: 4.2 } },
    { parts: [5, 12, 14, 15, 18, 11, 13, 17, 19], sway: { x: 26, y: 16, turn: 11, every: 3.3 } },
    { parts: [20], drift: [26, -5] },
  ],
  monsoon: [
    { parts: [45, 46, 47, 48], hidden: true },
    { parts: [2], drift: [-7, 0] },
    { parts: [3], sway: { x: 36, every: 11 } },
    { parts: [5], glow: [-3, 1, 2.7] },
    { parts: [38], sway: { y: 4, turn: 1.4, every: 3 }, around: [836, 1200] },
    { parts: [42, 43], sway: { x: 26, y: 5, turn: 5, every: 3.6 } },
    { parts: [49], glow: [0.1, 1, 1.1] },
    { parts: [31, 32], together: true, drift: [5, 0] },
  ],
  pottery: [
    { parts: [10, 11], spin: 9 },
    { parts: [73, 74, 75, 78, 80, 81], together: true, sway: { x: 3.5, every: 0.6 } },
    { parts: [71, 72], together: true, sway: { x: 26, every: 0.6 } },
    {
      parts: [53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66],
      together: true,
      sway: { turn: 1.6, y: 2, every: 3.2 },
      around: [800, 640],
    },
  ],
  'tea-stall': [
    { parts: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], glow: [0.25, 1, 2.3] },
    { parts: [16], glow: [0.55, 1, 3.7] },
    { parts: [57], glow: [0.6, 1, 0.5] },
    { parts: [58, 59, 61, 62], together: true, sway: { turn: 0.8, every: 0.5 }, around: [1020, 790] },
    { parts: [75, 76, 77], together: true, sway: { turn: 5, every: 3.4 }, around: [800, 400] },
    { parts: [64], hidden: true },
  ],
  undhiyu: [
    { parts: [2], hidden: true },
    { parts: [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16], sway: { x: 18, y: 14, turn: 4, every: 3.8 } },
    { parts: [30, 31], together: true, sway: { turn: 2, every: 0.7 }, around: [200, 860] },
    { parts: [90], glow: [0.2, 0.7, 2.2] },
  ],
};

export const overlays: { [picture in DemoPictureName]?: readonly Overlay[] } = {
  monsoon: [{ kind: 'rain' }],
  'tea-stall': [
    { kind: 'steam', at: [985, 640] },
    { kind: 'steam', at: [480, 780] },
  ],
  undhiyu: [{ kind: 'steam', at: [800, 440] }],
};
