import { FactList } from '../../../design/FactList.tsx';
import { Picture } from '../../../design/Picture.tsx';
import { dayAndMonth } from '../../../platform/text/dates.ts';
import { factsOf, priceTextOf } from '../kinds/adFacts.ts';
import { type AdFields, type AdKind, kindDefinitions } from '../kinds/adKinds.ts';
import { adPictureSource } from '../pictures/adPictureSource.ts';
import type { AdPicture } from '../queries.ts';
import { classifiedText as words } from '../words.ts';
import styles from './AdDetails.module.css';

/** What readers see of an advertisement. */
export type ShownAd = {
  id: number;
  kind: AdKind;
  title: string;
  body: string;
  fields: AdFields;
  city: string;
  publishedAt: Date | null;
  expiresAt: Date | null;
  pictures: readonly AdPicture[];
};

/** An advertisement as readers see it: price, pictures, details, text. */
export function AdDetails({ ad }: { ad: ShownAd }) {
  const price = priceTextOf(ad);
  const { price: priceField } = kindDefinitions[ad.kind];
  const facts = [
    { label: words.city, text: ad.city },
    // The price has stood above already.
    ...factsOf(ad).filter(({ name }) => name !== priceField && name !== 'salaryTo'),
    ...(ad.publishedAt ? [{ label: words.postedOn, text: dayAndMonth(ad.publishedAt) }] : []),
    ...(ad.expiresAt ? [{ label: words.until, text: dayAndMonth(ad.expiresAt) }] : []),
    { label: words.number, text: String(ad.id) },
  ];
  return (
    <div className={styles.ad}>
      {price && <p className={styles.price}>{price}</p>}
      {ad.pictures.length > 0 && (
        <ul className={styles.pictures} aria-label={words.pictures}>
          {ad.pictures.map((picture, at) => (
            <li key={picture.id}>
              <Picture
                source={adPictureSource(picture, 'whole', `${ad.title}: ${words.picture} ${at + 1}`)}
                sizes={`(min-width: 48rem) ${ad.pictures.length === 1 ? 42 : 21}rem, 100vw`}
                first={at === 0}
              />
            </li>
          ))}
        </ul>
      )}
      <p className={styles.body}>{ad.body}</p>
      <section>
        <h2>{words.details}</h2>
        <FactList className={styles.facts} facts={facts.map(({ label, text }) => [label, text])} />
      </section>
    </div>
  );
}
