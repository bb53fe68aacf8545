import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { desks } from '../../../src/newspaper.ts';
import { may } from '../../../src/site/newsroom/permissions.ts';
import { roles } from '../../../src/site/newsroom/staff.ts';
import { openTestApp, staffMember, type TestApp } from '../openTestApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const calls = desks.flatMap((desk) => desk.newsroom ?? []);
/** An address of the call that names nothing there is. */
const addressOf = (path: string) => path.replace(/:\w+/g, '987654321');
const bodyOf = (method: string) => (method === 'get' || method === 'delete' ? undefined : {});

describe.each(calls.map((call) => [`${call.method.toUpperCase()} ${call.path}`, call] as const))(
  '%s',
  (_name, { method, path, permission }) => {
    test('is asked by nobody who is not signed in', async () => {
      expect((await app.ask(undefined, method, addressOf(path), bodyOf(method))).status).toBe(401);
    });

    test.each(roles)('answers a %s as the table of duties says', async (role) => {
      const { status } = await app.ask(staffMember(role), method, addressOf(path), bodyOf(method));
      if (!may(role, permission)) expect(status).toBe(403);
      else {
        expect(status).not.toBe(401);
        // Nothing that is sent makes the server fail.
        expect(status).toBeLessThan(500);
      }
    });
  },
);

test('a write from the page of another site is refused, whoever is signed in', async () => {
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' };
  const answer = await app.request('/newsroom/api/staff/invite', { method: 'POST', headers, body: '{}' });
  expect(answer.status).toBe(403);
});

test('what is no call is told so', async () => {
  expect((await app.ask(staffMember('administrator'), 'get', '/nothing-here')).status).toBe(404);
});
