import { clsx } from 'clsx';
import { siteConfig } from '../../../../site.config.ts';
import lazyLayout from '../../../design/LazyLayout.module.css';
import type { FrontPlace } from '../../../site/desk.ts';
import { type Html, Rendered } from '../../../site/pages/html.tsx';
import type { PageContext } from '../../../site/pages/page.tsx';
import { frontText } from '../words.ts';
import styles from './HomePage.module.css';

export type RenderedBlock = { name: string; place: FrontPlace; html: Html };
type HomePageData = { blocks: RenderedBlock[]; isWhole: boolean };

/** Videos are on a dark band in both themes. */
const DARK: readonly FrontPlace[] = ['band', 'lowerBand'];

/** The front page: the news of the hour in three columns, then the sections. */
export function HomePage({ data: { blocks, isWhole }, context: { device } }: { data: HomePageData; context: PageContext }) {
  const at = (...places: FrontPlace[]) => places.flatMap((place) => blocks.filter((block) => block.place === place));
  const one = (place: FrontPlace) => at(place).map((block) => <Rendered key={block.name} html={block.html} />);
  return (
    <div data-presentation={device}>
      <h1 className="sr-only">{siteConfig.name}</h1>
      {one('ticker')}
      {at('lead', 'latest', 'ranked').length === 0 ? (
        isWhole && <p className={styles.empty}>{frontText.empty}</p>
      ) : (
        <div className={styles.top}>
          <section className={styles.lead}>{one('lead')}</section>
          <section className={styles.latest}>{one('latest')}</section>
          <section className={styles.ranked}>{one('ranked')}</section>
        </div>
      )}
      {at('heads', 'sections', 'band', 'data', 'moreSections', 'lowerBand', 'close').map((block) => (
        <section
          key={block.name}
          className={clsx(lazyLayout.part, DARK.includes(block.place) ? styles.band : styles.section)}
          data-block={block.name}
        >
          <Rendered html={block.html} />
        </section>
      ))}
    </div>
  );
}
