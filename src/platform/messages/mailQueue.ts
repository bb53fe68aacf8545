import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type Scheduler, startScheduler, waitFor } from '../background/scheduler.ts';
import { type Clock, type Duration, milliseconds } from '../clock.ts';
import type { Database } from '../database.ts';
import { faultOf, type Log } from '../log.ts';
import { MessageNotSent } from './message.ts';

/** While a process tries to send a mail, no other tries; longer than any answer of a mail server takes. */
export const TRYING_MS = milliseconds('10m');
const FIRST_WAIT_MS = milliseconds('1m');
/** Interval at which mails that another process could not send are noticed. */
const LOOK_EVERY_MS = milliseconds('30s');

type Sending = { db: Database; clock: Clock; log: Log };

/** A claimed mail: its row, and how often it has been tried, this time included. */
type Claimed = { id: number; tries: number };

/**
 * Mails that are each sent once and tried again until then, in a table with the columns `id`, `tries`, `due_at` and
 * `sent_at`. A process that tries moves `due_at` on first; no transaction is open while the mail server answers, since
 * the embedded database has one connection. A process that stops between sending and recording sends again.
 */
export type MailQueue = {
  /** Claims the next mail that is due; undefined if none is. Of several processes one gets it: the others skip the locked row. */
  claim: (sending: Sending) => Promise<number | undefined>;
  /** When the next mail is due; undefined if all have been sent. */
  readNextDue: (db: Database) => Promise<Date | undefined>;
  /** Logs that a claimed mail was not sent, and lets it be tried again, later after each try. */
  putOff: (sending: Sending, mail: Claimed, error: unknown) => Promise<void>;
  /** Logs that a claimed mail was not sent, and removes it. */
  giveUp: (sending: Sending, mail: Claimed, error: unknown) => Promise<void>;
  /** Logs that a mail was not sent. */
  logNotSent: (log: Log, id: number, error: unknown) => void;
};

/** The queue in a table. `what` names its mails in the log; tries are `maxWait` apart at most. */
export function mailQueue(table: PgTable, what: string, maxWait: Duration): MailQueue {
  const logNotSent: MailQueue['logNotSent'] = (log, id, error) => {
    log.error({ mailId: id, ...(error instanceof MessageNotSent ? { error } : faultOf(error)) }, `${what} was not sent`);
  };
  return {
    logNotSent,
    claim: async ({ db, clock }) => {
      const now = clock();
      const { rows } = await db.execute<{ id: number }>(sql`update ${table} set tries = tries + 1, due_at = ${moment(now, TRYING_MS)}
        where id = (select id from ${table} where sent_at is null and due_at <= ${moment(now, 0)} order by due_at limit 1 for update skip locked)
        returning id::float8 as id`);
      return rows[0]?.id;
    },
    readNextDue: async (db) => {
      const { rows } = await db.execute<{ due: number }>(
        sql`select extract(epoch from due_at)::float8 as due from ${table} where sent_at is null order by due_at limit 1`,
      );
      return rows[0] && new Date(rows[0].due * 1000);
    },
    putOff: async ({ db, clock, log }, { id, tries }, error) => {
      logNotSent(log, id, error);
      const waitMs = Math.min(FIRST_WAIT_MS * 2 ** Math.min(tries - 1, 10), milliseconds(maxWait));
      await db.execute(sql`update ${table} set due_at = ${moment(clock(), waitMs)} where id = ${id}`);
    },
    giveUp: async ({ db, log }, { id }, error) => {
      logNotSent(log, id, error);
      await db.execute(sql`delete from ${table} where id = ${id}`);
    },
  };
}

const moment = (now: Date, laterMs: number) => sql`${new Date(now.getTime() + laterMs).toISOString()}::timestamptz`;

/** Sends the mails of a queue when they are due. `sendNext` claims one and sends it, and returns undefined if none is due. */
export function startMailScheduler(app: Sending, queue: MailQueue, sendNext: () => Promise<unknown>, trouble: string): Scheduler {
  return startScheduler({
    doWhatIsDue: async (isStopped) => {
      while (!isStopped() && (await sendNext()) !== undefined);
      return waitFor(await queue.readNextDue(app.db), app.clock());
    },
    lookEveryMs: LOOK_EVERY_MS,
    log: app.log,
    trouble,
  });
}
