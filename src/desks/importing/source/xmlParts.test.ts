import { expect, test } from 'vitest';
import { textIn, type XmlPart, xmlParts } from './xmlParts.ts';

async function partsOf(xml: string, size: number): Promise<XmlPart[]> {
  async function* chunks() {
    for (let at = 0; at < xml.length; at += size) yield xml.slice(at, at + size);
  }
  const parts: XmlPart[] = [];
  for await (const { part } of xmlParts(chunks(), { within: ['channel'], skip: new Set(['skipped']) })) parts.push(part);
  return parts;
}

const xml = `<rss><channel><title>A & B &amp; C &nbsp; &#8211; D &copy;</title>
<item><a><![CDATA[x & y <b>&amp;</b> [[]] > ]]></a><skipped><deep>1</deep><deep/></skipped><c k="1&2">z</c>t</item><item/></channel></rss>`;

test.each([1, 2, 7, 40, 10_000])('parts are the same however the file comes in (%i letters at a time)', async (size) => {
  const [title, item, empty] = await partsOf(xml, size);
  expect(title?.text).toBe('A & B & C &nbsp; – D &copy;');
  expect(item && textIn(item, 'a')).toBe('x & y <b>&amp;</b> [[]] >');
  expect(item?.parts.map(({ name, attributes, text }) => [name, { ...attributes }, text])).toEqual([
    ['a', {}, 'x & y <b>&amp;</b> [[]] > '],
    ['skipped', {}, ''],
    ['c', { k: '1&2' }, 'z'],
  ]);
  expect(item?.text).toBe('t');
  expect(empty?.parts).toEqual([]);
});

test('what is cut off or crossed is told with its line', async () => {
  await expect(partsOf(xml.slice(0, 150), 50)).rejects.toThrow(/^The file is cut off in line 2, after 1 whole parts/);
  await expect(partsOf('<rss><channel><a>1</a>\n<b></c></b></channel></rss>', 9)).rejects.toThrow(
    /^The file is broken in line 2, after \d whole parts/,
  );
  await expect(partsOf('nothing', 3)).rejects.toThrow(/^(There is no XML|The file is broken)/);
});
