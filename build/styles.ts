import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { compileCss } from './cssModules.ts';

/** Cascade layers, weakest first: a page's own sheet wins over the design's without fighting for specificity. */
const LAYERS = '@layer base,design,site,desk;';

/** What every page has: the order of the layers, what stands outside of them (fonts, `aboveLayers.css`), base styles, and the shell. */
export type SiteStyles = { layers: string; fonts: string; base: string; shell: string };

/** A component's style sheet, compiled: its layer, and the class names by which the server sees that a page uses it. */
export type StyleModule = { file: string; layer: 'design' | 'site' | 'desk'; css: string; classes: string[] };

/**
 * Compiles the styles of readers' pages: `site` (fonts, base styles and the shell), and the components' own, of which the server puts
 * together what a page uses (`src/site/document/pageStyles.ts`). Writes the newsroom's sheet and gives its address.
 */
export function buildStyles(root: string, outDir: string, fontCss: string): { newsroom: string; site: SiteStyles; modules: StyleModule[] } {
  const source = join(root, 'src');
  const compiled = (file: string): string => compileCss(join(source, 'design', file), root).css;
  const base = ['tokens.css', 'base.css'].map(compiled);
  const all = (['design', 'site', 'desks'] as const).flatMap((folder) =>
    moduleSheets(join(source, folder)).map((path): StyleModule => {
      const { css, names } = compileCss(path, root);
      const classes = [...new Set(Object.values(names).flatMap((name) => name.split(' ')))];
      return { file: relative(root, path), layer: folder === 'desks' ? 'desk' : folder, css, classes };
    }),
  );
  checkNames(all);
  const isShell = ({ file }: StyleModule) => file.startsWith('src/site/shell/');
  const shell = all.filter(isShell).map(({ css }) => css);
  mkdirSync(join(outDir, 'assets'), { recursive: true });
  return {
    // The newsroom draws itself; type and colours are the paper's.
    newsroom: writeAsset(outDir, 'newsroom', 'css', `${LAYERS}${fontCss}@layer base{${base[0]}}`),
    site: { layers: LAYERS, fonts: fontCss + compiled('aboveLayers.css'), base: base.join(''), shell: shell.join('') },
    modules: all.filter((module) => !isShell(module)),
  };
}

/** Throws if two files mark their classes with the same letters. */
function checkNames(modules: readonly StyleModule[]): void {
  const fileOf = new Map<string, string>();
  for (const { file, classes } of modules) {
    for (const name of classes) {
      const other = fileOf.get(name);
      if (other !== undefined) throw new Error(`${file} and ${other} both name a class ${name}: rename one of the files`);
      fileOf.set(name, file);
    }
  }
}

/** Writes a file under a name that changes with its content; gives its address. */
export function writeAsset(outDir: string, name: string, ending: string, content: string | Uint8Array): string {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  const address = `/assets/${name}-${hash}.${ending}`;
  writeFileSync(join(outDir, address), content);
  return address;
}

function moduleSheets(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .sort()
    .map((file) => join(folder, file));
}
