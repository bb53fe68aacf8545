import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { enquiries } from '../../../src/desks/enquiries/tables.ts';
import { openTestApp, type TestApp } from '../openTestApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const stored = async () => app.app.db.select().from(enquiries).orderBy(desc(enquiries.id));
const newest = async () => (await stored())[0];
/** A network of its own for each test, so that none uses up another's limit. */
let networks = 0;
const network = () => `203.0.113.${++networks}`;
const send = (
  path: string,
  fields: Record<string, string>,
  { from = network(), headers = {} }: { from?: string; headers?: Record<string, string> } = {},
) => app.request(path, { method: 'POST', headers, body: new URLSearchParams(fields) }, from);
const call = (path: string, body: unknown, from = network()) =>
  app.request(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }, from);

const advertiser = {
  name: 'ભાવેશ શેઠ',
  company: 'શેઠ બિયારણ',
  phone: '૯૮૨૫૦ ૧૨૩૪૫',
  email: '',
  city: 'ગોંડલ',
  message: 'ચોમાસા પહેલાં બિયારણની જાહેરખબર.\r\nખેતીના પાના પર.',
  budget: '',
  website: '',
};
const reader = {
  kind: 'correction',
  name: 'જયા દવે',
  about: '/news/crops/x-1',
  message: 'બીજા ફકરામાં આંકડો ખોટો છે.',
  phone: '',
  email: '',
  city: '',
};

/** The attributes and content of the field with an id. */
function fieldOf(html: string, id: string): { tag: string; invalid: boolean; value: string } {
  const tag = new RegExp(`<(?:input|textarea|select)[^>]* id="${id}"[^>]*>`).exec(html)?.[0] ?? '';
  const after = html.slice(html.indexOf(tag) + tag.length);
  const value = tag.startsWith('<textarea')
    ? after.slice(0, after.indexOf('</textarea>')).trimStart()
    : tag.startsWith('<select')
      ? (/<option[^>]*selected[^>]*>/.exec(after.slice(0, after.indexOf('</select>')))?.[0].match(/value="([^"]*)"/)?.[1] ?? '')
      : (/ value="([^"]*)"/.exec(tag)?.[1] ?? '');
  return { tag, invalid: tag.includes('aria-invalid="true"'), value };
}

describe('the form for advertisers', () => {
  test('stands at its own address, and the static pages lead to the forms', async () => {
    const html = await (await app.get('/advertise-with-us')).text();
    expect(html).toContain('<form class=');
    expect(html).toContain('action="/advertise-with-us" method="post"');
    expect(html).toContain('href="/static-page/advertise-with-us"');
    const about = await app.get('/static-page/advertise-with-us');
    expect(about.status).toBe(200);
    expect(await about.text()).toContain('href="/advertise-with-us"');
    expect(await (await app.get('/static-page/contact-us')).text()).toContain('href="/contact"');
    expect(await (await app.get('/static-page/about-us')).text()).not.toContain('href="/contact"');
    expect(await (await app.get('/sitemap')).text()).toContain('href="/contact"');
  });

  test('is taken without script, stored as it is meant, and thanked for', async () => {
    const sent = await send('/advertise-with-us', advertiser, { headers: { origin: 'https://savar.example' } });
    expect([sent.status, sent.headers.get('location'), sent.headers.get('cache-control')]).toEqual([
      303,
      '/advertise-with-us?state=thanks',
      'no-store',
    ]);
    expect(await newest()).toMatchObject({
      kind: 'advertising',
      state: 'new',
      name: 'ભાવેશ શેઠ',
      company: 'શેઠ બિયારણ',
      phone: '+919825012345',
      email: null,
      budget: null,
      message: advertiser.message,
      version: 1,
    });
    const thanks = await (await app.get('/advertise-with-us?state=thanks')).text();
    expect(thanks).toContain('આભાર!');
    expect(thanks).toContain('noindex');
  });

  test('the same twice, as a double click sends it, is stored once', async () => {
    const before = (await stored()).length;
    const twice = { ...advertiser, name: 'બે વાર' };
    const answers = await Promise.all([send('/advertise-with-us', twice), send('/advertise-with-us', twice)]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect((await stored()).length).toBe(before + 1);
  });

  test.each([
    [{ name: ' ' }, { name: 'તમારું નામ લખો.' }],
    [{ name: 'ક'.repeat(101) }, { name: 'વધુમાં વધુ 100 અક્ષર લખો.' }],
    [{ phone: '' }, { phone: 'ફોન નંબર કે ઈમેલ સરનામું લખો' }],
    [{ phone: '12345' }, { phone: 'આ ફોન નંબર બરાબર લાગતો નથી.' }],
    [{ email: 'bhavesh@' }, { email: 'આ ઈમેલ સરનામું બરાબર લાગતું નથી.' }],
    [{ phone: '', email: 'bhavesh@' }, { email: 'આ ઈમેલ સરનામું બરાબર લાગતું નથી.' }],
    [{ city: 'ક'.repeat(81) }, { city: 'વધુમાં વધુ 80 અક્ષર લખો.' }],
    [{ message: 'ક'.repeat(4_001) }, { message: 'વધુમાં વધુ 4000 અક્ષર લખો.' }],
    [
      { name: '', phone: '', company: '"><b>' },
      { name: 'તમારું નામ લખો.', phone: 'ફોન નંબર કે ઈમેલ' },
    ],
  ])('an error (%j) is told at its field, and everything typed stays', async (typed, problems) => {
    const before = (await stored()).length;
    const fields = { ...advertiser, ...typed };
    const response = await send('/advertise-with-us', fields);
    expect([response.status, response.headers.get('cache-control')]).toEqual([400, 'no-store']);
    const html = await response.text();
    for (const [name, value] of Object.entries(fields)) {
      const field = fieldOf(html, `enquiry-${name}`);
      const escaped = value.replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\r\n', '\n');
      expect(field.value.replaceAll('\r\n', '\n'), name).toBe(escaped);
      expect(field.invalid, name).toBe(Object.hasOwn(problems, name));
    }
    for (const [name, sentence] of Object.entries(problems)) {
      expect(html).toContain(`id="enquiry-${name}-problem">${sentence}`);
      expect(html).toContain(`<a href="#enquiry-${name}">${sentence}`);
    }
    expect((await stored()).length).toBe(before);
  });

  test('what a program typed into the field that nobody sees is spam, which it does not learn', async () => {
    const sent = await send('/advertise-with-us', { ...advertiser, name: 'બોટ', website: 'https://spam.example' });
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/advertise-with-us?state=thanks']);
    expect(await newest()).toMatchObject({ name: 'બોટ', state: 'spam' });
  });
});

describe('the form for readers', () => {
  test('takes a correction from somebody who wants no answer, but asks how to answer about a subscription', async () => {
    expect((await send('/contact', reader)).headers.get('location')).toBe('/contact?state=thanks');
    expect(await newest()).toMatchObject({ kind: 'correction', about: '/news/crops/x-1', phone: null, email: null });
    const subscription = await send('/contact', { ...reader, kind: 'subscription' });
    const html = await subscription.text();
    expect([subscription.status, fieldOf(html, 'enquiry-kind').value, fieldOf(html, 'enquiry-phone').invalid]).toEqual([
      400,
      'subscription',
      true,
    ]);
    expect((await send('/contact', { ...reader, kind: 'subscription', email: 'Jaya@Example.com' })).status).toBe(303);
    expect(await newest()).toMatchObject({ kind: 'subscription', email: 'jaya@example.com' });
  });

  test('names every field that is wrong at once', async () => {
    const html = await (await send('/contact', { kind: 'advertising', phone: 'abc', email: 'x' })).text();
    const wrong = ['kind', 'name', 'phone', 'email', 'message'].filter((name) => fieldOf(html, `enquiry-${name}`).invalid);
    expect(wrong).toEqual(['kind', 'name', 'phone', 'email', 'message']);
    // In the order of the form.
    const listed = [...html.matchAll(/<li><a href="#enquiry-(\w+)">/g)].map(([, name]) => name);
    expect(listed).toEqual(['kind', 'message', 'name', 'phone', 'email']);
  });

  test('under /mobile it stays without the shell', async () => {
    const html = await (await app.get('/mobile/contact?theme=dark')).text();
    expect(html).toContain('action="/mobile/contact?theme=dark"');
    expect((await send('/mobile/contact', reader)).headers.get('location')).toBe('/mobile/contact?state=thanks');
  });
});

describe('what is hostile', () => {
  test.each([
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://savar.example' }],
    [{ origin: 'https://elsewhere.example' }],
    [{ origin: 'null' }],
  ])('a form from another site (%j) is refused', async (headers) => {
    const before = (await stored()).length;
    expect((await send('/contact', { ...reader, name: 'બહારથી' }, { headers })).status).toBe(403);
    expect((await stored()).length).toBe(before);
  });

  test('bodies that are too large, no form at all, files in place of texts, and NUL', async () => {
    expect((await send('/contact', { ...reader, message: 'a'.repeat(530_000) })).status).toBe(413);
    expect((await call('/api/contact', { ...reader, message: 'a'.repeat(270_000) })).status).toBe(413);
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"name":1}' };
    expect((await app.request('/contact', init, network())).status).toBe(400);
    const form = new FormData();
    for (const [name, value] of Object.entries(reader)) form.set(name, value);
    form.set('name', new Blob(['x']), 'x.txt');
    expect((await app.request('/contact', { method: 'POST', body: form }, network())).status).toBe(400);
    expect((await send('/contact', { ...reader, name: 'ના\u0000મ', message: 'એ\u0000ક' })).status).toBe(303);
    expect(await newest()).toMatchObject({ name: 'નામ', message: 'એક' });
  });

  test('line breaks in fields of one line do not reach the mail', async () => {
    await send('/contact', { ...reader, name: 'જયા\r\nBcc: all@example.com', email: 'jaya2@example.com' });
    expect((await newest())?.name).toBe('જયા Bcc: all@example.com');
  });
});

describe('the calls', () => {
  const thanks = { isSuccess: true, message: expect.stringContaining('મળી ગ') };

  test('take the same and answer like the newsletter’s', async () => {
    const { website: _trap, ...body } = advertiser;
    const answer = await call('/api/advertise-enquiry', { ...body, name: 'ઍપમાંથી' });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ code: 200, data: thanks });
    expect(await newest()).toMatchObject({ kind: 'advertising', name: 'ઍપમાંથી', phone: '+919825012345', email: null });
    const least = await call('/api/advertise-enquiry/', { name: 'ટૂંકમાં', email: 'a@example.com' });
    expect(least.status).toBe(200);
    const message = await call('/api/contact', { kind: 'feedback', name: 'જયા', message: 'સરસ!' });
    expect([message.status, (await newest())?.kind]).toEqual([200, 'feedback']);
  });

  test('name the wrong fields', async () => {
    const answer = await call('/api/advertise-enquiry', { phone: 'x', email: ['a@example.com'] });
    expect(answer.status).toBe(400);
    const { issues } = await answer.json();
    expect(issues.map(({ path }: { path: string }) => path).sort()).toEqual(['email', 'name', 'phone']);
    const missing = await (await call('/api/advertise-enquiry', { name: 'જયા' })).json();
    expect(missing.issues).toEqual([{ path: 'phone', message: expect.stringContaining('ફોન નંબર કે ઈમેલ') }]);
    expect((await call('/api/contact', { kind: 'advertising', name: 'જયા', message: 'x' })).status).toBe(400);
    expect((await call('/api/contact', 'x')).status).toBe(400);
  });

  test('are in the reference', async () => {
    const { paths } = await (await app.get('/api/openapi.json')).json();
    const schema = paths['/advertise-enquiry'].post.requestBody.content['application/json'].schema;
    expect(Object.keys(schema.properties).sort()).toEqual(['budget', 'city', 'company', 'email', 'message', 'name', 'phone']);
    expect(schema.required).toEqual(['name']);
  });
});

test('a network may store forty in an hour, counted for all processes; the typed text stays', async () => {
  const from = network();
  const statuses: number[] = [];
  for (let at = 0; at < 40; at++) statuses.push((await call('/api/contact', { ...reader, message: `સંદેશ ${at}` }, from)).status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  // One that is sent twice is not counted twice.
  expect((await call('/api/contact', { ...reader, message: 'સંદેશ 39' }, from)).status).toBe(200);
  // Another process on the same database has not counted these requests itself.
  const form = await send('/contact', { ...reader, message: 'એકતાળીસમો' }, { from });
  const html = await form.text();
  expect([form.status, fieldOf(html, 'enquiry-message').value]).toEqual([429, 'એકતાળીસમો']);
  expect(html).toContain('થોડી વાર પછી ફરી મોકલો');
  const refused = await call('/api/contact', { ...reader, message: 'બેતાળીસમો' }, from);
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect((await send('/contact', { ...reader, message: 'બીજેથી' })).status).toBe(303);
});

test('a network that floods is refused before anything is read', async () => {
  const from = network();
  const statuses: number[] = [];
  for (let at = 0; at < 61; at++) statuses.push((await call('/api/contact', {}, from)).status);
  expect([statuses.slice(0, 60).every((status) => status === 400), statuses[60]]).toEqual([true, 429]);
});
