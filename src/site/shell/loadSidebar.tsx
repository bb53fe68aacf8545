import lazyLayout from '../../design/LazyLayout.module.css';
import type { Language } from '../../platform/text/language.ts';
import type { App } from '../app.ts';
import { type HtmlFragment, htmlFragment } from '../pages/fragments.ts';
import { type Html, renderHtml } from '../pages/html.tsx';
import type { Layout } from '../pages/layoutTable.ts';
import type { Subject } from '../pages/subject.ts';

/** Number of blocks beside a short page. */
const BESIDE_SHORT = 3;

/** The sidebar blocks of a layout in an edition, from the fragment cache if pages share them. Blocks that fail are left out. */
export async function loadSidebar(
  app: App,
  { layout, language, subject }: { layout: Layout; language: Language; subject: Subject },
): Promise<{ blocks: Html[]; tags: string[] }> {
  const loaded = await Promise.all(
    app.contributions.sidebar.map((contribution) =>
      contribution.use(
        async ({
          name,
          layouts,
          edition = 'gu',
          render,
          key,
          freshFor = '1m',
        }): Promise<(HtmlFragment & { isFirst: boolean }) | undefined> => {
          if (edition !== language || name === subject.leavesOut || (layouts && !layouts.includes(layout))) return undefined;
          const idPrefix = `${contribution.desk}-${name}`;
          const renderBlock = async () => {
            const { node, tags } = await render(app, subject);
            return { node: node && <section className={lazyLayout.part}>{node}</section>, tags };
          };
          const isFirst = name === subject.comesFirst;
          if (key) {
            const fragment = await htmlFragment(
              app,
              { key: `sidebar:${idPrefix}:${key(subject)}`, idPrefix, freshFor, language },
              renderBlock,
            );
            return { ...fragment, isFirst };
          }
          const { node, tags } = await renderBlock();
          return { html: node ? renderHtml(app, node, idPrefix, language) : undefined, tags, isFirst };
        },
      ),
    ),
  );
  const blocks = loaded.filter((block) => block !== undefined);
  const inOrder = [...blocks.filter(({ isFirst }) => isFirst), ...blocks.filter(({ isFirst }) => !isFirst)];
  const shown = inOrder.map(({ html }) => html).filter((html) => html !== undefined);
  return { blocks: subject.isShort ? shown.slice(0, BESIDE_SHORT) : shown, tags: blocks.flatMap(({ tags }) => tags) };
}
