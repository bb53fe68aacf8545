import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** The state of a live topic that is shown as it is drawn here: a place of the page, and, when it is news, a sentence for screen readers. */
export type RenderedState = { html: string; say?: string };

/**
 * A place of the page that shows a live topic whose state is `RenderedState`. The browser puts in what it is sent, without React: for what is
 * only looked at. (What readers work with is an island that takes `useLive`.) What is drawn must keep its height, so that the page never moves.
 */
export function LiveHtml({ topic, children }: { topic: string; children: ReactNode }) {
  return (
    <div data-live={topic} className="as-if-not-there">
      {children}
    </div>
  );
}

/** Draws the state of a topic for `LiveHtml`: the same components that the page is rendered with. */
export const renderedState = (node: ReactNode, sentence?: string): RenderedState => ({
  html: renderToStaticMarkup(node),
  ...(sentence === undefined ? {} : { say: sentence }),
});
