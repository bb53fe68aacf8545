import { expect, test } from 'vitest';
import type { DeskStory, FrontPageNow } from '../front/frontPages.ts';
import { arrangementOf, keepUntil, placesOf, putStory, sentArrangement, takeAway } from './arrangement.ts';

const story = (id: number): DeskStory => ({
  ...{ id, headline: `સ્ટોરી ${id}`, place: 'સુરત', address: `/news/a/b-${id}`, publishedAt: '2026-11-21T00:00:00.000Z', thumb: null },
  breaking: false,
});
/** A page whose top has these stories; those with a star were put there. */
const pageWith = (top: string, heads = '21 22 23 24'): FrontPageNow => ({
  ...{ page: 'home', name: '', address: '/', version: 3, saved: null, mayArrange: true },
  blocks: Object.entries({ 'home:top': top, 'home:heads': heads }).map(([block, ids]) => ({
    block,
    places: 4,
    now: ids.split(' ').map((one) => ({ story: story(Number(one.replace('*', ''))), chosen: one.includes('*'), until: null })),
  })),
});
const shown = (arrangement: ReturnType<typeof arrangementOf>, block = 'home:top') =>
  placesOf(arrangement, block)
    .map((placed) => (placed ? `${placed.story.id}${placed.chosen ? '*' : ''}` : '-'))
    .join(' ');
const at = (position: number, block = 'home:top') => ({ block, position });

test('a new lead pushes the old one down, and what was put further down stays', () => {
  const page = arrangementOf(pageWith('11* 12 13 14*'));
  expect(shown(putStory(page, at(0), story(30)))).toBe('30* 11* 12 14*');
  expect(shown(putStory(page, at(1), story(30)))).toBe('11* 30* 12 14*');
  expect(shown(putStory(page, at(3), story(30)))).toBe('11* 12 13 30*');
});

test('a full block lets its last story fall', () => {
  expect(shown(putStory(arrangementOf(pageWith('11* 12* 13* 14*')), at(0), story(30)))).toBe('30* 11* 12* 13*');
});

test('within a block the others close up; from another block a story comes away', () => {
  const page = arrangementOf(pageWith('11* 12* 13 14', '21* 22 23 24'));
  expect(shown(putStory(page, at(2), story(11)))).toBe('12* 13 11* 14');
  const moved = putStory(page, at(0), story(21));
  expect([shown(moved), shown(moved, 'home:heads')]).toEqual(['21* 11* 12* 13', '22 23 24 -']);
});

test('a story that filled a place by itself can be put elsewhere, and does not fill it any more', () => {
  const page = arrangementOf(pageWith('11 12 13 14'));
  expect(shown(putStory(page, at(0), story(13)))).toBe('13* 11 12 14');
  const moved = putStory(page, at(0), story(22));
  expect([shown(moved), shown(moved, 'home:heads')]).toEqual(['22* 11 12 13', '21 23 24 -']);
});

test('what is taken away leaves its place to what fills it; what is kept until a moment is put there', () => {
  const page = arrangementOf(pageWith('11* 12 13 14'));
  expect(shown(takeAway(page, at(0)))).toBe('12 13 14 -');
  const until = '2026-11-21T12:00:00.000Z';
  const kept = keepUntil(page, at(2), until);
  expect(shown(kept)).toBe('11* 12 13* 14');
  expect(sentArrangement('home', kept).blocks[0]).toEqual({
    block: 'home:top',
    slots: [
      { position: 0, articleId: 11, until: null },
      { position: 2, articleId: 13, until },
    ],
  });
});
