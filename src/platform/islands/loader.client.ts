import type { IslandStatus } from './island.tsx';

// The only script that every page pays for, with the shell's: it waits for triggers and imports what they call for.

/** Loads an island's chunk, by the island's name. Each chunk brings React with it, so nothing is downloaded before a trigger. */
const chunkOf = new Map<string, () => Promise<unknown>>();

function mark(element: Element, status: IslandStatus): void {
  element.setAttribute('data-status', status);
}

async function wake(element: Element): Promise<void> {
  if (element.getAttribute('data-status') !== 'waiting') return;
  mark(element, 'loading');
  const name = element.getAttribute('name') ?? '';
  try {
    const load = chunkOf.get(name);
    if (!load) throw new Error(`No island is called ${name}`);
    const [module, { hydrate }] = await Promise.all([load(), import('./hydrate.client.tsx')]);
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

/** The server's HTML stays as it is; the failure is told to the server, once an island. */
function fail(element: Element, name: string, error: unknown): void {
  mark(element, 'failed');
  const report = { island: name, page: location.pathname, message: String(error).slice(0, 500) };
  navigator.sendBeacon('/api/island-failure', new Blob([JSON.stringify(report)], { type: 'application/json' }));
}

/** Calls `act` once, when what the element holds is in sight or nearly so. */
export function whenNear(element: Element, act: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      act();
    },
    { rootMargin: '200px' },
  );
  // The element itself has no box of its own (display: contents); what it shows has.
  for (const child of element.children) if (child.localName !== 'script') observer.observe(child);
}

/** A press that comes before the island is ready is kept and repeated; links are left to the browser. */
function onInteraction(element: Element): void {
  const begin = () => void wake(element);
  const hold = async (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    const status = element.getAttribute('data-status');
    if (!button || status === 'ready' || status === 'failed') return;
    event.preventDefault();
    event.stopPropagation();
    await wake(element);
    await settled(element);
    button.click();
  };
  for (const type of ['pointerdown', 'pointerover', 'focusin']) element.addEventListener(type, begin, { once: true, passive: true });
  element.addEventListener('click', (event) => void hold(event), true);
}

/** Resolves when an island has left the status `loading`. */
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
 * Arms every island of the page. `chunks` maps the files named `<Name>.island.tsx` to their imports. What is added to the
 * page later is armed by an `islands-added` event on it.
 */
export function startIslands(chunks: Record<string, () => Promise<unknown>>): void {
  for (const [file, load] of Object.entries(chunks)) chunkOf.set(/([^/]+)\.island\.tsx$/.exec(file)?.[1] ?? '', load);
  document.addEventListener('islands-added', (event) => {
    if (event.target instanceof Element) arm(event.target);
  });
  arm(document);
}

function arm(within: ParentNode): void {
  for (const element of within.querySelectorAll('gs-island[data-status=waiting]')) {
    const on = element.getAttribute('on');
    if (on === 'visible') whenNear(element, () => void wake(element));
    else if (on === 'interaction') onInteraction(element);
    else if ('requestIdleCallback' in window) requestIdleCallback(() => void wake(element), { timeout: 4000 });
    else setTimeout(() => void wake(element), 1500);
  }
}
