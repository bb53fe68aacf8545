import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { ReadingReport } from './readingReport.ts';

// Loaded when the page is idle. It stores nothing on the device, and what it sends names nobody.

const TICK_MS = 1_000;
/** Who has not moved, pressed or scrolled for this long reads no more. */
const ACTIVE_MS = 30_000;
/** `REPORT_EVERY_SECONDS`, without zod. */
const REPORT_EVERY_MS = 300_000;
const SCROLL_WAIT_MS = 100;
const DEPTHS = [25, 50, 75, 100] as const;

type Report = ReadingReport['views'][number];
type View = {
  from: Report['from'];
  /** Whether it has been looked at for long enough to be a view, and whether it is counted as one. */
  isSeen: boolean;
  isSent: boolean;
  readMs: number;
  sentSeconds: number;
  /** How many of the depths have been reached, and sent. */
  depths: number;
  sentDepths: number;
  /** When it was last sent that somebody is here. */
  hereAt: number;
};

/** Whoever refuses to be followed by the browser's own signal is counted as a view and nothing more. */
const isRefused = ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true) || navigator.doNotTrack === '1';
const views = new Map<string, View>();
let vitals: NonNullable<ReadingReport['vitals']> = [];
const [navigation] = performance.getEntriesByType('navigation');
const isReload = navigation && 'type' in navigation && navigation.type === 'reload';
/** A page that has reloaded by itself is not read before somebody touches it. */
let touchedAt = isReload ? Number.NEGATIVE_INFINITY : 0;
let tickedAt = document.visibilityState === 'visible' ? 0 : performance.now();

function firstSource(): Report['from'] {
  const medium = new URLSearchParams(location.search).get('utm_medium')?.slice(0, 40);
  const isAgain = navigation && 'type' in navigation && navigation.type !== 'navigate';
  const host = document.referrer && new URL(document.referrer).host;
  if (isAgain || host === location.host) return 'internal';
  return medium ? { host, medium } : { host };
}

/** The view of the address, which changes in continuous reading. */
function viewAt(path: string): View {
  const known = views.get(path);
  if (known) return known;
  // The source of the first view is that of the page; the others are reached from it.
  const from = views.size === 0 ? firstSource() : 'internal';
  const view: View = {
    from,
    isSeen: false,
    isSent: false,
    readMs: 0,
    sentSeconds: 0,
    depths: 0,
    sentDepths: 0,
    hereAt: Number.NEGATIVE_INFINITY,
  };
  views.set(path, view);
  return view;
}

function measureDepths(): void {
  for (const [path, view] of views) {
    const story = document.querySelector(`article[data-story="${CSS.escape(path)}"]`);
    if (!story && path !== location.pathname) continue;
    const { top, height } = (story ?? document.documentElement).getBoundingClientRect();
    const depth = ((innerHeight - top) / Math.max(1, height)) * 100;
    view.depths = Math.max(view.depths, DEPTHS.filter((mark) => depth >= mark - 0.5).length);
  }
}

/** Adds the time since the last call to the view of this address, if it was visible and read. */
function tick(): void {
  const now = performance.now();
  // A device that slept calls late.
  if (now - touchedAt < ACTIVE_MS) viewAt(location.pathname).readMs += Math.min(now - tickedAt, 5 * TICK_MS);
  tickedAt = now;
}

function reportOf(path: string, view: View): Report | undefined {
  const now = performance.now();
  const isActive = now - touchedAt < ACTIVE_MS;
  if (!view.isSeen || (!view.isSent && isReload && !isActive)) return undefined;
  const seconds = Math.floor(view.readMs / 1_000) - view.sentSeconds;
  const isHere = path === location.pathname && isActive && now - view.hereAt >= REPORT_EVERY_MS;
  const articleId = /^(?:\/mobile)?\/news\/[^/]+\/[^/]+-(\d+)$/.exec(path)?.[1];
  const measured = {
    ...(isHere && { isHere }),
    ...(seconds > 0 && { seconds }),
    ...(view.depths > view.sentDepths && { depths: DEPTHS.slice(view.sentDepths, view.depths) }),
  };
  const report = { ...(!view.isSent && { isNew: true }), ...(!isRefused && measured) };
  if (Object.keys(report).length === 0) return undefined;
  view.isSent = true;
  view.sentSeconds += seconds;
  view.sentDepths = view.depths;
  if (isHere) view.hereAt = now;
  return { ...report, from: isRefused ? 'unknown' : view.from, ...(articleId && { articleId: Number(articleId) }) };
}

function send(): void {
  measureDepths();
  const reports = [...views].flatMap(([path, view]) => reportOf(path, view) ?? []);
  if (reports.length === 0 && vitals.length === 0) return;
  const report = { page: document.documentElement.dataset['pageClass'], views: reports, vitals };
  navigator.sendBeacon('/api/read', new Blob([JSON.stringify(report)], { type: 'application/json' }));
  vitals = [];
}

/** The page at this address has been looked at for long enough to be a view. */
export function onView(path: string): void {
  if (document.visibilityState === 'visible') tick();
  viewAt(path).isSeen = true;
  send();
}

for (const type of ['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchstart']) {
  addEventListener(
    type,
    () => {
      touchedAt = performance.now();
    },
    { passive: true },
  );
}
viewAt(location.pathname);
let waiting = 0;
addEventListener(
  'scroll',
  () => {
    if (waiting) return;
    waiting = window.setTimeout(() => {
      waiting = 0;
      measureDepths();
    }, SCROLL_WAIT_MS);
  },
  { passive: true },
);
setInterval(() => {
  if (document.visibilityState !== 'visible') return;
  tick();
  const view = viewAt(location.pathname);
  const now = performance.now();
  if (view.isSeen && now - touchedAt < ACTIVE_MS && now - view.hereAt >= REPORT_EVERY_MS) send();
}, TICK_MS);
if (!isRefused) {
  for (const onVital of [onCLS, onFCP, onINP, onLCP, onTTFB])
    onVital(({ name, value }) => vitals.push([name, Math.round(value * 1e3) / 1e3]));
}
// After the listeners of the vitals, which lie at the document.
addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') {
    tickedAt = touchedAt = performance.now();
    return;
  }
  tick();
  send();
});
addEventListener('pagehide', send);
