import { and, asc, count, eq, lte, max } from 'drizzle-orm';
import { readTopics } from '../../../content/topics/queries.ts';
import { localDay } from '../../../platform/text/dates.ts';
import { longSection } from '../../../site/sitemaps/sitemapSection.ts';
import { epaperEditions } from '../tables.ts';
import { editionAddress } from './editionAddress.ts';
import { EPAPER_TAG } from './editionTags.ts';

const { id, cityId, day, createdAt } = epaperEditions;
const isListed = (now: Date) => and(eq(epaperEditions.status, 'published'), lte(day, localDay(now)));

/** The printed editions that readers can open, for search engines. */
export const editionSitemap = longSection({
  name: 'epaper',
  tags: [EPAPER_TAG],
  lists: [
    {
      size: async ({ db, clock }) => {
        const [size] = await db
          .select({ entries: count(), changedAt: max(createdAt) })
          .from(epaperEditions)
          .where(isListed(clock()));
        return size ?? { entries: 0 };
      },
      load: async ({ db, clock }, { skip, most }) => {
        const cities = new Map((await readTopics(db, 'city')).map((city) => [city.id, city.slug]));
        const rows = await db
          .select({ cityId, day, changedAt: createdAt })
          .from(epaperEditions)
          .where(isListed(clock()))
          .orderBy(asc(day), asc(id))
          .offset(skip)
          .limit(most);
        return rows.flatMap((edition) => {
          const city = cities.get(edition.cityId);
          return city === undefined ? [] : [{ address: editionAddress(city, edition.day), changedAt: edition.changedAt }];
        });
      },
    },
  ],
});
