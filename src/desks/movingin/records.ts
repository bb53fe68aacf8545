import { tableRecords } from '../../platform/records/tableRecords.ts';
import { importedItems, importedPictures } from './tables.ts';

/** Goes along, so that what moved in once is known in the paper's next home too. */
export const movinginRecords = [
  tableRecords({ kind: 'imported-item', table: importedItems, order: ['source', 'original'] }),
  tableRecords({ kind: 'imported-picture', table: importedPictures, order: ['source', 'address'] }),
];
