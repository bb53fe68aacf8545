import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';

const preload = `
const rel = document.createElement('link').relList?.supports?.('modulepreload') ? 'modulepreload' : 'preload';
const begun = {};
const begin = (file) => new Promise((done) => {
  const isSheet = file.endsWith('.css');
  const link = document.createElement('link');
  Object.assign(link, { rel: isSheet ? 'stylesheet' : rel, as: 'script', crossOrigin: '', href: '/' + file, onload: done, onerror: done });
  document.head.append(link);
  if (!isSheet) done();
});
export const __vitePreload = (load, files = []) => Promise.all(files.map((file) => (begun[file] ??= begin(file)))).then(load);
`;

/**
 * Puts a smaller function in the place of Vite's, which is a twelfth of the script that every page loads. Both load what a chunk imports
 * beside the chunk, and wait for its style sheets; a sheet that fails leaves the chunk without it.
 */
export const smallPreload: Plugin = {
  name: 'small-preload',
  enforce: 'pre',
  transform: (_code, id) => (id === HELPER ? { code: preload, map: null } : undefined),
};
