type Seen = { token: string; slot: string };

const SEND_AFTER_MS = 5_000;
const waiting: Seen[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

function send(): void {
  clearTimeout(timer);
  timer = undefined;
  if (waiting.length === 0) return;
  const seen = waiting.splice(0);
  navigator.sendBeacon('/api/ad-seen', new Blob([JSON.stringify({ seen })], { type: 'application/json' }));
}

/** Reports that a creative was seen, together with others of the next seconds. */
export function reportSeen(seen: Seen): void {
  waiting.push(seen);
  timer ??= setTimeout(send, SEND_AFTER_MS);
}

document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') send();
});
addEventListener('pagehide', send);
