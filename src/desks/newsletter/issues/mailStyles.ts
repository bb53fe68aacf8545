import type { CSSProperties } from 'react';

/** System fonts that have Gujarati: no mail program may be relied upon to load one. */
const FONTS = "'Noto Sans Gujarati', 'Kohinoor Gujarati', 'Gujarati Sangam MN', 'Nirmala UI', 'Shruti', system-ui, Arial, sans-serif";

/** The colours of the paper (`tokens.css`), light and dark: mail programs know no variables. */
const colours = {
  paper: ['#faf7f1', '#131110'],
  leaf: ['#ffffff', '#1b1917'],
  ink: ['#1b1815', '#ece6dc'],
  soft: ['#6a6259', '#a59b8e'],
  rule: ['#ddd5c8', '#3a352e'],
  kesar: ['#c2361a', '#ff7a55'],
} as const;

/**
 * The only style sheet of a mail, for programs that read one; all others show the styles of the elements, which are light. A program that
 * makes light mail dark by itself finds plain dark text on plain light grounds, and nothing that is a picture of text.
 */
export const sheet = [
  ':root { color-scheme: light dark; supported-color-schemes: light dark; }',
  'body { margin: 0; }',
  '@media (max-width: 480px) { .side { width: 108px !important; } .thumb { width: 96px !important; } .edge { padding-left: 16px !important; padding-right: 16px !important; } }',
  '@media (prefers-color-scheme: dark) {',
  `.paper { background-color: ${colours.paper[1]} !important; }`,
  `.leaf { background-color: ${colours.leaf[1]} !important; }`,
  `.ink { color: ${colours.ink[1]} !important; }`,
  `.soft { color: ${colours.soft[1]} !important; }`,
  `.kesar { color: ${colours.kesar[1]} !important; }`,
  `.rule { border-color: ${colours.rule[1]} !important; }`,
  '}',
].join('\n');

const text = (size: number, lines: number, more: CSSProperties): CSSProperties => ({
  margin: 0,
  fontFamily: FONTS,
  fontSize: size,
  lineHeight: `${lines}px`,
  color: colours.ink[0],
  // A long address or a word of a foreign language must not widen the mail on a phone.
  overflowWrap: 'anywhere',
  ...more,
});

const SOFT = { color: colours.soft[0] };

/** Styles of the elements. Lines are high enough for the signs above and below Gujarati letters. */
export const styles = {
  paper: { backgroundColor: colours.paper[0], margin: 0, padding: 0 },
  leaf: { backgroundColor: colours.leaf[0] },
  /** Read out by lists of mails under the subject, but not shown in the mail. */
  preheader: { display: 'none', maxHeight: 0, overflow: 'hidden', fontSize: 1, lineHeight: '1px', color: colours.leaf[0], opacity: 0 },
  edge: { padding: '0 24px' },
  name: text(34, 50, { fontWeight: 800, color: colours.kesar[0] }),
  date: text(14, 22, SOFT),
  kicker: text(14, 22, { fontWeight: 700, color: colours.kesar[0] }),
  lead: text(24, 36, { fontWeight: 700 }),
  head: text(17, 27, { fontWeight: 600 }),
  deck: text(16, 27, { ...SOFT, paddingTop: 6 }),
  section: text(18, 30, { fontWeight: 700, color: colours.kesar[0] }),
  note: text(14, 24, SOFT),
  /** In the colour of the text around it, which the dark sheet changes. */
  link: { color: colours.ink[0], textDecoration: 'none' },
  notedLink: { color: colours.soft[0], textDecoration: 'underline' },
  rule: { borderTop: `1px solid ${colours.rule[0]}`, fontSize: 0, lineHeight: '0' },
  picture: { display: 'block', width: '100%', height: 'auto', border: 0, borderRadius: 4 },
} as const satisfies Record<string, CSSProperties>;
