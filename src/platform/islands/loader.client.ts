import type { IslandStatus } from './island.tsx';

// The only script besides the shell's that every page loads: it waits for triggers and imports the chunks they need.

/** The imports of the islands' chunks by name. Most include React, so nothing is downloaded before a trigger fires. */
export type IslandChunks = Record<string, () => Promise<unknown>>;
let chunks: IslandChunks = {};

function mark(element: Element, status: IslandStatus): void {
  element.setAttribute('data-status', status);
}

async function wake(element: Element): Promise<void> {
  if (element.getAttribute('data-status') !== 'waiting') return;
  mark(element, 'loading');
  const name = element.getAttribute('name') ?? '';
  try {
    const module = await chunks[name]?.();
    if (typeof module !== 'object' || module === null) throw new Error(`No island is called ${name}`);
    if ('start' in module && typeof module.start === 'function') {
      module.start(element, JSON.parse(element.firstElementChild?.textContent ?? '{}'));
      mark(element, 'ready');
      return;
    }
    // In one file with React, which the island has loaded.
    const { hydrate } = await import('./hydrate.client.tsx');
    hydrate(
      element,
      name,
      module,
      () => mark(element, 'ready'),
      (error) => fail(element, name, error),
    );
  } catch (error) {
    fail(element, name, error);
  }
}

/** The server's HTML stays as it is; the failure is reported to the server, once per island. */
function fail(element: Element, name: string, error: unknown): void {
  mark(element, 'failed');
  const report = { island: name, page: location.pathname, message: String(error).slice(0, 500) };
  navigator.sendBeacon('/api/island-failure', new Blob([JSON.stringify(report)], { type: 'application/json' }));
}

/** Calls `act` once, when the element's content is in view or close to it. */
export function whenNear(element: Element, act: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      act();
    },
    { rootMargin: '200px' },
  );
  // The element has no box of its own (display: contents), so its children are observed.
  for (const child of element.children) if (child.localName !== 'script') observer.observe(child);
}

/**
 * A press that comes before the island is ready is kept and repeated, at the same point. Links are left to the browser, except those with
 * `data-held`.
 */
function onInteraction(element: HTMLElement): void {
  const begin = () => void wake(element);
  const hold = async (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('button, a[data-held]') : null;
    const status = element.getAttribute('data-status');
    if (!button || status === 'ready' || status === 'failed' || opensElsewhere(event)) return;
    event.preventDefault();
    event.stopPropagation();
    await wake(element);
    await settled(element);
    button.dispatchEvent(new MouseEvent('click', event));
  };
  for (const type of ['pointerdown', 'pointerover', 'focusin']) element.addEventListener(type, begin, { once: true });
  element.addEventListener('click', (event) => void hold(event), true);
  // A field may have the focus, and text in it, before this script has come.
  if (element.contains(document.activeElement)) begin();
}

/** Whether a click opens another tab or window; the browser handles these. */
const opensElsewhere = (event: MouseEvent) => event.ctrlKey || event.metaKey || event.shiftKey;

/** Calls `act` for the waiting islands that have data stored on the device. */
function wakeStored(within: ParentNode, act: (element: Element) => void): void {
  for (const element of within.querySelectorAll('gs-island[stored][data-status=waiting]')) {
    if (isStored(element.getAttribute('stored') ?? '')) act(element);
  }
}

function isStored(key: string): boolean {
  try {
    return Boolean(localStorage.getItem(key));
  } catch {
    // Browsers that block storage have nothing stored.
    return false;
  }
}

/** Resolves when an island no longer has the status `loading`. */
function settled(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (element.getAttribute('data-status') === 'loading') return;
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(look);
    observer.observe(element, { attributeFilter: ['data-status'] });
    look();
  });
}

/**
 * Sets up the triggers of every island on the page. The chunk of an island with React exports it under its name, that of a plain one
 * `start`. Islands added later are set up by an `islands-added` event on the element that contains them.
 */
export function startIslands(islandChunks: IslandChunks): void {
  chunks = islandChunks;
  document.addEventListener('islands-added', (event) => {
    if (event.target instanceof Element) arm(event.target);
  });
  // One island may store data that another shows: a crop saved in the table appears in the list above it.
  document.addEventListener('device-stored', () => wakeStored(document, (element) => void wake(element)));
  arm(document);
}

function arm(within: ParentNode): void {
  for (const element of within.querySelectorAll<HTMLElement>('gs-island[data-status=waiting]')) {
    const on = element.getAttribute('on');
    if (on === 'visible') whenNear(element, () => void wake(element));
    else if (on === 'interaction') onInteraction(element);
    else if ('requestIdleCallback' in window) requestIdleCallback(() => void wake(element), { timeout: 4000 });
    else setTimeout(() => void wake(element), 1500);
  }
  wakeStored(within, (element) => whenNear(element, () => void wake(element)));
}
