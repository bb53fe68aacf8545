/** What is drawn over each picture: rain, steam, twinkling, birds, dust in the light. */

import type { Overlay } from './film.mts';

export const overlays: { [picture: string]: readonly Overlay[] } = {
  monsoon: [{ kind: 'rain' }],
  'tea-stall': [
    { kind: 'steam', at: [985, 640] },
    { kind: 'steam', at: [480, 780] },
  ],
  undhiyu: [{ kind: 'steam', at: [800, 440] }],
  'white-rann': [{ kind: 'twinkle', box: [0, 0, 1600, 720], count: 24, colour: '#ffffff' }],
  'salt-pan': [{ kind: 'twinkle', box: [0, 700, 1600, 600], count: 14, colour: '#ffffff' }],
  'market-yard': [{ kind: 'rise', box: [300, 500, 1000, 700], count: 18, colour: '#fff6dc' }],
  kabaddi: [
    { kind: 'rise', box: [360, 980, 620, 220], count: 22, colour: '#f3d6a8' },
    { kind: 'birds', y: 250, colour: '#7a4127' },
  ],
  'cricket-ground': [{ kind: 'twinkle', box: [0, 590, 1600, 150], count: 22, colour: '#ffffff' }],
  diamond: [{ kind: 'twinkle', box: [520, 500, 560, 440], count: 16, colour: '#ffffff' }],
  observatory: [
    { kind: 'twinkle', box: [0, 0, 1600, 740], count: 30, colour: '#fff6da' },
    { kind: 'rise', box: [150, 1220, 1300, 300], count: 16, colour: '#f4d36a' },
  ],
  stepwell: [{ kind: 'rise', box: [420, 260, 760, 900], count: 20, colour: '#fff3c8' }],
  library: [{ kind: 'rise', box: [480, 300, 640, 1000], count: 20, colour: '#fff3cf' }],
  classroom: [{ kind: 'rise', box: [60, 500, 700, 800], count: 14, colour: '#fff6dc' }],
  garba: [{ kind: 'rise', box: [250, 600, 1100, 700], count: 18, colour: '#ffc65c' }],
  'gir-lion': [{ kind: 'rise', box: [0, 850, 1600, 600], count: 18, colour: '#fff1c9' }],
  'fafda-jalebi': [
    { kind: 'steam', at: [830, 690] },
    { kind: 'steam', at: [620, 930] },
    { kind: 'steam', at: [1030, 930] },
  ],
  rocket: [
    { kind: 'steam', at: [720, 1020] },
    { kind: 'steam', at: [880, 1020] },
  ],
  yoga: [{ kind: 'birds', y: 220, colour: '#5d3052' }],
  bicycle: [{ kind: 'birds', y: 250, colour: '#5d3a35' }],
};
