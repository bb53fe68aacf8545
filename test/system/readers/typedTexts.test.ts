import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { advertiser, cityId, saleForm, sendForm } from './classifieds/advertiser.ts';
import { CommentSite } from './commentSite.ts';

const there = new CommentSite();
let articleId = 0;
beforeAll(async () => {
  await there.open();
  [articleId = 0] = await there.quietStories();
});
afterAll(() => there.site.close());

/** What nobody sees: joiners, spaces without a width, letters without a shape, turned directions. */
const UNSEEN = '\u200d\u200d\u200b\u200b\ufeff\u3164\u202e\u2069';
const message = 'પાન 3 પરનો આંકડો ખોટો છે.';
const letter = { subject: 'બસની આવૃત્તિ', text: message, name: 'મીરા શાહ', city: 'સુરત', email: 'mira@savar.example' };
const contact = { kind: 'feedback', name: 'મીરા શાહ', message };
const advertising = { name: 'મીરા શાહ', email: 'mira@savar.example' };
const grievance = { name: 'મીરા શાહ', email: 'mira@savar.example', about: '/news/crops/x-1', kind: 'fact', message };

test.each([
  ['/letter', letter, ['subject', 'text', 'name', 'city', 'email']],
  ['/contact', contact, ['name', 'message']],
  ['/advertise-enquiry', advertising, ['name']],
  ['/grievance', grievance, ['name', 'email', 'about', 'message']],
] as const)('%s refuses what nobody sees as it does spaces', async (path, body, fields) => {
  for (const field of fields) {
    const refusals = [];
    for (const text of ['   ', UNSEEN]) {
      const answer = await there.stranger().call('POST', path, { ...body, [field]: text });
      expect(answer.status, `${path} ${field} ${JSON.stringify(text)}`).toBe(400);
      refusals.push(await answer.json());
    }
    expect(refusals[1], `${path} ${field}`).toEqual(refusals[0]);
  }
});

test('a comment, a name and an advertisement of what nobody sees are refused, or none', async () => {
  const reader = await there.reader('');
  const refused = await reader.call('POST', '/comment', { articleId, text: UNSEEN, name: 'મીરા' });
  expect([refused.status, (await refused.json()).issues]).toEqual([400, [{ path: 'text', message: expect.any(String) }]]);
  const unnamed = await reader.call('POST', '/comment', { articleId, text: message, name: UNSEEN });
  expect([unnamed.status, (await unnamed.json()).issues]).toEqual([400, [{ path: 'name', message: expect.any(String) }]]);
  await reader.call('PUT', '/user/profile', { name: `${UNSEEN}મી\u202eરા${UNSEEN}` });
  expect((await (await reader.call('GET', '/user/profile')).json()).data.name).toBe('મીરા');
  await reader.call('PUT', '/user/profile', { name: UNSEEN });
  expect((await (await reader.call('GET', '/user/profile')).json()).data.name).toBe('');
  const device = await advertiser(there.site, 'unseen@savar.example', '198.51.100.91');
  const html = await (await sendForm(device, saleForm({ city: await cityId(there.site), title: UNSEEN, locality: UNSEEN }))).text();
  expect(html.split('આ લખવું જરૂરી છે').length, html.slice(0, 200)).toBeGreaterThan(2);
});

test('what is stored has nothing hidden in it, and keeps joined letters and emoji', async () => {
  const reader = await there.reader();
  const family = '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}';
  const text = `\ufeffક્\u200dષ \u202eલેખ\u202c\u200b સરસ છે ${family} \u2764\ufe0f`;
  expect((await reader.call('POST', '/comment', { articleId, text })).status).toBe(200);
  expect((await there.newest()).text).toBe(`ક્\u200dષ લેખ સરસ છે ${family} \u2764\ufe0f`);
});

test('a few letters with thousands of accents are too long', async () => {
  const reader = await there.reader();
  const stacked = `aa${'\u0301'.repeat(14_000)}`;
  const sentence = async (text: string) => {
    const answer = await reader.call('POST', '/comment', { articleId, text });
    return [answer.status, (await answer.json()).issues];
  };
  expect(await sentence(stacked)).toEqual(await sentence('ક'.repeat(2_001)));
  expect(await sentence(stacked)).toEqual([400, [{ path: 'text', message: 'વધુમાં વધુ 2000 અક્ષર લખો.' }]]);
  expect((await sentence(`${'ક્ષ્મ્યિ'.repeat(1_990)} સાચું`))[0]).toBe(200);
  const device = await advertiser(there.site, 'accents@savar.example', '198.51.100.92');
  const html = await (await sendForm(device, saleForm({ city: await cityId(there.site), title: stacked }))).text();
  expect(html).toContain('વધુમાં વધુ 80');
  const { rows } = await there.site.app.db.execute(sql`select id from classified_ads where length(title) > 1000`);
  expect(rows).toEqual([]);
});

/** As the JSON of a program that writes ASCII only. */
const escaped = (body: unknown): string =>
  JSON.stringify(body).replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

test('every text within its documented limit is taken, also of long conjuncts and as escapes, by call and by form', async () => {
  const conjuncts = (count: number) => 'ક્ષ્ત્રિ'.repeat(count);
  const reader = await there.reader();
  for (const [path, body] of [
    ['/contact', { ...contact, message: conjuncts(4_000) }],
    ['/advertise-enquiry', { ...advertising, message: conjuncts(4_000) }],
    ['/grievance', { ...grievance, message: conjuncts(6_000) }],
    ['/letter', { ...letter, text: conjuncts(2_000) }],
    ['/comment', { articleId, text: conjuncts(2_000) }],
    ['/user/profile', { name: conjuncts(80) }],
  ] as const) {
    const method = path === '/user/profile' ? 'PUT' : 'POST';
    const answer = await reader.ask(`/api${path}`, { method, headers: { 'content-type': 'application/json' }, body: escaped(body) });
    expect([path, answer.status]).toEqual([path, 200]);
  }
  for (const [path, fields] of [
    ['/contact', { ...contact, message: conjuncts(4_000) }],
    ['/grievance', { ...grievance, message: conjuncts(6_000) }],
    ['/letters/write', { ...letter, text: conjuncts(2_000) }],
  ] as const)
    expect([path, (await there.stranger().send(path, fields)).status]).toEqual([path, 303]);
  const device = await advertiser(there.site, 'conjuncts@savar.example', '198.51.100.92');
  const form = saleForm({ city: await cityId(there.site), title: conjuncts(80), body: conjuncts(2_000) });
  expect((await sendForm(device, form)).status).toBe(303);
});
