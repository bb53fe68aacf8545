import { and, eq, gt, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Counter, countAttempt, sendingCounters } from '../../../platform/accounts/attempts.ts';
import { change, type WriteContext } from '../../../platform/change.ts';
import { networkOf } from '../../../platform/clientAddress.ts';
import { milliseconds } from '../../../platform/clock.ts';
import { longText } from '../../../site/forms/draftFields.ts';
import { lockSeenAd } from '../commands.ts';
import { classifiedAds, classifiedReports } from '../tables.ts';
import { classifiedText as words } from '../words.ts';
import { reportReasons } from './reportReasons.ts';

/** What a reader reports. Errors are sentences for them. */
export const reportDraft = z.object({
  reason: z.enum(reportReasons, { error: words.reportMissing }),
  text: longText(1_000),
});
export const reportFieldNames = ['reason', 'text'] as const;
export type ReportFieldName = (typeof reportFieldNames)[number];

const counters = (adId: number, client: string | undefined): Counter[] => [
  ...sendingCounters({ what: 'classified report', client, spanMs: milliseconds('1h'), ofNetwork: 20, ofAll: 300 }),
  { key: `classified report by ${networkOf(client)} of ${adId}`, spanMs: milliseconds('1d'), max: 3 },
];

const REPEATED_WITHIN_MS = milliseconds('10m');

type Sent = { client: string | undefined; now: Date };

/**
 * Stores a report about an advertisement that readers see; the same again within ten minutes, as a double click sends it, is stored once.
 * False if readers do not see it. Throws `TooManyAttempts`.
 */
export async function receiveReport(
  context: WriteContext,
  adId: number,
  draft: z.output<typeof reportDraft>,
  { client, now }: Sent,
): Promise<boolean> {
  return change(context, async (tx) => {
    if (!(await lockSeenAd(tx, adId, now))) return { result: false, tags: [] };
    const same = and(
      eq(classifiedReports.adId, adId),
      eq(classifiedReports.reason, draft.reason),
      eq(classifiedReports.text, draft.text),
      gt(classifiedReports.createdAt, new Date(now.getTime() - REPEATED_WITHIN_MS)),
    );
    if ((await tx.$count(classifiedReports, same)) > 0) return { result: true, tags: [] };
    await countAttempt(tx, counters(adId, client), now);
    await tx.insert(classifiedReports).values({ adId, ...draft, createdAt: now });
    await tx
      .update(classifiedAds)
      .set({ openReports: sql`${classifiedAds.openReports} + 1` })
      .where(eq(classifiedAds.id, adId));
    return { result: true, tags: [] };
  });
}
