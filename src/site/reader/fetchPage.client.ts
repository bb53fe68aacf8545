const PATIENCE_MS = 8000;

/**
 * A page as the server has it now, parsed, of which a part will be shown here; undefined when the server answers otherwise. Its styles come
 * with `addStyles`. Rejects when there is no answer in time.
 */
export async function fetchPage(address: string, cache: RequestCache = 'default'): Promise<Document | undefined> {
  const response = await fetch(address, { cache, headers: { accept: 'text/html' }, signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!response.ok) return undefined;
  // The policy of the open page allows no styles in the document but its own: those of this page are linked.
  const linked = (await response.text()).replace(/<style data-sheet="([^"]+)">.*?<\/style>/s, '<link rel="stylesheet" href="$1">');
  return new DOMParser().parseFromString(linked, 'text/html');
}

/**
 * Links the styles of a fetched page's components unless this page has them; a part of that page may show what nothing here has shown yet.
 * Resolves when they are there: what is shown before its styles would change its height while it is read.
 */
export function addStyles(fetched: Document): Promise<void> {
  const sheet = fetched.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
  const address = sheet?.getAttribute('href');
  const isHere = [...document.querySelectorAll('style[data-sheet], link[rel=stylesheet]')].some(
    (one) => (one.getAttribute('data-sheet') ?? one.getAttribute('href')) === address,
  );
  if (!sheet || isHere) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = document.adoptNode(sheet);
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error(`${link.href} did not load`)));
    document.head.append(link);
  });
}
