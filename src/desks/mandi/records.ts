import { z } from 'zod';
import { tableRecords } from '../../platform/records/tableRecords.ts';
import { followAllPrices } from './followPrices.ts';
import { mandiCrops, mandiImports, mandiNames, mandiPrices, mandiQualities, mandiYards } from './tables.ts';

const rupees = z.number();
const report = z.json();

/** What follows from the prices is made anew. */
export const mandiRecords = [
  tableRecords({ kind: 'mandi-crop', table: mandiCrops, order: ['id'] }),
  tableRecords({ kind: 'mandi-yard', table: mandiYards, order: ['id'] }),
  tableRecords({ kind: 'mandi-quality', table: mandiQualities, order: ['id'] }),
  tableRecords({ kind: 'mandi-name', table: mandiNames, order: ['kind', 'key'] }),
  tableRecords({
    kind: 'mandi-price',
    table: mandiPrices,
    order: ['id'],
    holds: { minimum: rupees, maximum: rupees, modal: rupees, arrivals: rupees },
    finish: followAllPrices,
  }),
  tableRecords({ kind: 'mandi-import', table: mandiImports, order: ['id'], holds: { report, failure: report } }),
];
