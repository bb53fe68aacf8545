import { once } from 'node:events';
import type { Writable } from 'node:stream';
import type { ExportTable } from '../../../platform/export/exportTable.ts';
import type { App } from '../../../site/app.ts';
import { withSiteLines } from './siteLines.ts';
import { copyToFolder, type FileTally } from './storedFiles.ts';

/**
 * Writes everything of the paper as NDJSON; with a folder, the files that it names go there. `onLine` is told how many lines are written
 * and of which kind the last one is; what it throws ends the export. Gives how many lines, and what of the files.
 */
export async function exportSite(
  app: Pick<App, 'db' | 'storage'>,
  kinds: readonly ExportTable[],
  out: Writable,
  folder?: string,
  onLine?: (lines: number, kind: ExportTable | undefined) => void,
): Promise<{ lines: number; files: FileTally | undefined }> {
  const files = folder === undefined ? undefined : copyToFolder(app.storage, folder);
  let lines = 0;
  await withSiteLines(app.db, kinds, async (all) => {
    for await (const { kind, line } of all) {
      lines++;
      onLine?.(lines, kind);
      if (!out.write(`${line}\n`)) await once(out, 'drain');
      if (files && kind) await files.copy(kind.filesOf(JSON.parse(line)));
    }
  });
  return { lines, files: files?.tally };
}
