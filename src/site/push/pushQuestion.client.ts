import { disableWhile } from '../forms/disableWhile.client.ts';
import { addStyles, fetchPage } from '../reader/fetchPage.client.ts';
import { checkBrowser, refreshToken, turnOn } from './pushDevice.client.ts';
import { PushError } from './pushSubscription.client.ts';
import { pushProblemText } from './words.ts';

// Loaded when a story has been read for the first time on a page, unless notifications are blocked. It asks nobody
// anything before the third story, and not for 30 days after a "not now".

const READ_BEFORE = 3;
const LATER_MS = 30 * 24 * 60 * 60_000;
const READS = 'push-reads';
const LATER = 'push-later';

function onStoryRead(): void {
  if (Notification.permission === 'granted') {
    void refreshToken().catch(() => undefined);
    return;
  }
  try {
    const reads = Number(localStorage.getItem(READS) ?? 0) + 1;
    localStorage.setItem(READS, String(reads));
    if (reads < READ_BEFORE || Date.now() - Number(localStorage.getItem(LATER) ?? 0) < LATER_MS) return;
  } catch {
    // Without storage every story would be the first, and "not now" would be forgotten.
    return;
  }
  void ask().catch(() => undefined);
}

/** Shows the site's own question, which is a page by itself, unless something else is open. */
async function ask(): Promise<void> {
  if (document.querySelector('[data-push-question], dialog[open]') || location.pathname.startsWith('/mobile')) return;
  await checkBrowser();
  const page = await fetchPage('/notifications/question');
  const found = page?.querySelector('[data-push-question]');
  if (!page || !found) return;
  await addStyles(page);
  const question = document.adoptNode(found);
  document.body.append(question);
  const status = question.querySelector('[role="status"]');
  const later = () => {
    question.remove();
    localStorage.setItem(LATER, String(Date.now()));
  };
  question.querySelector('[data-push-no]')?.addEventListener('click', later);
  // Whoever goes on to choose topics has answered.
  question.querySelector('a')?.addEventListener('click', () => localStorage.setItem(LATER, String(Date.now())));
  question.querySelector('[data-push-yes]')?.addEventListener('click', async ({ currentTarget }) => {
    try {
      await disableWhile(currentTarget instanceof HTMLButtonElement ? [currentTarget] : [], () => turnOn(undefined));
      question.toggleAttribute('data-done', true);
      question.querySelector<HTMLElement>('[data-push-no]')?.focus();
    } catch (error) {
      if (!(error instanceof PushError)) throw error;
      localStorage.setItem(LATER, String(Date.now()));
      if (status) status.textContent = error.said ?? pushProblemText[error.code];
    }
  });
}

onStoryRead();
addEventListener('page-view', (event) => {
  if (event instanceof CustomEvent && /^\/news\//.test(event.detail?.page)) onStoryRead();
});
