import { AxeBuilder } from '@axe-core/playwright';
import { pageTypes } from '../pageTypes.ts';
import { expect, test } from './newspaper.ts';

const readers = [
  { name: 'phone, light', width: 360, height: 740, dark: false, shapeOnly: false },
  { name: 'phone, dark', width: 360, height: 740, dark: true, shapeOnly: false },
  { name: 'smallest phone, light', width: 320, height: 640, dark: false, shapeOnly: true },
  // Its colours and its order are those of the phone: only its shape is looked at.
  { name: 'tablet, light', width: 768, height: 1024, dark: false, shapeOnly: true },
  { name: 'desk, dark', width: 1280, height: 900, dark: true, shapeOnly: false },
];

/** The types are looked at in so many parts, which run side by side. */
const PARTS = 4;
test.describe.configure({ mode: 'parallel' });

const cases = readers.flatMap((reader) => Array.from({ length: PARTS }, (_, part) => ({ reader, part })));
for (const { reader, part } of cases) {
  test(`every page type can be used by everybody: ${reader.name}, part ${part + 1} of ${PARTS}`, async ({ openAs, newspaper }) => {
    test.setTimeout(180_000);
    const types = await pageTypes(async (path) => (await fetch(newspaper.url + path)).text());
    const pages = [...types, { type: 'not found', path: '/404' }].filter((_, at) => at % PARTS === part);
    const page = await openAs('/404', { ...reader, expects: /404 \(Not Found\)/ });
    for (const { type, path } of pages) {
      await page.goto(path, { waitUntil: 'load' });
      const { violations } = reader.shapeOnly ? { violations: [] } : await new AxeBuilder({ page }).analyze();
      const found = violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.any.map((check) => check.message).join(' ')}`),
      );
      expect.soft(found, type).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect.soft(overflow, `${type} scrolls sideways`).toBe(0);
      const unstyled = await page.evaluate(classesWithoutStyle);
      expect.soft(unstyled, `${type}: classes whose style sheet is not linked`).toEqual([]);
    }
  });
}

/** Classes of CSS modules (they end in _hash) that no linked sheet knows: their desk's sheet was forgotten. */
function classesWithoutStyle(): string[] {
  const texts = [...document.styleSheets].map((sheet) => [...sheet.cssRules].map((rule) => rule.cssText).join(''));
  const used = new Set([...document.querySelectorAll('[class]')].flatMap((element) => [...element.classList]));
  const hashes = new Set(
    [...used].filter((name) => /_[\w-]{6,}$/.test(name)).map((name) => name.slice(name.lastIndexOf('_', name.length - 6))),
  );
  return [...hashes].filter((hash) => !texts.some((text) => text.includes(hash)));
}
