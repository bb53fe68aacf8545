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

/**
 * Gives `.module.css` imports their class names and nothing else: the sheets themselves are collected a desk at a time
 * by `styles.ts`, so that a page links what its desks need, whichever components drew it.
 */
export function cssModuleNames(root: string): Plugin {
  const prefix = '\0css-module:';
  return {
    name: 'css-module-names',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith('.module.css') || !importer) return null;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      return resolved ? `${prefix}${resolved.id}.js` : null;
    },
    load(id) {
      if (!id.startsWith(prefix)) return null;
      const file = id.slice(prefix.length, -'.js'.length);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(compileCss(file, root).names)};`;
    },
  };
}
