// One connection (SSE) for all live topics of a page, opened with the first widget that listens and closed while the page is hidden.

type Listener = (state: unknown) => void;

/** Widgets that hydrate within this time share one subscription. */
const GATHER_MS = 50;
/** A stream without data for this long is probably buffered by a proxy. */
const SILENT_MS = 10_000;
const ASK_EVERY_MS = 15_000;
/** How long to poll before trying a stream again. */
const TRY_AGAIN_MS = 120_000;

const listeners = new Map<string, Set<Listener>>();
/** The latest state of each topic, for widgets that subscribe later. */
const states = new Map<string, unknown>();
let source: EventSource | undefined;
let openedFor = '';
let lastId = '';
let gathering: ReturnType<typeof setTimeout> | undefined;
let silence: ReturnType<typeof setTimeout> | undefined;
let asking: ReturnType<typeof setInterval> | undefined;
let askedAt = 0;
let tryAgainAt = 0;

const topics = () => [...listeners.keys()].sort().join(',');

function tell(topic: string, state: unknown): void {
  states.set(topic, state);
  for (const listener of listeners.get(topic) ?? []) listener(state);
}

function openStream(): void {
  const wanted = topics();
  if (wanted === '' || document.hidden || asking) return;
  if (source && openedFor === wanted) return;
  // Event ids are valid for one set of topics only.
  if (openedFor !== wanted) lastId = '';
  openedFor = wanted;
  source?.close();
  source = new EventSource(`/api/live?topics=${wanted}${lastId === '' ? '' : `&since=${lastId}`}`);
  clearTimeout(silence);
  silence = setTimeout(askNowAndThen, SILENT_MS);
  source.onopen = () => {
    // With `since`, there may be no event at first; without it there always is one.
    if (lastId !== '') clearTimeout(silence);
  };
  source.onmessage = ({ data, lastEventId }) => {
    clearTimeout(silence);
    lastId = lastEventId;
    const { topic, state }: { topic: string; state: unknown } = JSON.parse(data);
    tell(topic, state);
  };
  source.onerror = () => {
    // The browser reconnects by itself; when it has given up, poll.
    if (source?.readyState === EventSource.CLOSED) askNowAndThen();
  };
}

function closeStream(): void {
  source?.close();
  source = undefined;
  clearTimeout(silence);
}

function askNowAndThen(): void {
  closeStream();
  if (asking) return;
  tryAgainAt = Date.now() + TRY_AGAIN_MS;
  void ask();
  asking = setInterval(askOrTryAgain, ASK_EVERY_MS);
}

function askOrTryAgain(): void {
  if (document.hidden) return;
  if (Date.now() < tryAgainAt) return void ask();
  stopAsking();
  openStream();
}

function stopAsking(): void {
  clearInterval(asking);
  asking = undefined;
}

/** The page is shown again. A client that polls asks at once, but no more often than it would have. */
function resume(): void {
  if (!asking) openStream();
  if (!asking || Date.now() - askedAt < ASK_EVERY_MS) return;
  clearInterval(asking);
  asking = setInterval(askOrTryAgain, ASK_EVERY_MS);
  askOrTryAgain();
}

async function ask(): Promise<void> {
  askedAt = Date.now();
  try {
    const response = await fetch(`/api/live/state?topics=${topics()}`, { signal: AbortSignal.timeout(SILENT_MS) });
    if (!response.ok) return;
    const { data }: { data: { states: Record<string, unknown> } } = await response.json();
    for (const [topic, state] of Object.entries(data.states)) tell(topic, state);
  } catch {
    // Without a network the page stays as it is until the next poll.
  }
}

document.addEventListener('visibilitychange', () => {
  if (document.hidden) closeStream();
  else resume();
});
// A page in the back/forward cache must not hold a connection.
addEventListener('pagehide', closeStream);
addEventListener('pageshow', resume);

/** Calls `listener` with every state of a topic, beginning with the latest known one. Returns a function that ends the subscription. */
export function listenTo(topic: string, listener: Listener): () => void {
  const others = listeners.get(topic) ?? new Set();
  listeners.set(topic, others.add(listener));
  if (states.has(topic)) listener(states.get(topic));
  gather();
  return () => {
    others.delete(listener);
    if (others.size > 0) return;
    listeners.delete(topic);
    states.delete(topic);
    if (listeners.size === 0) closeStream();
  };
}

function gather(): void {
  clearTimeout(gathering);
  gathering = setTimeout(openStream, GATHER_MS);
}
