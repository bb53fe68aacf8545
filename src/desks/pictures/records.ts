import { z } from 'zod';
import { tableRecords } from '../../platform/records/tableRecords.ts';
import { searchKeysOf } from './pictureSearch.ts';
import { pictures } from './tables.ts';

const searched = z.object({ alt: z.string(), credit: z.string(), rights: z.string(), fileName: z.string(), uploadedByName: z.string() });

export const picturesRecords = [
  tableRecords({ kind: 'picture', table: pictures, order: ['key'], files: ['file'], made: { search: searchOf } }),
];

function searchOf(record: unknown): string {
  const { alt, credit, rights, fileName, uploadedByName } = searched.parse(record);
  return searchKeysOf([alt, credit, rights, fileName, uploadedByName]);
}
