import { HtmlValidate, type RuleConfig } from 'html-validate';

const elements = [
  'html5',
  {
    'gs-island': { flow: true, phrasing: true, transparent: true },
    'amp-img': { flow: true, phrasing: true, embedded: true, transparent: true },
  },
];

const rules: RuleConfig = {
  // React writes style attributes for a picture's own colour, and `<br/>` in its own spelling.
  'no-inline-style': 'off',
  'void-style': 'off',
  // A headline may be long.
  'long-title': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  'attr-case': 'off',
  // A style sheet that lacks a class gives `undefined`, which a template string writes out.
  'class-pattern': ['error', { pattern: '/^(?!(undefined|null|false|true|NaN)$).+$/' }],
  // Everything comes from the site itself, but for AMP's runtime, whose files change under their addresses.
  'require-sri': ['error', { target: 'crossorigin', exclude: ['https://cdn.ampproject.org/'] }],
};

/** What is invalid in a page, by the rules of HTML, less those of `other` that it cannot keep. */
export async function htmlFaults(html: string, other: RuleConfig = {}): Promise<string[]> {
  const validator = new HtmlValidate({
    extends: ['html-validate:recommended', 'html-validate:document'],
    elements,
    rules: { ...rules, ...other },
  });
  const report = await validator.validateString(html);
  return report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`),
  );
}
