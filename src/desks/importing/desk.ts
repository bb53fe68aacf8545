import { and, eq, like } from 'drizzle-orm';
import type { Desk } from '../../site/desk.ts';
import { importingExportTables } from './exportTables.ts';
import { importedItems } from './tables.ts';

/** Imports from other systems; used by the commands `import` and `export`. */
export const importingDesk: Desk = {
  name: 'importing',
  exportTables: importingExportTables,
  onTopicChange: {
    // The next run of the source would make the tag again.
    merge: async (tx, from, into) => {
      await tx
        .update(importedItems)
        .set({ ourId: into })
        .where(and(eq(importedItems.ourId, from), like(importedItems.original, 'tag:%')));
      return [];
    },
  },
};
