/** The path and query of a full or relative address; undefined if it is invalid or the front page. */
export function pathOf(address: string): string | undefined {
  const trimmed = address.trim();
  if (trimmed === '' || !URL.canParse(trimmed, 'https://x.example')) return undefined;
  const url = new URL(trimmed, 'https://x.example');
  if (!/^https?:$/.test(url.protocol)) return undefined;
  const path = url.pathname.replace(/^\/{2,}/, '/') + url.search;
  return path === '/' ? undefined : path;
}

/** Decodes percent-encoding; invalid codes stay unchanged. */
export function lettersOf(part: string): string {
  try {
    return decodeURIComponent(part).normalize('NFC');
  } catch {
    return part;
  }
}

/** The last path segment, decoded: `/2019/05/some-post/` is `some-post`; empty if there is none. */
export function lastPart(address: string): string {
  const path = pathOf(address)?.split('?')[0] ?? '';
  const last = path.split('/').filter(Boolean).at(-1) ?? '';
  const word = lettersOf(last.replace(/\.(html?|php|aspx?|ece|cms)$/i, ''));
  return /^(index|default|\d+)?$/.test(word) ? '' : word;
}
