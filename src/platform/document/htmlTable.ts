import { elementsInside, type HtmlElement, type HtmlNode, textOf } from './htmlTree.ts';
import type { StoryBlock, StoryParagraph } from './storyDocument.ts';

type TableBlock = Extract<StoryBlock, { type: 'table' }>;
type Cell = TableBlock['content'][number]['content'][number];

/** What a cell's content becomes: its text as one paragraph, and what cannot stand in a cell. */
export type CellContent = { paragraph: StoryParagraph; lifted: StoryBlock[] };

/** Wider or longer is not a table anybody reads. */
const MAX_COLUMNS = 60;
const MAX_ROWS = 2_000;

const isCell = (node: HtmlNode): node is HtmlElement => typeof node !== 'string' && (node.tag === 'td' || node.tag === 'th');

/** The cells of a table row by row; tables inside are not looked into. */
function rowsOf(table: HtmlElement): HtmlElement[][] {
  return elementsInside(table, ({ tag }) => tag === 'tr' || tag === 'table')
    .filter(({ tag }) => tag === 'tr')
    .slice(0, MAX_ROWS)
    .map((row) => row.children.filter(isCell).slice(0, MAX_COLUMNS))
    .filter((row) => row.length > 0);
}

/** The cells of a table that only arranges a page (one cell, or tables inside): their content is what matters. */
export function cellsOfLayout(table: HtmlElement): HtmlElement[] | undefined {
  const rows = rowsOf(table);
  const cells = rows.flat();
  const isLayout = cells.length <= 1 || cells.some((cell) => elementsInside(cell, ({ tag }) => tag === 'table').length > 0);
  return isLayout ? cells : undefined;
}

/**
 * A table with its rows filled to the same length: a cell that spans others is followed by empty ones. What cannot stand in a cell
 * (pictures, frames) follows the table.
 */
export function tableOf(element: HtmlElement, read: (cell: HtmlElement) => CellContent): StoryBlock[] {
  const lifted: StoryBlock[] = [];
  const rows: Cell[][] = [];
  // Of each column, how many more rows a cell above reaches down.
  const reaching: number[] = [];
  for (const row of rowsOf(element)) {
    const cells: Cell[] = [];
    const skipReached = () => {
      while ((reaching[cells.length] ?? 0) > 0 && cells.length < MAX_COLUMNS) {
        reaching[cells.length] = (reaching[cells.length] ?? 0) - 1;
        cells.push(empty('tableCell'));
      }
    };
    for (const cell of row) {
      skipReached();
      if (cells.length >= MAX_COLUMNS) break;
      const type = cell.tag === 'th' ? 'tableHeader' : 'tableCell';
      const content = read(cell);
      lifted.push(...content.lifted);
      const width = Math.min(spanOf(cell, 'colspan'), MAX_COLUMNS - cells.length);
      for (let at = 0; at < width; at += 1) {
        reaching[cells.length] = spanOf(cell, 'rowspan') - 1;
        cells.push(at === 0 ? { type, content: [content.paragraph] } : empty(type));
      }
    }
    skipReached();
    rows.push(cells);
  }
  const width = Math.max(0, ...rows.map((row) => row.length));
  if (width === 0) return lifted;
  const content = rows.map((row) => ({
    type: 'tableRow' as const,
    content: [...row, ...Array.from({ length: width - row.length }, () => empty('tableCell'))],
  }));
  const [caption] = elementsInside(element, ({ tag }) => tag === 'caption' || tag === 'table').filter(({ tag }) => tag === 'caption');
  return [{ type: 'table', attrs: { caption: caption ? textOf(caption) : '' }, content }, ...lifted];
}

const empty = (type: Cell['type']): Cell => ({ type, content: [{ type: 'paragraph', content: [] }] });

function spanOf({ attributes }: HtmlElement, name: 'colspan' | 'rowspan'): number {
  const span = Number(attributes[name] ?? 1);
  return Number.isInteger(span) && span > 1 ? Math.min(span, MAX_ROWS) : 1;
}
