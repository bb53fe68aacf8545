import { eq, sql } from 'drizzle-orm';
import { siteConfig } from '../../../site.config.ts';
import type { Database } from '../../platform/database.ts';
import { readJson } from '../../platform/reads/jsonRows.ts';
import { onceUntilChange } from '../../platform/reads/keptReads.ts';
import { settings } from './tables.ts';
import { noSiteFiles } from './values/siteFiles.ts';
import { type SiteSettings, siteSettings } from './values/siteSettings.ts';

/** The cache tag of everything that depends on the settings. */
export const settingsTag = 'settings';

const { isLoginRequired, ads, comments, amp, social } = siteConfig;
const defaults: SiteSettings = {
  isLoginRequired,
  ads: { ...ads },
  comments: { ...comments },
  amp,
  social: [...social],
  files: noSiteFiles,
};

/** What the site's settings say of stories, as a column of a statement that reads something else; `storySettingsOf` says what it means. */
export const storySettingsColumn = sql<object | null>`(
  select jsonb_strip_nulls(jsonb_build_object(
    'isLoginRequired', ${settings.value} -> 'isLoginRequired', 'comments', ${settings.value} -> 'comments', 'amp', ${settings.value} -> 'amp'))
  from ${settings} where ${settings.name} = 'site'
)`;

const storySettings = siteSettings.pick({ isLoginRequired: true, comments: true, amp: true });

/** The settings for stories that a statement has read. */
export const storySettingsOf = (value: object | null): Pick<SiteSettings, 'isLoginRequired' | 'comments' | 'amp'> =>
  storySettings.parse({ ...defaults, ...value });

/** The site's settings: as saved by an administrator, otherwise from `site.config.ts`. */
export const readSiteSettings = onceUntilChange(async (db: Database): Promise<SiteSettings> => {
  const value = await readJson(db, sql<object | null>`select ${settings.value} from ${settings} where ${settings.name} = 'site'`);
  return settingsOf(value);
});

const settingsOf = (value: object | null): SiteSettings => (value ? siteSettings.parse({ ...defaults, ...value }) : defaults);

/** The same for the form, with the version that it sends back; 0 as long as nothing has been saved. */
export async function readSettingsForEditing(db: Database): Promise<SiteSettings & { version: number }> {
  const [row] = await db.select().from(settings).where(eq(settings.name, 'site'));
  return { ...settingsOf(row?.value ?? null), version: row?.version ?? 0 };
}

/** Whether readers are offered to log in: without it nobody new does, and nothing that needs an account is shown. */
export const offersLogin = async (db: Database): Promise<boolean> => (await readSiteSettings(db)).isLoginRequired;
