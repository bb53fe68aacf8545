import type { Database } from '../../../platform/database.ts';
import { localDay } from '../../../platform/text/dates.ts';
import { type NewsroomCall, newsroomCall } from '../../../site/newsroom/newsroomCall.ts';
import { unblock } from '../bounces/unblock.ts';
import { noteExport } from '../commands.ts';
import {
  countErased,
  countSubscribers,
  findSubscriber,
  type ListedSubscriber,
  readAllSubscribers,
  readNewestSubscribers,
  readReturned,
  stateOf,
} from '../queries.ts';
import { removeSubscriber } from '../subscribing/removeSubscriber.ts';
import * as endpoints from './endpoints.ts';

const NEWEST = 25;
const RETURNED = 50;

export const newsletterNewsroomCalls: readonly NewsroomCall[] = [
  newsroomCall(endpoints.readSubscribers, {
    permission: 'subscribers.read',
    run: async ({ app }) => ({
      ...(await countSubscribers(app.db)),
      erased: await countErased(app.db),
      returned: await readReturned(app.db, RETURNED),
      newest: (await readNewestSubscribers(app.db, NEWEST)).map((row) => ({ email: row.email, askedAt: row.askedAt, state: stateOf(row) })),
    }),
  }),
  newsroomCall(endpoints.findSubscriber, {
    permission: 'subscribers.read',
    run: async ({ app, body }) => {
      const { subscriber, left } = await findSubscriber(app.db, body.email);
      const shown = subscriber && {
        email: subscriber.email,
        askedAt: subscriber.askedAt,
        state: stateOf(subscriber),
        editions: subscriber.editions,
      };
      return { subscriber: shown ?? null, left: left ? { at: left.at, reason: left.reason } : null };
    },
  }),
  newsroomCall(endpoints.removeSubscriber, {
    permission: 'subscribers.read',
    run: async ({ body, context, now }) => {
      await removeSubscriber(context, body.email, now);
      return {};
    },
  }),
  newsroomCall(endpoints.unblockSubscriber, {
    permission: 'subscribers.read',
    run: async ({ body, context }) => {
      await unblock(context, body.email);
      return {};
    },
  }),
  newsroomCall(endpoints.exportSubscribers, {
    permission: 'subscribers.read',
    run: async ({ app, context, now }) => {
      await noteExport(context);
      return new Response(streamed(asCsv(app.db)), {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="newsletter-${localDay(now)}.csv"`,
          'cache-control': 'private, no-store',
          'x-content-type-options': 'nosniff',
        },
      });
    },
  }),
];

/** RFC 4180; addresses contain neither quotes nor commas but are quoted anyway. */
async function* asCsv(db: Database): AsyncGenerator<string> {
  yield 'email,state,asked_at,confirmed_at,consent\r\n';
  for await (const rows of readAllSubscribers(db)) {
    yield rows.map((row) => `${lineOf(row).join(',')}\r\n`).join('');
  }
}

const lineOf = (row: ListedSubscriber): string[] => [
  `"${row.email.replaceAll('"', '""')}"`,
  stateOf(row),
  row.askedAt.toISOString(),
  row.confirmedAt?.toISOString() ?? '',
  row.consent ?? '',
];

/** Streams a text while it is generated, so that a long one is never in memory as a whole. */
function streamed(parts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    pull: async (controller) => {
      const { value, done } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: async () => {
      await parts.return(undefined);
    },
  });
}
