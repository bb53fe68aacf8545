import { clsx } from 'clsx';
// An island, to enlarge a page by pinch, wheel and drag; without script, or without this one, a link to its full size lies over the picture.
import type { MouseEvent } from 'react';
import { buttonClass } from '../../../design/Button.tsx';
import { Picture, type PictureSource } from '../../../design/Picture.tsx';
import { island } from '../../../platform/islands/island.tsx';
import { addressHere } from '../../../site/reader/addressHere.client.ts';
import { epaperText } from '../words.ts';
import styles from './PageViewer.module.css';

type Props = {
  picture: PictureSource;
  /** The address of the full-size picture. */
  whole: string;
  number: number;
};

const SIZES = '(min-width: 64rem) 48rem, 100vw';

export const PageViewer = island('PageViewer', { hydrate: 'interaction' }, ({ picture, whole, number }: Props) => {
  const enlarge = async (event: MouseEvent<HTMLButtonElement>) => {
    const point = pointWithin(event);
    try {
      const { openZoom } = await import('./pageZoom.client.ts');
      openZoom(number, point, (address) => location.assign(addressHere(address)));
    } catch (error) {
      console.warn('The page is shown as a plain picture:', error);
      location.assign(whole);
    }
  };
  return (
    <div className={styles.sheet}>
      <Picture source={picture} sizes={SIZES} first />
      <a className={styles.whole} href={whole}>
        <span className="sr-only">{epaperText.openPicture}</span>
      </a>
      <button type="button" className={styles.press} onClick={(event) => void enlarge(event)}>
        <span className={clsx(buttonClass(), styles.zoom)}>{epaperText.zoom}</span>
      </button>
    </div>
  );
});

/** The pressed point as fractions of the picture's width and height; undefined for the keyboard. */
function pointWithin({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLButtonElement>): { x: number; y: number } | undefined {
  if (detail === 0) return undefined;
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
}
