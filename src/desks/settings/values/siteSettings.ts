import { z } from 'zod';
import { parseLink } from '../../../platform/text/linkAddress.ts';

/** What an administrator sets for the whole site, for the server and the screen. */
export const siteSettings = z.object({
  /** Specification, section 6: login is offered to readers only when this says so. */
  isLoginRequired: z.boolean(),
  /** Specification, section 4: an advertisement loads only if its device's switch is on. */
  ads: z.object({ desktop: z.boolean(), mobile: z.boolean() }),
  /** The paper's places on social networks, in the order in which readers see them. */
  social: z
    .array(
      z.object({
        name: z.string().trim().min(1).max(40),
        url: z
          .string()
          .trim()
          .max(500)
          .refine((url) => /^https:\/\/[^\s/.]+(\.[^\s/.]+)+(\/\S*)?$/i.test(url) && parseLink(url)?.kind === 'web'),
      }),
    )
    .max(12)
    .refine((links) => new Set(links.map(({ name }) => name)).size === links.length),
});
export type SiteSettings = z.infer<typeof siteSettings>;
