// U+0000: PostgreSQL does not accept it in text, and it has no meaning.

/** Whether any text in the input contains NUL. */
export function hasNul(sent: unknown): boolean {
  if (typeof sent === 'string') return sent.includes('\0');
  if (Array.isArray(sent)) return sent.some(hasNul);
  return typeof sent === 'object' && sent !== null && Object.entries(sent).some(([name, value]) => name.includes('\0') || hasNul(value));
}

const replaced = (text: string): string => text.replaceAll('\0', '\ufffd');

/** The fields of an address with NUL replaced by U+FFFD, so that the value is not found or is rejected like any other unknown value. */
export const withoutNul = (fields: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, replaced(value)]));

/** The same for JSON within a field of an address, where NUL is written as an escape. */
export const withoutNulWithin = (sent: unknown): unknown => withTexts(sent, replaced);

/** The same JSON with NUL removed and lone surrogates replaced by U+FFFD; PostgreSQL's JSON accepts neither. */
export const strippedOfNul = (sent: unknown): unknown => withTexts(sent, (text) => text.replaceAll('\0', '').toWellFormed());

/** The same JSON with all its texts and names changed. */
function withTexts(sent: unknown, change: (text: string) => string): unknown {
  if (typeof sent === 'string') return change(sent);
  if (Array.isArray(sent)) return sent.map((value) => withTexts(value, change));
  if (typeof sent !== 'object' || sent === null) return sent;
  return Object.fromEntries(Object.entries(sent).map(([name, value]) => [change(name), withTexts(value, change)]));
}
