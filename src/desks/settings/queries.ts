import { sql } from 'drizzle-orm';
import { siteConfig } from '../../../site.config.ts';
import type { Database } from '../../platform/database.ts';
import { readJson } from '../../platform/reads/jsonRows.ts';
import { onceUntilChange } from '../../platform/reads/keptReads.ts';
import { settings } from './tables.ts';
import { noSiteFiles } from './values/siteFiles.ts';
import { type SiteSettings, siteSettings } from './values/siteSettings.ts';

/** The cache tag of everything that depends on the settings. */
export const settingsTag = 'settings';

const { isLoginRequired, ads, comments, social } = siteConfig;
const defaults: SiteSettings = {
  isLoginRequired,
  ads: { ...ads },
  comments: { ...comments },
  social: social.map((link) => ({ ...link })),
  files: noSiteFiles,
};

/** The site's setting for comments, as a column of a statement that reads something else; `commentSettingsOf` says what it means. */
export const commentSettingsColumn = sql<
  object | null
>`(select ${settings.value} -> 'comments' from ${settings} where ${settings.name} = 'site')`;

/** The setting for comments that a statement has read. */
export const commentSettingsOf = (value: object | null): SiteSettings['comments'] =>
  value ? siteSettings.shape.comments.parse(value) : defaults.comments;

/** The site's settings: as saved by an administrator, otherwise from `site.config.ts`. */
export const readSiteSettings = onceUntilChange(async (db: Database): Promise<SiteSettings> => {
  const value = await readJson(db, sql<object | null>`select ${settings.value} from ${settings} where ${settings.name} = 'site'`);
  return value ? siteSettings.parse({ ...defaults, ...value }) : defaults;
});
