// In the browser because enlarging by pinch and wheel, and turning pages by the arrow keys, are the browser's; without it every page is a link.
import { type MouseEvent, useEffect, useRef } from 'react';
import { buttonClass } from '../../design/Button.tsx';
import { Icon } from '../../design/Icon.tsx';
import { Picture, type PictureSource } from '../../design/Picture.tsx';
import { island } from '../../platform/islands/island.tsx';
import styles from './PageViewer.module.css';
import { epaperText } from './words.ts';

type Props = {
  picture: PictureSource;
  /** The page's picture as it was drawn. */
  whole: string;
  number: number;
  pageCount: number;
  /** Addresses of the pages before and after; empty where there is none. */
  previous: string;
  next: string;
};

const SIZES = '(width >= 64rem) 48rem, 100vw';

export const PageViewer = island('PageViewer', { hydrate: 'idle' }, ({ picture, whole, number, pageCount, previous, next }: Props) => {
  const enlarged = useRef(false);
  useEffect(() => {
    const turn = (event: KeyboardEvent) => {
      const to = event.key === 'ArrowRight' ? next : event.key === 'ArrowLeft' ? previous : '';
      const elsewhere = event.target instanceof Element && event.target.closest('input, textarea, select, dialog, [popover]');
      if (!to || enlarged.current || elsewhere || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      location.assign(to);
    };
    document.addEventListener('keydown', turn);
    return () => document.removeEventListener('keydown', turn);
  }, [previous, next]);

  const enlarge = async (event: MouseEvent<HTMLAnchorElement>) => {
    // With these a reader asks for another tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const point = pointWithin(event);
    enlarged.current = true;
    try {
      const { openZoom } = await import('./pageZoom.client.ts');
      openZoom(number, point, (address) => {
        enlarged.current = false;
        if (address) location.assign(address);
      });
    } catch (error) {
      console.warn('The page opens as a plain picture:', error);
      location.assign(whole);
    }
  };

  return (
    <>
      <div className={styles.bar}>
        <TurnLinks previous={previous} next={next} number={number} pageCount={pageCount} />
        <a className={`${buttonClass()} ${styles.zoom}`} href={whole} onClick={(event) => void enlarge(event)} data-enlarge>
          {epaperText.zoom}
        </a>
      </div>
      <a className={styles.sheet} href={whole} onClick={(event) => void enlarge(event)} title={epaperText.openPicture}>
        <Picture source={picture} sizes={SIZES} first />
      </a>
      <div className={styles.bar}>
        <TurnLinks previous={previous} next={next} number={number} pageCount={pageCount} />
      </div>
    </>
  );
});

type TurnProps = Pick<Props, 'previous' | 'next' | 'number' | 'pageCount'>;

function TurnLinks({ previous, next, number, pageCount }: TurnProps) {
  return (
    <div className={styles.turn}>
      {previous ? (
        <a href={previous} rel="prev" aria-label={epaperText.previousPage}>
          <Icon name="back" />
        </a>
      ) : (
        <span />
      )}
      <p>
        {epaperText.page} {number} / {pageCount}
      </p>
      {next ? (
        <a href={next} rel="next" aria-label={epaperText.nextPage}>
          <Icon name="next" />
        </a>
      ) : (
        <span />
      )}
    </div>
  );
}

/** Where on the picture a press fell, as shares of its width and height; a key press falls nowhere. */
function pointWithin({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLAnchorElement>): { x: number; y: number } | undefined {
  const image = currentTarget.querySelector('img');
  if (!image || detail === 0) return undefined;
  const { left, top, width, height } = image.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
}
