import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** The state of a live topic as rendered HTML and, if it is news, a sentence for screen readers. */
export type RenderedState = { html: string; say?: string };

/**
 * An element that shows a live topic whose state is `RenderedState`. The browser inserts the HTML it receives, without React; for content
 * without interaction. (Interactive content is an island with `useLive`.) The content must keep its height, so that the page does not
 * shift. `say` is the sentence of the state it was rendered with: only another one is announced.
 */
export function LiveHtml({ topic, say, children }: { topic: string; say?: string | undefined; children: ReactNode }) {
  return (
    <div data-live={topic} data-say={say} className="as-if-not-there">
      {children}
    </div>
  );
}

/** Renders the state of a topic for `LiveHtml`, with the same components as the page. */
export const renderedState = (node: ReactNode, sentence?: string): RenderedState => ({
  html: renderToStaticMarkup(node),
  ...(sentence === undefined ? {} : { say: sentence }),
});
