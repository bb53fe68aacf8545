import { clsx } from 'clsx';
import { pictureSource } from '../../../content/pictures/queries.ts';
import { Picture } from '../../../design/Picture.tsx';
import { timeAgo } from '../../../platform/text/dates.ts';
import type { GalleryCard } from '../queries.ts';
import { galleryText } from '../words.ts';
import styles from './GalleryTile.module.css';

/** The number of pictures in a gallery, as text. */
export function countLabel({ kind, pictureCount }: Pick<GalleryCard, 'kind' | 'pictureCount'>): string {
  if (kind === 'slide-show') return `${pictureCount} ${galleryText.slides}`;
  return pictureCount === 1 ? galleryText.onePicture : `${pictureCount} ${galleryText.pictures}`;
}

type Props = {
  gallery: GalleryCard;
  now: Date;
  /** `lead` has its title on the picture; `tile` is one of a row. */
  shape: 'lead' | 'tile';
  heading?: 'h2' | 'h3';
  first?: boolean;
};

const SIZES = {
  lead: '(min-width: 80rem) 48rem, (min-width: 64rem) 60vw, 100vw',
  tile: '(min-width: 64rem) 18rem, (min-width: 48rem) 30vw, 50vw',
} as const;

/** A gallery in a list: its cover with the number of pictures, and its title. */
export function GalleryTile({ gallery, now, shape, heading: Heading = 'h3', first = false }: Props) {
  const { address, title, deck, category, city, cover, publishedAt } = gallery;
  return (
    <article className={clsx(styles.gallery, shape === 'lead' && styles.lead)}>
      {cover && (
        <div className={styles.cover}>
          <Picture source={pictureSource(cover, shape === 'lead' ? 'wide' : 'row')} sizes={SIZES[shape]} first={first} decorative />
          {shape === 'tile' && <p className={styles.count}>{countLabel(gallery)}</p>}
        </div>
      )}
      <div className={styles.text}>
        <p className={styles.kicker}>{city?.name ?? category.name}</p>
        <Heading className={styles.title}>
          <a href={address}>{title}</a>
        </Heading>
        {shape === 'lead' && deck && <p className={styles.deck}>{deck}</p>}
        <p className={styles.meta}>
          {shape === 'lead' && `${countLabel(gallery)} · `}
          <time dateTime={publishedAt.toISOString()}>{timeAgo(publishedAt, now)}</time>
        </p>
      </div>
    </article>
  );
}
