import { expect, test } from 'vitest';
import { plainText } from '../../platform/document/plainText.ts';
import { storyDocument } from '../../platform/document/storyDocument.ts';
import { words } from '../../platform/text/graphemes.ts';
import { INDIA_OFFSET_MS } from '../../platform/text/indianTime.ts';
import { type ArchiveTopics, archiveMoments, archiveStory, archiveViewCount } from './archiveStory.ts';
import { categoryWords } from './archiveWords.ts';

const topics: ArchiveTopics = {
  categories: Object.keys(categoryWords).map((slug, at) => ({ id: at + 1, slug, under: at % 3 === 0 ? [100 + at, 150 + at] : [] })),
  cities: [
    { id: 200, name: 'અમદાવાદ' },
    { id: 201, name: 'સુરત' },
  ],
  authors: [300, 301, 302],
  tags: [400, 401, 402, 403, 404, 405],
  sections: [500],
  magazines: [600],
  columns: [700],
  pictureKeys: ['wheat'],
};
const moment = new Date('2026-01-02T03:04:00Z');
const stories = Array.from({ length: 2_000 }, (_, number) => archiveStory(number, moment, topics));

test('the same number gives the same story, another number another', () => {
  expect(archiveStory(7, moment, topics)).toEqual(archiveStory(7, moment, topics));
  expect(new Set(stories.map((story) => JSON.stringify(story.body))).size).toBe(stories.length);
});

test('a story is a whole one: Gujarati, nothing left unfilled, about 120 words', () => {
  const lengths = stories.map(({ headline, deck, body }) => {
    const text = plainText(storyDocument.parse(body));
    for (const part of [headline, deck, text]) {
      expect(part).toMatch(/\p{Script=Gujarati}/u);
      expect(part).not.toMatch(/[{}]|undefined|[A-Za-z]/);
      // Two vowel signs on one letter are a slip of typing that no reader can read.
      expect(part).not.toMatch(/[\u0abe-\u0acc]{2}/);
    }
    return words(text).length;
  });
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  expect(mean).toBeGreaterThan(105);
  expect(mean).toBeLessThan(135);
  expect(Math.min(...lengths)).toBeGreaterThan(70);
});

test('stories are spread unevenly over everything they can be listed under', () => {
  const times = new Map<number, number>();
  for (const { categoryId, cityId, topicIds } of stories) {
    for (const id of [categoryId, ...(cityId === undefined ? [] : [cityId]), ...topicIds]) times.set(id, (times.get(id) ?? 0) + 1);
  }
  const of = (id: number) => times.get(id) ?? 0;
  for (const id of [1, 2, 12, 100, 200, 201, 300, 302, 405, 500, 600, 700]) expect(of(id), `topic ${id}`).toBeGreaterThan(0);
  expect(of(200)).toBeGreaterThan(of(201) * 1.4);
  expect(of(400)).toBeGreaterThan(of(405) * 2);
  expect(archiveViewCount(1)).toBeGreaterThan(0);
});

test('about 300 stories a day go back in time, most of them by day, none on the day of the paper’s oldest', () => {
  const before = new Date('2026-11-20T06:00:00Z');
  const moments = [...archiveMoments(10_000, before)];
  expect(moments).toHaveLength(10_000);
  const inIndia = moments.map((at) => new Date(at.getTime() + INDIA_OFFSET_MS));
  expect(moments.every((at, place) => place === 0 || at >= (moments[place - 1] ?? at))).toBe(true);
  expect(inIndia.at(-1)?.toISOString().slice(0, 10)).toBe('2026-11-19');
  const days = Map.groupBy(inIndia, (at) => at.toISOString().slice(0, 10));
  const whole = [...days.values()].slice(1).map((list) => list.length);
  expect(Math.min(...whole)).toBeGreaterThanOrEqual(260);
  expect(Math.max(...whole)).toBeLessThanOrEqual(340);
  expect(inIndia.filter((at) => at.getUTCHours() < 5).length).toBeLessThan(1_000);
  expect(inIndia.some((at) => at.getUTCHours() < 5)).toBe(true);
});
