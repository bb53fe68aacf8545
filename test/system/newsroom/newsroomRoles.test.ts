import { sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { logIn } from '../../../src/desks/readers/accounts/readerSession.ts';
import { addStaff, changeStaff, endSessions, resetStaff } from '../../../src/desks/staff/commands.ts';
import { desks } from '../../../src/newspaper.ts';
import { may } from '../../../src/site/newsroom/permissions.ts';
import { type Role, roles } from '../../../src/site/newsroom/staff.ts';
import { STAFF_HEADER } from '../../../src/site/newsroom/whoAmI.ts';
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

type Jar = Map<string, string>;
type Member = { id: string; jar: Jar; email: string };

describe('a session', () => {
  const PASSWORD = 'limbdo varsad chopat 9';
  let site: TestApp;
  let members = 0;
  beforeAll(async () => {
    site = await openTestApp({ signsIn: true });
  });
  afterAll(() => site.close());

  const send = async (jar: Jar, path: string, method: string, body?: object, more: Record<string, string> = {}): Promise<Response> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { 'content-type': 'application/json', origin: 'https://savar.example', cookie, ...more };
    const answer = await site.request(`/newsroom/api${path}`, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (/max-age=0/i.test(set)) jar.delete(name);
      else jar.set(name, value);
    }
    return answer;
  };
  const account = async (jar: Jar, path: string, body: object) => {
    const answer = await send(jar, `/account${path}`, 'POST', body);
    expect(answer.status, path).toBe(200);
    return answer.json();
  };
  const draftOf = (email: string, role: Role) => ({ name: 'મીરા શાહ', email, role, deskIds: [], cityIds: [], suspended: false });
  const acceptLink = (link: string) => account(new Map(), '/welcome', { link: link.split('#welcome=')[1] ?? '', password: PASSWORD });

  /** Somebody who has signed in with the password, and has no second factor yet. */
  async function withPassword(role: Role = 'administrator'): Promise<Member> {
    const email = `member-${++members}@savar.example`;
    const { id, link } = await addStaff(site.app, draftOf(email, role));
    await acceptLink(link);
    const jar: Jar = new Map();
    await account(jar, '/sign-in/email', { email, password: PASSWORD });
    return { id, jar, email };
  }
  async function setUpCode({ jar }: Pick<Member, 'jar'>): Promise<void> {
    const { totpURI } = await account(jar, '/two-factor/enable', { password: PASSWORD });
    const secret = Secret.fromBase32(new URL(totpURI).searchParams.get('secret') ?? '');
    await account(jar, '/two-factor/verify-totp', { code: new TOTP({ secret }).generate() });
  }
  async function signedIn(role: Role = 'administrator'): Promise<Member> {
    const member = await withPassword(role);
    await setUpCode(member);
    expect(await (await send(member.jar, '/whoami', 'GET')).json()).toMatchObject({ at: 'in', staff: { id: member.id } });
    return member;
  }
  /** What each call answers, if it is not as expected. */
  async function unexpected(jar: Jar, expected: (call: (typeof calls)[number], status: number) => boolean): Promise<string[]> {
    const wrong: string[] = [];
    for (const call of calls) {
      const { status } = await send(new Map(jar), addressOf(call.path), call.method, bodyOf(call.method));
      if (!expected(call, status)) wrong.push(`${call.method} ${call.path}: ${status}`);
    }
    return wrong;
  }

  test('is not used by a screen that somebody else has left open', async () => {
    const { id, jar } = await signedIn('reporter');
    const statusFor = async (staffId: string) => (await send(jar, '/me/sessions', 'GET', undefined, { [STAFF_HEADER]: staffId })).status;
    expect([await statusFor(id), await statusFor('another')]).toEqual([200, 401]);
  });

  test.each<[string, number, () => Promise<Jar>]>([
    [
      'of a member who is suspended',
      401,
      async () => {
        // There must be another administrator.
        await withPassword();
        const { id, jar, email } = await signedIn();
        await changeStaff(site.app, id, { ...draftOf(email, 'administrator'), suspended: true });
        return jar;
      },
    ],
    [
      'of an account that is gone',
      401,
      async () => {
        const { id, jar } = await signedIn();
        await site.app.db.execute(sql`delete from staff where id = ${id}`);
        return jar;
      },
    ],
    [
      'from before a new password, which another device has chosen',
      401,
      async () => {
        const { jar } = await signedIn();
        const before = new Map(jar);
        const change = { currentPassword: PASSWORD, newPassword: 'vadlo pipal chopat 11', revokeOtherSessions: true };
        await account(jar, '/change-password', change);
        return before;
      },
    ],
    [
      'from before a new password by a link',
      401,
      async () => {
        const { id, jar } = await signedIn();
        await acceptLink(await resetStaff(site.app, id, { secondFactor: false }));
        return jar;
      },
    ],
    [
      'from before the second factor was taken away',
      401,
      async () => {
        const { id, jar } = await signedIn();
        await resetStaff(site.app, id, { secondFactor: true });
        return jar;
      },
    ],
    [
      'that an administrator has ended',
      401,
      async () => {
        const { id, jar } = await signedIn();
        await endSessions(site.app, id, { allBut: undefined });
        return jar;
      },
    ],
    [
      'whose member has signed out',
      401,
      async () => {
        const { jar } = await signedIn();
        const before = new Map(jar);
        await account(jar, '/sign-out', {});
        return before;
      },
    ],
    [
      'whose time is over',
      401,
      async () => {
        const { id, jar } = await signedIn();
        await site.app.db.execute(sql`update staff_sessions set expires_at = now() - interval '1 second' where user_id = ${id}`);
        return jar;
      },
    ],
    ['that began with the password alone', 403, async () => (await withPassword()).jar],
    [
      'that began with the password alone, once the second factor was set up on another device',
      401,
      async () => {
        const { jar, email } = await withPassword();
        const other: Jar = new Map();
        await account(other, '/sign-in/email', { email, password: PASSWORD });
        await setUpCode({ jar: other });
        return jar;
      },
    ],
    [
      'of a reader',
      401,
      async () => {
        const [cookie = ''] = await logIn(site.app, 'reader@savar.example');
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        return new Map([
          [name, value],
          [name.replace('reader.', 'newsroom.'), value],
        ]);
      },
    ],
  ])('%s opens no call', async (_name, status, jarOf) => {
    expect(await unexpected(await jarOf(), (_call, answered) => answered === status)).toEqual([]);
  });

  test('of an administrator who has just become a reporter opens what a reporter may do', async () => {
    await signedIn();
    const { id, jar, email } = await signedIn();
    await changeStaff(site.app, id, draftOf(email, 'reporter'));
    expect(await unexpected(jar, ({ permission }, status) => (status === 403) === !may('reporter', permission))).toEqual([]);
  });
});
