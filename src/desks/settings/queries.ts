import { eq } from 'drizzle-orm';
import { siteConfig } from '../../../site.config.ts';
import type { Database } from '../../platform/database.ts';
import { onceUntilChange } from '../../platform/keptReads.ts';
import { settings } from './tables.ts';
import { type SiteSettings, siteSettings } from './values/siteSettings.ts';

/** The cache tag of everything that depends on the settings. */
export const settingsTag = 'settings';

const { isLoginRequired, ads, social } = siteConfig;
const defaults: SiteSettings = { isLoginRequired, ads: { ...ads }, social: social.map((link) => ({ ...link })) };

/** The site's settings: what an administrator has set, else what `site.config.ts` says. */
export const readSiteSettings = onceUntilChange(async (db: Database): Promise<SiteSettings> => {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.name, 'site')).limit(1);
  return row ? siteSettings.parse({ ...defaults, ...row.value }) : defaults;
});
