import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordsBetween } from '../newsroom/versions/versionRows.ts';
import { storyDifference, wordDifference } from './storyDifference.ts';
import { type WorkingCopy, workingCopy } from './workingCopy.ts';

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const copyOf = (changes: Partial<WorkingCopy>, ...texts: string[]): WorkingCopy =>
  workingCopy.parse({ body: { type: 'doc', content: texts.map(paragraph) }, ...changes });

test('words are compared whole, with their signs', () => {
  expect(wordDifference('ડેમના દરવાજા ખોલાયા', 'ડેમના બે દરવાજા ખુલ્યા')).toEqual([
    { text: 'ડેમના ', change: 'same' },
    { text: 'બે ', change: 'added' },
    { text: 'દરવાજા ', change: 'same' },
    { text: 'ખોલાયા', change: 'removed' },
    { text: 'ખુલ્યા', change: 'added' },
  ]);
});

test('long texts with next to nothing in common are two texts, so that the browser is not stopped', () => {
  const text = (word: string) => Array.from({ length: 2_000 }, (_, at) => `${word}${at}`).join(' ');
  expect(wordDifference(text('ક'), text('ખ')).map(({ change }) => change)).toEqual(['removed', 'added']);
  expect(wordDifference('', text('ખ')).map(({ change }) => change)).toEqual(['added']);
  expect(wordsBetween(text('ક'), text('ખ')).before).toEqual([{ text: text('ક'), isChanged: true }]);
});

test('fields that differ are told, those that do not are not', () => {
  const before = copyOf({ headline: 'પહેલાં', cityId: 3, topicIds: [1, 2] });
  const { fields, blocks } = storyDifference(before, { ...before, headline: 'પછી', cityId: null, topicIds: [2, 1] });
  expect(fields.map(({ field, before: was, after }) => [field, was, after])).toEqual([
    ['headline', 'પહેલાં', 'પછી'],
    ['cityId', 3, null],
    ['topicIds', [1, 2], [2, 1]],
  ]);
  expect(blocks).toEqual([]);
});

test('a rewritten paragraph stands beside what it was; new and left out ones by themselves', () => {
  const before = copyOf({}, 'ડેમમાં પાણી આવ્યું છે.', 'ગામો સાવચેત છે.', 'જૂનો અંત.');
  const after = copyOf({}, 'શરૂઆતમાં એક નવી વાત.', 'ડેમમાં ઘણું પાણી આવ્યું છે.', 'ગામો સાવચેત છે.');
  expect(storyDifference(before, after).blocks.map(({ change, before: left, after: right }) => [change, left, right])).toEqual([
    ['added', null, 0],
    ['changed', 0, 1],
    ['same', 1, 2],
    ['removed', 2, null],
  ]);
});

test('a heading that was a paragraph, or a picture in the place of another, is changed', () => {
  const before = workingCopy.parse({
    body: { type: 'doc', content: [paragraph('નવું ગામ'), { type: 'picture', attrs: { picture: 'one' } }] },
  });
  const after = workingCopy.parse({
    body: {
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'નવું ગામ' }] },
        { type: 'picture', attrs: { picture: 'two' } },
      ],
    },
  });
  expect(storyDifference(before, after).blocks.map(({ change, type }) => [change, type])).toEqual([
    ['changed', 'heading'],
    ['changed', 'picture'],
  ]);
});

test('both versions can be put together again from the pieces, whatever the texts', () => {
  const text = fc.array(fc.constantFrom('ક્ષિતિજ', ' ', 'ગામ', '.', 'ના', '\u200d', 'ે', 'abc')).map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const pieces = wordDifference(before, after);
      const side = (without: string) => pieces.flatMap((piece) => (piece.change === without ? [] : [piece.text])).join('');
      expect(side('added')).toBe(before);
      expect(side('removed')).toBe(after);
    }),
  );
  fc.assert(
    fc.property(fc.array(text, { maxLength: 6 }), fc.array(text, { maxLength: 6 }), (before, after) => {
      const { blocks } = storyDifference(copyOf({}, ...before), copyOf({}, ...after));
      const numbers = (side: 'before' | 'after') => blocks.flatMap((block) => block[side] ?? []);
      expect(numbers('before')).toEqual(before.map((_, at) => at));
      expect(numbers('after')).toEqual(after.map((_, at) => at));
    }),
  );
});
