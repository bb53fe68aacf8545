import { whenSeen } from '../../../site/audience/whenSeen.client.ts';

/** What `chooseScript` has chosen for this visit, and what this visit has told already: numbers by test. */
const CHOSEN = 'headlines';
const TOLD = 'headlines-told';
const SHOWN = 1;
const CLICKED = 2;
const SEND_AFTER_MS = 3_000;

type Report = { test: number; place: number; isShown: boolean; isClicked: boolean };

let waiting: Report[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** The numbers by test that are stored under a key; others that have got there count for nothing. */
function stored(key: string): Record<string, number> {
  const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).filter((entry): entry is [string, number] => Number.isInteger(entry[1])));
}

function send(): void {
  clearTimeout(timer);
  timer = undefined;
  if (waiting.length === 0) return;
  navigator.sendBeacon('/api/headline-seen', new Blob([JSON.stringify({ reports: waiting })], { type: 'application/json' }));
  waiting = [];
}

/** Notes that a headline was seen or pressed, once a visit. Who has pressed it has seen it. */
function tell(test: string, place: number, what: typeof SHOWN | typeof CLICKED): void {
  const told = stored(TOLD);
  const before = told[test] ?? 0;
  if (before >= what) return;
  sessionStorage.setItem(TOLD, JSON.stringify({ ...told, [test]: what }));
  waiting.push({ test: Number(test), place, isShown: before < SHOWN, isClicked: what === CLICKED });
  if (what === CLICKED) send();
  else timer ??= setTimeout(send, SEND_AFTER_MS);
}

/** Counts the headlines of tests on this page. Nothing is chosen, and so nothing counted, where a reader has refused to be measured. */
export function start(): void {
  const chosen = stored(CHOSEN);
  for (const link of document.querySelectorAll<HTMLElement>('[data-headlines]')) {
    const [test = ''] = link.dataset['headlines']?.split(' ') ?? [];
    const place = chosen[test];
    if (place === undefined) continue;
    whenSeen(link, () => tell(test, place, SHOWN));
    link.addEventListener('click', () => tell(test, place, CLICKED));
    // The middle button opens a tab.
    link.addEventListener('auxclick', ({ button }) => {
      if (button === 1) tell(test, place, CLICKED);
    });
  }
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
  addEventListener('pagehide', send);
}
