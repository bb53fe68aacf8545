import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { countAttempt, sendingCounters } from '../../../platform/accounts/attempts.ts';
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

type Sent = { client: string | undefined; now: Date };

/** Stores a report about an advertisement that readers see. False if they do not. Throws `TooManyAttempts`. */
export async function receiveReport(
  context: WriteContext,
  adId: number,
  draft: z.output<typeof reportDraft>,
  { client, now }: Sent,
): Promise<boolean> {
  await countAttempt(
    context.db,
    [
      ...sendingCounters({ what: 'classified report', client, spanMs: milliseconds('1h'), ofNetwork: 20, ofAll: 300 }),
      { key: `classified report by ${networkOf(client)} of ${adId}`, spanMs: milliseconds('1d'), max: 3 },
    ],
    now,
  );
  return change(context, async (tx) => {
    if (!(await lockSeenAd(tx, adId, now))) return { result: false, tags: [] };
    await tx.insert(classifiedReports).values({ adId, ...draft, createdAt: now });
    await tx
      .update(classifiedAds)
      .set({ openReports: sql`${classifiedAds.openReports} + 1` })
      .where(eq(classifiedAds.id, adId));
    return { result: true, tags: [] };
  });
}
