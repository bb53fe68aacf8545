import type { App } from '../app.ts';
import { loadShellParts } from '../pages/fragments.ts';
import { renderOrFail } from '../pages/html.tsx';
import type { MainColumn } from '../pages/mainColumn.ts';
import { documentHeaders } from '../pages/responseHeaders.ts';
import { LiteDocument } from './LiteDocument.tsx';
import { fullPath } from './lite.ts';
import { liteHtml } from './liteHtml.ts';
import { litePolicy } from './liteStyles.ts';

/** Maximum number of links to sections at the end of a lite page: those of the header's menu. */
const MENU_LINKS = 10;

type RenderedLite = { html: string; tags: string[]; headers: Record<string, string>; noindex: true };

/** The lite version of a page, from its main column; `path` is the requested path. */
export async function renderLite(app: App, path: string, { head, html }: MainColumn): Promise<RenderedLite> {
  const { siteUrl } = app.settings;
  const { parts } = await loadShellParts(app, 'gu');
  const main = liteHtml(html.text, { rules: app.contributions.liteRules, siteUrl });
  const document = renderOrFail(
    <LiteDocument head={head} siteUrl={siteUrl} path={fullPath(path)} menu={parts.bottomMenu.slice(0, MENU_LINKS)} main={main} />,
  );
  return {
    html: `<!DOCTYPE html>${document}`,
    tags: [...app.contributions.shellTags],
    headers: documentHeaders(litePolicy),
    noindex: true,
  };
}
