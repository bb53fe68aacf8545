/** Zones by the name in small letters: there are some hundreds, so what callers send cannot make this grow without end. */
const known = new Map<string, string>();

/**
 * A time zone's name as the system writes it (`Asia/Calcutta` for `asia/calcutta`); undefined for what is none. Offsets
 * such as `+05:30` are not names.
 */
export function timeZoneNamed(name: string): string | undefined {
  if (!/^[A-Za-z][A-Za-z0-9_+/-]{0,63}$/.test(name)) return undefined;
  const kept = known.get(name.toLowerCase());
  if (kept) return kept;
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions();
    known.set(name.toLowerCase(), timeZone);
    return timeZone;
  } catch {
    return undefined;
  }
}
