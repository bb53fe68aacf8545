import { pictureSource } from '../../../content/pictures/queries.ts';
import { topicAddress } from '../../../content/topics/queries.ts';
import { Picture } from '../../../design/Picture.tsx';
import { SectionHead } from '../../../design/SectionHead.tsx';
import { dateAndTime } from '../../../platform/text/dates.ts';
import { PageBreadcrumbs } from '../../../site/lists/PageBreadcrumbs.tsx';
import type { PageContext } from '../../../site/pages/page.tsx';
import type { Gallery, GalleryCard } from '../queries.ts';
import { galleryText } from '../words.ts';
import styles from './GalleryPage.module.css';
import { GallerySlides } from './GallerySlides.tsx';
import { countLabel, GalleryTile } from './GalleryTile.tsx';
import { breadcrumbsTo } from './galleryHead.ts';
import { PlaySlides } from './PlaySlides.island.tsx';

export type GalleryPageData = {
  gallery: Gallery;
  siteUrl: string;
  /** Shows all pictures below each other instead of one at a time. */
  inARow: boolean;
  /** The picture in the address, from 1; it is also the picture for shared links. */
  chosen: number | undefined;
  related: GalleryCard[];
  next: GalleryCard | undefined;
};

/** The page of a gallery: its pictures, the navigation between them, and related galleries. */
export function GalleryPage({
  data: { gallery, siteUrl, inARow, related, next },
  context: { now },
}: {
  data: GalleryPageData;
  context: PageContext;
}) {
  const { title, deck, address, pictures, kind } = gallery;
  const many = pictures.length > 1;
  const shape = inARow ? 'flow' : 'stage';
  return (
    <>
      <article className={styles.gallery} data-gallery>
        <header className={styles.head}>
          <PageBreadcrumbs steps={breadcrumbsTo(gallery)} />
          <h1 className={styles.title}>{title}</h1>
          {deck && <p className={styles.deck}>{deck}</p>}
          <Facts gallery={gallery} />
        </header>
        <GallerySlides pictures={pictures} label={galleryText.stage} shape={shape} address={{ url: `${siteUrl}${address}`, title }} />
        <p className="sr-only" aria-live="polite" data-said />
        {many && (
          <div className={styles.tools}>
            {kind === 'slide-show' && !inARow && <PlaySlides />}
            <a className={styles.mode} href={inARow ? address : `${address}?view=all`}>
              {inARow ? galleryText.oneByOne : galleryText.inARow}
            </a>
          </div>
        )}
        {many && !inARow && <Choose gallery={gallery} />}
      </article>
      {next && <Next gallery={next} />}
      {related.length > 0 && (
        <section className={styles.related}>
          <SectionHead title={galleryText.related} />
          <ul className={styles.tiles}>
            {related.map((other) => (
              <li key={other.id}>
                <GalleryTile gallery={other} now={now} shape="tile" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Facts({ gallery }: { gallery: Gallery }) {
  const { city, publishedAt, updatedAt } = gallery;
  const changed = updatedAt.getTime() - publishedAt.getTime() > 60_000;
  return (
    <p className={styles.facts}>
      {countLabel(gallery)}
      {city && (
        <>
          {' · '}
          <a href={topicAddress(city)}>{city.name}</a>
        </>
      )}
      {' · '}
      <time dateTime={publishedAt.toISOString()}>{dateAndTime(publishedAt)}</time>
      {changed && (
        <>
          {' · '}
          {galleryText.updated} <time dateTime={updatedAt.toISOString()}>{dateAndTime(updatedAt)}</time>
        </>
      )}
    </p>
  );
}

/** The numbered list of the pictures: thumbnails for a gallery, headings for a slide show. */
function Choose({ gallery: { kind, pictures } }: { gallery: Gallery }) {
  return (
    <nav aria-label={galleryText.choose} data-choose>
      <ol className={kind === 'slide-show' ? styles.headings : styles.thumbs}>
        {pictures.map(({ position, picture, heading }) => (
          <li key={position}>
            <a href={`#picture-${position}`}>
              {kind === 'photo-gallery' && <Picture source={pictureSource(picture, 'square')} sizes="4.5rem" decorative />}
              {kind === 'photo-gallery' && (
                <span className="sr-only">
                  {galleryText.picture} {position}
                </span>
              )}
              {kind === 'slide-show' && (
                <>
                  <b>{position}</b> {heading}
                </>
              )}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Next({ gallery }: { gallery: GalleryCard }) {
  return (
    <aside className={styles.next} aria-label={gallery.kind === 'slide-show' ? galleryText.nextSlideShow : galleryText.nextGallery}>
      {gallery.cover && (
        <div className={styles.nextCover}>
          <Picture source={pictureSource(gallery.cover, 'row')} sizes="8rem" decorative />
        </div>
      )}
      <p className={styles.nextTitle}>
        <span>{gallery.kind === 'slide-show' ? galleryText.nextSlideShow : galleryText.nextGallery}</span>
        <a href={gallery.address}>{gallery.title}</a>
      </p>
    </aside>
  );
}
