// An island, to enlarge a picture over the page and move between pictures by keys; without script it is a link.
import { useEffect, useRef } from 'react';
import { Icon } from '../../../design/Icon.tsx';
import { island } from '../../../platform/islands/island.tsx';
import styles from './GallerySlides.module.css';
import { galleryOf, largeOf, slideAt } from './galleryElements.client.ts';
import { enlivenStage } from './stage.client.ts';

type Props = { position: number; label: string };

/** Opens the viewer, which is loaded on the first press; if that fails, navigates to the large picture. */
async function open(button: HTMLElement, position: number): Promise<void> {
  const gallery = galleryOf(button);
  try {
    const { openViewer } = await import('./viewer.client.ts');
    openViewer(gallery, position);
  } catch (error) {
    console.warn('The viewer could not be fetched:', error);
    location.assign(largeOf(slideAt(gallery, position)).src);
  }
}

/** The button on top of a picture, with script only. */
export const OpenPicture = island('OpenPicture', { hydrate: 'interaction' }, ({ position, label }: Props) => {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (button.current) enlivenStage(galleryOf(button.current));
  }, []);
  return (
    <button
      ref={button}
      type="button"
      className={styles.open}
      data-open
      onClick={({ currentTarget }) => void open(currentTarget, position)}
    >
      <Icon name="search" />
      <span className="sr-only">{label}</span>
    </button>
  );
});
