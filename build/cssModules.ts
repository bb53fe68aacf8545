import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { browserslistToTargets, Features, transform } from 'lightningcss';
import type { Plugin } from 'vite';

/** What readers' browsers can be: cheap phones keep a WebView for years. */
const targets = browserslistToTargets(['chrome 100', 'safari 15', 'firefox 100']);

/** One style sheet compiled for readers' browsers; the names of a `.module.css` are made unique to their file. */
export function compileCss(file: string, root: string): { css: string; names: Record<string, string> } {
  const isModule = file.endsWith('.module.css');
  const { code, exports } = transform({
    filename: relative(root, file),
    projectRoot: root,
    code: readFileSync(file),
    minify: true,
    targets,
    include: Features.Nesting | Features.LightDark,
    ...(isModule ? { cssModules: { pattern: '[local]_[hash]', animation: false, customIdents: false, grid: false } } : {}),
  });
  const names = Object.entries(exports ?? {}).map(([local, { name, composes }]) => {
    return [local, [name, ...composes.map((part) => part.name)].join(' ')] as const;
  });
  return { css: code.toString(), names: Object.fromEntries(names) };
}

const PREFIX = '\0css-module:';

/** The style sheet whose class names a module of the bundle is, if it is one. */
export const moduleSheetOf = (id: string): string | undefined =>
  id.startsWith(PREFIX) ? id.slice(PREFIX.length, -'.js'.length) : undefined;

/**
 * Gives `.module.css` imports their class names and nothing else: the sheets themselves are compiled by `styles.ts`, and the server links
 * those whose classes a page shows.
 */
export function cssModuleNames(root: string): Plugin {
  return {
    name: 'css-module-names',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith('.module.css') || !importer) return null;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      return resolved ? `${PREFIX}${resolved.id}.js` : null;
    },
    load(id) {
      const file = moduleSheetOf(id);
      if (!file) return null;
      this.addWatchFile(file);
      return `export default ${JSON.stringify(compileCss(file, root).names)};`;
    },
  };
}
