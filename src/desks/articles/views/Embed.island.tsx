// An island, because content of another site is loaded only after the reader's consent for this embed.
import { useEffect, useRef, useState } from 'react';
import { buttonClass } from '../../../design/Button.tsx';
import { island } from '../../../platform/islands/island.tsx';
import { useText } from '../../../platform/text/useText.ts';
import { articleWords } from '../words.ts';
import styles from './Embed.module.css';

type Props = {
  title: string;
  /** Frame address, loaded after consent. */
  frame: string;
  /** Address of the content's own page, for readers without script. */
  page: string;
};

export const Embed = island('Embed', { hydrate: 'interaction' }, ({ title, frame, page }: Props) => {
  const articleText = useText(articleWords);
  const [agreed, setAgreed] = useState(false);
  const content = useRef<HTMLIFrameElement>(null);
  // The button that had the focus is gone.
  useEffect(() => {
    if (agreed) content.current?.focus({ preventScroll: true });
  }, [agreed]);
  return (
    <figure className={styles.embed}>
      {agreed ? (
        <iframe
          ref={content}
          className={styles.frame}
          src={frame}
          title={title}
          allow="autoplay; fullscreen; picture-in-picture"
          allowFullScreen
          sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
        />
      ) : (
        <div className={styles.ask}>
          <p className={styles.title}>{title}</p>
          <p>{articleText.embedAsk}</p>
          <p className={styles.actions}>
            <button type="button" className={buttonClass('strong')} onClick={() => setAgreed(true)}>
              {articleText.embedShow}
            </button>
            <a className={buttonClass()} href={page} rel="noopener" target="_blank">
              {articleText.embedOpen}
            </a>
          </p>
        </div>
      )}
    </figure>
  );
});
