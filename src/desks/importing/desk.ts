import type { Desk } from '../../site/desk.ts';
import { importingExportTables } from './exportTables.ts';

/** What comes from other systems; the commands `import` and `export` work with it. */
export const importingDesk: Desk = { name: 'importing', exportTables: importingExportTables };
