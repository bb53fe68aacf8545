import type { Desk } from '../../site/desk.ts';
import { importingExportTables } from './exportTables.ts';

/** Imports from other systems; used by the commands `import` and `export`. */
export const importingDesk: Desk = { name: 'importing', exportTables: importingExportTables };
