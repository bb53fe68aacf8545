// In the browser because pages turn by themselves, by taps and by keys, and stop while the reader holds them.
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../../design/Icon.tsx';
import { island } from '../../../platform/islands/island.tsx';
import { shareLink } from '../../../site/share/shareLink.client.ts';
import { webStoryText } from '../words.ts';
import { useAutoAdvance } from './autoAdvance.client.ts';
import { openStage, type Stage } from './stage.client.ts';
import styles from './WebStoryControls.module.css';

type Props = {
  title: string;
  /** The whole address, for sharing. */
  address: string;
  /** Where the list is. */
  list: string;
  /** How long each page stands. */
  seconds: number[];
};

/** Specification, section 9: a toast goes by itself after 3 s. */
const TOAST_MS = 3_000;

export const WebStoryControls = island('WebStoryControls', { hydrate: 'visible' }, ({ title, address, list, seconds }: Props) => {
  const place = useRef<HTMLDivElement>(null);
  const stage = useRef<Stage | undefined>(undefined);
  const [current, setCurrent] = useState(0);
  // Until the browser has said that the reader minds no movement, nothing moves by itself.
  const [paused, setPaused] = useState(true);
  const [held, setHeld] = useState(false);
  const [said, setSaid] = useState('');
  const [message, setMessage] = useState('');
  const count = seconds.length;
  const turn = (to: number) => stage.current?.turnTo(to);

  useEffect(() => {
    const root = place.current?.closest<HTMLElement>('[data-web-story]');
    if (!root) return;
    const opened = openStage(root, {
      onPage: (page, its) => {
        setCurrent(page);
        setSaid(its);
      },
      onHold: setHeld,
      onPause: () => setPaused((was) => !was),
      leaveTo: list,
    });
    stage.current = opened;
    setPaused(matchMedia('(prefers-reduced-motion: reduce)').matches);
    return opened.close;
  }, [list]);

  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(() => setMessage(''), TOAST_MS);
    return () => clearTimeout(timer);
  }, [message]);

  const running = useAutoAdvance({ stage, current, playing: !paused && !held && current < count, seconds });

  const share = async () => setMessage(await shareLink({ title, url: address }));

  return (
    <div ref={place} className={styles.controls}>
      <nav aria-label={webStoryText.progress}>
        <ol className={styles.progress}>
          {seconds.map((long, page) => (
            <li key={page}>
              <a
                href={`#page-${page + 1}`}
                aria-label={`${webStoryText.page} ${page + 1}`}
                aria-current={page === current ? 'step' : undefined}
                onClick={(event) => {
                  event.preventDefault();
                  turn(page);
                }}
              >
                <Bar state={page < current ? 'over' : page > current ? 'ahead' : 'here'} seconds={long} running={running} />
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.row}>
        <p className={styles.title}>
          <span className={styles.count} data-count>
            {Math.min(current + 1, count)}/{count}
          </span>
          {title}
        </p>
        <button type="button" className={`${styles.button} ${styles.moving}`} onClick={() => setPaused(!paused)}>
          {paused ? <Icon name="play" /> : <span className={styles.pause} />}
          <span className="sr-only">{paused ? webStoryText.play : webStoryText.pause}</span>
        </button>
        <button type="button" className={`${styles.button} ${styles.scripted}`} onClick={() => void share()}>
          <Icon name="share" />
          <span className="sr-only">{webStoryText.share}</span>
        </button>
        <a className={styles.button} href={list}>
          <Icon name="close" />
          <span className="sr-only">{webStoryText.close}</span>
        </a>
      </div>
      <button type="button" className={`${styles.turn} ${styles.back}`} disabled={current === 0} onClick={() => turn(current - 1)}>
        <Icon name="back" />
        <span className="sr-only">{webStoryText.before}</span>
      </button>
      <button type="button" className={`${styles.turn} ${styles.on}`} disabled={current >= count} onClick={() => turn(current + 1)}>
        <Icon name="next" />
        <span className="sr-only">{webStoryText.after}</span>
      </button>
      <p className="sr-only" role="status" data-said>
        {said}
      </p>
      <p className={styles.toast} role="status" data-message>
        {message}
      </p>
    </div>
  );
});

/** A page's bar: full behind the reader, empty ahead, and filling as the time of the page before the reader runs. */
function Bar({ state, seconds, running }: { state: 'over' | 'here' | 'ahead'; seconds: number; running: boolean }) {
  const pace = { animationDuration: `${seconds}s`, animationPlayState: running ? 'running' : 'paused' };
  return (
    <span className={styles.track}>
      <span className={`${styles.fill} ${styles[state]}`} {...(state === 'here' ? { style: pace } : {})} />
    </span>
  );
}
