import { once } from 'node:events';
import type { Writable } from 'node:stream';
import type { ExportTable } from '../../../platform/export/exportTable.ts';
import type { App } from '../../../site/app.ts';
import { withSiteLines } from './siteLines.ts';
import { copyToFolder, type FileTally } from './storedFiles.ts';

/**
 * Exports the whole site as NDJSON and, if a folder is given, the referenced files. `onLine` is called with the number of lines written and
 * the kind of the last one; an error that it throws ends the export. Returns the number of lines, and the result for files.
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
