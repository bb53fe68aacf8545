import { z } from 'zod';
import { moment } from '../../../site/newsroom/endpoint.ts';

/** A short link as the newsroom shows it: `id` is its code, `link` the whole of it. */
export const shortLinkRow = z.object({ id: z.string(), link: z.string(), path: z.string(), createdAt: moment });
export type ShortLinkRow = z.output<typeof shortLinkRow>;
