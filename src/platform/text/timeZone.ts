/** Zones by lower-case name. Only valid zones are cached (some hundreds), so callers cannot make it grow without limit. */
const known = new Map<string, string>();

/**
 * The name of a time zone as the system writes it (`Asia/Calcutta` for `asia/calcutta`); undefined if there is none. Offsets such as
 * `+05:30` are not names.
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
