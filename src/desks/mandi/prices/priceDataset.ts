import type { Thing } from 'schema-dts';
import { mandiText as words } from '../words.ts';

type About = {
  /** What the prices are of: a crop, a market yard. */
  name: string;
  address: string;
  /** What chooses the same prices in the call `/api/mandi-bhav/list`. */
  query: { crop: string } | { yard: string };
  place: string;
  /** The days covered, oldest and newest, as 2026-11-21. */
  days: { oldest: string; newest: string };
};

/** Prices as structured data (schema.org's Dataset), for search engines that list data. */
export function priceDataset({ name, address, query, place, days }: About, siteUrl: string): Thing {
  const title = `${name}: ${words.title}`;
  return {
    '@type': 'Dataset',
    '@id': `${siteUrl}${address}#prices`,
    name: title,
    description: `${title}. ${words.datasetText}`,
    url: `${siteUrl}${address}`,
    inLanguage: 'gu',
    isAccessibleForFree: true,
    creator: { '@id': `${siteUrl}/#publisher` },
    dateModified: days.newest,
    temporalCoverage: `${days.oldest}/${days.newest}`,
    spatialCoverage: { '@type': 'Place', name: place },
    variableMeasured: [
      { '@type': 'PropertyValue', name: words.lowest, unitText: words.perQuintal },
      { '@type': 'PropertyValue', name: words.highest, unitText: words.perQuintal },
      { '@type': 'PropertyValue', name: words.modal, unitText: words.perQuintal },
    ],
    distribution: {
      '@type': 'DataDownload',
      encodingFormat: 'application/json',
      contentUrl: `${siteUrl}/api/mandi-bhav/list?${new URLSearchParams(query)}`,
    },
    license: `${siteUrl}/static-page/terms-condition-with-us`,
    publisher: { '@id': `${siteUrl}/#publisher` },
  };
}
