import { onINP, onLCP } from 'web-vitals';
import type { ReadingReport } from './readingReport.ts';

// Loaded when the page is idle. It stores nothing on the device, and what it sends names nobody.

const TICK_MS = 1_000;
/** Who has not moved, pressed or scrolled for this long reads no more. */
const ACTIVE_MS = 30_000;
/** `REPORT_EVERY_SECONDS`, without zod. */
const REPORT_EVERY_MS = 300_000;
const SCROLL_WAIT_MS = 100;
const DEPTHS = [25, 50, 75, 100] as const;

type From = ReadingReport['views'][number]['from'];
type View = {
  from: From;
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
const isRefused = Reflect.get(navigator, 'globalPrivacyControl') === true || navigator.doNotTrack === '1';
const views = new Map<string, View>();
let vitals: NonNullable<ReadingReport['vitals']> = [];
const navigation = performance.getEntriesByType('navigation').find((entry) => entry instanceof PerformanceNavigationTiming);
const isReload = navigation?.type === 'reload';
/** A page that has reloaded by itself is not read before somebody touches it. */
let touchedAt = isReload ? Number.NEGATIVE_INFINITY : 0;
let tickedAt = document.hidden ? performance.now() : 0;
let measuredAt = 0;

function firstSource(): From {
  const medium = /[?&]utm_medium=([\w-]{1,40})/.exec(location.search)?.[1];
  const host = document.referrer && new URL(document.referrer).host;
  if ((navigation && navigation.type !== 'navigate') || host === location.host) return 'internal';
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
  measuredAt = performance.now();
  for (const [path, view] of views) {
    const story = document.querySelector(`article[data-story="${CSS.escape(path)}"]`);
    if (!story && path !== location.pathname) continue;
    const { top, height } = (story ?? document.documentElement).getBoundingClientRect();
    // A height of 0 makes it infinite, or no number at all.
    const depth = ((innerHeight - top) / height) * 100;
    view.depths = Math.max(view.depths, DEPTHS.filter((mark) => depth >= mark - 0.5).length);
  }
}

const isActive = () => performance.now() - touchedAt < ACTIVE_MS;

/** Adds the time since the last call to the view of this address, if it was visible and read. */
function tick(): void {
  const now = performance.now();
  // A device that slept calls late.
  if (isActive()) viewAt(location.pathname).readMs += Math.min(now - tickedAt, 5 * TICK_MS);
  tickedAt = now;
}

/** Whether somebody reads a view of whom the server must hear again. */
const isDue = (view: View) => isActive() && performance.now() - view.hereAt >= REPORT_EVERY_MS;

/** What is new of a view; undefined if nothing is. What is undefined in it is not sent. */
function reportOf(path: string, view: View) {
  if (!view.isSeen || (!view.isSent && isReload && !isActive())) return undefined;
  const isNew = !view.isSent;
  const isHere = !isRefused && path === location.pathname && isDue(view);
  const seconds = isRefused ? 0 : Math.floor(view.readMs / 1_000) - view.sentSeconds;
  const depths = isRefused ? [] : DEPTHS.slice(view.sentDepths, view.depths);
  if (!(isNew || isHere || seconds || depths.length)) return undefined;
  view.isSent = true;
  view.sentSeconds += seconds;
  view.sentDepths += depths.length;
  if (isHere) view.hereAt = performance.now();
  return {
    articleId: Number(/\/news\/[^/]+\/[^/]+-(\d+)$/.exec(path)?.[1]) || undefined,
    from: isRefused ? 'unknown' : view.from,
    isNew: isNew || undefined,
    isHere: isHere || undefined,
    seconds: seconds || undefined,
    depths: depths.length ? depths : undefined,
  };
}

function send(): void {
  measureDepths();
  const reports = [...views].flatMap(([path, view]) => reportOf(path, view) ?? []);
  if (reports.length + vitals.length === 0) return;
  const report = { page: document.documentElement.dataset['pageClass'], views: reports, vitals };
  navigator.sendBeacon('/api/read', new Blob([JSON.stringify(report)], { type: 'application/json' }));
  vitals = [];
}

/** The page at this address has been looked at for long enough to be a view. */
export function onView(path: string): void {
  tick();
  viewAt(path).isSeen = true;
  send();
}

function onTouch(): void {
  touchedAt = performance.now();
  if (touchedAt - measuredAt > SCROLL_WAIT_MS) measureDepths();
}

for (const type of ['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchstart']) addEventListener(type, onTouch, { passive: true });
viewAt(location.pathname);
const told = new Set<string>();
/** Each once: one that grows while the page is away and back again would count twice. */
function noteVital({ name, id, value }: { name: (typeof vitals)[number][0]; id: string; value: number }): void {
  if (!told.has(id)) vitals.push([name, Math.round(value * 1e3) / 1e3]);
  told.add(id);
}
// CLS and FCP by hand: with those of the library the script would pass its ceiling.
function watch(type: string, act: (entry: PerformanceEntry) => void): void {
  new PerformanceObserver((list) => list.getEntries().forEach(act)).observe({ type, buffered: true });
}
let [layoutShift, shiftSession, sessionAt, shiftedAt] = [0, 0, 0, 0];
/** The largest sum of shifts with less than a second between, within five seconds. */
function addShift(entry: PerformanceEntry): void {
  if (!('value' in entry && 'hadRecentInput' in entry) || entry.hadRecentInput) return;
  const at = entry.startTime;
  if (at - shiftedAt > 1_000 || at - sessionAt > 5_000) [shiftSession, sessionAt] = [0, at];
  shiftSession += Number(entry.value);
  shiftedAt = at;
  layoutShift = Math.max(layoutShift, shiftSession);
}
const canShift = PerformanceObserver.supportedEntryTypes.includes('layout-shift');
if (!isRefused) {
  if (canShift) watch('layout-shift', addShift);
  if (tickedAt === 0)
    watch('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint') noteVital({ name: 'FCP', id: name, value: startTime });
    });
  onLCP(noteVital);
  onINP(noteVital);
  if (navigation) noteVital({ name: 'TTFB', id: '', value: navigation.responseStart });
}
setInterval(() => {
  if (document.hidden) return;
  tick();
  const view = viewAt(location.pathname);
  if (view.isSeen && isDue(view)) send();
}, TICK_MS);
// After the listeners of the vitals, which lie at the document.
addEventListener('visibilitychange', () => {
  if (document.hidden) {
    tick();
    if (canShift && !isRefused) noteVital({ name: 'CLS', id: 'CLS', value: layoutShift });
    send();
  } else tickedAt = touchedAt = performance.now();
});
addEventListener('pagehide', send);
