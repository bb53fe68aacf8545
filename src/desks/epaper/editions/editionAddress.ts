/** The address of a page of a city's edition; the first page is at the edition's own address. */
export function editionAddress(city: string, day: string, page = 1): string {
  return page === 1 ? `/epaper/${city}/${day}` : `/epaper/${city}/${day}/${page}`;
}

/** The address of all editions of a city in a month. */
export const monthAddress = (city: string, month: string): string => `/epaper/${city}/month/${month}`;

/** The fragment of the reader on the edition's page, so that turning a page keeps the scroll position. */
export const PAPER_ID = 'paper';
