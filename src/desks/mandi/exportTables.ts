import { z } from 'zod';
import { reindexKind } from '../../content/search/writeSearch.ts';
import { exportTableOf } from '../../platform/export/exportTableOf.ts';
import { cropSearchKind, yardSearchKind } from './names/mandiSearch.ts';
import { followAllPrices } from './prices/followPrices.ts';
import { mandiCrops, mandiImports, mandiNames, mandiPrices, mandiQualities, mandiYards } from './tables.ts';

const rupees = z.number();
const report = z.json();

/** Data derived from prices is recomputed. */
export const mandiExportTables = [
  exportTableOf({ kind: 'mandi-crop', table: mandiCrops, order: ['id'], finish: (tx) => reindexKind(tx, cropSearchKind) }),
  exportTableOf({ kind: 'mandi-yard', table: mandiYards, order: ['id'], finish: (tx) => reindexKind(tx, yardSearchKind) }),
  exportTableOf({ kind: 'mandi-quality', table: mandiQualities, order: ['id'] }),
  exportTableOf({ kind: 'mandi-name', table: mandiNames, order: ['kind', 'key'] }),
  exportTableOf({
    kind: 'mandi-price',
    table: mandiPrices,
    order: ['id'],
    holds: { minimum: rupees, maximum: rupees, modal: rupees, arrivals: rupees },
    finish: followAllPrices,
  }),
  exportTableOf({ kind: 'mandi-import', table: mandiImports, order: ['id'], holds: { report, failure: report } }),
];
