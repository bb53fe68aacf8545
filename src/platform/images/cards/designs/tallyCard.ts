import type { Canvas } from '../canvas.ts';
import type { TallyCardContent } from '../cardContent.ts';
import { BELOW_MASTHEAD, kickerLine, MARGIN, masthead, RIGHT } from './frame.ts';

const BAR = { y: 336, height: 64 };
const MAX_BLOCKS = 5;

/** An election: the seats of each group as a bar with the majority marked on it, and as figures below. */
export function drawTally(canvas: Canvas, { kicker, headline, isLive = false, blocks, seats, majority, note }: TallyCardContent): void {
  const { colours } = canvas;
  const width = RIGHT - MARGIN;
  masthead(canvas, RIGHT, note);
  kickerLine(canvas, { kicker, isLive, y: BELOW_MASTHEAD + 54, width });
  canvas.line(headline, {
    at: { x: MARGIN, y: BELOW_MASTHEAD + 132 },
    style: { size: 64, weight: 700 },
    fill: colours.ink,
    maxWidth: width,
  });
  canvas.rect(MARGIN, BAR.y, width, BAR.height, colours.rule);
  let x = MARGIN;
  for (const { total, color } of blocks) {
    const share = (width * total) / Math.max(1, seats);
    if (share > 0) canvas.rect(Math.round(x), BAR.y, Math.max(1, Math.round(share) - 3), BAR.height, color);
    x += share;
  }
  if (majority && majority.seats > 0) drawMajority(canvas, majority, MARGIN + (width * majority.seats) / Math.max(1, seats));
  const shown = blocks.slice(0, MAX_BLOCKS);
  const column = width / Math.max(3, shown.length);
  shown.forEach(({ name, total, color }, index) => {
    const left = MARGIN + index * column;
    canvas.rect(left, 470, 14, 108, color);
    canvas.line(String(total), { at: { x: left + 32, y: 536 }, style: { size: 88, weight: 700 }, fill: colours.ink });
    canvas.line(name, { at: { x: left + 32, y: 577 }, style: { size: 30, weight: 600 }, fill: colours.soft, maxWidth: column - 48 });
  });
}

function drawMajority(canvas: Canvas, { seats, word }: { seats: number; word: string }, x: number): void {
  const { colours } = canvas;
  canvas.rect(Math.round(x) - 2, BAR.y - 12, 4, BAR.height + 24, colours.ink);
  canvas.line(`${word} ${seats}`, {
    at: { x: Math.round(x), y: BAR.y + BAR.height + 48 },
    style: { size: 28, weight: 600 },
    fill: colours.ink,
    align: 'middle',
  });
}
