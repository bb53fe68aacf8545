import type { Canvas } from '../canvas.ts';
import type { PriceCardContent } from '../cardContent.ts';
import { BELOW_MASTHEAD, footLine, kickerLine, MARGIN, masthead, RIGHT } from './frame.ts';

const CHART = { left: 690, top: 300, width: RIGHT - 690, height: 230 };

/** A crop: its price in large figures, the change, and the line of the last days. */
export function drawPrice(canvas: Canvas, { kicker, headline, price, unit, change, days, note }: PriceCardContent): void {
  const { colours } = canvas;
  const width = RIGHT - MARGIN;
  masthead(canvas, RIGHT);
  kickerLine(canvas, { kicker, y: BELOW_MASTHEAD + 50, width });
  canvas.line(headline, {
    at: { x: MARGIN, y: BELOW_MASTHEAD + 136 },
    style: { size: 78, weight: 700 },
    fill: colours.ink,
    maxWidth: width,
  });
  const hasChart = days.length > 2;
  canvas.line(price, {
    at: { x: MARGIN, y: 440 },
    style: { size: 150, weight: 700 },
    fill: colours.kesar,
    maxWidth: hasChart ? CHART.left - MARGIN - 40 : width,
  });
  const unitWidth = canvas.line(unit, { at: { x: MARGIN, y: 520 }, style: { size: 34, weight: 500 }, fill: colours.soft });
  if (change) drawChange(canvas, change, MARGIN + unitWidth + 30);
  if (hasChart) drawDays(canvas, days);
  footLine(canvas, note, { width });
}

function drawChange(canvas: Canvas, { text, direction }: NonNullable<PriceCardContent['change']>, x: number): void {
  const fill = direction === 'up' ? canvas.colours.up : direction === 'down' ? canvas.colours.down : canvas.colours.soft;
  const isMoved = direction !== 'level';
  if (direction === 'up') canvas.add(`<path d="M${x} 518 l14 -26 14 26z" fill="${fill}"/>`);
  if (direction === 'down') canvas.add(`<path d="M${x} 494 l14 26 14 -26z" fill="${fill}"/>`);
  canvas.line(text, { at: { x: x + (isMoved ? 40 : 0), y: 520 }, style: { size: 40, weight: 700 }, fill });
}

/** The prices of the last days as a line over a wash, between their lowest and highest. */
function drawDays(canvas: Canvas, days: readonly number[]): void {
  const { colours } = canvas;
  const low = Math.min(...days);
  const span = Math.max(1, Math.max(...days) - low);
  const points = days.map((value, index) => {
    const x = CHART.left + (CHART.width * index) / (days.length - 1);
    const y = CHART.top + CHART.height * (1 - (0.12 + 0.76 * ((value - low) / span)));
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  const foot = CHART.top + CHART.height;
  canvas.add(`<path d="M${CHART.left} ${foot} L${points.join(' L')} L${RIGHT} ${foot}z" fill="#fbeae4"/>`);
  canvas.add(`<path d="M${points.join(' L')}" fill="none" stroke="${colours.kesar}" stroke-width="6" stroke-linejoin="round"/>`);
  const [x, y] = (points.at(-1) ?? '0 0').split(' ');
  canvas.add(`<circle cx="${x}" cy="${y}" r="11" fill="${colours.kesar}" stroke="${colours.ground}" stroke-width="5"/>`);
  canvas.rect(CHART.left, foot, CHART.width, 2, colours.ink);
}
