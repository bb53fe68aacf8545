import { z } from 'zod';
import { exportTableOf } from '../../platform/export/exportTableOf.ts';
import { followAllPrices } from './prices/followPrices.ts';
import { mandiCrops, mandiImports, mandiNames, mandiPrices, mandiQualities, mandiYards } from './tables.ts';

const rupees = z.number();
const report = z.json();

/** Data derived from prices is recomputed. */
export const mandiExportTables = [
  exportTableOf({ kind: 'mandi-crop', table: mandiCrops, order: ['id'] }),
  exportTableOf({ kind: 'mandi-yard', table: mandiYards, order: ['id'] }),
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
