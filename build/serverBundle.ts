import { join } from 'node:path';
import { build as viteBuild } from 'vite';
import { type CollectedStyles, collectStyles } from './collectStyles.ts';
import { cssModuleNames } from './cssModules.ts';

/** Libraries with WebAssembly, machine code or workers beside them, which they find by their own place on disk. */
const OUTSIDE_THE_BUNDLE = ['@electric-sql/pglite', '@embedpdf/pdfium', 'harfbuzzjs', 'sharp'];

/**
 * Bundles the server into `outDir`. Gives the style sheets behind what each desk puts into open pages: classes that the
 * server's HTML may not show yet.
 */
export async function buildServerBundle(root: string, outDir: string): Promise<CollectedStyles> {
  const liveStyles: CollectedStyles = {};
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
      outDir,
      emptyOutDir: true,
      target: 'node26',
      minify: false,
      sourcemap: true,
      rolldownOptions: {
        checks: { bundlerTimings: false },
        // The engine keeps the source: 20 MB less of memory without white space and comments. Names stay, in stacks and wherever they are read.
        output: { minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } } },
        input: {
          main: join(root, 'src/main.ts'),
          savar: join(root, 'src/savar.ts'),
          imageWorker: join(root, 'src/platform/images/imageWorker.ts'),
          epaperPages: join(root, 'src/desks/epaper/editions/pageRenderer.worker.ts'),
        },
      },
    },
  });
  return liveStyles;
}
