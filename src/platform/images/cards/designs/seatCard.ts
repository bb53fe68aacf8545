import type { Canvas } from '../canvas.ts';
import type { SeatCardContent } from '../cardContent.ts';
import { BELOW_MASTHEAD, footLine, kickerLine, MARGIN, masthead, RIGHT } from './frame.ts';

const FIRST_ROW = 302;
const ROW = 124;

/** A seat: the two candidates with most votes, each beside the colour of the party. */
export function drawSeat(canvas: Canvas, { kicker, headline, isLive = false, lines, note }: SeatCardContent): void {
  const { colours } = canvas;
  const width = RIGHT - MARGIN;
  masthead(canvas, RIGHT);
  kickerLine(canvas, { kicker, isLive, y: BELOW_MASTHEAD + 50, width });
  canvas.line(headline, {
    at: { x: MARGIN, y: BELOW_MASTHEAD + 128 },
    style: { size: 68, weight: 700 },
    fill: colours.ink,
    maxWidth: width,
  });
  lines.slice(0, 2).forEach(({ name, party, color, figure, share }, index) => {
    const top = FIRST_ROW + index * ROW;
    canvas.rect(MARGIN, top + 16, 14, ROW - 24, color);
    const votes = canvas.line(figure, {
      at: { x: RIGHT, y: top + 66 },
      style: { size: 62, weight: 700 },
      fill: index === 0 ? colours.kesar : colours.ink,
      align: 'right',
    });
    canvas.line(share, { at: { x: RIGHT, y: top + 107 }, style: { size: 28, weight: 500 }, fill: colours.soft, align: 'right' });
    const room = width - votes - 80;
    canvas.line(name, { at: { x: MARGIN + 38, y: top + 61 }, style: { size: 52, weight: 700 }, fill: colours.ink, maxWidth: room });
    canvas.line(party, { at: { x: MARGIN + 38, y: top + 107 }, style: { size: 30, weight: 500 }, fill: colours.soft, maxWidth: room });
  });
  footLine(canvas, note, { width, fill: colours.ink, style: { size: 34, weight: 600 } });
}
