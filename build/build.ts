import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beginBuild, isBuilt } from './builtFrom.ts';
import { buildCards } from './cards.ts';
import { buildClientBundles } from './clientBundles.ts';
import type { CollectedStyles } from './collectStyles.ts';
import { compileCss } from './cssModules.ts';
import { buildFonts } from './fonts.ts';
import { giveWay } from './giveWay.ts';
import { buildIcons } from './icons.ts';
import { precompress } from './precompress.ts';
import { buildServerBundle } from './serverBundle.ts';
import { buildStyles, type SiteStyles, type StyleModule, writeAsset } from './styles.ts';

const root = dirname(import.meta.dirname);
const dist = join(root, 'dist');
const client = join(dist, 'client');

/** What the server must know of the build: addresses by name. Read by `src/site/document/assets.ts`. */
type AssetList = {
  styles: Record<string, string>;
  scripts: Record<string, string>;
  icons: Record<string, string>;
  /** The social card of pages without one of their own. */
  card: string;
  headlineFonts: string[];
  pageStyles: { site: SiteStyles; modules: StyleModule[]; islands: CollectedStyles; live: CollectedStyles };
};

/** Builds the server and the reader's assets into `dist/`. */
async function build(): Promise<void> {
  const began = performance.now();
  const { isUsable, isComplete } = beginBuild(root);
  const live = await buildServerBundle(root, join(dist, 'server'));
  if (process.send) {
    // `build/start.ts` starts it now, and nobody sees a page before it has laid the demo newspaper out, which takes longer than the rest here.
    process.send('the server is built');
    giveWay();
  }
  rmSync(client, { recursive: true, force: true });
  const [{ scripts, islandStyles }, { fonts, sheets, icons, card }] = await Promise.all([
    buildClientBundles(root, client),
    buildStaticAssets(),
  ]);
  scripts['swagger-ui'] = writeAsset(
    client,
    'swagger-ui',
    'js',
    swaggerUiFile(import.meta.resolve('swagger-ui-dist/swagger-ui-bundle.js')),
  );
  const styles = { newsroom: sheets.newsroom, 'api-reference': writeAsset(client, 'api-reference', 'css', apiReferenceStyles()) };
  const pageStyles = { site: sheets.site, modules: sheets.modules, islands: islandStyles, live };
  const assets: AssetList = { styles, scripts, icons, card, headlineFonts: fonts.headline, pageStyles };
  writeFileSync(join(dist, 'assets.json'), JSON.stringify(assets, null, 2));
  isUsable();
  process.stdout.write(`Built in ${((performance.now() - began) / 1000).toFixed(1)} s\n`);
  // Until the first page is out, both processors are better used for it.
  if (process.send) await once(process, 'message');
  await precompress(join(client, 'assets'), join(root, 'node_modules/.cache/compressed'));
  isComplete();
}

/** Fonts, style sheets, icons and the social card. One after the other: fonts and cards share a converter and its memory. */
async function buildStaticAssets() {
  const fonts = await buildFonts(root, client, join(root, 'node_modules/.cache/fonts'));
  const sheets = buildStyles(root, client, fonts.css);
  const icons = await buildIcons(root, client);
  const card = await buildCards(client, join(dist, 'fonts'));
  return { fonts, sheets, icons, card };
}

/** A file of Swagger UI, without the line that names a source map: the map is not served. */
const swaggerUiFile = (url: string): string => readFileSync(fileURLToPath(url), 'utf8').replace(/\n?(\/\/|\/\*)# sourceMappingURL=.*$/, '');

const apiReferenceStyles = (): string =>
  swaggerUiFile(import.meta.resolve('swagger-ui-dist/swagger-ui.css')) +
  compileCss(join(root, 'src/site/calls/apiReference.css'), root).css;

// Vite and React both look here to choose between their development and production halves.
process.env['NODE_ENV'] = 'production';
if (!process.argv.includes('--if-changed') || !isBuilt(root)) await build();
