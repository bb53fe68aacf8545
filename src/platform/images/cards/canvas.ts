import { siteConfig } from '../../../../site.config.ts';
import { breakLines, cutToWidth } from './lineBreaks.ts';
import type { Style, Typesetter, Weight } from './typesetter.ts';

/** The colours of the newspaper's light and dark grounds (`design/tokens.css`). */
export const paper = {
  ground: '#faf7f1',
  ink: '#1b1815',
  soft: '#6a6259',
  rule: '#ddd5c8',
  hairline: '#ebe5da',
  kesar: '#c2361a',
  up: '#1f7a3d',
  down: '#b3261e',
} as const;
export type Palette = { [name in keyof typeof paper]: string };
export const band: Palette = {
  ground: '#17130f',
  ink: '#ece6dc',
  soft: '#b3a99c',
  rule: '#3a352e',
  hairline: '#2a2622',
  kesar: '#ff7a55',
  up: '#5fc481',
  down: '#ff8a80',
};

/** Gujarati needs room above and below. */
const LEAD = 1.3;

type At = { x: number; y: number };
type LineOptions = { at: At; style: Style; fill: string; align?: 'left' | 'right' | 'middle'; maxWidth?: number };
type BlockOptions = {
  at: At;
  width: number;
  height: number;
  /** Sizes to try, the largest first; the first in which the whole text fits is used. */
  sizes: readonly number[];
  weight: Weight;
  maxLines: number;
  fill: string;
};

/** A drawing in SVG, in pixels: rectangles, and text as outlines. */
export type Canvas = {
  colours: Palette;
  rect: (x: number, y: number, width: number, height: number, fill: string) => void;
  /** Any SVG. */
  add: (svg: string) => void;
  /** One line with its baseline at `at`, cut with an ellipsis if it is wider than `maxWidth`. Returns its width. */
  line: (text: string, options: LineOptions) => number;
  /** A text in lines from the top at `at`. Returns the height that it takes. */
  block: (text: string, options: BlockOptions) => number;
  measure: (text: string, style: Style) => number;
  /** The wordmark with its top left at `at`; returns its width. */
  wordmark: (at: At, height: number, fill: string) => number;
  /** The thick and thin rule of the newspaper's masthead. */
  thickThin: (x: number, y: number, width: number) => void;
  svg: () => string;
};

/** Starts a drawing. */
export function openCanvas(typesetter: Typesetter, colours: Palette, size: { width: number; height: number }): Canvas {
  const parts: string[] = [];
  const widths = new Map<string, number>();
  // A headline is tried in several sizes; its words are shaped once.
  const measure: Canvas['measure'] = (text, { size, weight }) => {
    const key = `${weight} ${text}`;
    const known = widths.get(key) ?? typesetter.measure(text, { size: 1, weight });
    widths.set(key, known);
    return known * size;
  };
  const rect: Canvas['rect'] = (x, y, width, height, fill) => {
    parts.push(`<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`);
  };
  const line: Canvas['line'] = (text, { at, style, fill, align = 'left', maxWidth }) => {
    const shown = maxWidth === undefined ? text : cutToWidth(text, maxWidth, (part) => measure(part, style));
    const { width, paths } = typesetter.set(shown, style);
    const x = align === 'left' ? at.x : align === 'right' ? at.x - width : at.x - width / 2;
    parts.push(`<g transform="translate(${x.toFixed(2)} ${at.y})" fill="${fill}">${paths}</g>`);
    return width;
  };
  const block: Canvas['block'] = (text, { at, width, height, sizes, weight, maxLines, fill }) => {
    const inSize = (size: number) => {
      const fitting = Math.max(1, Math.min(maxLines, Math.floor(height / (size * LEAD))));
      return breakLines(text, { width, maxLines: fitting }, (part) => measure(part, { size, weight }));
    };
    const size = sizes.find((one) => inSize(one).isWhole) ?? sizes.at(-1) ?? 0;
    const { lines } = inSize(size);
    const lead = size * LEAD;
    lines.forEach((one, index) => {
      line(one, { at: { x: at.x, y: Math.round(at.y + index * lead + size * 0.98) }, style: { size, weight }, fill });
    });
    return lines.length * lead;
  };
  return {
    colours,
    rect,
    add: (svg) => {
      parts.push(svg);
    },
    line,
    block,
    measure,
    wordmark: (at, height, fill) => {
      const mark = siteConfig.wordmark;
      const width = (height * mark.width) / mark.height;
      parts.push(
        `<svg x="${at.x}" y="${at.y}" width="${width}" height="${height}" viewBox="${mark.viewBox}"><path d="${mark.path}" fill="${fill}"/></svg>`,
      );
      return width;
    },
    thickThin: (x, y, width) => {
      rect(x, y, width, 6, colours.ink);
      rect(x, y + 10, width, 2, colours.ink);
    },
    svg: () =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}">${parts.join('')}</svg>`,
  };
}
