import type { App } from '../app.ts';
import { loadShellParts } from '../pages/fragments.ts';
import { renderHtml } from '../pages/html.tsx';
import type { MainColumn } from '../pages/mainColumn.ts';
import { documentHeaders } from '../pages/responseHeaders.ts';
import { AmpBody } from './AmpBody.tsx';
import { ampDocument } from './AmpDocument.tsx';
import { ampPolicy } from './amp.ts';
import { ampHtml } from './ampHtml.ts';

/** Maximum number of links to sections at the end of an AMP page. */
const MENU_LINKS = 10;

/** Films are the site's own; embeds, which a reader has asked for, stand in frames of their sites. */
const policy = ampPolicy(["media-src 'self'", 'frame-src https:']);

type RenderedAmp = { html: string; tags: string[]; headers: Record<string, string>; noindex: boolean };

/** A page's main column as an AMP document. */
export async function renderAmp(app: App, { head, html }: MainColumn): Promise<RenderedAmp> {
  const { parts } = await loadShellParts(app, 'gu');
  const { html: main, components } = ampHtml(html.text, app.settings.siteUrl);
  const body = renderHtml(app, <AmpBody menu={parts.bottomMenu.slice(0, MENU_LINKS)} full={head.canonical} main={main} />, 'amp');
  const css = app.assets().pageStyles.sheetWithoutLayers(body.styles);
  return {
    html: ampDocument(app, { head, components, css, body: body.text }),
    tags: [...app.contributions.shellTags],
    headers: documentHeaders(policy),
    noindex: head.noindex === true,
  };
}
