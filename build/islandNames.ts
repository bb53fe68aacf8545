import type { Plugin } from 'vite';

const KEY = /(["'])[^"'\n]*\/(\w+)\.(?:island\.tsx|plain\.client\.ts)\1:/g;

/**
 * Makes the keys of an `import.meta.glob` over islands their names: with the paths of their files, the script that every page loads would be
 * a fortieth larger. Throws if two islands have one name.
 */
export const islandNames: Plugin = {
  name: 'island-names',
  enforce: 'post',
  transform(code, id) {
    if (!id.endsWith('/reader.client.ts')) return null;
    const names = [...code.matchAll(KEY)].map(([, , name = '']) => name);
    const twice = names.find((name, index) => names.indexOf(name) !== index);
    if (twice) throw new Error(`Two islands are called ${twice}`);
    return { code: code.replace(KEY, '"$2":'), map: null };
  },
};
