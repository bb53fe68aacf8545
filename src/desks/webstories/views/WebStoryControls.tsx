import { clsx } from 'clsx';
import { Icon } from '../../../design/Icon.tsx';
import { plainIsland } from '../../../platform/islands/island.tsx';
import { webStoryText } from '../words.ts';
import styles from './WebStoryControls.module.css';

export type WebStoryControlsProps = {
  title: string;
  /** The absolute address, for sharing. */
  address: string;
  /** The address of the list. */
  list: string;
  /** The display time of each page. */
  seconds: number[];
};

/**
 * The controls over a web story: progress, buttons, and messages. The browser updates them without React
 * (`WebStoryControls.plain.client.ts`), because a story plays as soon as it is opened.
 */
export const WebStoryControls = plainIsland(
  'WebStoryControls',
  { hydrate: 'visible' },
  ({ title, list, seconds }: WebStoryControlsProps) => (
    <div className={styles.controls}>
      <nav aria-label={webStoryText.progress}>
        <ol className={styles.progress}>
          {seconds.map((_seconds, page) => (
            <li key={page}>
              <a href={`#page-${page + 1}`} aria-label={`${webStoryText.page} ${page + 1}`} aria-current={page === 0 ? 'step' : undefined}>
                <span className={styles.track}>
                  <span className={clsx(styles.fill, page === 0 ? styles.here : styles.ahead)} />
                </span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.row}>
        <p className={styles.title}>
          <span className={styles.count} data-count>
            1/{seconds.length}
          </span>
          {title}
        </p>
        <button type="button" className={clsx(styles.button, styles.moving)} data-act="pause">
          <span className={styles.state} data-when="paused">
            <Icon name="play" />
            <span className="sr-only">{webStoryText.play}</span>
          </span>
          <span className={styles.state} data-when="playing" hidden>
            <span className={styles.pause} />
            <span className="sr-only">{webStoryText.pause}</span>
          </span>
        </button>
        <button type="button" className={clsx(styles.button, styles.scripted)} data-act="share">
          <Icon name="share" />
          <span className="sr-only">{webStoryText.share}</span>
        </button>
        <a className={styles.button} href={list}>
          <Icon name="close" />
          <span className="sr-only">{webStoryText.close}</span>
        </a>
      </div>
      <button type="button" className={clsx(styles.turn, styles.back)} data-act="back" disabled>
        <Icon name="back" />
        <span className="sr-only">{webStoryText.before}</span>
      </button>
      <button type="button" className={clsx(styles.turn, styles.on)} data-act="on">
        <Icon name="next" />
        <span className="sr-only">{webStoryText.after}</span>
      </button>
      <p className="sr-only" role="status" data-said />
      <p className={styles.toast} role="status" data-message />
    </div>
  ),
);
