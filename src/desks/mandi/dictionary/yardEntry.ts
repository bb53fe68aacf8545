import type { DistrictSlug } from '../names/districts.ts';

/**
 * A market yard as the dictionary founds it: its slug, its name in Gujarati and English, its district of today, where its town lies
 * (degrees north and east, to about a kilometre), and the other names under which it arrives. A name that two districts have is told apart
 * by the district behind an @: `Kalol@panchmahal`.
 */
export type YardEntry = readonly [
  slug: string,
  gujarati: string,
  english: string,
  district: DistrictSlug,
  latitude: number,
  longitude: number,
  ...others: string[],
];
