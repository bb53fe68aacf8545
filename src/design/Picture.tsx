import type { CSSProperties } from 'react';
import styles from './Picture.module.css';

/** A picture in one shape, with its widths: `src` is for browsers without `srcset`. */
export type PictureSource = {
  src: string;
  srcSet: string;
  width: number;
  height: number;
  /** Shown until the picture has loaded: #rrggbb. */
  colour: string;
  alt: string;
};

type Props = {
  source: PictureSource;
  /** The value of the `sizes` attribute. */
  sizes: string;
  /** The first picture on the screen is loaded at once, all others lazily. */
  first?: boolean;
  /** Beside a headline with the same content: hidden from screen readers. */
  decorative?: boolean;
};

/** A picture that reserves its space before it loads, with a background colour. */
export function Picture({ source, sizes, first = false, decorative = false }: Props) {
  const ground: CSSProperties = { backgroundColor: source.colour };
  return (
    <img
      className={styles.picture}
      src={source.src}
      srcSet={source.srcSet}
      sizes={sizes}
      width={source.width}
      height={source.height}
      alt={decorative ? '' : source.alt}
      style={ground}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
    />
  );
}
