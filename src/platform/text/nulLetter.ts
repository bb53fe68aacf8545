// U+0000: PostgreSQL takes it in no text, and nothing can be meant by it.

/** Whether any text in what was sent holds it. */
export function hasNul(sent: unknown): boolean {
  if (typeof sent === 'string') return sent.includes('\0');
  if (Array.isArray(sent)) return sent.some(hasNul);
  return typeof sent === 'object' && sent !== null && Object.entries(sent).some(([name, value]) => name.includes('\0') || hasNul(value));
}

/** The fields of an address with U+FFFD in its place: what holds it is then not found, or refused, like anything else that there is not. */
export const withoutNul = (fields: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value.replaceAll('\0', '\ufffd')]));

/** The same JSON without it, and with U+FFFD for halves of characters, which no JSON of the database takes either. */
export function strippedOfNul(sent: unknown): unknown {
  if (typeof sent === 'string') return sent.replaceAll('\0', '').toWellFormed();
  if (Array.isArray(sent)) return sent.map(strippedOfNul);
  if (typeof sent !== 'object' || sent === null) return sent;
  return Object.fromEntries(Object.entries(sent).map(([name, value]) => [name.replaceAll('\0', '').toWellFormed(), strippedOfNul(value)]));
}
