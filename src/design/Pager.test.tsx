import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Pager } from './Pager.tsx';

const words = { label: 'Pages', previous: 'Back', next: 'On', page: (number: number) => `Page ${number}` };
/** The pages to which there are links, with … where some are left out. */
function shown(page: number, pageCount: number): string {
  const html = renderToStaticMarkup(<Pager page={page} pageCount={pageCount} hrefOf={(number) => `/${number}`} words={words} />);
  return [...html.matchAll(/<li( class="[^"]+")?><a href="\/(\d+)"/g)].map(([, gap, number]) => (gap ? `… ${number}` : number)).join(' ');
}

test.each([
  [1, 3, '1 2 3'],
  [1, 4, '1 2 3 4'],
  [1, 5, '1 2 … 5'],
  [2, 4, '1 2 3 4'],
  [4, 9, '1 2 3 4 5 … 9'],
  [5, 9, '1 … 4 5 6 … 9'],
  [6, 9, '1 … 5 6 7 8 9'],
  [9, 9, '1 … 8 9'],
])('page %i of %i links %s', (page, pageCount, links) => expect(shown(page, pageCount)).toBe(links));
