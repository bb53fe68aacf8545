import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MAX_FORM_BYTES } from '../../../src/site/serving/bodyLimit.ts';
import { openTestApp, type TestApp } from '../openTestApp.ts';
import { LAPTOP } from '../readers/readerDevice.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ environment: LAPTOP });
});
afterAll(() => app.close());

/** How often an address stands in the list, however it is spelled. */
async function timesNoted(email: string): Promise<number> {
  const { rows } = await app.app.db.execute(sql`select email from subscribers where lower(email) = ${email}`);
  return rows.length;
}

/** The form that holds a field, as a browser would send it. */
function formAround(html: string, fieldId: string) {
  const form = html.split('<form').find((part) => part.includes(`id="${fieldId}"`)) ?? '';
  const field = form.split('<input').find((part) => part.includes(`id="${fieldId}"`)) ?? '';
  const attribute = (source: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(source)?.[1];
  return {
    action: attribute(form, 'action') ?? '',
    method: attribute(form, 'method'),
    name: attribute(field, 'name') ?? '',
    value: attribute(field, 'value'),
    invalid: attribute(field, 'aria-invalid'),
    describedBy: attribute(field, 'aria-describedby')?.split(' ') ?? [],
  };
}

test('the footer’s form takes an address without script and thanks for it', async () => {
  const { action, method, name } = formAround(await (await app.get('/recent-news/1')).text(), 'footer-email');
  expect(method).toBe('post');
  const sent = await app.postForm(action, { [name]: '  Meera@Example.COM ' }, { origin: 'https://savar.example' });
  expect(sent.status).toBe(303);
  expect(sent.headers.get('cache-control')).toBe('no-store');
  expect(await timesNoted('meera@example.com')).toBe(1);
  const thanks = await app.get(sent.headers.get('location') ?? '');
  expect(thanks.status).toBe(200);
  expect(await thanks.text()).toContain('આભાર!');
});

test('a second time changes nothing, and nobody can tell', async () => {
  const first = await app.postForm('/newsletter/subscribe', { email: 'jay@example.com' });
  const again = await app.postForm('/newsletter/subscribe', { email: 'JAY@example.com' });
  expect([again.status, again.headers.get('location')]).toEqual([first.status, first.headers.get('location')]);
  const call = await (await app.post('/api/subscribe/', { email: 'Jay@Example.com' })).json();
  const callOfNew = await (await app.post('/api/subscribe/', { email: 'new@example.com' })).json();
  expect(call).toEqual(callOfNew);
  expect(await timesNoted('jay@example.com')).toBe(1);
  expect(await timesNoted('new@example.com')).toBe(1);
});

test.each([
  ['', 'તમારું ઈમેલ સરનામું લખો.'],
  ['   ', 'તમારું ઈમેલ સરનામું લખો.'],
  ['jay@', 'આ ઈમેલ સરનામું બરાબર લાગતું નથી.'],
  ['jay @example.com', 'આ ઈમેલ સરનામું બરાબર લાગતું નથી.'],
  ['"><b>x@example.com', 'આ ઈમેલ સરનામું બરાબર લાગતું નથી.'],
  [`${'a'.repeat(300)}@example.com`, 'આ ઈમેલ સરનામું બરાબર લાગતું નથી.'],
])('a wrong address (%j) is refused in a sentence, with what was typed kept', async (typed, sentence) => {
  const response = await app.postForm('/newsletter/subscribe', { email: typed });
  expect(response.status).toBe(400);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const html = await response.text();
  const { value, invalid, describedBy } = formAround(html, 'newsletter-email');
  expect(value).toBe(typed.replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
  expect(invalid).toBe('true');
  expect(html).toContain(`id="${describedBy[0]}">${sentence}`);
  const call = await app.post('/api/subscribe', { email: typed });
  expect(call.status).toBe(400);
  expect((await call.json()).issues).toEqual([{ path: 'email', message: expect.stringContaining(sentence) }]);
});

test('what is no form at all is a form with nothing in it', async () => {
  for (const body of ['{"email":1}', '\u0000', '--x']) {
    const response = await app.post('/newsletter/subscribe', body);
    expect(response.status).toBe(400);
  }
  expect((await app.post('/api/subscribe', 'jay@example.com')).status).toBe(400);
  expect((await app.post('/api/subscribe', { email: ['jay@example.com'] })).status).toBe(400);
});

test.each([
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://savar.example' }],
  [{ 'sec-fetch-site': 'same-site' }],
  [{ origin: 'https://elsewhere.example' }],
  [{ origin: 'https://savar.example.elsewhere.example' }],
  [{ origin: 'null' }],
])('a form sent from another site (%j) is refused', async (headers) => {
  const response = await app.postForm('/newsletter/subscribe', { email: 'taken@example.com' }, headers);
  expect(response.status).toBe(403);
  expect(await timesNoted('taken@example.com')).toBe(0);
});

test('a form from a page of this site is taken, whichever way the browser says so', async () => {
  for (const headers of [{ 'sec-fetch-site': 'same-origin' }, { 'sec-fetch-site': 'none' }, { origin: 'https://savar.example' }]) {
    const response = await app.postForm('/newsletter/subscribe', { email: 'own@example.com' }, headers);
    expect(response.status).toBe(303);
  }
});

test('a form larger than the limit is refused', async () => {
  const response = await app.postForm('/newsletter/subscribe', { email: 'a'.repeat(MAX_FORM_BYTES) });
  expect(response.status).toBe(413);
});

test('whoever opens the form’s own address is led to the page with the form', async () => {
  const response = await app.get('/newsletter/subscribe');
  expect(response.headers.get('location')).toBe('/newsletter');
  expect((await app.get('/newsletter?state=nonsense')).status).toBe(200);
});
