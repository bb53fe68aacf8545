import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, type Rollup, build as viteBuild } from 'vite';
import { buildCards } from './cards.ts';
import { type CollectedStyles, collectStyles } from './collectStyles.ts';
import { compileCss, cssModuleNames } from './cssModules.ts';
import { buildFonts } from './fonts.ts';
import { buildIcons } from './icons.ts';
import { oneLanguage } from './oneLanguage.ts';
import { precompress } from './precompress.ts';
import { smallPreload } from './smallPreload.ts';
import { buildStyles, type SiteStyles, type StyleModule, writeAsset } from './styles.ts';

const root = dirname(import.meta.dirname);
const dist = join(root, 'dist');
const client = join(dist, 'client');
const stamp = join(dist, 'built-from');

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

/** Style sheets behind each island, and behind what each desk puts into open pages: classes that the server's HTML may not show yet. */
const islandStyles: CollectedStyles = {};
const liveStyles: CollectedStyles = {};

/** Builds the reader's assets and the server into `dist/`. */
async function build(): Promise<void> {
  rmSync(client, { recursive: true, force: true });
  const fonts = await buildFonts(root, client, join(root, 'node_modules/.cache/fonts'));
  const { newsroom, site, modules } = buildStyles(root, client, fonts.css);
  const scripts: Record<string, string> = {
    ...(await buildClient('gu')),
    ...(await buildClient('en')),
    ...(await buildServiceWorker()),
    ...(await buildNewsroom()),
    ...(await buildApiReference()),
  };
  scripts['swagger-ui'] = writeAsset(
    client,
    'swagger-ui',
    'js',
    swaggerUiFile(import.meta.resolve('swagger-ui-dist/swagger-ui-bundle.js')),
  );
  const styles = { newsroom, 'api-reference': writeAsset(client, 'api-reference', 'css', apiReferenceStyles()) };
  const icons = await buildIcons(root, client);
  const card = await buildCards(client, join(dist, 'fonts'));
  // Compression takes zlib's threads; the server is bundled meanwhile.
  await Promise.all([precompress(join(client, 'assets'), join(root, 'node_modules/.cache/compressed')), buildServer()]);
  const pageStyles = { site, modules, islands: islandStyles, live: liveStyles };
  const assets: AssetList = { styles, scripts, icons, card, headlineFonts: fonts.headline, pageStyles };
  writeFileSync(join(dist, 'assets.json'), JSON.stringify(assets, null, 2));
  writeFileSync(stamp, sourcesHash());
}

/** Builds only when a source has changed since the last build. */
async function buildIfChanged(): Promise<void> {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sourcesHash()) return;
  const began = performance.now();
  await build();
  process.stdout.write(`Built in ${((performance.now() - began) / 1000).toFixed(1)} s\n`);
}

/** The readers' scripts in a language, so that no page loads the texts of the other. Files without texts are the same in both. */
const buildClient = (language: 'gu' | 'en') =>
  bundle(
    language === 'gu'
      ? {
          reader: join(root, 'src/site/reader/reader.client.ts'),
          notifications: join(root, 'src/site/push/notifications.client.ts'),
        }
      : { 'reader-en': join(root, 'src/site/reader/reader.client.ts') },
    ['chrome100', 'safari15', 'firefox100'],
    [
      smallPreload,
      oneLanguage(language),
      collectStyles(root, islandStyles, (file) => /([^/]+)\.(?:island\.tsx|plain\.client\.ts)$/.exec(file)?.[1]),
    ],
  );

/** One file: a service worker imports no modules everywhere. */
const buildServiceWorker = () =>
  bundle({ 'service-worker': join(root, 'src/site/push/serviceWorker.client.ts') }, ['chrome100', 'safari16', 'firefox100']);

/** Bundled by itself, so that nothing of the editors' reaches readers. */
const buildNewsroom = () => bundle({ newsroom: join(root, 'src/newsroom.client.tsx') }, ['chrome120', 'safari17', 'firefox120']);

/** A browser's bundle with server code in it is none: reads and writes stay where the database is. */
const refuseServerCode: Plugin = {
  name: 'refuse-server-code',
  load(id) {
    if (/\/src\/.*\/(queries|commands|tables|api|calls|demo)\.tsx?$|\/src\/platform\/(database|settings|log|change|auditLog)\.ts$/.test(id))
      throw new Error(`${id} is server code and may not be bundled for browsers (a type is imported by "import type")`);
    return null;
  },
};

/** Bundles scripts for browsers; gives the address of each entry by name. */
async function bundle(input: Record<string, string>, target: string[], plugins: Plugin[] = []): Promise<Record<string, string>> {
  const result = await viteBuild({
    configFile: false,
    root,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [cssModuleNames(root), refuseServerCode, ...plugins],
    build: {
      outDir: client,
      emptyOutDir: false,
      target,
      chunkSizeWarningLimit: 4_000,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        checks: { bundlerTimings: false },
        // Fields of classes are assigned: defining them takes a helper in a file of its own, which every page would load.
        transform: { assumptions: { setPublicClassFields: true } },
        input,
        // Libraries mark what is for browsers with "use client"; all of this is.
        onLog: (level, log, handle) => {
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
        },
        // The script that all readers load holds all its names. Seven letters are the fewest that the newsroom's number of files allows.
        output: { entryFileNames: 'assets/[name]-[hash:7].js', chunkFileNames: 'assets/[name]-[hash:7].js' },
      },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) => ('output' in one ? one.output : []));
  const entries = outputs.filter((file): file is Rollup.OutputChunk => file.type === 'chunk' && file.isEntry);
  return Object.fromEntries(entries.map((chunk) => [chunk.name, `/${chunk.fileName}`]));
}

/** Libraries with WebAssembly, machine code or workers beside them, which they find by their own place on disk. */
const OUTSIDE_THE_BUNDLE = ['@electric-sql/pglite', '@hyzyla/pdfium', 'harfbuzzjs', 'sharp'];

async function buildServer(): Promise<void> {
  await viteBuild({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [
      cssModuleNames(root),
      // A desk's live topics: whatever renders a state with `renderedState` of `src/site/live/LiveHtml.tsx`.
      collectStyles(root, liveStyles, (file, code) =>
        /\brenderedState\(/.test(code) ? /^src\/desks\/([^/]+)\//.exec(file)?.[1] : undefined,
      ),
    ],
    // One file is read faster than the hundreds of small ones that libraries consist of: a command starts in half the time.
    ssr: { noExternal: true, external: [...OUTSIDE_THE_BUNDLE] },
    build: {
      ssr: true,
      outDir: join(dist, 'server'),
      emptyOutDir: true,
      target: 'node26',
      minify: false,
      sourcemap: true,
      rolldownOptions: {
        checks: { bundlerTimings: false },
        input: {
          main: join(root, 'src/main.ts'),
          savar: join(root, 'src/savar.ts'),
          imageWorker: join(root, 'src/platform/images/imageWorker.ts'),
          epaperPages: join(root, 'src/desks/epaper/editions/pageRenderer.worker.ts'),
        },
      },
    },
  });
}

/** The API's browsable reference is served by the site itself, so that it works offline and under its own policy. */
const buildApiReference = () =>
  bundle({ 'api-reference': join(root, 'src/site/calls/apiReference.client.ts') }, ['chrome111', 'safari16.4', 'firefox113']);

/** A file of Swagger UI, without the line that names a source map: the map is not served. */
const swaggerUiFile = (url: string): string => readFileSync(fileURLToPath(url), 'utf8').replace(/\n?(\/\/|\/\*)# sourceMappingURL=.*$/, '');

const apiReferenceStyles = (): string =>
  swaggerUiFile(import.meta.resolve('swagger-ui-dist/swagger-ui.css')) +
  compileCss(join(root, 'src/site/calls/apiReference.css'), root).css;

function sourcesHash(): string {
  const hash = createHash('sha256');
  for (const folder of ['src', 'build']) {
    for (const file of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).sort()) {
      if (/\.(ts|tsx|css|svg|csv)$/.test(file)) hash.update(file).update(readFileSync(join(root, folder, file)));
    }
  }
  for (const file of ['site.config.ts', 'package-lock.json']) hash.update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

// Vite and React both look here to choose between their development and production halves.
process.env['NODE_ENV'] = 'production';
await (process.argv.includes('--if-changed') ? buildIfChanged() : build());
