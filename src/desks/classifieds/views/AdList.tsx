import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Picture } from '../../../design/Picture.tsx';
import { dayAndMonth } from '../../../platform/text/dates.ts';
import { listFactsOf, priceTextOf } from '../kinds/adFacts.ts';
import { adKindText } from '../kinds/words.ts';
import { adPictureSource } from '../pictures/adPictureSource.ts';
import type { AdCard } from '../queries.ts';
import { classifiedText as words } from '../words.ts';
import styles from './AdList.module.css';
import { adAddress } from './adPaths.ts';

type Props = {
  ads: readonly AdCard[];
  /** The names of the cities by their topics' ids. */
  cities: ReadonlyMap<number, string>;
  now: Date;
  heading?: 'h2' | 'h3';
};

/** Advertisements, each with its price, its main details and its first picture. */
export function AdList({ ads, cities, now, heading: Heading = 'h2' }: Props) {
  return (
    <ul className={styles.list}>
      {ads.map((ad) => {
        const price = priceTextOf(ad);
        const isHighlighted = ad.highlightedUntil !== null && ad.highlightedUntil > now;
        const place = [adKindText[ad.kind], cities.get(ad.cityId)].filter((part) => part !== undefined);
        return (
          <li key={ad.id} className={clsx(styles.ad, isHighlighted && styles.highlighted)}>
            <div className={styles.text}>
              {(ad.isTop || isHighlighted) && <p className={styles.featured}>{words.featured}</p>}
              <Heading className={styles.title}>
                <a href={adAddress(ad)}>{ad.title}</a>
              </Heading>
              {price && <p className={styles.price}>{price}</p>}
              <Facts facts={listFactsOf(ad)} />
              <Facts
                className={styles.meta}
                facts={[
                  ...place,
                  <time key="day" dateTime={ad.publishedAt.toISOString()}>
                    {dayAndMonth(ad.publishedAt)}
                  </time>,
                ]}
              />
            </div>
            {ad.picture && (
              <div className={styles.picture}>
                <Picture source={adPictureSource(ad.picture, 'row', ad.title)} sizes="(min-width: 48rem) 10rem, 6.5rem" decorative />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Short facts with points between them. A line breaks between two facts, and neither begins nor ends with a point. */
function Facts({ facts, className }: { facts: readonly ReactNode[]; className?: string | undefined }) {
  return (
    <p className={clsx(styles.facts, className)}>
      {facts.map((fact, at) => (
        <span key={at}>
          {at > 0 && <i> · </i>}
          {fact}
        </span>
      ))}
    </p>
  );
}
