import { siteConfig } from '../../../../../site.config.ts';
import type { Canvas } from '../canvas.ts';
import { CARD_SIZE } from '../cardContent.ts';
import type { Style } from '../typesetter.ts';

/** Left and right margins of a card. */
export const MARGIN = 64;
export const RIGHT = CARD_SIZE.width - MARGIN;
/** Where the words under the masthead begin. */
export const BELOW_MASTHEAD = 150;

const WORDMARK = { y: 44, height: 60 };
const RULE_Y = 122;

/** The masthead: the wordmark over the thick and thin rule, from the left margin to `right`. With `aside` at the right end. */
export function masthead(canvas: Canvas, right: number, aside = ''): void {
  const { colours } = canvas;
  canvas.wordmark({ x: MARGIN, y: WORDMARK.y }, WORDMARK.height, colours.kesar);
  if (aside !== '') {
    canvas.line(aside, { at: { x: right, y: 98 }, style: { size: 26, weight: 500 }, fill: colours.soft, align: 'right', maxWidth: 420 });
  }
  canvas.thickThin(MARGIN, RULE_Y, right - MARGIN);
}

type Kicker = { kicker: string; isLive?: boolean; x?: number; y: number; width: number };
const LIVE = 'લાઇવ';
const FOOT: Style = { size: 28, weight: 500 };
const KICKER = { size: 32, weight: 700 } as const;

/** The line above a headline, with its baseline at `y`; what is live says so first, on kesar. */
export function kickerLine(canvas: Canvas, { kicker, isLive = false, x = MARGIN, y, width }: Kicker): void {
  const { colours } = canvas;
  let left = x;
  if (isLive) {
    const label = { size: 28, weight: 700 } as const;
    const labelWidth = canvas.measure(LIVE, label) + 58;
    canvas.rect(left, y - 32, labelWidth, 44, colours.kesar);
    canvas.add(`<circle cx="${left + 22}" cy="${y - 10}" r="7" fill="#fff"/>`);
    canvas.line(LIVE, { at: { x: left + 40, y: y - 1 }, style: label, fill: '#ffffff' });
    left += labelWidth + 18;
  }
  canvas.line(kicker, { at: { x: left, y }, style: KICKER, fill: colours.kesar, maxWidth: width - (left - x) });
}

type Foot = { width: number; fill?: string; style?: Style };

/** The line at the foot of a card. */
export function footLine(canvas: Canvas, note: string, { width, fill = canvas.colours.soft, style = FOOT }: Foot): void {
  canvas.line(note, { at: { x: MARGIN, y: 586 }, style, fill, maxWidth: width });
}

/** The newspaper's tagline in one line. */
export const siteLine = siteConfig.tagline.join(' ');
