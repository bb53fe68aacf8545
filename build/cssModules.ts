import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { browserslistToTargets, Features, transform } from 'lightningcss';
import type { Plugin } from 'vite';

/** What readers' browsers can be: cheap phones keep a WebView for years. */
const targets = browserslistToTargets(['chrome 100', 'safari 15', 'firefox 100']);

/** Lightning CSS writes `not (min-width: …)` for it, which browsers before Chrome 104 and Safari 16.4 do not know either. */
const sideBelow = (css: string): string =>
  css.replace(/\((width|height) < (\d+)rem\)/g, (_, side, length) => `(max-${side}: ${Number(length) - 0.001}rem)`);

/**
 * One style sheet compiled for readers' browsers; the names of a `.module.css` are made unique to their file, and short: a page has hundreds
 * of them in its styles and its HTML. Every file's are numbered by themselves, so that a new class renames none of another file.
 */
export function compileCss(file: string, root: string): { css: string; names: Record<string, string> } {
  const isModule = file.endsWith('.module.css');
  const path = relative(root, file);
  const { code, exports } = transform({
    filename: path,
    projectRoot: root,
    code: Buffer.from(sideBelow(readFileSync(file, 'utf8'))),
    minify: true,
    targets,
    include: Features.Nesting | Features.LightDark,
    ...(isModule ? { cssModules: { pattern: '[local]_[hash]', animation: false, customIdents: false, grid: false } } : {}),
  });
  const mark = markOf(path);
  const locals = Object.entries(exports ?? {}).sort(([one], [other]) => (one < other ? -1 : 1));
  const short = new Map(locals.map(([, { name }], at) => [name, mark + at.toString(36)]));
  const shortened = (name: string) => short.get(name) ?? name;
  return {
    css: code.toString().replace(/(?<=\.)[\w-]+/g, shortened),
    names: Object.fromEntries(
      locals.map(([local, { name, composes }]) => [local, [name, ...composes.map((part) => part.name)].map(shortened).join(' ')]),
    ),
  };
}

/** Without vowels, so that no word comes about that a blocker of advertisements hides. */
const LETTERS = 'bcdfghjklmnpqrstvwxzBCDFGHJKLMNPQRSTVWXZ';

/** The letters with which the names of a file's classes begin; `buildStyles` checks that no two files have the same. */
const markOf = (path: string): string =>
  [...createHash('sha256').update(path).digest().subarray(0, 4)].map((byte) => LETTERS[byte % LETTERS.length]).join('');

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
