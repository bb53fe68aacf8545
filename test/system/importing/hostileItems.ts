import fc from 'fast-check';

/** A line of an archive of stories that is wrong, or extreme, in one way. */
export type HostileLine = { id: string; line: string; how: string };

const seconds = (from: string, to: string) =>
  fc.date({ min: new Date(from), max: new Date(to), noInvalidDate: true }).map((date) => date.toISOString());
const letters = fc.constantFrom('a', 'ક', 'ક્ષ', 'ß', '漢', '😀', 'z1', '_', "'", '\\', '"', '%', '\u0301');
const many = (least: number, most: number) =>
  fc.tuple(letters, fc.integer({ min: least, max: most })).map(([one, times]) => one.repeat(times));
const nested = fc.integer({ min: 101, max: 20_000 });
const halfCharacters = fc.constantFrom('\ud800', '\udfff', 'એક\ud83d', '\udc00બે', '\ud83d\ud83d\ude00');

/** What is changed of a story that is right, by name. */
const changes: Record<string, fc.Arbitrary<object>> = {
  nothing: fc.constant({}),
  'a word without end in the text': many(800, 60_000).map((word) => ({ html: `<p>એક ${word} બે</p>` })),
  'a word without end in the headline': many(300, 5_000).map((title) => ({ title })),
  'a word without end in the summary': many(900, 5_000).map((summary) => ({ summary })),
  'many different words': fc.integer({ min: 5_000, max: 60_000 }).map((count) => ({
    text: Array.from({ length: count }, (_, at) => `${at.toString(36)}shabdakosh${(at * 7919).toString(36)}`).join(' '),
  })),
  'a text larger than any story': fc.integer({ min: 1_000_001, max: 1_400_000 }).map((length) => ({ text: 'લ'.repeat(length) })),
  'deep HTML': nested.map((depth) => ({ html: `${'<div>'.repeat(depth)}ઊંડું` })),
  'deep lists': nested.map((depth) => ({ html: `${'<ul><li>'.repeat(depth)}ઊંડું` })),
  'halves of characters in the text': halfCharacters.map((half) => ({ html: `<p>એક ${half} બે</p>` })),
  'halves of characters in names': halfCharacters.map((half) => ({
    title: `શીર્ષક ${half}`,
    tags: [`વિષય ${half}`],
    authors: [half],
    slug: half,
  })),
  'a character cut in half by the headline’s bound': fc
    .integer({ min: 290, max: 305 })
    .map((length) => ({ title: `${'x'.repeat(length)}😀😀😀😀😀😀😀😀` })),
  'U+0000': fc
    .constantFrom('\0', 'એક\0બે', '\0\0\0')
    .map((nul) => ({ html: `<p>એક ${nul} બે</p>`, title: `શીર્ષક ${nul}`, tags: [`વિષય ${nul}`] })),
  'a long slug': many(71, 9_000).map((slug) => ({ slug })),
  'a long address': many(500, 9_000).map((path) => ({ url: `https://juno.example/${encodeURIComponent(path)}` })),
  'a long tag': many(130, 9_000).map((tag) => ({ tags: [tag] })),
  'a tag of signs': fc.constantFrom('', ' ', '—', '’', '\u200d', '../..', '%00', 'null').map((tag) => ({ tags: [tag] })),
  'many tags': fc.integer({ min: 50, max: 300 }).map((count) => ({ tags: Array.from({ length: count }, (_, at) => `ઘણા ${at}`) })),
  'a long picture address': many(500, 9_000).map((path) => ({ picture: `https://juno.example/${path}.jpg` })),
  'a picture in the text itself': fc
    .integer({ min: 100, max: 50_000 })
    .map((length) => ({ html: `<p>એક</p><img src="data:image/png;base64,${'A'.repeat(length)}">` })),
  'a date long ago': seconds('0001-01-01', '1799-12-30').map((publishedAt) => ({ publishedAt })),
  'an old date': seconds('1800-01-02', '1901-01-01').map((publishedAt) => ({ publishedAt })),
  'a date far ahead': seconds('2090-01-01', '9999-12-30').map((publishedAt) => ({ publishedAt })),
  'a date that is none': fc
    .constantFrom('0000-00-00', '2026-13-45', '+275760-09-13', '-271821-04-20', 'આજે', '1e9', 'NaN')
    .map((publishedAt) => ({ publishedAt })),
  'fields of other kinds': fc
    .tuple(
      fc.constantFrom('title', 'html', 'slug', 'tags', 'url', 'authors', 'picture', 'id'),
      fc.constantFrom(null, 7, true, [], {}, [[]], [null]),
    )
    .map(([field, value]) => ({ [field]: value })),
  'comments of any kind': fc
    .array(
      fc.record({
        id: fc.oneof(fc.integer({ min: 0, max: 4 }), many(1, 9_000)),
        under: fc.oneof(fc.integer({ min: 0, max: 4 }), fc.constant('nobody')),
        name: fc.oneof(many(0, 300), halfCharacters),
        text: fc.oneof(many(0, 30_000), fc.constant('એક\0બે'), fc.string({ unit: 'binary', maxLength: 400 })),
        publishedAt: seconds('0001-01-01', '9999-12-30'),
      }),
    )
    .map((comments) => ({ comments })),
  'anything in a field': fc
    .tuple(fc.constantFrom('title', 'html', 'summary', 'slug', 'url', 'language'), fc.string({ unit: 'binary', maxLength: 400 }))
    .map(([field, value]) => ({ [field]: value })),
};

/** Lines that are no JSON object of a story. */
const broken: Record<string, fc.Arbitrary<string>> = {
  'deep JSON': nested.map((depth) => '['.repeat(depth) + ']'.repeat(depth)),
  'a story with deep JSON in it': nested.map(
    (depth) => `{"title":"ઊંડું","publishedAt":"2020-01-01","html":"x","more":${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}}`,
  ),
  'half a line': fc.constantFrom('{"title":"', '{', ']', '"', 'null', '7', '"text"', '[]'),
};

let next = 0;

const changedLine = fc.constantFrom(...Object.keys(changes)).chain((how) =>
  (changes[how] ?? fc.constant({})).map((change): HostileLine => {
    const id = `hostile-${++next}`;
    const story = { id, title: `વાર્તા ${id}`, html: '<p>એક ફકરો.</p>', publishedAt: '2020-05-06T07:08:09Z', ...change };
    return { id: typeof story.id === 'string' ? story.id : '', line: JSON.stringify(story), how };
  }),
);
const brokenLine = fc
  .constantFrom(...Object.keys(broken))
  .chain((how) => (broken[how] ?? fc.constant('{')).map((line): HostileLine => ({ id: '', line, how })));

/** An archive of hostile lines. */
export const hostileArchive = (most: number) =>
  fc.array(fc.oneof({ weight: 6, arbitrary: changedLine }, { weight: 1, arbitrary: brokenLine }), { minLength: most / 2, maxLength: most });
