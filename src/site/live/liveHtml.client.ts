import { listenTo } from '../../platform/live/connection.client.ts';
import { sayPolitely } from '../../platform/live/sayPolitely.ts';
import type { RenderedState } from './LiveHtml.tsx';

const isRendered = (state: unknown): state is RenderedState => typeof state === 'object' && state !== null && 'html' in state;

/** Shows the updates of a live topic in its element. */
export function showLive(place: Element): void {
  let text: string | undefined;
  listenTo(place.getAttribute('data-live') ?? '', (state) => {
    if (!isRendered(state)) return;
    // The first state is usually the one the page was rendered with, so it is not announced.
    if (text !== undefined && state.say !== undefined && state.say !== text) sayPolitely(state.say);
    text = state.say ?? '';
    put(place, state.html);
  });
}

/** Does not replace an element that has the keyboard focus; the update is inserted after the focus has moved on. */
function put(place: Element, html: string): void {
  if (place.innerHTML === html) return;
  const isHeld = place.contains(document.activeElement);
  if (!isHeld) place.innerHTML = html;
  else place.addEventListener('focusout', () => setTimeout(() => put(place, html)), { once: true });
}
