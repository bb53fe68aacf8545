import { clsx } from 'clsx';
import { Picture } from '../../../design/Picture.tsx';
import { displayDay, weekday } from '../../../platform/text/dates.ts';
import { editionAddress } from '../editions/editionAddress.ts';
import { momentOf } from '../editions/editionDay.ts';
import { pagePicture } from '../editions/pagePicture.ts';
import type { Edition } from '../queries.ts';
import { epaperText } from '../words.ts';
import styles from './Cover.module.css';

type Props = {
  edition: Edition;
  /** The city's slug. */
  city: string;
  /** The text before the day, under the picture: the city's name if there are several. */
  name?: string | undefined;
  heading: 'h2' | 'h3';
  /** The value of the `sizes` attribute. */
  sizes: string;
  first?: boolean;
  /** How much of the page is shown: all of it, or the upper part with the masthead, beside the text. */
  part?: 'top' | 'whole';
};

/** The first page of an edition, as a link to it. */
export function Cover({ edition, city, name, heading: Heading, sizes, first = false, part = 'whole' }: Props) {
  return (
    <article className={clsx(styles.cover, part === 'top' && styles.row)}>
      <div className={styles.sheet}>
        <Picture source={pagePicture(edition.cover, part === 'top' ? 'masthead' : 'cover', '')} sizes={sizes} first={first} decorative />
      </div>
      <div>
        <Heading className={styles.name}>
          <a href={editionAddress(city, edition.day)}>{name ?? displayDay(edition.day)}</a>
        </Heading>
        <p className={styles.day}>
          <time dateTime={edition.day}>{name ? displayDay(edition.day) : weekday(momentOf(edition.day))}</time> · {edition.pageCount}{' '}
          {epaperText.pages}
        </p>
      </div>
    </article>
  );
}

/** Editions side by side. */
export function CoverGrid({ covers, first = false }: { covers: Omit<Props, 'sizes' | 'first' | 'part'>[]; first?: boolean }) {
  return (
    <ul className={styles.grid}>
      {covers.map((cover, at) => (
        <li key={cover.edition.id}>
          <Cover {...cover} sizes="(min-width: 64rem) 17rem, (min-width: 49rem) 30vw, 46vw" first={first && at < 2} />
        </li>
      ))}
    </ul>
  );
}
