import { expect, test } from 'vitest';
import { p } from '../../../platform/document/blocks.ts';
import { type WorkingCopy, workingCopy } from '../copies/workingCopy.ts';
import { type StoryFacts, storyChecks } from './storyChecks.ts';

const facts: StoryFacts = {
  pictures: new Map([
    ['wide', { width: 1600, alt: 'ડેમ' }],
    ['narrow', { width: 800, alt: '' }],
  ]),
  topicKinds: new Map([
    [1, 'category'],
    [2, 'city'],
    [3, 'author'],
    [4, 'tag'],
  ]),
};
const ready: Partial<WorkingCopy> = {
  headline: 'ડેમના દરવાજા ખોલાયા',
  slug: 'dam-darvaja',
  deck: 'ગામો સાવચેત.',
  body: { type: 'doc', content: [p('એક વાક્ય.')] },
  categoryId: 1,
  cityId: 2,
  topicIds: [3, 4],
  pictureKey: 'wide',
};
const textOf = (changes: Partial<WorkingCopy>) =>
  storyChecks(workingCopy.parse({ ...ready, ...changes }), facts).map(({ weight, path, message }) => `${weight} ${path}: ${message.en}`);
const bodyOf = (...content: unknown[]) => ({ body: workingCopy.parse({ body: { type: 'doc', content } }).body });

test('a story that lacks nothing is told nothing', () => {
  expect(textOf({})).toEqual([]);
});

test.each<[Partial<WorkingCopy>, string[]]>([
  [{ headline: ' ' }, ['error headline: It has no headline.']],
  [{ headline: '\u200b\u00ad\ufeff' }, ['error headline: It has no headline.']],
  [{ slug: '' }, ['error slug: It has no slug for its address.']],
  [{ slug: 'Dam/1' }, ['error slug: A slug has small Latin letters and digits, joined by dashes.']],
  [{ slug: 'ડેમ' }, ['warning slug: A slug has small Latin letters and digits, joined by dashes.']],
  [{ categoryId: null }, ['error categoryId: It has no category.']],
  [{ categoryId: 2 }, ['error categoryId: Choose again: this is no longer there.']],
  [{ cityId: null }, ['warning cityId: It has no city.']],
  [{ cityId: 99 }, ['error cityId: Choose again: this is no longer there.']],
  [{ topicIds: [4] }, ['warning topicIds: It has no author.']],
  [{ topicIds: [3, 99] }, ['error topicIds: Choose again: this is no longer there.']],
  [{ deck: '' }, ['warning deck: It has no deck.']],
  [{ headline: 'ક્ષિતિજ '.repeat(30) }, ['warning headline: The headline is too long for a phone.']],
  [{ pictureKey: null }, ['warning pictureKey: It has no main picture.']],
  [{ pictureKey: 'gone' }, ['error pictureKey: This picture is no longer there.']],
  [
    { pictureKey: 'narrow' },
    ['warning pictureKey: The picture is narrower than 1,200 pixels.', 'warning pictureKey: The picture has no description.'],
  ],
  [{ headline: 'ડેેમના દરવાજા' }, ['warning headline: A vowel sign twice: ડેે']],
  [{ deck: 'ડેમ overflow થયો' }, ['warning deck: Latin letters: overflow']],
  [{ language: 'en', headline: 'Dam overflows', deck: 'ડેમ overflow' }, []],
  [bodyOf(), ['error body: Nothing has been written yet.']],
  [
    bodyOf({ type: 'paragraph' }, { type: 'paragraph', content: [{ type: 'text', text: '  ' }] }),
    ['error body: Nothing has been written yet.'],
  ],
  [bodyOf(p('વાત.'), { type: 'picture', attrs: { picture: 'narrow' } }), ['warning body.content.1: The picture has no description.']],
  [
    bodyOf({ type: 'gallery', attrs: { pictures: [{ picture: 'wide' }, { picture: 'gone' }] } }),
    ['warning body.content.0: This picture is no longer there.'],
  ],
  [bodyOf(p('વાત.'), p('ગાામમાં')), ['warning body.content.1: A vowel sign twice: ગાા']],
])('%#: %j', (changes, checks) => {
  expect(textOf(changes)).toEqual(checks);
});

test('blocks of any shape are read without harm', () => {
  const odd = [
    { type: 'x' },
    { type: 'gallery', attrs: { pictures: [null, 3, {}] } },
    { type: 'picture', attrs: null },
    { type: 'paragraph', content: 'no' },
  ];
  expect(textOf(bodyOf(...odd)).every((line) => line.startsWith('warning') || line.startsWith('error'))).toBe(true);
});
