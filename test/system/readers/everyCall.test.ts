import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MAX_FORM_BYTES } from '../../../src/desks/classifieds/pictures/receiveAdPictures.ts';
import { readOpenApi } from '../api/openApiDocument.ts';
import { openTestApp, type TestApp } from '../openTestApp.ts';
import { LAPTOP, ReaderDevice } from './readerDevice.ts';

let site: TestApp;
let articleId: number;
/** What takes input from outside the newsroom: calls and forms, with the paths filled in. */
let routes: { method: string; path: string }[];
/** The calls about the reader who makes them, as the API's document has them. */
let ofReader: { method: string; path: string; hasBody: boolean }[];
let devices = 0;

beforeAll(async () => {
  site = await openTestApp({ environment: LAPTOP });
  const { rows } = await site.app.db.execute<{ id: number }>(sql`select id from articles order by published_at desc limit 1`);
  articleId = rows[0]?.id ?? 0;
  const written = site.routes.filter(({ method, path }) => !['GET', 'ALL'].includes(method) && !path.startsWith('/newsroom'));
  routes = [
    ...new Set(written.map(({ method, path }) => `${method} ${path.replace(/:\w+(\{([^{}]|\{[^}]*\})*\})?/g, String(articleId))}`)),
  ].map((line) => {
    const [method = '', path = ''] = line.split(' ');
    return { method, path };
  });
  const { paths } = readOpenApi(await (await site.get('/api/openapi.json')).json()).document;
  ofReader = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { responses, requestBody }]) =>
      '401' in responses && '403' in responses ? [{ method: method.toUpperCase(), path, hasBody: requestBody !== undefined }] : [],
    ),
  );
});
afterAll(() => site.close());

/** Each in a network of its own, so that no limit is met. */
const device = () => new ReaderDevice(site, `198.51.${100 + Math.trunc(++devices / 250)}.${devices % 250}`);

async function loggedIn(): Promise<ReaderDevice> {
  const reader = device();
  const email = `reader-${devices}@savar.example`;
  await reader.logIn(email, email);
  return reader;
}

const typeOf = (path: string) => {
  if (path.startsWith('/api/newsletter/bounces/message')) return 'message/rfc822';
  return path.startsWith('/api/') ? 'application/json' : 'application/x-www-form-urlencoded';
};

async function statusOf(asked: Promise<Response>): Promise<number> {
  const answer = await asked;
  await answer.body?.cancel();
  return answer.status;
}

/** Bodies that the calls take from a reader who is logged in. */
const bodies = (): Readonly<Record<string, object>> => ({
  'PUT /user/profile': { name: 'જયા દવે' },
  'POST /auth/passkey': {
    passkey: { id: 'a', rawId: 'a', type: 'public-key', response: { authenticatorData: 'a', clientDataJSON: 'a', signature: 'a' } },
  },
  'POST /user/passkey': {
    name: 'ફોન',
    passkey: { id: 'a', rawId: 'a', type: 'public-key', response: { attestationObject: 'a', clientDataJSON: 'a' } },
  },
  'POST /bookmark': { articleId },
  'DELETE /bookmark': { articleId },
  'POST /follow': { topicId: 1 },
  'DELETE /follow': { topicId: 1 },
  'POST /user/history': { articleId },
  'DELETE /user/history': {},
  'PUT /user/consents': { purpose: 'history', isGiven: true },
  'POST /comment': { text: 'સારો અને ઉપયોગી લેખ.', articleId, name: 'જયા દવે' },
  'DELETE /comment': { id: 1 },
  'POST /comment/report': { id: 1, reason: 'abuse' },
});

/** What anybody may do who has no account: logging out changes nothing, and the passkey is what a reader logs in with. */
const FOR_ANYBODY = new Set(['POST /auth/logout', 'POST /auth/passkey/options', 'POST /auth/passkey']);

test('a call about a reader is refused to those who are not logged in', async () => {
  const known = bodies();
  const wanting = ofReader.filter(({ hasBody }) => hasBody).map(({ method, path }) => `${method} ${path}`);
  expect(Object.keys(known).toSorted()).toEqual(wanting.toSorted());
  for (const { method, path } of ofReader) {
    const name = `${method} ${path}`;
    if (FOR_ANYBODY.has(name)) continue;
    expect.soft(await statusOf(device().call(method, path, known[name])), name).toBe(401);
  }
});

/** Calls that look at no cookie: what they do, anybody may do from anywhere, by a key or a signature or within the limits. */
const WITHOUT_READER = new Set(
  `/api/ad-seen /api/island-failure /api/election/result /api/letter /api/subscribe /api/newsletter/bounces /api/newsletter/bounces/message /api/advertise-enquiry /api/contact
  /api/grievance /api/classified-payments/webhook /api/shorten-url`.split(/\s+/),
);

test('a page of another site can do nothing in the name of a reader', async () => {
  const reader = await loggedIn();
  const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
  const known = bodies();
  for (const { method, path } of routes) {
    const asIs = path.replace(/\/$/, '');
    if (WITHOUT_READER.has(asIs)) continue;
    const body = path.startsWith('/api/') ? JSON.stringify(known[`${method} ${asIs.slice(4)}`] ?? {}) : `articleId=${articleId}&sure=yes`;
    for (const headers of [foreign, { origin: 'https://evil.example' }, { origin: 'null' }]) {
      const status = await statusOf(reader.ask(path, { method, headers: { 'content-type': typeOf(path), ...headers }, body }));
      expect.soft(status, `${method} ${path} ${JSON.stringify(headers)}`).toBe(403);
    }
  }
  const profile = await reader.call('GET', '/user/profile');
  expect(profile.status).toBe(200);
  expect((await (await reader.call('GET', '/user/bookmark')).json()).data).toEqual([]);
});

test('malformed bodies are refused in words', async () => {
  const bodiless = new Set(ofReader.filter(({ hasBody }) => !hasBody).map(({ method, path }) => `${method} /api${path}`));
  for (const { method, path } of routes) {
    if (bodiless.has(`${method} ${path.replace(/\/$/, '')}`)) continue;
    const reader = await loggedIn();
    for (const body of ['{"', '[1]', '"text"', '{"a":{"b":[{}]}}', '%E0%A4%A&=&;', '--x\r\n'])
      for (const type of [typeOf(path), 'multipart/form-data; boundary=x', 'text/plain']) {
        const answer = await reader.ask(path, { method, headers: { 'content-type': type, 'sec-fetch-site': 'same-origin' }, body });
        const text = await answer.text();
        const about = `${method} ${path} ${type} ${body}`;
        // A form shows itself again, or leads on to where it is filled in; a call says what it wants.
        if (path.startsWith('/api/')) expect.soft([400, 401, 403, 404, 415, 422, 429], about).toContain(answer.status);
        else expect.soft([303, 400, 404, 429], about).toContain(answer.status);
        if (answer.status === 400) expect.soft(text.length, about).toBeGreaterThan(20);
      }
  }
});

test('bodies that are too large are refused', async () => {
  const large = new Uint8Array(1_000_000);
  const withPictures = new Uint8Array(MAX_FORM_BYTES + 1);
  const reader = await loggedIn();
  for (const { method, path } of routes) {
    const headers = { 'content-type': typeOf(path), 'sec-fetch-site': 'same-origin' };
    expect
      .soft(
        await statusOf(reader.ask(path, { method, headers, body: path.endsWith('/classified/post') ? withPictures : large })),
        `${method} ${path}`,
      )
      .toBe(413);
  }
});
