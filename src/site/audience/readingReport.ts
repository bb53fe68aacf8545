import { z } from 'zod';

/** Specification, section 2: analytics page classes. */
export const pageClasses = ['home', 'article', 'video', 'classified', 'cricket', 'search', 'article_list'] as const;
export type PageClass = (typeof pageClasses)[number];

/** Specification, section 4: scroll depths that are marked, in percent. */
const scrollDepths = [25, 50, 75, 100] as const;

export const vitalNames = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
export type VitalName = (typeof vitalNames)[number];

/** A page sends at least one report in this time, if somebody reads it. */
const REPORT_EVERY_SECONDS = 300;
const MAX_ID = 999_999_999_999_999;
const MAX_VIEWS = 8;
const MAX_VITALS = 20;

/** What has happened to a page since the last report of it: everything in it is added to sums, and it names no reader. */
const readView = z.object({
  /** The story, in a page that shows one. */
  articleId: z.int().min(1).max(MAX_ID).optional(),
  /** Set in the first report of a view. */
  isNew: z.boolean().optional(),
  /**
   * How the reader came: from a page of this site, unknown where the reader has refused to be measured, or the host of
   * the page before (empty without one) with what the link said of its medium.
   */
  from: z.union([z.literal(['internal', 'unknown']), z.object({ host: z.string().max(100), medium: z.string().max(40).optional() })]),
  /** Set in the first report, and again whenever somebody still reads after the time of a report: whoever reads now is counted by it. */
  isHere: z.boolean().optional(),
  /** Seconds in which the page was visible and somebody read it. */
  seconds: z
    .int()
    .min(0)
    .max(2 * REPORT_EVERY_SECONDS)
    .optional(),
  /** Scroll depths reached for the first time. */
  depths: z.array(z.literal(scrollDepths)).max(scrollDepths.length).optional(),
});

/** What a page reports of its reading (`readingReport.client.ts`). */
export const readingReport = z.object({
  page: z.enum(pageClasses),
  views: z.array(readView).max(MAX_VIEWS),
  /** Web vitals of the page, as `[name, value]`: milliseconds, but for CLS. */
  vitals: z
    .array(z.tuple([z.enum(vitalNames), z.number().min(0).max(3_600_000)]))
    .max(MAX_VITALS)
    .optional(),
});
export type ReadingReport = z.infer<typeof readingReport>;
