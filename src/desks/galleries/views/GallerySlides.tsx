import { clsx } from 'clsx';
import { PictureCredit } from '../../../content/pictures/PictureCredit.tsx';
import { pictureAddress, pictureSource } from '../../../content/pictures/queries.ts';
import { Icon } from '../../../design/Icon.tsx';
import { Picture } from '../../../design/Picture.tsx';
import { useText } from '../../../platform/text/useText.ts';
import type { GalleryPicture } from '../queries.ts';
import { galleryWords } from '../words.ts';
import styles from './GallerySlides.module.css';
import { pictureAddressIn } from './galleryAddress.ts';
import { OpenPicture } from './OpenPicture.island.tsx';

type Props = {
  pictures: GalleryPicture[];
  /** The accessible name of the list of pictures. */
  label: string;
  /** `stage`: one at a time, swiped; `strip`: the same inside a story; `flow`: all below each other. */
  shape: 'stage' | 'strip' | 'flow';
  /** The full address of the gallery on its own page, where each picture has its own address to share. */
  address?: { url: string; title: string } | undefined;
};

const SIZES = '(min-width: 80rem) 48rem, (min-width: 64rem) 60vw, 100vw';

/**
 * Pictures with captions, swiped with scroll snap. Counter, links to the neighbours and large versions are in the HTML, so that everything
 * works without script.
 */
export function GallerySlides({ pictures, label, shape, address }: Props) {
  const list = pictures.map((entry) => <Slide key={entry.position} {...{ entry, total: pictures.length, shape, address }} />);
  return (
    // The list scrolls, so it must be focusable for the arrow keys.
    <ol
      className={clsx(styles.slides, styles[shape])}
      aria-label={label}
      {...(shape === 'flow' || pictures.length === 1 ? {} : { tabIndex: 0, 'data-stage': '' })}
    >
      {list}
    </ol>
  );
}

type SlideProps = { entry: GalleryPicture; total: number } & Pick<Props, 'shape' | 'address'>;

function Slide({ entry: { position, picture, heading, caption, credit }, total, shape, address }: SlideProps) {
  const galleryText = useText(galleryWords);
  const whole = pictureSource(picture, 'whole');
  const isTall = picture.height > picture.width;
  const wide = pictureSource(picture, 'wide');
  const large = pictureAddress(picture, 'whole', 1920);
  return (
    <li className={styles.slide} id={address && `picture-${position}`} data-slide={position}>
      <figure>
        <div className={clsx(styles.frame, isTall && styles.tall)}>
          <picture>
            {!isTall && shape !== 'strip' && <source media="(min-width: 64rem)" srcSet={wide.srcSet} sizes={SIZES} width={16} height={9} />}
            <Picture source={isTall ? whole : pictureSource(picture, 'row')} sizes={SIZES} first={position === 1 && shape !== 'strip'} />
          </picture>
          <a
            className={styles.large}
            href={large}
            data-large={`${whole.srcSet}, ${large} 1920w`}
            data-width={picture.width}
            data-height={picture.height}
          >
            <span className="sr-only">
              {galleryText.enlarge}: {picture.alt}
            </span>
          </a>
          <OpenPicture position={position} label={`${galleryText.enlarge} (${position} / ${total})`} />
        </div>
        {total > 1 && <Bar {...{ position, total, shape, address }} />}
        <figcaption className={styles.caption} data-caption>
          {heading && <h2 className={styles.heading}>{heading}</h2>}
          <p>
            {caption} <PictureCredit credit={credit} className={styles.credit} />
          </p>
        </figcaption>
      </figure>
    </li>
  );
}

type BarProps = { position: number; total: number } & Pick<Props, 'shape' | 'address'>;

/** The position, and links to the neighbours: always in the same place, for repeated presses. */
function Bar({ position, total, shape, address }: BarProps) {
  const galleryText = useText(galleryWords);
  const step = (to: number, name: 'previous' | 'next') =>
    to >= 1 && to <= total ? (
      <a className={styles.step} href={`#picture-${to}`} data-step={name}>
        <Icon name={name === 'next' ? 'next' : 'back'} />
        <span className="sr-only">
          {galleryText[name]} ({to} / {total})
        </span>
      </a>
    ) : (
      <span className={styles.step} />
    );
  return (
    <div className={styles.bar}>
      <p className={styles.counter}>
        <span className="sr-only">{galleryText.picture} </span>
        <b>{position}</b> / {total}
      </p>
      {address && <SharePicture address={address} position={position} />}
      {address && shape === 'stage' && (
        <span className={styles.steps}>
          {step(position - 1, 'previous')}
          {step(position + 1, 'next')}
        </span>
      )}
    </div>
  );
}

function SharePicture({ address: { url, title }, position }: { address: NonNullable<Props['address']>; position: number }) {
  const galleryText = useText(galleryWords);
  const text = encodeURIComponent(`${title} ${pictureAddressIn(url, position)}`);
  return (
    <a className={styles.share} href={`https://wa.me/?text=${text}`} target="_blank" rel="noopener nofollow">
      <Icon name="whatsapp" />
      <span className="sr-only">
        {galleryText.sharePicture} ({position})
      </span>
    </a>
  );
}
