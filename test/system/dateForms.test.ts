import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageTypes } from '../pageTypes.ts';
import { openTestApp, type TestApp } from './openTestApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const GUJARATI_MONTHS = 'જાન્યુઆરી|ફેબ્રુઆરી|માર્ચ|એપ્રિલ|મે|જૂન|જુલાઈ|ઑગસ્ટ|સપ્ટેમ્બર|ઑક્ટોબર|નવેમ્બર|ડિસેમ્બર';
const FORMS = {
  'display format (specification, section 9)': /\b\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b/,
  'Gujarati month': new RegExp(`\\d{1,2} (?:${GUJARATI_MONTHS})(?=[\\s,<])`),
  'figures, day first': /\b\d{2}-\d{2}-\d{4}\b/,
  'figures, year first': /\b\d{4}-\d{2}-\d{2}\b/,
  'with strokes': /\b\d{1,2}\/\d{1,2}\/\d{2,4}\b/,
};

test('the dates of a page have one form', async () => {
  const results: string[] = [];
  for (const { type, path } of await pageTypes(async (address) => (await app.get(address)).text())) {
    const html = await (await app.get(path)).text();
    const [, main = ''] = /<main[^>]*>([\s\S]*)<\/main>/.exec(html) ?? [];
    const text = main.replace(/<(script|style|template)[\s\S]*?<\/\1>/g, '').replace(/<[^>]*>/g, ' ');
    const forms = Object.entries(FORMS).flatMap(([name, form]) => (form.test(text) ? [`${name}: ${form.exec(text)?.[0]}`] : []));
    if (forms.length > 1) results.push(`${type} ${path}: ${forms.join('; ')}`);
  }
  expect(results).toEqual([]);
});
