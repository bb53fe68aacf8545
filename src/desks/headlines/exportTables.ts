import { exportTableOf } from '../../platform/export/exportTableOf.ts';
import { headlineTests, headlineVariants } from './tables.ts';

export const headlineExportTables = [
  exportTableOf({ kind: 'headline-test', table: headlineTests, order: ['id'] }),
  exportTableOf({ kind: 'headline-variant', table: headlineVariants, order: ['testId', 'place'] }),
];
