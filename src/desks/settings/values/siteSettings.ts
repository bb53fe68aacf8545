import { z } from 'zod';
import { parseLink } from '../../../platform/text/linkAddress.ts';
import { requiredText, saying } from '../../../site/newsroom/draftSchemas.ts';
import { draftWords } from '../../../site/newsroom/draftWords.ts';
import { settingsRefusalWords } from '../newsroom/words.ts';
import { siteFiles } from './siteFiles.ts';

/** The settings of the whole site, for the server and the screen. */
export const siteSettings = z.object({
  /** Specification, section 6: whether readers can log in. */
  isLoginRequired: z.boolean(),
  /** Specification, section 4: advertisements load only if the setting for the device is on. */
  ads: z.object({ desktop: z.boolean(), mobile: z.boolean() }),
  /** Whether stories take comments, unless an editor says otherwise, and for how many days after publication. */
  comments: z.object({ isOpen: z.boolean(), closeAfterDays: z.number().int().min(1).max(365) }),
  /** Whether stories and the list of the newest are also AMP documents, under /amp. */
  amp: z.boolean(),
  /** The newspaper's profiles on social networks, in display order. */
  social: z
    .array(
      z.object({
        name: requiredText(40),
        url: z
          .string()
          .trim()
          .max(500)
          .refine(
            (url) => /^https:\/\/[^\s/.]+(\.[^\s/.]+)+(\/\S*)?$/i.test(url) && parseLink(url)?.kind === 'web',
            saying(draftWords.webLinkWrong),
          ),
      }),
    )
    .max(12)
    .check(({ value, issues }) => {
      const at = value.findIndex(({ name }, index) => value.findIndex((other) => other.name === name) < index);
      if (at !== -1) issues.push({ code: 'custom', input: value, path: [at, 'name'], ...saying(settingsRefusalWords.twice) });
    }),
  /** What other programs read at fixed addresses: robots.txt, ads.txt, links of apps. */
  files: siteFiles,
});
export type SiteSettings = z.infer<typeof siteSettings>;
