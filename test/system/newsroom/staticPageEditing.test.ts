import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StaticPageForEditing, StaticPageRow } from '../../../src/desks/staticpages/documents/staticPageDraft.ts';
import { roles } from '../../../src/site/newsroom/staff.ts';
import { openTestApp, staffMember, type TestApp } from '../openTestApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const chief = staffMember('chief-editor');
const ask = async <Out>(method: string, path: string, body?: unknown, staff = chief): Promise<{ status: number; answer: Out }> => {
  const response = await app.ask(staff, method, path, body);
  return { status: response.status, answer: await response.json() };
};
const forEditing = async (slug: string) => (await ask<StaticPageForEditing>('get', `/static-pages/${slug}`)).answer;
const textOf = (page: StaticPageForEditing) => ({
  title: page.title,
  description: page.description,
  body: page.body,
  begunFrom: page.updatedAt,
});

test('a chief editor changes a static page, and readers see it at their next request', async () => {
  const { answer } = await ask<{ data: StaticPageRow[] }>('get', '/static-pages');
  expect(answer.data.map(({ id }) => id)).toContain('about-us');
  const page = await forEditing('about-us');
  const body = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'અમે ગુજરાતના વાચકો માટે લખીએ છીએ.' }] }] };
  const saved = await ask<StaticPageForEditing>('put', '/static-pages/about-us', { ...textOf(page), title: 'અમારા વિશે જાણો', body });
  expect(saved.status).toBe(200);
  const html = await (await app.get('/static-page/about-us')).text();
  expect(html).toContain('અમારા વિશે જાણો');
  expect(html).toContain('અમે ગુજરાતના વાચકો માટે લખીએ છીએ.');
  // Who began from the page as it was before is told so, and changes nothing.
  expect((await ask('put', '/static-pages/about-us', { ...textOf(page), title: 'મોડું' })).status).toBe(409);
  expect((await forEditing('about-us')).title).toBe('અમારા વિશે જાણો');
});

test('what is wrong with a page is said by field', async () => {
  const page = await forEditing('contact-us');
  const wrong: [object, string][] = [
    [{ ...textOf(page), title: ' ' }, 'title'],
    [{ ...textOf(page), description: '' }, 'description'],
    [{ ...textOf(page), body: { type: 'doc', content: [{ type: 'nothing' }] } }, 'body.content.0.type'],
    [{ ...textOf(page), begunFrom: 'yesterday' }, 'begunFrom'],
  ];
  for (const [body, path] of wrong) {
    const { status, answer } = await ask<{ issues: { path: string }[] }>('put', '/static-pages/contact-us', body);
    expect([status, answer.issues.map((one) => one.path)], path).toEqual([422, [path]]);
  }
  expect((await ask('get', '/static-pages/nowhere')).status).toBe(422);
  expect(await forEditing('contact-us')).toEqual(page);
});

test('only staff with the permission can change static pages', async () => {
  const page = await forEditing('cookie-policy');
  for (const role of roles) {
    const expected = role === 'chief-editor' || role === 'administrator' ? 200 : 403;
    const staff = staffMember(role);
    expect((await ask('get', '/static-pages', undefined, staff)).status, role).toBe(expected);
    expect((await ask('get', '/static-pages/cookie-policy', undefined, staff)).status, role).toBe(expected);
    const body = expected === 200 ? textOf(await forEditing('cookie-policy')) : textOf(page);
    expect((await ask('put', '/static-pages/cookie-policy', body, staff)).status, role).toBe(expected);
  }
});
