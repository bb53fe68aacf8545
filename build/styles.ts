import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileCss } from './cssModules.ts';

/** Cascade layers, weakest first: a page's own sheet wins over the design's without fighting for specificity. */
const LAYERS = '@layer base,design,site,desk;';

/**
 * Writes one sheet for what every page shares (`site`) and one for each desk that has styles.
 * Gives the address of each by name.
 */
export function buildStyles(root: string, outDir: string, fontCss: string): Record<string, string> {
  const source = join(root, 'src');
  const layer = (name: string, files: string[]) =>
    files.length === 0 ? '' : `@layer ${name}{${files.map((file) => compileCss(file, root).css).join('')}}`;
  const sheets: Record<string, string> = {
    site: [
      LAYERS,
      fontCss,
      layer('base', [join(source, 'design/tokens.css'), join(source, 'design/base.css')]),
      layer('design', moduleSheets(join(source, 'design'))),
      layer('site', moduleSheets(join(source, 'site'))),
    ].join(''),
    // The newsroom draws itself; type and colours are the paper's.
    newsroom: [LAYERS, fontCss, layer('base', [join(source, 'design/tokens.css')])].join(''),
  };
  for (const desk of readdirSync(join(source, 'desks'), { withFileTypes: true })) {
    if (!desk.isDirectory()) continue;
    const files = moduleSheets(join(source, 'desks', desk.name));
    if (files.length > 0) sheets[desk.name] = layer('desk', files);
  }
  mkdirSync(join(outDir, 'assets'), { recursive: true });
  return Object.fromEntries(Object.entries(sheets).map(([name, css]) => [name, writeAsset(outDir, name, 'css', css)]));
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
