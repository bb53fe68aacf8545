import { z } from 'zod';
import { redirectStatuses } from './redirectStatus.ts';

const MAX_LETTERS = 2_000;

/** What an editor says of a redirect. */
export const redirectDraft = z.object({
  /** An old address of this site: its path with its query. */
  from: z.string().trim().min(1).max(MAX_LETTERS),
  /** An address on this site or a whole one; empty for 410. */
  to: z.string().trim().max(MAX_LETTERS).default(''),
  status: z.literal([...redirectStatuses]).default(301),
});

export type RedirectDraft = z.input<typeof redirectDraft>;
