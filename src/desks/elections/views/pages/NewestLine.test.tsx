import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NewestLine } from './NewestLine.tsx';

const at = new Date('2027-12-08T23:30:00+05:30');
const line = { id: 1, at, text: 'સરસાઈ', isPinned: false, seat: null };
const shown = (stage: 'counting' | 'declared', now: string): string =>
  renderToStaticMarkup(<NewestLine election={{ token: 'gujarat-2027', stage }} line={line} now={new Date(now)} />).replace(/<[^>]+>/g, ' ');

test('a line of today has its time, one of another day its date too', () => {
  expect(shown('counting', '2027-12-08T23:40:00+05:30')).toMatch(/હમણાં +11:30 PM/);
  expect(shown('counting', '2027-12-09T00:10:00+05:30')).toMatch(/હમણાં +8 Dec 2027, 11:30 PM/);
});

test('once the election is declared, the last line is not called new', () => {
  expect(shown('declared', '2027-12-08T23:40:00+05:30')).toMatch(/છેલ્લી ખબર +11:30 PM/);
});
