/** The path with its query of an address, whole or not; undefined for what is none or is only a site's front page. */
export function pathOf(address: string): string | undefined {
  const trimmed = address.trim();
  if (trimmed === '' || !URL.canParse(trimmed, 'https://x.example')) return undefined;
  const url = new URL(trimmed, 'https://x.example');
  if (!/^https?:$/.test(url.protocol)) return undefined;
  const path = url.pathname.replace(/^\/{2,}/, '/') + url.search;
  return path === '/' ? undefined : path;
}

/** The letters behind percent codes; what is no code stays. */
export function lettersOf(part: string): string {
  try {
    return decodeURIComponent(part).normalize('NFC');
  } catch {
    return part;
  }
}

/** The last part of an address in words: `/2019/05/some-post/` is `some-post`; empty when there is none. */
export function lastPart(address: string): string {
  const path = pathOf(address)?.split('?')[0] ?? '';
  const last = path.split('/').filter(Boolean).at(-1) ?? '';
  const word = lettersOf(last.replace(/\.(html?|php|aspx?|ece|cms)$/i, ''));
  return /^(index|default|\d+)?$/.test(word) ? '' : word;
}
