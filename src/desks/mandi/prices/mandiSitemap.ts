import { asc, sql } from 'drizzle-orm';
import { smallSection } from '../../../site/sitemaps/sitemapSection.ts';
import { mandiCrops, mandiDays, mandiPrices, mandiYards } from '../tables.ts';
import { cropAddress, yardAddress } from './mandiAddress.ts';
import { MANDI_TAG } from './mandiTags.ts';

/** Crops and yards with prices, for search engines. When a page last changed is not known: a price has its day, not its moment. */
export const mandiSitemap = smallSection({
  name: 'mandi',
  tags: [MANDI_TAG],
  load: async ({ db }) => {
    const [crops, yards] = await Promise.all([
      db
        .select({ slug: mandiCrops.slug })
        .from(mandiCrops)
        .where(sql`exists (select from ${mandiDays} where ${mandiDays.cropId} = ${mandiCrops.id})`)
        .orderBy(asc(mandiCrops.id)),
      db
        .select({ slug: mandiYards.slug })
        .from(mandiYards)
        .where(sql`exists (select from ${mandiPrices} where ${mandiPrices.yardId} = ${mandiYards.id} and ${mandiPrices.status} = 'stands')`)
        .orderBy(asc(mandiYards.id)),
    ]);
    return [...crops.map(({ slug }) => ({ address: cropAddress(slug) })), ...yards.map(({ slug }) => ({ address: yardAddress(slug) }))];
  },
});
