import { change, type WriteContext } from '../../platform/change.ts';
import { NewsroomError } from '../../site/newsroom/newsroomError.ts';
import { newsroomServerWords } from '../../site/newsroom/words.ts';
import { readSiteSettings, settingsTag } from './queries.ts';
import { settings } from './tables.ts';
import { issuesOfSiteFiles } from './values/siteFiles.ts';
import type { SiteSettings } from './values/siteSettings.ts';

/** Saves the site's settings; readers see them at their next request. Throws `NewsroomError` with what is wrong with the files. */
export async function saveSiteSettings(context: WriteContext, value: SiteSettings): Promise<void> {
  const issues = issuesOfSiteFiles(value.files);
  if (issues.length > 0) throw new NewsroomError(422, newsroomServerWords.somethingWrong, { issues });
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
