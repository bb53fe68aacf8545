import { listenTo } from '../../platform/live/connection.client.ts';
import { sayPolitely } from '../../platform/live/sayPolitely.ts';
import type { RenderedState } from './LiveHtml.tsx';

const isRendered = (state: unknown): state is RenderedState => typeof state === 'object' && state !== null && 'html' in state;

/** Shows in a live place of the page what is told of its topic. */
export function showLive(place: Element): void {
  let text: string | undefined;
  listenTo(place.getAttribute('data-live') ?? '', (state) => {
    if (!isRendered(state)) return;
    // The first state is mostly the one that the page came with: nothing new to say.
    if (text !== undefined && state.say !== undefined && state.say !== text) sayPolitely(state.say);
    text = state.say ?? '';
    put(place, state.html);
  });
}

/** What the reader stands on with the keyboard is not taken away: it is put in when they have gone on. */
function put(place: Element, html: string): void {
  if (place.innerHTML === html) return;
  const isHeld = place.contains(document.activeElement);
  if (!isHeld) place.innerHTML = html;
  else place.addEventListener('focusout', () => setTimeout(() => put(place, html)), { once: true });
}
