import { withoutEntities } from './markdownLine.ts';

/** A line for content that Markdown has no syntax for: `::name[text]{key="value"}`; text and values are optional. */
export type MarkdownDirective = { name: string; text: string; values: Readonly<Record<string, string>> };

const DIRECTIVE = /^::([a-z]+)(?:\[(.*)\])?(?:\{(.*)\})?$/u;
const VALUE = /([a-z]+)="([^"]*)"/giu;

/** The directives of a paragraph that consists of directives only; undefined for any other paragraph. */
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
