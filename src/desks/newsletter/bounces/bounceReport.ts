import { z } from '@hono/zod-openapi';

const MAX_EVENTS = 200;

/** What a mail provider reports of mails: those that came back, and those that their readers call spam. */
export const bounceReport = z.object({
  events: z
    .array(
      z
        .object({
          kind: z.enum(['hard', 'soft', 'complaint']).openapi({
            description: 'hard: there is no such mailbox; soft: it does not take mail for now; complaint: its reader calls the mail spam',
          }),
          messageId: z
            .string()
            .max(300)
            .optional()
            .openapi({ description: 'The Message-ID of the mail', example: '<n12.0a1b…@savar.example>' }),
          email: z.string().trim().toLowerCase().max(254).optional().openapi({ example: 'naam@example.com' }),
        })
        .refine(({ messageId, email }) => messageId !== undefined || email !== undefined, {
          error: 'names neither a Message-ID nor an address',
        }),
    )
    .min(1)
    .max(MAX_EVENTS),
});
export type BounceEvent = z.output<typeof bounceReport>['events'][number];
