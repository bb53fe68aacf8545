import { graphemes } from '../../../text/graphemes.ts';
import type { Canvas } from '../canvas.ts';
import { CARD_SIZE, type ListCardContent } from '../cardContent.ts';
import { BELOW_MASTHEAD, kickerLine, MARGIN, masthead, RIGHT, siteLine } from './frame.ts';

const INITIAL = { size: 520, weight: 800 } as const;
const INITIAL_WIDTH = 400;
/** Between the ground and a hairline: words over it stay easy to read. */
const SAND = '#f1ebe0';

/** A list: its name as large as it fits, over its first letter in the colour of sand. */
export function drawList(canvas: Canvas, { kicker, headline, note }: ListCardContent): void {
  const { colours } = canvas;
  // Without vowel signs, which would reach over the edges.
  const initial = (graphemes(headline)[0] ?? '').replace(/[\u0a81-\u0a83\u0abe-\u0acc]/g, '');
  const width = RIGHT - MARGIN;
  canvas.line(initial, {
    at: { x: RIGHT, y: CARD_SIZE.height - 56 },
    style: { ...INITIAL, size: INITIAL.size * Math.min(1, INITIAL_WIDTH / Math.max(1, canvas.measure(initial, INITIAL))) },
    fill: SAND,
    align: 'right',
  });
  masthead(canvas, RIGHT, siteLine);
  kickerLine(canvas, { kicker, y: BELOW_MASTHEAD + 62, width });
  const height = canvas.block(headline, {
    at: { x: MARGIN, y: BELOW_MASTHEAD + 82 },
    width,
    height: 270,
    sizes: [156, 132, 112, 96, 84, 72],
    weight: 700,
    maxLines: 2,
    fill: colours.ink,
  });
  canvas.block(note, {
    at: { x: MARGIN, y: BELOW_MASTHEAD + 100 + height },
    width: 860,
    height: 130,
    sizes: [36],
    weight: 500,
    maxLines: 2,
    fill: colours.soft,
  });
}
