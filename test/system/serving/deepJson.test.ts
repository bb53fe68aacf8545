import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { openStaffAuth } from '../../../src/desks/staff/accounts/staffAuth.ts';
import { NewsroomError } from '../../../src/site/newsroom/newsroomError.ts';
import { openTestApp, staffMember, type TestApp } from '../openTestApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const DEPTH = 5_000;
const bodies = [
  `${'['.repeat(DEPTH)}${']'.repeat(DEPTH)}`,
  `${'{"type":"doc","content":['.repeat(DEPTH / 2)}${']}'.repeat(DEPTH / 2)}`,
  `{"working":{"body":${'{"a":'.repeat(DEPTH)}1${'}'.repeat(DEPTH)}},"articleId":"1","version":1}`,
];
const administrator = { 'x-test-staff': encodeURIComponent(JSON.stringify(staffMember('administrator'))) };
const inBoth = z.object({ message: z.object({ gu: z.string().min(1), en: z.string().min(1) }) });
const inEnglish = z.object({ code: z.literal(400), message: z.string().min(1) });

test('JSON of five thousand levels is refused with 400 and a sentence by every call that takes JSON', async () => {
  const routes = app.routes.filter(({ method }) => ['POST', 'PUT', 'DELETE'].includes(method));
  expect(routes.length).toBeGreaterThan(100);
  let refused = 0;
  for (const { method, path } of routes) {
    const address = path.replace(/:\w+(\{[^}]*\})?\??/g, '7').replaceAll('*', 'anything');
    for (const body of bodies) {
      const answer = await app.request(address, { method, body, headers: { ...administrator, 'content-type': 'application/json' } });
      const text = await answer.text();
      expect(answer.status, `${method} ${path}: ${text.slice(0, 200)}`).toBeLessThan(500);
      // A form of the site is no call: it takes fields.
      if (answer.status !== 400 || !/^\/(api|newsroom)\//.test(path)) continue;
      (path.startsWith('/api/') ? inEnglish : inBoth).parse(JSON.parse(text));
      refused++;
    }
  }
  // Some take no body, or a file.
  expect(refused).toBeGreaterThan(120);
});

test.each(['filter', 'ids'])('JSON as deep in an address (%s) is refused', async (name) => {
  for (const body of bodies) {
    const answer = await app.ask(staffMember('administrator'), 'get', `/tags?${name}=${encodeURIComponent(body.slice(0, 1_500))}`);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  }
});

test('the accounts’ calls refuse it in words or by a code', async () => {
  const staffAuth = openStaffAuth(app.app);
  for (const path of ['/sign-in/email', '/link', '/welcome', '/change-password', '/two-factor/verify-totp', '/two-factor/enable'])
    for (const body of [...bodies, `{"email":"a@b.example","password":"x","newPassword":"x","link":"x","code":"1","more":${bodies[0]}}`]) {
      const request = new Request(`https://savar.example/newsroom/api/account${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: 'https://savar.example' },
        body,
      });
      const outcome = await staffAuth.answerAccount(request, '203.0.113.7').catch((error: unknown) => error);
      if (outcome instanceof Response) {
        expect(outcome.status, path).toBeGreaterThanOrEqual(400);
        expect(outcome.status, path).toBeLessThan(500);
      } else expect(outcome instanceof NewsroomError || outcome instanceof z.ZodError, `${path}: ${String(outcome)}`).toBe(true);
    }
});
