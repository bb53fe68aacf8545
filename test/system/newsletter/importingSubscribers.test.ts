import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { confirmSubscription, noteAddress, takeSubscribers, unsubscribe } from '../../../src/desks/newsletter/commands.ts';
import { readSubscriberList } from '../../../src/desks/newsletter/moving/readSubscriberList.ts';
import { countSubscribers } from '../../../src/desks/newsletter/queries.ts';
import { newsletterChoices, newsletterEditions, subscribers } from '../../../src/desks/newsletter/tables.ts';
import { openDatabase } from '../../../src/platform/database.ts';
import { addressHash } from '../../../src/platform/messages/addressHash.ts';
import { freshDataDir } from '../../templateApp.ts';
import { openTestApp } from '../openTestApp.ts';
import { runCommand } from '../runCommand.ts';
import { dailyEdition } from './subscribe.ts';

const now = new Date('2026-11-28T06:00:00Z');
const read = (text: string | Uint8Array, since?: Date) =>
  readSubscriberList(typeof text === 'string' ? Buffer.from(text) : text, { now, since });
const taken = (text: string) => read(text).subscribers.map(({ email, agreedAt }) => [email, agreedAt.toISOString()]);
const left = (text: string) => read(text).leftOut.map(({ row, reason }) => [row, reason]);
const folder = mkdtempSync(join(tmpdir(), 'subscribers-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('lists of other systems', () => {
  test('Ghost: members who take mails', () => {
    const list = [
      'id,email,name,note,subscribed_to_emails,complimentary_plan,stripe_customer_id,created_at,deleted_at,labels,tiers',
      '1,Mira@Savar.example,"Shah, Mira",,true,false,,2023-05-01T04:30:00.000Z,,,',
      '2,left@savar.example,,,false,false,,2023-05-01T04:30:00.000Z,,,',
      '3,gone@savar.example,,,true,false,,2023-05-01T04:30:00.000Z,2024-01-01T00:00:00.000Z,,',
    ].join('\n');
    expect(taken(list)).toEqual([['mira@savar.example', '2023-05-01T04:30:00.000Z']]);
    expect(left(list)).toEqual([
      [3, 'left'],
      [4, 'left'],
    ]);
  });

  test('Mailchimp: the time of the confirmation, and nobody of the files of those who left', () => {
    const heading = '"Email Address","First Name",OPTIN_TIME,OPTIN_IP,CONFIRM_TIME,CONFIRM_IP,State,LEID';
    expect(taken(`${heading}\r\nmira@savar.example,Mira,,,"2022-07-03 12:38:32",1.2.3.4,Gujarat,7\r\n`)).toEqual([
      ['mira@savar.example', '2022-07-03T12:38:32.000Z'],
    ]);
    expect(
      left(`${heading},UNSUB_TIME\nmira@savar.example,Mira,,,"2022-07-03 12:38:32",1.2.3.4,Gujarat,7,"2023-01-01 00:00:00"\n`),
    ).toEqual([[2, 'left']]);
  });

  test.each([
    ['subscribed', undefined],
    ['Active', undefined],
    ['UNSUBSCRIBED', 'left'],
    ['hard-bounced', 'left'],
    ['Unconfirmed', 'waiting'],
    ['abonné', 'unknownState'],
    ['', 'unknownState'],
  ])('a status "%s" is understood, or leaves the line out', (status, reason) => {
    expect(left(`Email;Status;Added on\nmira@savar.example;${status};2024-03-01`)).toEqual(reason ? [[2, reason]] : []);
  });

  test('an address a line, with the time that is named', () => {
    const { subscribers: all, leftOut } = read(
      'mira@savar.example\nnobody\nRamesh Patel <ramesh@savar.example>\nMIRA@savar.example\n',
      now,
    );
    expect(all).toEqual([
      { email: 'mira@savar.example', agreedAt: now },
      { email: 'ramesh@savar.example', agreedAt: now },
    ]);
    expect(leftOut.map(({ row, reason }) => [row, reason])).toEqual([
      [2, 'noAddress'],
      [4, 'twice'],
    ]);
  });

  test.each(['01/02/2024', '2024-02-31', '2031-01-01', '1970-01-01', 'yesterday', ''])('a time "%s" is none', (time) => {
    expect(left(`email,created_at\nmira@savar.example,${time}`)).toEqual([[2, 'noTime']]);
  });

  test.each([
    ['', 'The list is empty.'],
    ['email,name\n', 'The list has no subscribers.'],
    ['name,city\nMira,Surat\n', 'The list has no column of mail addresses, only name, city.'],
    ['email,name\n"mira@savar.example,Mira\n', 'A quotation mark of the CSV is never closed.'],
    ['PK\u0003\u0004 sheet', 'The list is an Excel workbook: save it as CSV.'],
  ])('%j is refused in a sentence', (text, sentence) => {
    expect(() => read(text)).toThrow(sentence);
  });
});

/** Members, and how a system writes them down. */
const member = fc.record({
  name: fc.string({ maxLength: 12 }),
  state: fc.constantFrom('in', 'out', 'waiting'),
  at: fc.integer({ min: 0, max: 7e8 }),
});
const style = fc.record({
  delimiter: fc.constantFrom(',', ';', '\t', '|'),
  encoding: fc.constantFrom('utf8', 'utf8 with mark', 'utf16le', 'utf16le with mark'),
  newline: fc.constantFrom('\n', '\r\n'),
  address: fc.constantFrom('Email', 'E-mail', 'EMAIL ADDRESS', 'email_address', 'ઈમેલ'),
  time: fc.constantFrom('created_at', 'CONFIRM_TIME', 'Subscribed on', 'Added Time'),
  zone: fc.constantFrom('Z', '+00:00', ' UTC', ''),
  says: fc.constantFrom('status', 'subscribed_to_emails', 'UNSUB_TIME', 'email_disabled'),
  order: fc.array(fc.nat(), { minLength: 5, maxLength: 5 }),
});
type Style = typeof style extends fc.Arbitrary<infer Value> ? Value : never;

/** What a column says of a member. Only a status tells who has not confirmed. */
function said({ says }: Style, state: string): string {
  if (says === 'status') return { in: 'Subscribed', out: 'Unsubscribed', waiting: 'pending' }[state] ?? '';
  if (says === 'subscribed_to_emails') return String(state === 'in');
  if (says === 'UNSUB_TIME') return state === 'in' ? '' : '2025-01-01 10:00:00';
  return String(state !== 'in');
}

test('lists are read in whichever encoding, delimiter and order of columns they come', () => {
  fc.assert(
    fc.property(fc.array(member, { minLength: 1, maxLength: 12 }), style, (members, kind) => {
      const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
      const columns = [
        { heading: kind.address, cell: (at: number) => `Reader${at}@savar.example` },
        { heading: 'Name', cell: (at: number) => members[at]?.name ?? '' },
        { heading: kind.says, cell: (at: number) => said(kind, members[at]?.state ?? '') },
        {
          heading: kind.time,
          cell: (at: number) => `${new Date(1e12 + (members[at]?.at ?? 0) * 1_000).toISOString().slice(0, 19)}${kind.zone}`,
        },
        { heading: 'note', cell: () => 'a, b; c' },
      ];
      const ordered = columns.map((column, at) => ({ column, by: kind.order[at] ?? 0 })).sort((a, b) => a.by - b.by);
      const lines = [
        ordered.map(({ column }) => quoted(column.heading)),
        ...members.map((_, at) => ordered.map(({ column }) => quoted(column.cell(at)))),
      ];
      const text = lines.map((cells) => cells.join(kind.delimiter)).join(kind.newline);
      // Without a mark, UTF-16 is told by the zero bytes of Latin letters.
      const mark = kind.encoding.endsWith('mark') || kind.address === 'ઈમેલ' ? '\ufeff' : '';
      const file = Buffer.from(mark + text, kind.encoding.startsWith('utf16') ? 'utf16le' : 'utf8');
      const { subscribers: all, leftOut } = read(file);
      expect(all).toEqual(
        members.flatMap(({ state, at }, index) =>
          state === 'in' ? [{ email: `reader${index}@savar.example`, agreedAt: new Date(1e12 + at * 1_000) }] : [],
        ),
      );
      expect(leftOut.length).toBe(members.length - all.length);
    }),
    { numRuns: 300 },
  );
});

test('subscribers of a list are subscribed with their time, but for those who have left here', async () => {
  const app = await openTestApp({});
  try {
    const { db } = app.app;
    const before = await countSubscribers(db);
    const agreedAt = new Date('2024-03-01T00:00:00Z');
    const list = ['new', 'waiting', 'here', 'left'].map((name) => ({ email: `${name}@list.example`, agreedAt }));
    await noteAddress(app.app, 'waiting@list.example', now);
    for (const name of ['here', 'left']) {
      await noteAddress(app.app, `${name}@list.example`, now);
      await confirmSubscription(app.app, addressHash(`${name}@list.example`), { consent: '2026-11-23', editionIds: [] }, now);
    }
    await unsubscribe(app.app, addressHash('left@list.example'), now);
    const editions = await db.select().from(newsletterEditions);
    const other = editions.find(({ topicId }) => topicId !== null)?.id ?? 0;
    expect(await takeSubscribers(app.app, list, [other])).toEqual({ added: 2, known: 1, unsubscribed: 1 });
    expect(await takeSubscribers(app.app, list, [other])).toEqual({ added: 0, known: 3, unsubscribed: 1 });
    expect(await countSubscribers(db)).toEqual({ confirmed: before.confirmed + 3, waiting: before.waiting });
    const [stored] = await db.select().from(subscribers).where(eq(subscribers.email, 'new@list.example'));
    expect(stored).toMatchObject({ askedAt: agreedAt, confirmedAt: agreedAt, consent: 'elsewhere' });
    const choices = async (name: string) =>
      (
        await db
          .select()
          .from(newsletterChoices)
          .where(eq(newsletterChoices.email, `${name}@list.example`))
      ).map(({ editionId }) => editionId);
    expect(await choices('new')).toEqual([other]);
    expect(await choices('waiting')).toEqual([other]);
    expect(await choices('here')).toEqual([(await dailyEdition(db)).id]);
    expect(await choices('left')).toEqual([]);
  } finally {
    await app.close();
  }
});

test('the command takes a list over once, and says whom it leaves out', { timeout: 300_000 }, async () => {
  const { dataDir, remove } = freshDataDir();
  const file = join(folder, 'members.csv');
  const count = 2_500;
  const members = Array.from({ length: count }, (_, at) => `reader-${at}@list.example,${at % 5 === 0 ? 'false' : 'true'},2024-03-01`);
  writeFileSync(file, ['email,subscribed_to_emails,created_at', ...members].join('\n'));
  const run = (...args: string[]) => runCommand('subscribers', dataDir, [file, ...args]);
  try {
    expect((await run('--dry-run')).out).toContain(
      '2000 subscribers could be taken over\n500 left out: unsubscribed, blocked or deleted\n  line 2: ',
    );
    const unknown = await run('--edition', 'રમત');
    expect([unknown.code, unknown.stderr]).toEqual([1, expect.stringContaining('There is no edition "રમત" that goes out: there is "')]);
    expect((await run()).out).toContain('2000 subscribers taken over, 0 were subscribed already, 0 have unsubscribed here and stay away\n');
    expect((await run()).out).toContain('0 subscribers taken over, 2000 were subscribed already');
    const { db, close } = await openDatabase({ databaseUrl: undefined, dataDir });
    expect(await db.$count(subscribers, eq(subscribers.consent, 'elsewhere'))).toBe(2_000);
    await close();
  } finally {
    await remove();
  }
});
