import { change, type WriteContext } from '../../platform/change.ts';
import { readSiteSettings, settingsTag } from './queries.ts';
import { settings } from './tables.ts';
import type { SiteSettings } from './values/siteSettings.ts';

/** Saves the site's settings; readers see them at their next request. */
export function saveSiteSettings(context: WriteContext, value: SiteSettings): Promise<void> {
  return change(context, async (tx) => {
    const before = await readSiteSettings(tx);
    await tx.insert(settings).values({ name: 'site', value }).onConflictDoUpdate({ target: settings.name, set: { value } });
    return {
      result: undefined,
      tags: [settingsTag],
      audit: [{ action: 'settings.change', subject: 'settings:site', before, after: value }],
    };
  });
}
