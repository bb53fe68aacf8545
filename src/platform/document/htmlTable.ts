import { elementsInside, type HtmlElement, type HtmlNode, textOf } from './htmlTree.ts';
import type { StoryBlock, StoryParagraph } from './storyDocument.ts';

type TableBlock = Extract<StoryBlock, { type: 'table' }>;
type Cell = TableBlock['content'][number]['content'][number];

/** The content of a cell: its text as one paragraph, and the blocks that cannot stand in a cell. */
export type CellContent = { paragraph: StoryParagraph; lifted: StoryBlock[] };

/** Limits for tables; nobody reads larger ones. */
const MAX_COLUMNS = 60;
const MAX_ROWS = 2_000;

const isCell = (node: HtmlNode): node is HtmlElement => typeof node !== 'string' && (node.tag === 'td' || node.tag === 'th');

/** The cells of a table by row, without those of nested tables. */
function rowsOf(table: HtmlElement): HtmlElement[][] {
  return elementsInside(table, ({ tag }) => tag === 'tr' || tag === 'table')
    .filter(({ tag }) => tag === 'tr')
    .slice(0, MAX_ROWS)
    .map((row) => row.children.filter(isCell).slice(0, MAX_COLUMNS))
    .filter((row) => row.length > 0);
}

/** The cells of a layout table (one cell, or nested tables), of which only the content is used; undefined for a data table. */
export function cellsOfLayout(table: HtmlElement): HtmlElement[] | undefined {
  const rows = rowsOf(table);
  const cells = rows.flat();
  const isLayout = cells.length <= 1 || cells.some((cell) => elementsInside(cell, ({ tag }) => tag === 'table').length > 0);
  return isLayout ? cells : undefined;
}

/**
 * Converts a table and fills its rows to equal length: a spanning cell is followed by empty ones. Content that cannot stand in a cell
 * (pictures, frames) follows the table.
 */
export function tableOf(element: HtmlElement, read: (cell: HtmlElement) => CellContent): StoryBlock[] {
  const lifted: StoryBlock[] = [];
  const rows: Cell[][] = [];
  // For each column, the number of further rows that a cell above spans.
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
