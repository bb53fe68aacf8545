import { withoutEntities } from './markdownLine.ts';

/** What Markdown has no sign for, on a line of its own: `::name[text]{key="value"}`, of which text and values may be missing. */
export type MarkdownDirective = { name: string; text: string; values: Readonly<Record<string, string>> };

const DIRECTIVE = /^::([a-z]+)(?:\[(.*)\])?(?:\{(.*)\})?$/u;
const VALUE = /([a-z]+)="([^"]*)"/giu;

/** The directives of a paragraph in which every line is one; undefined when any is not. */
export function directivesOf(raw: string): MarkdownDirective[] | undefined {
  const lines = raw.trim().split('\n');
  const results = lines.flatMap((line): MarkdownDirective[] => {
    const [, name, text = '', values = ''] = DIRECTIVE.exec(line.trim()) ?? [];
    if (name === undefined) return [];
    const pairs = [...values.matchAll(VALUE)].map(([, key = '', value = '']) => [key, withoutEntities(value)] as const);
    return [{ name, text: withoutEntities(text), values: Object.fromEntries(pairs) }];
  });
  return results.length === lines.length ? results : undefined;
}
