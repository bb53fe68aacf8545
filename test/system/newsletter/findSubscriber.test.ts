import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countSubscribers } from '../../../src/desks/newsletter/queries.ts';
import { subscribers } from '../../../src/desks/newsletter/tables.ts';
import { auditLog } from '../../../src/platform/auditLog.ts';
import { openTestApp, staffMember, type TestApp } from '../openTestApp.ts';
import { dailyEdition, subscribeAll } from './subscribe.ts';

const EMAIL = 'asha.patel@example.com';
const administrator = staffMember('administrator');
const chief = staffMember('chief-editor');

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const find = async (email: string) => {
  const response = await app.ask(administrator, 'POST', '/newsletter/subscribers/find', { email });
  expect(response.status).toBe(200);
  return response.json();
};
const remove = (email: string, staff = administrator) => app.ask(staff, 'POST', '/newsletter/subscribers/remove', { email });

test('an address is found as a reader writes it, is unsubscribed once, and leaves only its hash', async () => {
  const { db } = app.app;
  const { id, name } = await dailyEdition(db);
  await subscribeAll(app.app, [EMAIL, 'other@example.com'], [id]);
  const { confirmed } = await countSubscribers(db);
  expect(await find('nobody@example.com')).toEqual({ subscriber: null, left: null });
  expect(await find(' Asha.Patel@Example.com ')).toMatchObject({
    subscriber: { email: EMAIL, state: 'confirmed', editions: [name] },
    left: null,
  });

  expect((await remove(EMAIL, chief)).status).toBe(403);
  expect((await remove('Asha.Patel@example.com ')).status).toBe(200);
  expect(await find(EMAIL)).toMatchObject({ subscriber: null, left: { reason: 'unsubscribed' } });
  expect(await db.$count(subscribers, eq(subscribers.email, EMAIL))).toBe(0);
  expect((await countSubscribers(db)).confirmed).toBe(confirmed - 1);

  // The screen takes this for done after an answer that was lost.
  expect((await remove(EMAIL)).status).toBe(404);
  const entries = await db.select().from(auditLog).where(eq(auditLog.action, 'newsletter.remove')).orderBy(desc(auditLog.id));
  expect(entries).toHaveLength(1);
  expect(JSON.stringify(entries)).not.toContain('asha');
  expect(await db.$count(auditLog, sql`${auditLog.after}::text like '%asha%'`)).toBe(0);
});

test('what is no address is told in words', async () => {
  for (const email of ['', ' ', 'a'.repeat(300), 7, null]) {
    const response = await app.ask(administrator, 'POST', '/newsletter/subscribers/find', { email });
    expect(response.status, String(email)).toBe(422);
  }
  expect(await find('asha')).toEqual({ subscriber: null, left: null });
});
