export const MANDI_ADDRESS = '/mandi-bhav';
export const cropAddress = (slug: string): string => `${MANDI_ADDRESS}/crop/${slug}`;
export const yardAddress = (slug: string): string => `${MANDI_ADDRESS}/yard/${slug}`;

/** An address with a query of the parameters that have a value. */
export function withQuery(path: string, query: Record<string, string | number | undefined>): string {
  const entries = Object.entries(query).flatMap(([name, value]) => (value === undefined || value === '' ? [] : [[name, String(value)]]));
  return entries.length === 0 ? path : `${path}?${new URLSearchParams(entries)}`;
}
