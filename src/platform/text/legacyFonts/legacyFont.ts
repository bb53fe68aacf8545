/**
 * A font from before Unicode: its glyphs lie on the codes of Latin letters, in the order in which they are set on paper. What is
 * copied out of such a page is Latin gibberish.
 */
export type LegacyFont = {
  key: string;
  /** As editors know it. */
  name: string;
  /** What its fonts are called in documents. */
  families: RegExp;
  /**
   * What each glyph, or run of glyphs, is in Unicode. `EARLY_I` is the િ that stands before its letter, `REPH` the hook of ર્ that stands
   * after its letter; a half form (ત્) that is followed by the upright of ા is the whole letter.
   */
  glyphs: Readonly<Record<string, string>>;
};

/** The sign િ where it is set: before its letter, which Unicode has first. */
export const EARLY_I = '\ue001';
/** The hook of ર્ where it is set: after its letter, which Unicode has last. */
export const REPH = '\ue000';

/** A table from pairs of glyph and letter, one after the other with blanks between: short to read and to check against a chart. */
export function glyphTable(...rows: string[]): Record<string, string> {
  const table: Record<string, string> = {};
  for (const pair of rows.join(' ').split(/ +/)) {
    const at = pair.indexOf('=', 1);
    table[pair.slice(0, at)] = pair
      .slice(at + 1)
      .replaceAll('ઇ◌', EARLY_I)
      .replaceAll('◌ર્', REPH);
  }
  return table;
}
