import { showToast } from '../reader/showToast.client.ts';
import { callReader, loadList, onUserLogout, readerState } from './readerState.client.ts';
import { toggleKinds, toggles } from './toggles.ts';

/** Marks what the reader has switched on. */
export function markToggles(): void {
  const reader = readerState.get();
  for (const kind of toggleKinds) {
    const { state, on, off } = toggles[kind];
    for (const form of document.querySelectorAll<HTMLElement>(`[data-toggle="${kind}"]`)) {
      const isOn = reader[state].has(Number(form.dataset['id']));
      form.toggleAttribute('data-on', isOn);
      const button = form.querySelector('button');
      button?.setAttribute('aria-pressed', String(isOn));
      const label = button?.querySelector('span');
      if (label) label.textContent = isOn ? on : off;
    }
  }
}
readerState.subscribe(markToggles);
// A story that is added in continuous reading.
document.addEventListener('islands-added', markToggles);

/**
 * Switches something on or off; asks a reader who is not logged in, or no longer, to log in first, and then does it
 * (specification, sections 4 and 8: on success the message and the list again, on failure the server's message, without
 * data 'Internal Server Error'). A child whose parent has not agreed is told so.
 */
export async function switchOver(toggle: string, id: number): Promise<void> {
  const kind = toggleKinds.find((one) => one === toggle);
  if (!kind) return;
  const wasHere = readerState.get().login || 'reader' in document.documentElement.dataset;
  if (!wasHere && !(await askToLogIn())) return;
  const { state, call, field } = toggles[kind];
  // Somebody who has just logged in wants it on, also if it already is.
  let isOn = wasHere && readerState.get()[state].has(id);
  const send = () => callReader<{ success: boolean; message: string }>(isOn ? 'DELETE' : 'POST', call, { [field]: id });
  let answer = await send();
  if (answer?.code === 401) {
    onUserLogout();
    if (!(await askToLogIn())) return;
    isOn = false;
    answer = await send();
  }
  const refusal = answer?.code === 403 ? answer.message : undefined;
  showToast(answer?.data?.message ?? refusal ?? 'Internal Server Error');
  if (!answer?.data?.success) return;
  await loadList(kind);
  if (kind === 'bookmark') await keepSaved(id, !isOn);
}

const askToLogIn = () => import('./loginDialog.client.ts').then((dialog) => dialog.askToLogIn());

/** A saved story is kept on the device too. */
async function keepSaved(id: number, isSaved: boolean): Promise<void> {
  const path = document.querySelector<HTMLAnchorElement>(`a[href*="/news/"][href$="-${id}"]`)?.pathname;
  const story = document.querySelector<HTMLElement>(`[data-story$="-${id}"]`)?.dataset['story'] ?? path;
  if (story === undefined || !('caches' in window)) return;
  const { dropStory, keepStory } = await import('../offline/keepStory.client.ts');
  await (isSaved ? keepStory(story) : dropStory(story));
}
