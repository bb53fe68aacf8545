import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Overloaded } from '../../../src/platform/concurrencyLimit.ts';
import { chromelessRoute } from '../../../src/site/pages/chromeless.ts';
import { htmlFaults } from '../../htmlFaults.ts';
import { unsentIn } from '../../unsentIn.ts';
import { openTestApp, type TestApp } from '../openTestApp.ts';

const start = new Date('2030-03-10T09:00:30Z');
const clock = { now: start };

let site: TestApp;
beforeAll(async () => {
  site = await openTestApp({ clock: () => clock.now });
});
afterAll(() => site.close());

/** What a reader has typed, as a browser sends it. */
const letter: [string, string][] = [
  ['since', 'x.y'],
  ['subject', 'બસની આવૃત્તિ & "સમય" <b>'],
  ['text', `પહેલો ફકરો.\r\n\r\nબીજો: 'અવતરણ' </textarea> ${'ઘણું લાંબું. '.repeat(60)}`],
  ['edition', '1'],
  ['edition', '2'],
  ['city', ''],
  ['edition', '1'],
  ['email', 'jaya+1@example.com'],
];

type Sent = { from?: string; headers?: Record<string, string>; path?: string };
let networks = 0;
const network = () => `203.0.113.${++networks}`;
const send = (fields: [string, string][], { from = network(), headers = {}, path = '/letters/write' }: Sent = {}) =>
  site.request(path, { method: 'POST', headers: { 'sec-fetch-site': 'same-origin', ...headers }, body: new URLSearchParams(fields) }, from);

/** Sends forms until the network has to wait. */
async function useUp(path: string, from: string): Promise<void> {
  for (let at = 0; at < 400; at += 40) {
    const answers = await Promise.all(Array.from({ length: 40 }, () => send([], { path, from })));
    if (answers.some(({ status }) => status === 429)) return;
  }
  throw new Error(`${path} has no limit`);
}

describe('a form that a network may not send now', () => {
  test('comes back with everything that was typed, and can be sent again from there', async () => {
    const from = network();
    await useUp('/letters/write', from);
    const answer = await send(letter, { from });
    const html = await answer.text();
    expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([429, '570', 'no-store']);
    expect(unsentIn(html)).toEqual({
      isThere: true,
      action: '/letters/write',
      method: 'post',
      encType: '',
      fields: letter,
      files: [],
      button: 'ફરી મોકલો',
    });
    expect(html).toContain('આ મોકલાયું નથી. તમે લખેલું અહીં સચવાયેલું છે. આ પાનું ખુલ્લું રાખો અને 10 મિનિટ પછી ફરી મોકલો.');
    expect(await htmlFaults(html, { 'form-dup-name': 'off' })).toEqual([]);

    clock.now = new Date(start.getTime() + 530_000);
    const early = await send(unsentIn(html).fields, { from });
    const again = await early.text();
    expect([early.status, unsentIn(again).fields]).toEqual([429, letter]);
    expect(again).toContain('40 સેકન્ડ પછી ફરી મોકલો.');
    clock.now = new Date(start.getTime() + 571_000);
    // It is read like any other form.
    const late = await send(unsentIn(again).fields, { from });
    expect([late.status, await late.text()]).toEqual([400, expect.stringContaining('ઘણું લાંબું.')]);
    clock.now = start;
  });

  test('is sent to the address that it was sent to, also without the shell', async () => {
    const from = network();
    await useUp('/contact', from);
    const chromeless = `${chromelessRoute('/contact')}?theme=dark&to=7`;
    expect(unsentIn(await (await send(letter, { from, path: chromeless })).text())).toMatchObject({ action: chromeless, fields: letter });
  });

  test('says that chosen files are to be chosen again, and lets them be', async () => {
    const from = network();
    await useUp('/contact', from);
    const body = new FormData();
    for (const [name, value] of letter) body.append(name, value);
    for (const name of ['a.png', 'b.png']) body.append('pictures', new File(['x'], name));
    body.append('after', 'છેલ્લું');
    const answer = await site.request('/contact', { method: 'POST', headers: { 'sec-fetch-site': 'same-origin' }, body }, from);
    const html = await answer.text();
    expect([answer.status, unsentIn(html)]).toMatchObject([
      429,
      { encType: 'multipart/form-data', fields: [...letter, ['after', 'છેલ્લું']], files: ['pictures'] },
    ]);
    expect(html).toContain('ફરી પસંદ કરો');
    expect(await htmlFaults(html, { 'form-dup-name': 'off' })).toEqual([]);
  });

  test('a classified advertisement keeps its texts too, behind its pictures', async () => {
    const from = network();
    await useUp('/classified/post', from);
    const body = new FormData();
    body.append('title', 'ટેબલ પંખો');
    body.append('pictures', new File([new Uint8Array(300_000)], 'fan.jpg'));
    body.append('email', 'jaya@example.com');
    const answer = await site.request('/classified/post', { method: 'POST', headers: { 'sec-fetch-site': 'same-origin' }, body }, from);
    expect([answer.status, unsentIn(await answer.text())]).toMatchObject([
      429,
      {
        fields: [
          ['title', 'ટેબલ પંખો'],
          ['email', 'jaya@example.com'],
        ],
        files: ['pictures'],
      },
    ]);
  });

  test.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://savar.example' }, 403],
  ])('from another site (%j) nothing of it is shown', async (headers, status) => {
    const from = network();
    await useUp('/letters/write', from);
    const answer = await send(letter, { from, headers });
    const html = await answer.text();
    expect([answer.status, unsentIn(html).isThere, html.includes('jaya')]).toEqual([status, false, false]);
  });

  test('passwords and codes are not shown, nor anything beside them', async () => {
    const from = network();
    await useUp('/letters/write', from);
    for (const name of ['password', 'newPassword', 'code', 'login-code', 'otp', 'pin']) {
      const html = await (await send([...letter, [name, '493 817']], { from })).text();
      expect([name, unsentIn(html).isThere, html.includes('493 817'), html.includes('jaya')]).toEqual([name, false, false, false]);
    }
  });

  test('more fields than a form has are not shown', async () => {
    const from = network();
    await useUp('/letters/write', from);
    const many = Array.from({ length: 5_000 }, (): [string, string] => ['a', '']);
    const html = await (await send(many, { from })).text();
    expect([unsentIn(html).isThere, html.length < 100_000]).toEqual([false, true]);
  });
});

describe('a form that cannot be taken at the moment', () => {
  const calls = () => vi.spyOn(site.app.limits.calls, 'run');

  test.each([
    ['too much is asked at once', new Overloaded()],
    ['the database is away', new Error('terminating connection due to administrator command')],
  ])('comes back with everything that was typed: %s', async (_, error) => {
    const failing = calls().mockRejectedValueOnce(error);
    const answer = await send(letter);
    const html = await answer.text();
    failing.mockRestore();
    expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([503, '5', 'no-store']);
    expect(unsentIn(html)).toMatchObject({ action: '/letters/write', fields: letter, button: 'ફરી મોકલો' });
    expect(html).toContain('5 સેકન્ડ પછી ફરી મોકલો.');
    expect((await send(unsentIn(html).fields)).status).toBe(400);
  });

  test('also while not even the error screen can be made', async () => {
    const failing = [calls(), vi.spyOn(site.app.limits.renders, 'run')].map((one) => one.mockRejectedValueOnce(new Overloaded()));
    const answer = await send(letter);
    const html = await answer.text();
    for (const one of failing) one.mockRestore();
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(html).not.toContain('<header');
    expect(unsentIn(html)).toMatchObject({ action: '/letters/write', fields: letter, button: 'ફરી મોકલો' });
    expect(answer.headers.get('content-security-policy')).toContain("form-action 'self'");
    expect(await htmlFaults(html, { 'form-dup-name': 'off' })).toEqual([]);
  });

  test('and while the form with its errors cannot be made', async () => {
    const failing = vi.spyOn(site.app.limits.renders, 'run').mockRejectedValueOnce(new Overloaded());
    const answer = await send(letter);
    failing.mockRestore();
    expect([answer.status, unsentIn(await answer.text()).fields]).toEqual([503, letter]);
  });

  test('and while it is not known who sends it', async () => {
    const failing = vi.spyOn(site.app.contributions, 'findReader').mockRejectedValueOnce(new Error('the database is away'));
    const answer = await send(letter, { path: '/classified/post' });
    failing.mockRestore();
    expect([answer.status, unsentIn(await answer.text()).fields]).toEqual([503, letter]);
  });

  test('one click in a mail program, which comes from elsewhere, shows nothing', async () => {
    const failing = calls().mockRejectedValueOnce(new Overloaded());
    const path = '/newsletter/unsubscribe?token=x';
    const answer = await send([['List-Unsubscribe', 'One-Click']], { path, headers: { 'sec-fetch-site': 'cross-site' } });
    failing.mockRestore();
    expect([answer.status, unsentIn(await answer.text()).isThere]).toEqual([503, false]);
  });
});

test('a form that comes back with its errors does not reload by itself, an empty one does', async () => {
  const answer = await send(letter);
  expect([answer.status, await answer.text()]).toEqual([400, expect.stringMatching(/<html [^>]*data-unsent/)]);
  expect(await (await site.get('/letters/write')).text()).not.toContain('data-unsent');
});

test('of a form that is too large to be read, the browser has what was typed', async () => {
  const answer = await send([['text', 'ક'.repeat(300_000)]]);
  const html = await answer.text();
  expect([answer.status, unsentIn(html).isThere]).toEqual([413, false]);
  expect(html).toContain('મોકલેલી માહિતી બહુ મોટી છે');
  expect(html).toContain('બ્રાઉઝરમાં પાછા જાઓ');
});
