import { join } from 'node:path';
import { type Plugin, type Rolldown, type Rollup, build as viteBuild } from 'vite';
import { type CollectedStyles, collectStyles } from './collectStyles.ts';
import { cssModuleNames } from './cssModules.ts';
import { islandNames } from './islandNames.ts';
import { oneLanguage } from './oneLanguage.ts';
import { smallPreload } from './smallPreload.ts';

export type ClientBundles = {
  /** The address of each entry by its name. */
  scripts: Record<string, string>;
  /** Style sheets behind each island: classes that the server's HTML may not show yet. */
  islandStyles: CollectedStyles;
};

/** Bundles all scripts for browsers into `outDir`. */
export async function buildClientBundles(root: string, outDir: string): Promise<ClientBundles> {
  const islandStyles: CollectedStyles = {};
  const source = (file: string) => join(root, 'src', file);
  const forBrowsers = (input: Record<string, string>, target: string[], plugins: Plugin[] = [], groups: Group[] = []) =>
    bundle({ root, outDir, input, target, plugins, groups });
  /** The readers' scripts in a language, so that no page loads the texts of the other. Files without texts are the same in both. */
  const forReaders = (language: 'gu' | 'en', input: Record<string, string>) =>
    forBrowsers(
      input,
      ['chrome100', 'safari15', 'firefox100'],
      [
        smallPreload,
        islandNames,
        oneLanguage(language),
        collectStyles(root, islandStyles, (file) => /([^/]+)\.(?:island\.tsx|plain\.client\.ts)$/.exec(file)?.[1]),
      ],
      islandBase,
    );
  const bundles = [
    await forReaders('gu', {
      reader: source('site/reader/reader.client.ts'),
      notifications: source('site/push/notifications.client.ts'),
    }),
    await forReaders('en', { 'reader-en': source('site/reader/reader.client.ts') }),
    // One file: a service worker imports no modules everywhere.
    await forBrowsers({ 'service-worker': source('site/push/serviceWorker.client.ts') }, ['chrome100', 'safari16', 'firefox100']),
    // By itself, so that nothing of the editors' reaches readers.
    await forBrowsers({ newsroom: source('newsroom.client.tsx') }, ['chrome120', 'safari17', 'firefox120']),
    // The API's browsable reference is served by the site itself, so that it works offline and under its own policy.
    await forBrowsers({ 'api-reference': source('site/calls/apiReference.client.ts') }, ['chrome111', 'safari16.4', 'firefox113']),
  ];
  return { scripts: Object.assign({}, ...bundles), islandStyles };
}

/** A browser's bundle with server code in it is none: reads and writes stay where the database is. */
const refuseServerCode: Plugin = {
  name: 'refuse-server-code',
  load(id) {
    if (/\/src\/.*\/(queries|commands|tables|api|calls|demo)\.tsx?$|\/src\/platform\/(database|settings|log|change|auditLog)\.ts$/.test(id))
      throw new Error(`${id} is server code and may not be bundled for browsers (a type is imported by "import type")`);
    return null;
  },
};

type Group = Rolldown.CodeSplittingGroup;

/** What islands with React need comes in one file: on a slow line each further one takes its own time. */
const islandBase: Group[] = [
  // Scripts without React need it too.
  { name: 'catalogue', test: /[\\/]catalogue\.ts$/, priority: 1 },
  {
    name: 'react',
    test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler|clsx)[\\/]|[\\/](?:hydrate\.client|island|useText|Button)\.tsx?$/,
  },
];

type Bundle = { root: string; outDir: string; input: Record<string, string>; target: string[]; plugins: Plugin[]; groups: Group[] };

/** Bundles scripts for browsers; gives the address of each entry by name. */
async function bundle({ root, outDir, input, target, plugins, groups }: Bundle): Promise<Record<string, string>> {
  const result = await viteBuild({
    configFile: false,
    root,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [cssModuleNames(root), refuseServerCode, ...plugins],
    build: {
      outDir,
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
        output: {
          entryFileNames: 'assets/[name]-[hash:7].js',
          chunkFileNames: 'assets/[name]-[hash:7].js',
          codeSplitting: { groups },
        },
      },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) => ('output' in one ? one.output : []));
  const entries = outputs.filter((file): file is Rollup.OutputChunk => file.type === 'chunk' && file.isEntry);
  return Object.fromEntries(entries.map((chunk) => [chunk.name, `/${chunk.fileName}`]));
}
