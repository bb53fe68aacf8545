/** What a price file says of each price. */
export type PriceField =
  | 'state'
  | 'district'
  | 'market'
  | 'commodity'
  | 'variety'
  | 'grade'
  | 'day'
  | 'minimum'
  | 'maximum'
  | 'modal'
  | 'arrivals';

/** Without these a file is no price file. */
export const neededFields = ['market', 'commodity', 'day', 'minimum', 'maximum', 'modal'] as const satisfies readonly PriceField[];

/** How publications of data.gov.in and Agmarknet have called them, in small letters without signs. */
const NAMES: Record<PriceField, readonly string[]> = {
  state: ['state', 'statename'],
  district: ['district', 'districtname'],
  market: ['market', 'marketname', 'apmc', 'marketyard'],
  commodity: ['commodity', 'commodityname', 'crop'],
  variety: ['variety', 'varietyname'],
  grade: ['grade', 'gradename'],
  day: ['arrivaldate', 'pricedate', 'reporteddate', 'reportdate', 'date'],
  minimum: ['minprice', 'minimumprice', 'minpricersquintal', 'minpricerssquintal'],
  maximum: ['maxprice', 'maximumprice', 'maxpricersquintal', 'maxpricerssquintal'],
  modal: ['modalprice', 'modalpricersquintal', 'modalpricerssquintal'],
  arrivals: ['arrivals', 'arrivalstonnes', 'arrivaltonnes', 'arrivalstons', 'arrivalqty', 'arrivalquantity'],
};

const fieldByName = new Map<string, PriceField>();
for (const [field, names] of Object.entries(NAMES)) {
  // The keys of the record are the fields.
  for (const name of names) fieldByName.set(name, field as PriceField);
}

/** What a column's head stands for; undefined for one that says nothing of a price. `Min_x0020_Price` has an escaped space. */
export function fieldNamed(head: string): PriceField | undefined {
  const plain = head
    .replace(/_x0020_/gi, ' ')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
  return fieldByName.get(plain);
}
