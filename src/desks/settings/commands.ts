import { eq, sql } from 'drizzle-orm';
import { change, type WriteContext } from '../../platform/change.ts';
import { VersionConflict } from '../../site/newsroom/checkVersion.ts';
import { NewsroomError } from '../../site/newsroom/newsroomError.ts';
import { newsroomServerWords } from '../../site/newsroom/words.ts';
import { readSiteSettings, settingsTag } from './queries.ts';
import { settings } from './tables.ts';
import { issuesOfSiteFiles } from './values/siteFiles.ts';
import type { SiteSettings } from './values/siteSettings.ts';

/**
 * Saves the site's settings; readers see them at their next request. Throws `NewsroomError` with what is wrong with the files, and 409 if
 * somebody has saved others since `version`, the one that the editor saw.
 */
export async function saveSiteSettings(context: WriteContext, value: SiteSettings, version: number): Promise<void> {
  const issues = issuesOfSiteFiles(value.files);
  if (issues.length > 0) throw new NewsroomError(422, newsroomServerWords.somethingWrong, { issues });
  return change(context, async (tx) => {
    const before = await readSiteSettings(tx);
    const [saved] = await tx
      .insert(settings)
      .values({ name: 'site', value })
      .onConflictDoUpdate({
        target: settings.name,
        set: { value, version: sql`${settings.version} + 1` },
        setWhere: eq(settings.version, version),
      })
      .returning({ version: settings.version });
    if (!saved) throw new VersionConflict();
    return {
      result: undefined,
      tags: [settingsTag],
      audit: [{ action: 'settings.change', subject: 'settings:site', before, after: value }],
    };
  });
}
