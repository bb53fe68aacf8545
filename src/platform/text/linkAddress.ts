/** A valid link target: a path of this site, a page of another site, or a mail address or telephone number. */
export type LinkAddress = { kind: 'path' | 'web' | 'contact'; href: string };

/** Browsers remove some of these before they parse an address, so that `/\t/elsewhere.example` leads to another host. */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/u;
const HERE = 'https://this-site.invalid';

/**
 * Parses an address as a browser does. Undefined for addresses that must not be linked: `javascript:`, disguised hosts (`//host`, `/\host`,
 * `/.//host`), control characters and newlines, credentials before a host. A full address is returned normalised, a path as it was written.
 * All outside addresses for links, menus and redirects are checked here.
 */
export function parseLink(address: string): LinkAddress | undefined {
  const text = address.trim();
  if (CONTROL.test(text) || !text.isWellFormed()) return undefined;
  if (text.startsWith('/')) return isPath(text) ? { kind: 'path', href: text } : undefined;
  if (/^(mailto|tel):\S+$/i.test(text) && URL.canParse(text)) return { kind: 'contact', href: text };
  if (!/^https?:\/\/[^/\\]/i.test(text) || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  return url.username === '' && url.password === '' ? { kind: 'web', href: url.href } : undefined;
}

function isPath(text: string): boolean {
  const [beforeQuery = ''] = text.split(/[?#]/);
  if (beforeQuery.includes('\\') || !URL.canParse(text, HERE)) return false;
  const url = new URL(text, HERE);
  return url.origin === HERE && !url.pathname.startsWith('//');
}

/** A path of this site with the site's address before it; other addresses unchanged. */
export const wholeAddress = (siteUrl: string, address: string): string => (address.startsWith('/') ? `${siteUrl}${address}` : address);

/** Whether the address is a path of this site or a page of another site. */
export const isPageLink = (address: string): boolean => /^(path|web)$/.test(parseLink(address)?.kind ?? '');
