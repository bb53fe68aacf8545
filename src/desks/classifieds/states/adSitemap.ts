import { and, asc, count, eq, gt, max, notInArray } from 'drizzle-orm';
import { longSection } from '../../../site/sitemaps/sitemapSection.ts';
import { adKinds, kindDefinitions } from '../kinds/adKinds.ts';
import { classifiedAds } from '../tables.ts';
import { adAddress } from '../views/adPaths.ts';
import { ADS_TAG } from './adTags.ts';

const { id, title, updatedAt } = classifiedAds;
const hidden = adKinds.filter((kind) => kindDefinitions[kind].noindex);
const isListed = (now: Date) =>
  and(eq(classifiedAds.state, 'published'), gt(classifiedAds.expiresAt, now), notInArray(classifiedAds.kind, hidden));

/** Advertisements that run now, for search engines, without the kinds that are not indexed. */
export const adSitemap = longSection({
  name: 'classifieds',
  tags: [ADS_TAG],
  lists: [
    {
      size: async ({ db, clock }) => {
        const [size] = await db
          .select({ entries: count(), changedAt: max(updatedAt) })
          .from(classifiedAds)
          .where(isListed(clock()));
        return size ?? { entries: 0 };
      },
      load: async ({ db, clock }, { skip, most }) => {
        const rows = await db
          .select({ id, title, updatedAt })
          .from(classifiedAds)
          .where(isListed(clock()))
          .orderBy(asc(id))
          .offset(skip)
          .limit(most);
        return rows.map((ad) => ({ address: adAddress(ad), changedAt: ad.updatedAt }));
      },
    },
  ],
});
