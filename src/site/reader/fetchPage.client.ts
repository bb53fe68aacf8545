const PATIENCE_MS = 8000;

/**
 * Fetches and parses a page, to show a part of it here; undefined if the status is not 2xx. Load its styles with `addStyles`. Rejects on a
 * timeout.
 */
export async function fetchPage(address: string, cache: RequestCache = 'default'): Promise<Document | undefined> {
  const response = await fetch(address, { cache, headers: { accept: 'text/html' }, signal: AbortSignal.timeout(PATIENCE_MS) });
  return response.ok ? parsePage(response) : undefined;
}

/** Parses the page of a response. The open page's policy allows no other inline styles, so those of the fetched page are linked. */
export async function parsePage(response: Response): Promise<Document> {
  const linked = (await response.text()).replace(/<style data-sheet="([^"]+)">.*?<\/style>/s, '<link rel="stylesheet" href="$1">');
  return new DOMParser().parseFromString(linked, 'text/html');
}

/**
 * Links the component styles of a fetched page unless this page has them already. Resolves when they are loaded: content shown before its
 * styles would change its height while it is read.
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
    link.addEventListener('error', () => {
      // The next attempt loads it again.
      link.remove();
      reject(new Error(`${link.href} did not load`));
    });
    document.head.append(link);
  });
}
