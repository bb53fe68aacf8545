import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { firstSignIn } from '../../../src/desks/staff/accounts/links.ts';
import { openStaffAuth } from '../../../src/desks/staff/accounts/staffAuth.ts';
import { accountWords } from '../../../src/desks/staff/words.ts';
import { NewsroomError } from '../../../src/site/newsroom/newsroomError.ts';
import type { StaffAuth } from '../../../src/site/newsroom/newsroomServer.ts';
import type { Staff } from '../../../src/site/newsroom/staff.ts';
import { openTestApp, staffMember, type TestApp } from '../openTestApp.ts';

const PASSWORD = 'limbdo varsad chopat 9';
const clock = { at: new Date('2030-03-10T09:00:00+05:30') };

let app: TestApp;
let staffAuth: StaffAuth;
beforeAll(async () => {
  app = await openTestApp(clock);
  staffAuth = openStaffAuth(app.app);
});
afterAll(() => app.close());

const account = async (path: string, body: object, headers: Record<string, string> = {}) =>
  staffAuth.answerAccount(
    new Request(`https://savar.example/newsroom/api/account${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://savar.example', ...headers },
      body: JSON.stringify(body),
    }),
    '203.0.113.5',
  );
/** What an account's call refuses, as the newsroom's server would answer it. */
const refused = async (promise: Promise<Response>): Promise<string> => {
  const outcome = await promise.catch((error: unknown) => error);
  if (!(outcome instanceof NewsroomError)) throw new Error('It was not refused');
  return outcome.sentence.en;
};
const secretOf = (address: string) => address.split('#welcome=')[1] ?? '';
const count = async (table: string) =>
  Number((await app.app.db.execute<{ n: string }>(sql.raw(`select count(*) as n from ${table}`))).rows[0]?.n);

describe('a filter of a list', () => {
  test('can contain NUL, which finds nothing', async () => {
    for (const q of ['\0', 'a\0b']) {
      const answer = await app.ask(staffMember('administrator'), 'get', `/staff?filter=${encodeURIComponent(JSON.stringify({ q }))}`);
      expect(answer.status).toBe(200);
      expect((await answer.json()).total).toBe(0);
    }
  });
});

describe('the first administrator', () => {
  test('is made by the link of the first start, which is good once', async () => {
    const earlier = secretOf((await firstSignIn(app.app)) ?? '');
    const link = secretOf((await firstSignIn(app.app)) ?? '');
    const about = { name: 'મીરા શાહ', email: 'Mira@Savar.example', password: PASSWORD };
    // A later start takes the earlier link's place.
    expect(await refused(account('/welcome', { link: earlier, ...about }))).toContain('too old or was used already');
    expect(await refused(account('/welcome', { link, ...about, password: 'password1234' }))).toContain('easily guessed');
    expect(await refused(account('/welcome', { link, ...about, password: 'tiger' }))).toContain('at least 12');
    expect(await refused(account('/welcome', { link, ...about, password: 'mira savar mira' }))).toContain('easily guessed');
    expect((await account('/welcome', { link, ...about })).status).toBe(200);
    expect(await refused(account('/welcome', { link, ...about }))).toContain('too old or was used already');
    expect(await firstSignIn(app.app)).toBeUndefined();
  });

  test('has no password in the database but its hash', async () => {
    const { rows } = await app.app.db.execute<{ password: string }>(sql`select password from staff_credentials`);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(PASSWORD);
  });

  test('is not let in by the password alone', async () => {
    const answer = await account('/sign-in/email', { email: 'mira@savar.example', password: PASSWORD });
    expect(answer.status).toBe(200);
    const cookie = answer.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Strict/i);
    expect(cookie).toMatch(/Secure/);
    const signedIn = await staffAuth.getSession(new Headers({ cookie: cookie.split(';')[0] ?? '' }));
    expect(signedIn).toMatchObject({ hasSecondFactor: false, staff: { role: 'administrator', name: 'મીરા શાહ' } });
  });
});

describe('whoever has no account', () => {
  test('learns nothing of which addresses have accounts', async () => {
    const answer = await account('/sign-in/email', { email: 'nobody@savar.example', password: PASSWORD });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ code: 'INVALID_EMAIL_OR_PASSWORD' });
  });

  test.each(['/sign-up/email', '/two-factor/disable', '/request-password-reset', '/update-user', '/delete-user'])(
    'finds no %s',
    async (path) => {
      expect(await refused(account(path, { email: 'x@savar.example', password: PASSWORD, name: 'x' }))).toBe(
        'There is nothing at this address.',
      );
    },
  );
});

describe('an administrator', () => {
  const draft = { name: 'રવિ પટેલ', email: 'ravi@savar.example', role: 'reporter' };
  const mira = async () => {
    const { rows } = await app.app.db.execute<{ id: string }>(sql`select id from staff where email = 'mira@savar.example'`);
    return staffMember('administrator', { id: rows[0]?.id ?? '', name: 'મીરા શાહ' });
  };
  const invite = async (body: object) => app.ask(await mira(), 'post', '/staff/invite', body);

  test('invites somebody by a link, and the log says so', async () => {
    const answer = await invite(draft);
    expect(answer.status).toBe(200);
    const { id, link } = await answer.json();
    expect(link).toMatch(/^https:\/\/savar\.example\/newsroom#welcome=/);
    expect((await account('/welcome', { link: secretOf(link), password: PASSWORD })).status).toBe(200);
    const log = await (await app.ask(await mira(), 'get', `/audit-log?filter=${encodeURIComponent(`{"subject":"staff:${id}"}`)}`)).json();
    expect(log.data[0]).toMatchObject({
      staffName: 'મીરા શાહ',
      action: 'staff.add',
      after: { email: 'ravi@savar.example', role: 'reporter' },
    });
    const filtered = async (filter: object) =>
      (await (await app.ask(await mira(), 'get', `/audit-log?filter=${encodeURIComponent(JSON.stringify(filter))}`)).json()).data;
    expect(await filtered({ kind: 'staff', number: id })).toEqual(log.data);
    const inGujarati = id.replace(/\d/g, (digit: string) => '૦૧૨૩૪૫૬૭૮૯'.charAt(Number(digit)));
    expect(await filtered({ kind: 'staff', number: inGujarati })).toEqual(log.data);
    expect(await filtered({ kind: 'article', number: id })).toEqual([]);
    expect(await filtered({ action: 'staff.add', kind: 'staff', number: id })).toHaveLength(1);
  });

  test('names every account where colleagues are chosen or named, however many there are', async () => {
    await app.app.db.execute(sql`insert into staff (id, name, email, role) select 'many' || n, 'સભ્ય ' || n, 'many' || n || '@savar.example', 'reporter'
      from generate_series(1, 201) n`);
    const names = await (await app.ask(await mira(), 'get', '/staff/names')).json();
    expect(names).toHaveLength(await count('staff'));
    expect(names).toContainEqual({ id: 'many201', name: 'સભ્ય 201', suspended: false });
    await app.app.db.execute(sql`delete from staff where id like 'many%'`);
  });

  test('finds somebody by a part of the address, which nobody else sees or finds', async () => {
    const found = async (staff: Staff, q: string) => {
      const { data, total } = await (await app.ask(staff, 'get', `/staff?filter=${encodeURIComponent(JSON.stringify({ q }))}`)).json();
      return [total, ...data.map(({ email }: { email: string }) => email)];
    };
    expect(await found(await mira(), 'avi@savar')).toEqual([1, draft.email]);
    for (const role of ['reporter', 'chief-editor'] as const) {
      expect(await found(staffMember(role), 'avi@savar')).toEqual([0]);
      expect(await found(staffMember(role), 'રવિ')).toEqual([1, '']);
    }
  });

  test('is told which field is wrong', async () => {
    const taken = await invite(draft);
    expect(taken.status).toBe(422);
    expect((await taken.json()).issues).toMatchObject([{ path: 'email', message: { en: /already/ } }].map(({ path }) => ({ path })));
    const wrong = await (await invite({ name: '', email: 'no address', role: 'king' })).json();
    expect(wrong.issues.map(({ path }: { path: string }) => path)).toEqual(['name', 'email', 'role']);
  });

  test('cannot take away the last administrator, nor their own role', async () => {
    const me = await mira();
    const change = (body: object) =>
      app.ask(me, 'put', `/staff/${me.id}`, { name: me.name, email: 'mira@savar.example', version: 1, ...body });
    const own = await change({ role: 'reporter' });
    expect([own.status, (await own.json()).message.en]).toEqual([409, accountWords.notOneself.en]);
    const other = staffMember('administrator', { id: 'another' });
    const stripped = { name: me.name, email: 'mira@savar.example', role: 'reporter', version: 1 };
    const answer = await app.ask(other, 'put', `/staff/${me.id}`, stripped);
    expect(answer.status).toBe(409);
    expect((await answer.json()).message.en).toContain('last administrator');
  });

  test('suspends somebody, who is out at once', async () => {
    const signIn = await account('/sign-in/email', { email: draft.email, password: PASSWORD });
    const cookie = new Headers({ cookie: (signIn.headers.get('set-cookie') ?? '').split(';')[0] ?? '' });
    const ravi = (await staffAuth.getSession(cookie))?.staff;
    expect(ravi?.name).toBe('રવિ પટેલ');
    const answer = await app.ask(await mira(), 'put', `/staff/${ravi?.id}`, { ...draft, suspended: true, version: 1 });
    expect(answer.status).toBe(200);
    expect(await staffAuth.getSession(cookie)).toBeUndefined();
    const again = await account('/sign-in/email', { email: draft.email, password: PASSWORD });
    const cookieAgain = new Headers({ cookie: (again.headers.get('set-cookie') ?? '').split(';')[0] ?? '' });
    expect(await staffAuth.getSession(cookieAgain)).toBeUndefined();
  });
});

test('a write by an editor that does not say what it did is not made', async () => {
  const { change } = await import('../../../src/platform/change.ts');
  const before = await count('short_links');
  const write = change({ ...app.app, by: { id: 'x', name: 'x' } }, async (tx) => {
    await tx.execute(sql`insert into short_links (code, path) values ('unsaid', '/unsaid')`);
    return { result: undefined, tags: [] };
  });
  await expect(write).rejects.toThrow('must say what it did');
  expect(await count('short_links')).toBe(before);
});
