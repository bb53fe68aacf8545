import { z } from 'zod';
import { moment } from '../../../site/newsroom/endpoint.ts';

/** 301: moved permanently; 302: temporarily; 410: removed permanently. */
export const redirectStatuses = [301, 302, 410] as const;
export const redirectStatus = z.literal([...redirectStatuses]);

const MAX_LETTERS = 2_000;

/** Editors' input for a redirect. */
export const redirectDraft = z.object({
  /** An old address of this site: its path with its query. */
  from: z.string().trim().min(1).max(MAX_LETTERS),
  /** An address on this site or a full one; empty for 410. */
  to: z.string().trim().max(MAX_LETTERS).default(''),
  status: redirectStatus.default(301),
});

/** A redirect in the newsroom. */
export const redirectRow = z.object({
  id: z.number(),
  from: z.string(),
  to: z.string(),
  status: redirectStatus,
  createdAt: moment,
  version: z.number(),
});
export type Redirect = z.output<typeof redirectRow>;

export type RedirectDraft = z.input<typeof redirectDraft>;
