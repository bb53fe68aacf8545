import { randomBytes } from 'node:crypto';
import { createContext, type ReactNode, useContext } from 'react';
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

/** Stands in the text where a part belongs that is rendered already; nobody outside knows the number, so that no text can hold it. */
const MARK = `\uE002${randomBytes(8).toString('hex')}:`;
const MARKS = new RegExp(`${MARK}(\\d+);`, 'g');

const RenderedParts = createContext<Html[] | undefined>(undefined);

/** A part that is rendered already, in its place among components. */
export function Rendered({ html }: { html: Html }): ReactNode {
  const parts = useContext(RenderedParts);
  if (!parts) throw new Error('A rendered part stands outside of renderHtml()');
  return `${MARK}${parts.push(html) - 1};`;
}

/** Renders a part of a page; `idPrefix` sets the ids in it apart from those of the page's other parts. Throws `CannotRender`. */
export function renderHtml(app: App, node: ReactNode, idPrefix: string): Html {
  const parts: Html[] = [];
  const rendered = renderOrFail(<RenderedParts value={parts}>{node}</RenderedParts>, idPrefix);
  const preloads = PRELOADS.exec(rendered)?.[0] ?? '';
  const text = rendered.slice(preloads.length);
  const styles = app.assets.pageStyles.usedIn(text, (kind) => deskOfLive(app, kind));
  if (parts.length === 0) return { text, preloads, styles };
  return {
    text: text.replace(MARKS, (mark, at) => parts[Number(at)]?.text ?? mark),
    preloads: preloads + parts.map((part) => part.preloads).join(''),
    styles: new Set([styles, ...parts.map((part) => part.styles)].flatMap((used) => [...used])),
  };
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
