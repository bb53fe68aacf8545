import { setTimeout } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test, vi } from 'vitest';
import { sendUncertain } from '../../../src/desks/newsletter/issues/changeIssues.ts';
import { newsletterDeliveries, newsletterIssues } from '../../../src/desks/newsletter/tables.ts';
import { systemClock } from '../../../src/platform/clock.ts';
import { openDatabase } from '../../../src/platform/database.ts';
import { addressHash } from '../../../src/platform/messages/addressHash.ts';
import { openMailServer } from '../../mailServer.ts';
import { readMail } from '../../readMail.ts';
import { freshDataDir, startApp } from '../../templateApp.ts';
import { dailyEdition, makeDue, subscribeAll } from './subscribe.ts';

const cleanUp: (() => unknown)[] = [];
afterAll(async () => {
  for (const remove of cleanUp) await remove();
});

const COUNT = 90;
/** The program sends so many at once. */
const AT_ONCE = 3;

test('a process killed outright again and again while it sends: nobody gets the issue twice, and nobody is lost', async () => {
  const mail = await openMailServer();
  const { dataDir, remove } = freshDataDir();
  cleanUp.push(mail.close, remove);
  const emails = Array.from({ length: COUNT }, (_, at) => `reader-${at}@example.com`);
  const withDatabase = async <T>(work: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>): Promise<T> => {
    const database = await openDatabase({ databaseUrl: undefined, dataDir });
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  };
  const contextOf = (db: Parameters<typeof dailyEdition>[0]) => ({ db, invalidate: () => undefined, clock: systemClock });
  await withDatabase(async ({ db }) => {
    await subscribeAll(contextOf(db), emails);
    await makeDue(db, (await dailyEdition(db)).id, 1);
  });
  const environment = { DATA_DIR: dataDir, SMTP_URL: mail.url, MAILS_PER_SECOND: '200', SITE_URL: 'https://savar.example' };

  // The server takes its time between a complete mail and its answer, so that each kill falls on mails in this gap and on others.
  mail.acknowledgeAfter(60);
  for (const after of [7, 25, 26, 50]) {
    const running = await startApp(environment);
    await vi.waitFor(() => expect(mail.mails.length).toBeGreaterThanOrEqual(after), { timeout: 120_000, interval: 1 });
    await running.kill();
  }
  // The embedded database belongs to one process: it is looked into between two runs, which a stop ends in good order.
  const isSending = () =>
    withDatabase(async ({ db }) => (await db.select().from(newsletterIssues)).some(({ state }) => state === 'sending'));
  do {
    const running = await startApp(environment);
    let before = -1;
    while (before !== mail.mails.length) {
      before = mail.mails.length;
      await setTimeout(3_000);
    }
    await running.stop();
  } while (await isSending());

  const times = new Map<string, number>();
  for (const raw of mail.mails) {
    const id = readMail(raw).header('Message-ID') ?? '';
    times.set(id, (times.get(id) ?? 0) + 1);
  }
  const twice = [...times].filter(([, count]) => count > 1);
  expect(twice).toEqual([]);
  const uncertain = await withDatabase(async ({ db }) => {
    const [issue, ...more] = await db.select().from(newsletterIssues);
    expect(more).toEqual([]);
    const rows = await db.select().from(newsletterDeliveries);
    const unsure = rows.filter(({ state }) => state === 'uncertain').map((row) => row.addressHash);
    expect(issue).toMatchObject({ state: 'sent', recipients: COUNT, sent: COUNT - unsure.length, bounced: 0, failed: 0, dropped: 0 });
    // Each kill leaves no more of them than are sent at once.
    expect(unsure.length).toBeLessThanOrEqual(4 * AT_ONCE);
    const idOf = (email: string) => `<n${issue?.id}.${addressHash(email)}@savar.example>`;
    const missing = emails.filter((email) => !times.has(idOf(email)) && !unsure.includes(addressHash(email)));
    expect(missing).toEqual([]);
    // What was recorded as sent has arrived.
    const sent = emails.filter((email) => !unsure.includes(addressHash(email)));
    expect(sent.filter((email) => !times.has(idOf(email)))).toEqual([]);
    await sendUncertain(contextOf(db), issue?.id ?? 0, new Date());
    return unsure.length;
  });
  expect(uncertain).toBeGreaterThan(0);

  // The staff send to the uncertain ones again: whoever had the mail already gets it under the same Message-ID.
  const again = mail.mails.length;
  const repeating = await startApp(environment);
  await vi.waitFor(() => expect(mail.mails.length).toBe(again + uncertain), { timeout: 120_000, interval: 50 });
  await setTimeout(500);
  await repeating.stop();
  expect(new Set(mail.mails.map((raw) => readMail(raw).header('Message-ID'))).size).toBe(COUNT);
  const left = await withDatabase(({ db }) => db.select().from(newsletterDeliveries).where(eq(newsletterDeliveries.state, 'uncertain')));
  expect(left).toEqual([]);
});
