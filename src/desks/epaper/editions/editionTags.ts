/** The cache tag of everything that shows editions of several cities. */
export const EPAPER_TAG = 'epaper';

/** The cache tag of what shows the editions of one city only. */
export const cityEditionsTag = (cityId: number): string => `epaper:${cityId}`;

/** The tags of a change of a city's editions. */
export const editionTags = (cityId: number): string[] => [EPAPER_TAG, cityEditionsTag(cityId)];
