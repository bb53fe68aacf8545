import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { xml, xmlDocument } from './xml.ts';

/** The text and the attribute of a document with one element, as a strict parser reads them. */
function readBack(document: string): { text: string; note: string } {
  const read = { text: '', note: '' };
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ attributes }) => {
    read.note = String(attributes['note'] ?? '');
  });
  parser.on('text', (text) => {
    read.text += text;
  });
  parser.write(document).close();
  return { ...read, text: read.text.trim() };
}

test('hostile text stays text', () => {
  const hostile = ']]></title><script>alert("1")</script>&lt;\u0000\u000B\uFFFE\uD800 ગુજરાત';
  const read = readBack(xmlDocument(xml('a', { note: hostile }, hostile)));
  const allowed = ']]></title><script>alert("1")</script>&lt; ગુજરાત';
  expect(read).toEqual({ text: allowed, note: allowed });
});

test('whatever is written, the document can be read', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(() => readBack(xmlDocument(xml('a', { note: text }, text)))).not.toThrow();
    }),
  );
});

test('what is undefined is left out', () => {
  expect(xml('a', { b: undefined, c: 1 }, undefined, xml('d', {})).text).toBe('<a c="1"><d/></a>');
});
