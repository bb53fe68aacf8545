import { toast } from '../reader/toast.client.ts';
import { callReader, loadBookmarks, readerState } from './readerState.client.ts';
import { accountText } from './words.ts';

/** Marks the stories that the reader has saved. */
readerState.subscribe(({ bookmarkList }) => {
  for (const form of document.querySelectorAll<HTMLElement>('[data-bookmark]')) {
    const isSaved = bookmarkList.has(Number(form.dataset['bookmark']));
    form.toggleAttribute('data-saved', isSaved);
    const button = form.querySelector('button');
    button?.setAttribute('aria-pressed', String(isSaved));
    const label = button?.querySelector('span');
    if (label) label.textContent = isSaved ? accountText.bookmarked : accountText.bookmark;
  }
});

/**
 * Saves a story or removes it; asks a reader who is not logged in to log in first, and then does it (specification, sections 4 and 8: on
 * success the message and the list again, on failure the server's message, without data 'Internal Server Error').
 */
export async function toggleBookmark(articleId: number): Promise<void> {
  const wasHere = readerState.get().login || 'reader' in document.documentElement.dataset;
  if (!wasHere) {
    const { askToLogIn } = await import('./loginDialog.client.ts');
    if (!(await askToLogIn())) return;
  }
  // Somebody who has just logged in wants it saved, also if it already is.
  const isSaved = wasHere && readerState.get().bookmarkList.has(articleId);
  const answer = await callReader<{ success: boolean; message: string }>(isSaved ? 'DELETE' : 'POST', '/bookmark', { articleId });
  if (answer?.data) toast.set(answer.data.message);
  else toast.set(answer?.message ?? 'Internal Server Error');
  if (answer?.data?.success) await loadBookmarks();
}
