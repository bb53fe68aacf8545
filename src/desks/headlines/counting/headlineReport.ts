import { z } from 'zod';

/** A test has the original and up to this many other headlines. */
export const MAX_OTHERS = 3;
const MAX_REPORTS = 40;

/** What a visit has seen, or pressed, of tests of headlines (`HeadlineTests.plain.client.ts`): each once, and nothing about who it was. */
export const headlineReport = z.object({
  reports: z
    .array(
      z.object({
        test: z.int().min(1).max(2_147_483_647),
        /** The place of the headline in its test. */
        place: z.int().min(0).max(MAX_OTHERS),
        isShown: z.boolean().default(false),
        isClicked: z.boolean().default(false),
      }),
    )
    .max(MAX_REPORTS),
});
export type HeadlineReport = z.infer<typeof headlineReport>;
