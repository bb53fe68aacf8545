/** An address that a link may lead to: a path of this site, a page elsewhere, or a letter-box or telephone. */
export type LinkAddress = { kind: 'path' | 'web' | 'contact'; href: string };

/** Browsers drop some of these from an address before they read it, so that `/\t/elsewhere.example` becomes another site's name. */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/u;
const HERE = 'https://this-site.invalid';

/**
 * Reads an address as a browser does. Undefined for what no link of ours leads to: `javascript:`, another site's name in disguise (`//host`,
 * `/\host`, `/.//host`), control characters and line ends, names and passwords before a host. A whole address is given in its normal form, a
 * path as it was written. Every address that comes from outside and ends up in a link, a menu or a redirect is read here.
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

/** Whether a link may lead there: a path of this site or a page elsewhere. */
export const isPageLink = (address: string): boolean => /^(path|web)$/.test(parseLink(address)?.kind ?? '');
