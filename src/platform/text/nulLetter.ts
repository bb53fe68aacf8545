// U+0000: PostgreSQL does not accept it in text, and it has no meaning.

/** Whether any text in the input contains NUL. */
export function hasNul(sent: unknown): boolean {
  if (typeof sent === 'string') return sent.includes('\0');
  if (Array.isArray(sent)) return sent.some(hasNul);
  return typeof sent === 'object' && sent !== null && Object.entries(sent).some(([name, value]) => name.includes('\0') || hasNul(value));
}

/** The fields of an address with NUL replaced by U+FFFD, so that the value is not found or is rejected like any other unknown value. */
export const withoutNul = (fields: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value.replaceAll('\0', '\ufffd')]));

/** The same JSON with NUL removed and lone surrogates replaced by U+FFFD; PostgreSQL's JSON accepts neither. */
export function strippedOfNul(sent: unknown): unknown {
  if (typeof sent === 'string') return sent.replaceAll('\0', '').toWellFormed();
  if (Array.isArray(sent)) return sent.map(strippedOfNul);
  if (typeof sent !== 'object' || sent === null) return sent;
  return Object.fromEntries(Object.entries(sent).map(([name, value]) => [name.replaceAll('\0', '').toWellFormed(), strippedOfNul(value)]));
}
