import type { Database } from '../../../platform/database.ts';
import { localDay } from '../../../platform/text/dates.ts';
import { type NewsroomCall, newsroomCall } from '../../../site/newsroom/newsroomCall.ts';
import { noteExport } from '../commands.ts';
import { countSubscribers, readAllSubscribers, readNewestSubscribers, type Subscriber, stateOf } from '../queries.ts';
import { exportSubscribers, readSubscribers } from './endpoints.ts';

const NEWEST = 25;

export const newsletterNewsroomCalls: readonly NewsroomCall[] = [
  newsroomCall(readSubscribers, {
    permission: 'subscribers.read',
    run: async ({ app }) => ({
      ...(await countSubscribers(app.db)),
      newest: (await readNewestSubscribers(app.db, NEWEST)).map((row) => ({ email: row.email, askedAt: row.askedAt, state: stateOf(row) })),
    }),
  }),
  newsroomCall(exportSubscribers, {
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

const lineOf = (row: Subscriber): string[] => [
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
