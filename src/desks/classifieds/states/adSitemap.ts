import { and, asc, eq, gt, notInArray } from 'drizzle-orm';
import { smallSection } from '../../../site/sitemaps/sitemapSection.ts';
import { adKinds, kindDefinitions } from '../kinds/adKinds.ts';
import { classifiedAds } from '../tables.ts';
import { adAddress } from '../views/adPaths.ts';
import { ADS_TAG } from './adTags.ts';

/** Advertisements that run now, for search engines, without the kinds that are not indexed. */
export const adSitemap = smallSection({
  name: 'classifieds',
  tags: [ADS_TAG],
  load: async ({ db, clock }) => {
    const { id, title, updatedAt } = classifiedAds;
    const hidden = adKinds.filter((kind) => kindDefinitions[kind].noindex);
    const rows = await db
      .select({ id, title, updatedAt })
      .from(classifiedAds)
      .where(and(eq(classifiedAds.state, 'published'), gt(classifiedAds.expiresAt, clock()), notInArray(classifiedAds.kind, hidden)))
      .orderBy(asc(id));
    return rows.map((ad) => ({ address: adAddress(ad), changedAt: ad.updatedAt }));
  },
});
