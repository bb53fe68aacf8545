import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { type CachedResponse, toResponse } from '../pages/cachedResponse.ts';
import { openPageStyles } from './pageStyles.ts';

const modules = [
  { file: 'src/design/Card.module.css', layer: 'design' as const, css: '.card_a{color:red}', classes: ['card_a'] },
  { file: 'src/desks/a/Story.module.css', layer: 'desk' as const, css: '.story_b{color:blue}', classes: ['story_b', 'head_b'] },
  { file: 'src/desks/a/Player.module.css', layer: 'desk' as const, css: '.player_c{color:green}', classes: ['player_c'] },
  { file: 'src/desks/b/Score.module.css', layer: 'desk' as const, css: '.score_d{color:gold}', classes: ['score_d'] },
];
const site = {
  layers: '@layer base,design,site,desk;',
  fonts: '[hidden]{display:none}',
  base: '@media not (min-width:9px){a{color:navy}}',
  shell: '.menu_e{color:tan}',
};
const siteCss = `${site.layers}${site.fonts}@layer base{${site.base}}@layer site{${site.shell}}`;
const styles = openPageStyles({
  site,
  modules,
  islands: { Player: ['src/desks/a/Player.module.css'] },
  live: { cricket: ['src/desks/b/Score.module.css'] },
});
const deskOf = (kind: string) => (kind === 'match' ? 'cricket' : undefined);
const addressOf = (body: string) => styles.sheetOf(styles.usedIn(body, deskOf)).address;
const nameOf = (address: string) => address.replace('/assets/', '');

const textOf = (sheet: CachedResponse | undefined): Promise<string> | undefined =>
  sheet && toResponse(sheet, new Request('https://savar.example/')).then((response) => response.text());
const sheetOf = (body: string) => textOf(styles.sheetNamed(nameOf(addressOf(body))));

test("a page's head holds the paper's styles and those of the components whose classes it shows, and its policy lets in these alone", () => {
  const { css, hash } = styles.sheetOf(styles.usedIn('<p class="card_a">', deskOf));
  expect(css.trim()).toBe(`${siteCss}@layer design{.card_a{color:red}}`);
  expect(hash).toBe(`'sha256-${createHash('sha256').update(css).digest('base64')}'`);
});

test('a document without the shell and layers has the same rules in the order of the layers', () => {
  const used = styles.usedIn('<div class="head_b"><p class="card_a"></p></div>', deskOf);
  expect(styles.sheetWithoutLayers(used)).toBe(
    '[hidden]{display:none}@media not all and (min-width:9px){a{color:navy}}.card_a{color:red}.story_b{color:blue}',
  );
});

test('styles of the components whose classes a page shows stand by themselves too, in their layers', async () => {
  expect(await sheetOf('<div class="head_b x"><p class="card_a"></p></div>')).toBe(
    '@layer design{.card_a{color:red}}@layer desk{.story_b{color:blue}}',
  );
  expect(await sheetOf('<p class="nothing">card_a</p>')).toBe('');
});

test('all styles of a page stand by themselves without layers too, the paper’s own among them, and what wins over layers at the end', async () => {
  const address = addressOf('<div class="head_b"><p class="card_a"></p></div>');
  expect(await textOf(styles.sheetNamed(nameOf(address.replace('page-', 'plain-'))))).toBe(
    `${site.base}.card_a{color:red}${site.shell}.story_b{color:blue}${site.fonts}`,
  );
});

test('what an island or a live place may come to show is styled before it is shown', async () => {
  expect(await sheetOf('<gs-island name="Player" on="visible"></gs-island>')).toBe('@layer desk{.player_c{color:green}}');
  expect(await sheetOf('<div data-live="match:12"></div>')).toBe('@layer desk{.score_d{color:gold}}');
  expect(await sheetOf('<div data-live="other"></div>')).toBe('');
});

test('pages with the same components share a sheet, which any process of the build can make', async () => {
  const address = addressOf('<p class="card_a">');
  expect(addressOf('<i class="card_a">')).toBe(address);
  const again = openPageStyles({ site, modules, islands: {}, live: {} });
  expect(await textOf(again.sheetNamed(nameOf(address)))).toBe('@layer design{.card_a{color:red}}');
});

test('an address of another build, or of none, is no sheet', () => {
  expect(styles.sheetNamed('page-00000000-AQ.css')).toBeUndefined();
  expect(styles.sheetNamed('page.css')).toBeUndefined();
  expect(styles.sheetNamed('site-12345678.css')).toBeUndefined();
});
