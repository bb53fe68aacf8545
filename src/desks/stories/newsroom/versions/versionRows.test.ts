import { describe, expect, test } from 'vitest';
import { h } from '../../../../../test/documentBlocks.ts';
import { p } from '../../../../platform/document/blocks.ts';
import { type WorkingCopy, workingCopy } from '../../copies/workingCopy.ts';
import { type Part, versionRows } from './versionRows.ts';

const copy = (answer: Partial<WorkingCopy>): WorkingCopy => ({ ...workingCopy.parse({}), ...answer });
const body = (...content: WorkingCopy['body']['content']) => ({ type: 'doc' as const, content });
const marked = (parts: Part[]) => parts.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join('');

describe('the difference of two versions', () => {
  test('is none between a version and itself', () => {
    expect(versionRows(copy({ headline: 'એક' }), copy({ headline: 'એક' }))).toEqual([]);
  });

  test('marks the words of a field that changed, whole words with their signs', () => {
    const [row] = versionRows(copy({ headline: 'સુરતમાં ભારે વરસાદ' }), copy({ headline: 'સુરતમાં હળવો વરસાદ' }));
    expect(row && [row.field, marked(row.before), marked(row.after)]).toEqual(['headline', 'સુરતમાં [ભારે ]વરસાદ', 'સુરતમાં [હળવો ]વરસાદ']);
  });

  test('pairs a changed paragraph with its other state, and leaves out what stands on both sides', () => {
    const before = copy({ body: body(h('મથાળું'), p('પહેલો ફકરો'), p('જતો ફકરો')) });
    const after = copy({
      body: body(h('મથાળું'), p('પહેલો મોટો ફકરો'), { type: 'picture', attrs: { picture: 'k', caption: '', credit: '' } }),
    });
    const rows = versionRows(before, after, { picture: 'તસવીર' });
    expect(rows.map((row) => row.field)).toEqual(['body', 'body']);
    expect(rows[0] && marked(rows[0].after)).toContain('મોટો');
    expect(rows[1] && marked(rows[1].before)).toBe('[જતો ફકરો]');
    expect(rows[1] && marked(rows[1].after)).toBe('[તસવીર: k]');
  });

  test('sees none where only the order of attributes is another', () => {
    const one = body({ type: 'picture', attrs: { picture: 'k', caption: '', credit: 'સવાર' } });
    const other = body({ type: 'picture', attrs: { credit: 'સવાર', picture: 'k', caption: '' } });
    expect(versionRows(copy({ body: one }), copy({ body: other }))).toEqual([]);
  });

  test('sees flags and topics', () => {
    expect(versionRows(copy({ topicIds: [1, 2] }), copy({ topicIds: [2, 1], breaking: true })).map(({ field }) => field)).toEqual([
      'topicIds',
      'breaking',
    ]);
  });
});
