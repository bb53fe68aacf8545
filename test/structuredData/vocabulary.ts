import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** schema.org's types with their properties, those of the types above them included, as `schema-dts` declares them. */
export type Vocabulary = { propertiesOf: (type: string) => ReadonlySet<string> | undefined };

const DECLARATION = /^(?:export )?interface (\w+?)Base(?: extends ([^{]+))? \{\n([\s\S]*?)^\}/gm;
const LEAF = /^export interface (\w+)Leaf extends ([^{]+) \{/gm;
const PROPERTY = /^ {4}"([^"]+)"\?:/gm;

/** Reads the declarations; types without properties of their own are found by their leaf (`NewsArticleLeaf`). */
export function readVocabulary(): Vocabulary {
  const source = readFileSync(
    createRequire(import.meta.url)
      .resolve('schema-dts')
      .replace(/schema\.js$/, 'schema.d.ts'),
    'utf8',
  );
  const declared = new Map<string, { above: string[]; own: string[] }>();
  for (const [, name = '', above = '', body = ''] of source.matchAll(DECLARATION)) {
    declared.set(name, { above: namesIn(above), own: [...body.matchAll(PROPERTY)].map(([, property = '']) => property) });
  }
  const leaves = new Map([...source.matchAll(LEAF)].map(([, name = '', above = '']) => [name, namesIn(above)]));
  const known = new Map<string, ReadonlySet<string>>();
  const collect = (name: string): ReadonlySet<string> => {
    const before = known.get(name);
    if (before) return before;
    const { above = [], own = [] } = declared.get(name) ?? {};
    const all = new Set([...own, ...above.flatMap((one) => [...collect(one)])]);
    known.set(name, all);
    return all;
  };
  return {
    propertiesOf: (type) => {
      const above = leaves.get(type);
      return above && new Set(above.flatMap((name) => [...collect(name)]));
    },
  };
}

const namesIn = (list: string): string[] => [...list.matchAll(/(\w+)Base\b/g)].map(([, name = '']) => name);
