import fc from 'fast-check';
import { expect, test } from 'vitest';
import { p } from '../../../../platform/document/blocks.ts';
import { type WorkingCopy, workingCopy } from '../../copies/workingCopy.ts';
import { type Choice, chosenCopy, mergeRows } from './mergeChoices.ts';

const copyOf = (texts: readonly string[], fields: Partial<WorkingCopy> = {}): WorkingCopy =>
  workingCopy.parse({ ...fields, body: { type: 'doc', content: texts.map((text) => p(text)) } });
const rowsOf = (base: WorkingCopy, theirs: WorkingCopy, mine: WorkingCopy) =>
  mergeRows({ base, theirs, mine }, { blocks: {}, value: (_field, value) => String(value) });
const textsOf = ({ body }: WorkingCopy) =>
  body.content.map((block) => JSON.stringify(block)).map((json) => /"text":"([^"]*)"/.exec(json)?.[1]);

test('what only one side has changed goes on as that side has it, unless the editor chooses otherwise', () => {
  const base = copyOf(['સવારે વરસાદ પડ્યો હતો', 'બપોરે બજાર ખૂલ્યાં', 'સાંજે રસ્તા ચાલુ થયા'], { headline: 'મથાળું', kicker: 'જૂનું' });
  const theirs = copyOf(['સવારે ભારે વરસાદ પડ્યો', 'બપોરે બજાર ખૂલ્યાં', 'સાંજે રસ્તા ધીમે ચાલુ થયા'], { headline: 'મથાળું', kicker: 'તેમનું' });
  const mine = copyOf(['સવારે વરસાદ પડ્યો હતો', 'બપોરે બધાં બજાર ખૂલ્યાં', 'સાંજે રસ્તા પૂરા ચાલુ થયા', 'મારો ઉમેરો'], {
    headline: 'મારું',
    kicker: 'જૂનું',
  });
  const rows = rowsOf(base, theirs, mine);
  expect(rows.map(({ field, first, mayBoth }) => [field, first, mayBoth])).toEqual([
    ['headline', 'mine', false],
    ['kicker', 'theirs', false],
    ['body', 'theirs', true],
    ['body', 'mine', true],
    ['body', 'mine', true],
    ['body', 'mine', false],
  ]);
  const asProposed = chosenCopy(
    { theirs, mine },
    rows.map(({ first }) => first),
  );
  expect(asProposed).toMatchObject({ headline: 'મારું', kicker: 'તેમનું' });
  expect(textsOf(asProposed)).toEqual(['સવારે ભારે વરસાદ પડ્યો', 'બપોરે બધાં બજાર ખૂલ્યાં', 'સાંજે રસ્તા પૂરા ચાલુ થયા', 'મારો ઉમેરો']);
  const chosen = chosenCopy({ theirs, mine }, ['theirs', 'mine', 'both', 'theirs', 'both', 'theirs']);
  expect(chosen).toMatchObject({ headline: 'મથાળું', kicker: 'જૂનું' });
  expect(textsOf(chosen)).toEqual([
    'સવારે ભારે વરસાદ પડ્યો',
    'સવારે વરસાદ પડ્યો હતો',
    'બપોરે બજાર ખૂલ્યાં',
    'સાંજે રસ્તા ધીમે ચાલુ થયા',
    'સાંજે રસ્તા પૂરા ચાલુ થયા',
  ]);
});

test('all of one side is that side, whatever the two are', () => {
  const texts = fc.array(fc.constantFrom('એક ફકરો', 'એક લાંબો ફકરો', 'બીજું', 'ત્રીજું', 'ચોથું'), { maxLength: 6 });
  fc.assert(
    fc.property(texts, texts, texts, (base, theirs, mine) => {
      const versions = { theirs: copyOf(theirs, { headline: 'તેમનું' }), mine: copyOf(mine, { headline: 'મારું' }) };
      const rows = rowsOf(copyOf(base), versions.theirs, versions.mine);
      const all = (choice: Choice) =>
        chosenCopy(
          versions,
          rows.map(() => choice),
        );
      expect(all('theirs')).toEqual(versions.theirs);
      expect(all('mine')).toEqual(versions.mine);
    }),
    { numRuns: 200 },
  );
});
