import { siteConfig } from '../../../../../site.config.ts';
import type { Canvas } from '../canvas.ts';
import { CARD_SIZE } from '../cardContent.ts';
import { siteLine } from './frame.ts';

const MARK_HEIGHT = 210;

/** The newspaper's own card: the masthead in the middle of the paper. */
export function drawSite(canvas: Canvas): void {
  const { colours } = canvas;
  const { width, height } = siteConfig.wordmark;
  const markWidth = (MARK_HEIGHT * width) / height;
  const middle = CARD_SIZE.width / 2;
  canvas.wordmark({ x: middle - markWidth / 2, y: 142 }, MARK_HEIGHT, colours.kesar);
  canvas.thickThin(middle - 300, 400, 600);
  canvas.line(siteLine, { at: { x: middle, y: 482 }, style: { size: 44, weight: 600 }, fill: colours.ink, align: 'middle' });
}
