import { existsSync, globSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Removes from `node_modules`, after each installation, what packages ship for other uses than ours: Node's C headers (67 MB; native
 * modules are compiled against them, and ours come compiled), packages' source maps, TypeScript sources and
 * documentation, libraries for the Bare runtime, and the builds of hls.js beside its light one.
 */
const modules = join(import.meta.dirname, '../node_modules');
const surplus = [
  'node-*/include',
  '**/*.{js,mjs,cjs,ts,mts,cts,css}.map',
  '**/src/**/!(*.d).ts',
  '**/{README,Readme,readme,CHANGELOG}*.md',
  '@mui/material/docs',
  'bare-*/prebuilds',
  'hls.js/dist/hls{,.min,.worker,-demo}.{js,mjs}',
];

if (existsSync(modules)) {
  for (const path of globSync(surplus, { cwd: modules })) rmSync(join(modules, path), { recursive: true, force: true });
}
