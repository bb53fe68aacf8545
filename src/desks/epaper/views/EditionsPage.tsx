import type { Topic } from '../../../content/topics/queries.ts';
import { EmptyList, latestNews } from '../../../site/lists/EmptyList.tsx';
import { homeStep } from '../../../site/lists/homeStep.ts';
import type { Edition } from '../queries.ts';
import { epaperText } from '../words.ts';
import { CoverGrid } from './Cover.tsx';
import { EditionHead } from './EditionHead.tsx';
import layout from './EditionLayout.module.css';

export type EditionsData = { editions: { city: Topic; edition: Edition }[]; tags: string[] };

/** The newest edition of every city. */
export function EditionsPage({ data: { editions } }: { data: EditionsData }) {
  return (
    <div className={layout.wide}>
      <EditionHead breadcrumbs={[homeStep]} title={epaperText.title} cities={[]} />
      <p className={layout.intro}>{epaperText.intro}</p>
      {editions.length === 0 ? (
        <EmptyList text={epaperText.empty} next={latestNews} />
      ) : (
        <CoverGrid first covers={editions.map(({ city, edition }) => ({ edition, city: city.slug, name: city.name, heading: 'h2' }))} />
      )}
    </div>
  );
}
