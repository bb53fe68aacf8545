import { and, asc, eq, lte } from 'drizzle-orm';
import { readTopics } from '../../../content/topics/queries.ts';
import { localDay } from '../../../platform/text/dates.ts';
import { smallSection } from '../../../site/sitemaps/sitemapSection.ts';
import { epaperEditions } from '../tables.ts';
import { editionAddress } from './editionAddress.ts';
import { EPAPER_TAG } from './editionTags.ts';

/** The printed editions that readers can open, for search engines. */
export const editionSitemap = smallSection({
  name: 'epaper',
  tags: [EPAPER_TAG],
  load: async ({ db, clock }) => {
    const cities = new Map((await readTopics(db, 'city')).map(({ id, slug }) => [id, slug]));
    const rows = await db
      .select({ cityId: epaperEditions.cityId, day: epaperEditions.day, changedAt: epaperEditions.createdAt })
      .from(epaperEditions)
      .where(and(eq(epaperEditions.status, 'published'), lte(epaperEditions.day, localDay(clock()))))
      .orderBy(asc(epaperEditions.day), asc(epaperEditions.id));
    return rows.flatMap(({ cityId, day, changedAt }) => {
      const city = cities.get(cityId);
      return city === undefined ? [] : [{ address: editionAddress(city, day), changedAt }];
    });
  },
});
