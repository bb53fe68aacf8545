import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { App } from '../app.ts';
import { CannotRender } from '../contribution.ts';

/** A part of a page, rendered by itself: a page is its parts, joined as text. */
export type Html = {
  text: string;
  /** What React wants in the head for it: links to pictures that are fetched first. */
  preloads: string;
  /** The style sheets of its components, by their numbers in `PageStyles`. */
  styles: ReadonlySet<number>;
};

const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;

/** Renders a part of a page; `idPrefix` sets the ids in it apart from those of the page's other parts. Throws `CannotRender`. */
export function renderHtml(app: App, node: ReactNode, idPrefix: string): Html {
  const rendered = renderOrFail(node, idPrefix);
  const preloads = PRELOADS.exec(rendered)?.[0] ?? '';
  const text = rendered.slice(preloads.length);
  return { text, preloads, styles: app.assets.pageStyles.usedIn(text, (kind) => deskOfLive(app, kind)) };
}

const deskOfLive = (app: App, kind: string): string | undefined => app.contributions.live.find((live) => live.kind === kind)?.topic.desk;

/** The markup of a component. Throws `CannotRender`. */
export function renderOrFail(node: ReactNode, identifierPrefix = ''): string {
  try {
    return renderToString(node, { identifierPrefix });
  } catch (error) {
    throw new CannotRender(error);
  }
}
