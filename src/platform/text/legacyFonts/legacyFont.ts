/**
 * A font from before Unicode: its glyphs use the codes of Latin letters, in visual order. Text copied from such a page is unreadable Latin
 * text.
 */
export type LegacyFont = {
  key: string;
  /** Its name for editors. */
  name: string;
  /** Matches the font names used in documents. */
  families: RegExp;
  /**
   * The Unicode text of each glyph or sequence of glyphs. `EARLY_I` is the િ set before its letter, `REPH` the ર્ sign set after its
   * letter; a half form (ત્) followed by the upright of ા is the whole letter.
   */
  glyphs: Readonly<Record<string, string>>;
};

/** The sign િ in visual order: before its letter. Unicode puts it after. */
export const EARLY_I = '\ue001';
/** The reph of ર્ in visual order: after its letter. Unicode puts it before. */
export const REPH = '\ue000';

/** A table from pairs of glyph and letter, separated by spaces; easy to compare with a printed chart. */
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
