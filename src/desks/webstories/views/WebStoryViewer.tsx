import { clsx } from 'clsx';
import { pictureSource } from '../../../content/pictures/queries.ts';
import { Picture } from '../../../design/Picture.tsx';
import type { WebStory, WebStoryCard, WebStoryPage } from '../queries.ts';
import { webStoryText } from '../words.ts';
import { WebStoryControls } from './WebStoryControls.tsx';
import { WebStoryEnd } from './WebStoryEnd.tsx';
import styles from './WebStoryViewer.module.css';
import { webStoryListAddress } from './webStoryAddress.ts';

export type WebStoryData = { story: WebStory; related: WebStoryCard[]; siteUrl: string };

/** The first two are loaded at once; the controls load the others one ahead of the reader. */
const NEAR_AT_FIRST = 2;

/**
 * A web story in the whole window: a list of pages with scroll snap, below each other, which works without script. With script they are
 * side by side and the controls turn them.
 */
export function WebStoryViewer({ data: { story, related, siteUrl } }: { data: WebStoryData }) {
  const { pages } = story;
  return (
    <div className={styles.viewer} data-web-story>
      <WebStoryControls
        title={story.title}
        address={`${siteUrl}${story.address}`}
        list={webStoryListAddress(undefined)}
        seconds={pages.map((page) => page.seconds)}
      />
      <h1 className="sr-only">{story.title}</h1>
      <ol className={styles.pages} aria-label={webStoryText.stage} tabIndex={0} data-pages>
        {pages.map((page, at) => (
          <li key={page.position} className={styles.page} id={`page-${page.position}`} data-near={at < NEAR_AT_FIRST ? '' : undefined}>
            <Page page={page} count={pages.length} />
          </li>
        ))}
        <li className={clsx(styles.page, styles.end)} id={`page-${pages.length + 1}`}>
          <WebStoryEnd story={story} related={related} />
        </li>
      </ol>
    </div>
  );
}

function Page({ page, count }: { page: WebStoryPage; count: number }) {
  const opens = page.position === 1;
  return (
    <section className={styles.leaf} aria-label={`${webStoryText.page} ${page.position}, ${webStoryText.of} ${count}`}>
      <Picture source={pictureSource(page.picture, 'tall')} sizes="(min-width: 48rem) 54vh, 100vw" first={opens} />
      <div className={clsx(styles.words, styles[page.placement], opens && styles.opening)}>
        <h2 className={styles.headline}>{page.headline}</h2>
        {page.text && <p className={styles.text}>{page.text}</p>}
        {page.link && (
          <a
            className={styles.link}
            href={page.link.href}
            {...(page.link.href.startsWith('/') ? {} : { target: '_blank', rel: 'noopener' })}
          >
            {page.link.label}
            <span aria-hidden="true"> ›</span>
          </a>
        )}
        {page.credit && <p className={styles.credit}>{page.credit}</p>}
      </div>
    </section>
  );
}
