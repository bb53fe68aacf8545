import type { CSSProperties } from 'react';
import styles from './Picture.module.css';

/** A picture in one shape, with its widths: `src` for browsers that know no `srcset`. */
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
  /** How wide the picture stands, in the words of the `sizes` attribute. */
  sizes: string;
  /** The first picture a reader sees is fetched at once, all others when they come near. */
  first?: boolean;
  /** Beside a headline that says the same: screen readers pass it over. */
  decorative?: boolean;
};

/** A picture that holds its place before it loads, over a colour of its own. */
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
