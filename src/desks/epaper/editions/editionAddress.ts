/** The page of a city's edition: the first stands at the edition's own address. */
export function editionAddress(city: string, day: string, page = 1): string {
  return page === 1 ? `/epaper/${city}/${day}` : `/epaper/${city}/${day}/${page}`;
}

/** All editions of a city in a month. */
export const monthAddress = (city: string, month: string): string => `/epaper/${city}/month/${month}`;

/** Where the pages stand on the edition's page: a reader who turns a page stays at the paper. */
export const PAPER_ID = 'paper';
