import { addStyles, fetchPage } from '../reader/fetchPage.client.ts';
import { loadList } from './readerState.client.ts';
import { markToggles } from './toggles.client.ts';
import { toggles } from './toggles.ts';

/**
 * Gives each story's card of a list a button that saves the story. Its markup is a page of its own, fetched here, so
 * that lists are the same for everybody and carry nothing of it. Without an answer the cards stay as they are.
 */
export async function addCardToggles(cards: readonly HTMLAnchorElement[]): Promise<void> {
  const [button] = await Promise.all([readButton(), loadList('bookmark')]);
  if (!button) return;
  for (const link of cards) {
    const card = link.closest('article');
    const id = /-(\d+)$/.exec(link.pathname)?.[1];
    // The list of saved stories has a button of its own beside each card.
    if (!card || id === undefined || card.querySelector('[data-toggle]') || card.closest('[data-own-buttons]')) continue;
    const form = document.importNode(button, true);
    form.dataset['id'] = id;
    form.toggleAttribute('data-no-picture', !card.querySelector('img'));
    const headline = form.querySelector('[data-headline]');
    if (headline) headline.textContent = `: ${link.textContent}`;
    card.append(form);
  }
  markToggles();
}

async function readButton(): Promise<HTMLElement | undefined> {
  try {
    const page = await fetchPage(toggles.bookmark.cardButton);
    const button = page?.querySelector<HTMLElement>('[data-toggle="bookmark"]');
    if (!page || !button) return undefined;
    await addStyles(page);
    return button;
  } catch (error) {
    console.info('Cards have no buttons to save their stories:', error);
    return undefined;
  }
}
