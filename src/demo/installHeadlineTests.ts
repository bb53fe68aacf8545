import { basename } from 'node:path';
import { addHeadlineTest, decide } from '../desks/headlines/commands.ts';
import { readImported } from '../desks/importing/archive/importedItems.ts';
import { milliseconds } from '../platform/clock.ts';
import type { App } from '../site/app.ts';

const HOUR_MS = milliseconds('1h');
const HOURS = 24;

/** One test that is over, whose winner stands in its story's file (`listHeadline`), and one that runs. */
const TESTS = [
  {
    slug: 'london-thi-gamni-shala',
    begunHoursAgo: 11,
    endedHoursAgo: 5,
    variants: [
      { headline: 'લંડનના દુકાનદારે વતનની શાળાને 2.10 કરોડ આપ્યા', shown: 6_214, clicked: 300 },
      { headline: 'ત્રણ રૂપિયાના ઋણ સામે શાળાને 2.10 કરોડનું દાન', shown: 6_189, clicked: 385 },
    ],
  },
  {
    slug: 'gir-train-sat-sinh',
    begunHoursAgo: 3,
    variants: [
      { headline: 'પાટા પર સાત સિંહ, માલગાડી 12 મિનિટ થંભી', shown: 1_842, clicked: 88 },
      { headline: 'સાત સિંહને રસ્તો આપવા માલગાડી 12 મિનિટ ઊભી રહી', shown: 1_815, clicked: 97 },
      { headline: 'લાલ ટૉર્ચ જોઈને લોકો પાઇલટે બ્રેક મારી, સાત સિંહ બચ્યા', shown: 1_867, clicked: 112 },
    ],
  },
] as const;

/** Tests of headlines whose counts say what the rule says of them. Throws if they do not. */
export async function installHeadlineTests(app: App): Promise<void> {
  const now = app.clock().getTime();
  const ago = (hours: number) => new Date(now - hours * HOUR_MS);
  const stories = await readImported(
    app.db,
    basename(app.demoDir),
    TESTS.map(({ slug }) => `story:${slug}`),
  );
  for (const { slug, begunHoursAgo, variants, ...more } of TESTS) {
    const storyId = stories.get(`story:${slug}`)?.ourId;
    if (storyId === undefined) throw new Error(`The demo has no story ${slug}`);
    const endedHoursAgo = 'endedHoursAgo' in more ? more.endedHoursAgo : undefined;
    const decision = decide(variants, false);
    if ((decision === undefined) !== (endedHoursAgo === undefined)) throw new Error(`The counts of the test of ${slug} say something else`);
    const endsAt = ago(begunHoursAgo - HOURS);
    await addHeadlineTest(app.db, {
      ...{ storyId, startsAt: ago(begunHoursAgo), endsAt, startedByName: 'મીરા શાહ', variants },
      ...(decision && { ended: { ...decision, endedAt: ago(endedHoursAgo ?? 0), endedByName: 'હેડલાઇનની કસોટી' } }),
    });
  }
}
