import type { Canvas } from '../canvas.ts';
import type { MatchCardContent } from '../cardContent.ts';
import { BELOW_MASTHEAD, kickerLine, MARGIN, masthead, RIGHT } from './frame.ts';

const ROW = 136;
const FIRST_ROW = BELOW_MASTHEAD + 80;

/** A match: a row for each side with its score, and what is at stake below. */
export function drawMatch(canvas: Canvas, { kicker, isLive = false, sides, note, headline }: MatchCardContent): void {
  const { colours } = canvas;
  const width = RIGHT - MARGIN;
  masthead(canvas, RIGHT, headline);
  kickerLine(canvas, { kicker, isLive, y: BELOW_MASTHEAD + 54, width });
  const small = { size: 30, weight: 500 } as const;
  // The scores stand in a column, whatever is beside them.
  const overs = Math.max(0, ...sides.map((side) => (side.overs === '' ? 0 : canvas.measure(side.overs, small) + 24)));
  sides.forEach((side, index) => {
    const top = FIRST_ROW + index * ROW;
    if (index > 0) canvas.rect(MARGIN, top, width, 2, colours.rule);
    const baseline = top + 93;
    canvas.line(side.overs, { at: { x: RIGHT, y: baseline }, style: small, fill: colours.soft, align: 'right' });
    const score = canvas.line(side.score, {
      at: { x: RIGHT - overs, y: baseline },
      style: { size: 92, weight: 700 },
      fill: side.isBatting ? colours.kesar : colours.ink,
      align: 'right',
      maxWidth: 560,
    });
    canvas.line(side.name, {
      at: { x: MARGIN, y: baseline - 6 },
      style: { size: 66, weight: 700 },
      fill: colours.ink,
      maxWidth: width - score - overs - 40,
    });
  });
  canvas.rect(MARGIN, FIRST_ROW + 2 * ROW, width, 2, colours.ink);
  canvas.line(note, {
    at: { x: MARGIN, y: FIRST_ROW + 2 * ROW + 66 },
    style: { size: 42, weight: 600 },
    fill: isLive ? colours.kesar : colours.ink,
    maxWidth: width,
  });
}
