import fc from 'fast-check';
import { expect, test } from 'vitest';
import { h } from '../../../../test/documentBlocks.ts';
import { p } from '../../../platform/document/blocks.ts';
import { isSameJson, mergeCopies } from './mergeCopies.ts';
import { type WorkingCopy, workingCopy } from './workingCopy.ts';

const copyOf = (texts: readonly string[], fields: Partial<WorkingCopy> = {}): WorkingCopy =>
  workingCopy.parse({ ...fields, body: { type: 'doc', content: texts.map((text) => p(text)) } });
const merged = (before: string[], server: string[], mine: string[]) =>
  mergeCopies(copyOf(before), copyOf(server), copyOf(mine)).body.content;
const blocks = (...texts: string[]) => texts.map((text) => p(text));

test('a field that was changed here stays, every other is the server’s', () => {
  const before = copyOf([], { headline: 'પહેલાં', deck: 'સાર', topicIds: [1] });
  const server = copyOf([], { headline: 'સર્વર', deck: 'સર્વરનો સાર', topicIds: [1, 2] });
  const mine = copyOf([], { headline: 'મારું', deck: 'સાર', topicIds: [1] });
  expect(mergeCopies(before, server, mine)).toMatchObject({ headline: 'મારું', deck: 'સર્વરનો સાર', topicIds: [1, 2] });
});

test('blocks that were written in stay, wherever the server’s stand by now', () => {
  expect(merged(['ક', 'ખ'], ['ક', 'ખ'], ['ક', 'ખ લખ્યું'])).toEqual(blocks('ક', 'ખ લખ્યું'));
  expect(merged(['ક', 'ખ'], ['નવો', 'ક', 'ખ'], ['ક', 'ખ લખ્યું'])).toEqual(blocks('નવો', 'ક', 'ખ લખ્યું'));
  expect(merged(['ક', 'ખ', 'ગ'], ['ક', 'ગ'], ['ક', 'ખ', 'ગ', 'ઘ'])).toEqual(blocks('ક', 'ગ', 'ઘ'));
  // Both have written in the same one: ours stays.
  expect(merged(['ક', 'ખ'], ['ક', 'ખ સર્વર'], ['ક', 'ખ મારું'])).toEqual(blocks('ક', 'ખ મારું'));
  // All is another text, as after a restore: what was written meanwhile stands below it.
  expect(merged(['ક', 'ખ'], ['જૂનું'], ['ક', 'ખ મારું'])).toEqual(blocks('જૂનું', 'ખ મારું'));
});

test('whatever the three are, nothing that was written here is missing, and what was not stays the server’s', () => {
  const texts = fc.array(fc.constantFrom('ક', 'ખ', 'ગ', 'ઘ', 'ચ'), { maxLength: 7 });
  fc.assert(
    fc.property(texts, texts, texts, (before, server, mine) => {
      const results = merged(before, server, mine);
      for (const text of mine) if (!before.includes(text)) expect(results).toContainEqual(p(text));
      expect(merged(before, server, before)).toEqual(blocks(...server));
      expect(merged(before, before, mine)).toEqual(blocks(...mine));
    }),
    { numRuns: 300 },
  );
});

test('the same JSON is the same in any order of its fields', () => {
  expect(isSameJson({ a: 1, b: [{ c: 2, d: undefined }] }, { b: [{ c: 2 }], a: 1 })).toBe(true);
  expect(isSameJson([p('ક')], [h('ક')])).toBe(false);
  expect(isSameJson({ a: null }, {})).toBe(false);
});
