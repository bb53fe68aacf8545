import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { moduleSheetOf } from './cssModules.ts';

type Graph = { imports: readonly string[]; code: string };

/** Style sheets, as files under the project's folder, by the name of what may show their classes in the browser. */
export type CollectedStyles = Record<string, string[]>;

/**
 * Collects while bundling which components' style sheets stand behind each root: an island, whose chunk renders more than the server did,
 * or a desk's live topics, whose state is put into open pages. `rootOf` names a module that is one.
 */
export function collectStyles(root: string, result: CollectedStyles, rootOf: (file: string, code: string) => string | undefined): Plugin {
  return {
    name: 'collect-styles',
    buildEnd() {
      const graph = new Map<string, Graph>();
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id);
        if (info) graph.set(id, { imports: [...info.importedIds, ...info.dynamicallyImportedIds], code: info.code ?? '' });
      }
      for (const [id, { code }] of graph) {
        const name = rootOf(relative(root, id), code);
        if (name === undefined) continue;
        const sheets = sheetsBehind(id, graph).map((file) => relative(root, file));
        result[name] = [...new Set([...(result[name] ?? []), ...sheets])].sort();
      }
    },
  };
}

/** Only components lead to style sheets: what a query imports is not shown by it. */
const leadsOn = (id: string) => /\.(tsx|client\.ts)$/.test(id);

function sheetsBehind(start: string, graph: ReadonlyMap<string, Graph>): string[] {
  const seen = new Set([start]);
  const sheets: string[] = [];
  for (const id of seen) {
    for (const imported of graph.get(id)?.imports ?? []) {
      const sheet = moduleSheetOf(imported);
      if (sheet) sheets.push(sheet);
      else if (leadsOn(imported)) seen.add(imported);
    }
  }
  return sheets;
}
