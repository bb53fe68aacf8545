import { listenTo } from '../../platform/live/connection.client.ts';
import { sayPolitely } from '../../platform/live/sayPolitely.ts';
import type { RenderedState } from './LiveHtml.tsx';

const isRendered = (state: unknown): state is RenderedState => typeof state === 'object' && state !== null && 'html' in state;

/** Safari 15.0 to 15.3 refuse the selector. */
const KEYBOARD_FOCUS = CSS.supports('selector(:focus-visible)') ? ':focus-visible' : ':focus';

/** Shows the updates of a live topic in its element. */
export function showLive(place: Element): void {
  // A page that comes from a cache, or waits long for its first state, may be behind it.
  let said = place.getAttribute('data-say') ?? '';
  listenTo(place.getAttribute('data-live') ?? '', (state) => {
    if (!isRendered(state)) return;
    const { html, say = '' } = state;
    if (say !== '' && say !== said) sayPolitely(say);
    said = say;
    put(place, html);
  });
}

/**
 * Does not change what has the keyboard focus; the update is shown after the focus has moved on. The focus that a press has left behind is
 * not waited for: it stays there until the next press.
 */
function put(place: Element, html: string): void {
  if (place.innerHTML === html) return;
  const isHeld = place.querySelector(KEYBOARD_FOCUS) !== null;
  if (isHeld) {
    place.addEventListener('focusout', () => setTimeout(() => put(place, html)), { once: true });
    return;
  }
  const fresh = place.cloneNode();
  if (fresh instanceof Element) fresh.innerHTML = html;
  match(place, fresh);
}

/** Makes an element like another, and replaces nothing that is alike: a line of matches stays where the reader has scrolled it. */
function match(element: Element, fresh: Node): void {
  const before = [...element.childNodes];
  const after = [...fresh.childNodes];
  for (const [at, node] of after.entries()) {
    const old = before[at];
    if (!old) element.append(node);
    else if (old.isEqualNode(node)) continue;
    else if (!(old instanceof Element && node instanceof Element && old.nodeName === node.nodeName)) old.replaceWith(node);
    else {
      for (const name of old.getAttributeNames()) if (!node.hasAttribute(name)) old.removeAttribute(name);
      for (const name of node.getAttributeNames()) old.setAttribute(name, node.getAttribute(name) ?? '');
      match(old, node);
    }
  }
  for (const old of before.slice(after.length)) old.remove();
}
