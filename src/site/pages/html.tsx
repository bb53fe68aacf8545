import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { createContext, type ReactNode, useContext } from 'react';
import { renderToString } from 'react-dom/server';
import type { Language } from '../../platform/text/language.ts';
import { ReadingLanguage, useLanguage } from '../../platform/text/useText.ts';
import type { App } from '../app.ts';
import { CannotRender } from '../contribution.ts';

/** A part of a page, rendered separately: a page is its parts joined as text. */
export type Html = {
  text: string;
  /** Preload links for pictures, which React puts into the head. */
  preloads: string;
  /** The numbers of the style sheets of its components in `PageStyles`. */
  styles: ReadonlySet<number>;
};

const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;

/** Placeholder in the text for a part that is already rendered. The random number keeps any content from imitating it. */
const MARK = `\uE002${randomBytes(8).toString('hex')}:`;
/** React separates neighbouring text nodes by a comment, which is removed between two parts. */
const MARKS = new RegExp(`${MARK}(\\d+);(?:<!-- -->(?=${MARK}))?`, 'g');

const Rendering = createContext<{ app: App; parts: Html[] } | undefined>(undefined);

/** Inserts a rendered part among components. */
export function Rendered({ html }: { html: Html }): ReactNode {
  const rendering = useContext(Rendering);
  if (!rendering) throw new Error('A rendered part stands outside of renderHtml()');
  return `${MARK}${rendering.parts.push(html) - 1};`;
}

/** A card takes some 3 KB, and some hundreds occur on many pages. */
const MAX_KEPT = 600;
const kept = new LRUCache<object, Map<string, { version: string; html: Html }>>({ max: MAX_KEPT });

type RenderedOnceProps = {
  /** The data it shows; reading changed data yields another object. */
  of: object;
  /** Name of the variant, if the same data is rendered in several ways. */
  as: string;
  /** Other content that changes, such as relative times. */
  version: string;
  render: () => ReactNode;
};

/** A part that many pages contain (a card), rendered once for the same data. React's generated ids in it begin with `as`. */
export function RenderedOnce({ of, as, version, render }: RenderedOnceProps): ReactNode {
  const rendering = useContext(Rendering);
  const language = useLanguage();
  if (!rendering) return render();
  const forms = kept.get(of) ?? new Map<string, { version: string; html: Html }>();
  kept.set(of, forms);
  const form = `${language} ${as}`;
  const known = forms.get(form);
  const html = known?.version === version ? known.html : renderHtml(rendering.app, render(), as, language);
  forms.set(form, { version, html });
  return `${MARK}${rendering.parts.push(html) - 1};`;
}

/** Renders a part of a page in a language; `idPrefix` keeps its ids apart from those of other parts. Throws `CannotRender`. */
export function renderHtml(app: App, node: ReactNode, idPrefix: string, language: Language = 'gu'): Html {
  const parts: Html[] = [];
  const rendered = renderOrFail(
    <ReadingLanguage value={language}>
      <Rendering value={{ app, parts }}>{node}</Rendering>
    </ReadingLanguage>,
    idPrefix,
  );
  const preloads = PRELOADS.exec(rendered)?.[0] ?? '';
  const text = rendered.slice(preloads.length);
  const styles = app.assets().pageStyles.usedIn(text, (kind) => deskOfLive(app, kind));
  if (parts.length === 0) return { text, preloads, styles };
  const used = new Set(styles);
  for (const part of parts) for (const sheet of part.styles) used.add(sheet);
  return {
    text: text.replace(MARKS, (mark, at) => parts[Number(at)]?.text ?? mark),
    preloads: preloads + parts.map((part) => part.preloads).join(''),
    styles: used,
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
