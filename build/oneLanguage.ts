import type { Plugin } from 'vite';

const STRING = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\$]|\\.)*`/.source;
const ENTRY = new RegExp(`(\\bgu:\\s*)(${STRING}),\\s*en:\\s*(${STRING})`, 'g');

/**
 * Leaves one language in the catalogues of a bundle for readers: two would be a third more bytes. The scripts read `gu` (`gujarati`,
 * `useText`); in those of English pages that is the English text.
 */
export const oneLanguage = (language: 'gu' | 'en'): Plugin => ({
  name: 'one-language',
  transform(code, id) {
    return /\/words\.ts$/.test(id) ? { code: code.replace(ENTRY, language === 'gu' ? '$1$2' : '$1$3'), map: null } : null;
  },
});
