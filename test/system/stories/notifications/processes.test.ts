import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { notifyStaff } from '../../../../src/desks/notifications/commands.ts';
import { sendNextMail } from '../../../../src/desks/notifications/mails/sendNotificationMails.ts';
import { notificationMails, notifications } from '../../../../src/desks/notifications/tables.ts';
import { desks } from '../../../../src/newspaper.ts';
import { openApp } from '../../../../src/openApp.ts';
import { createLog } from '../../../../src/platform/log.ts';
import { readSettings } from '../../../../src/platform/settings.ts';
import type { App } from '../../../../src/site/app.ts';
import type { Staff } from '../../../../src/site/newsroom/staff.ts';
import { type MailServer, openMailServer } from '../../../mailServer.ts';
import { openPostgresServer, type PostgresServer } from '../../../postgresServer.ts';
import { readMail } from '../../../readMail.ts';
import { fillSmallApp, type SmallApp } from '../../../smallApp.ts';
import { addMember } from './newsroomMembers.ts';

// Two processes on a PostgreSQL server: each has connections of its own, which the embedded database has not.

const clock = { at: new Date('2030-03-10T09:00:00Z') };
const closing: (() => unknown)[] = [];
let server: PostgresServer;
let mail: MailServer;
let small: SmallApp;
let one: App;
let other: App;

async function openProcess(databaseUrl: string): Promise<App> {
  const { app, close } = await openApp({
    settings: readSettings({
      DATA_DIR: small.dataDir,
      DATABASE_URL: databaseUrl,
      SITE_URL: 'https://savar.example',
      SMTP_URL: mail.url,
    }),
    clock: () => clock.at,
    log: createLog('silent'),
    desks,
    projectDir: join(import.meta.dirname, '../../../..'),
  });
  closing.push(close);
  return app;
}

beforeAll(async () => {
  server = await openPostgresServer();
  closing.push(server.close);
  mail = await openMailServer();
  closing.push(mail.close);
  const url = await server.createDatabase();
  small = await fillSmallApp(url);
  closing.push(small.remove);
  one = await openProcess(url);
  other = await openProcess(url);
});
afterAll(async () => {
  for (const close of closing.toReversed()) await close();
});

test('many steps at once in two processes gather in one mail for each member, which is sent once', async () => {
  const [ravi, mira] = [
    await addMember(one, 'reporter', 'રવિ પટેલ', 'ravi@savar.example'),
    await addMember(one, 'desk-editor', 'મીરા શાહ', 'mira@savar.example'),
  ];
  const { rows } = await one.db.execute<{ id: string }>('select id from stories limit 1');
  const story = { id: Number(rows[0]?.id), headline: 'પહેલી વાર્તા' };
  const by = { id: 'kiran', name: 'કિરણ દવે' };
  const tell = (app: App, members: readonly Staff[]) =>
    app.db.transaction((tx) =>
      notifyStaff(tx, { story, by, told: members.map(({ id }) => ({ staffId: id, kind: 'mention' })), now: clock.at }),
    );
  const steps = Array.from({ length: 12 }, (_, at) => tell(at % 2 === 0 ? one : other, at % 3 === 0 ? [ravi, mira] : [mira, ravi]));
  await Promise.all(steps);
  expect(await one.db.$count(notifications)).toBe(24);
  expect(await one.db.$count(notificationMails)).toBe(2);
  clock.at = new Date('2030-03-10T09:05:00Z');
  const outcomes = await Promise.all([one, other, one, other, one, other].map((app) => sendNextMail(app)));
  expect(outcomes.filter((outcome) => outcome === 'sent')).toHaveLength(2);
  expect(mail.mails.map((sent) => readMail(sent).header('To')).sort()).toEqual(['mira@savar.example', 'ravi@savar.example']);
});
