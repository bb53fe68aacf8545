// An island, because a reader's crops are stored on the device; their prices come from a public call.
import { useEffect, useState } from 'react';
import { island } from '../../../platform/islands/island.tsx';
import { mandiText } from '../words.ts';
import { ChangeShown, Money } from './Money.tsx';
import styles from './SavedCrops.module.css';
import { KEPT_CROPS, useSavedCrops } from './savedCrops.client.ts';

type Item = {
  crop: { slug: string; name: string; url: string };
  modalPrice: number;
  change: { since: string; amount: number; percent: number } | null;
};
type Answer = { code: number; data: { documents: Item[] } };

/** How long a reader waits for prices. */
const LONGEST_MS = 8_000;

export const SavedCrops = island('SavedCrops', { hydrate: 'interaction', stored: KEPT_CROPS }, () => {
  const saved = useSavedCrops();
  const [items, setItems] = useState<Item[]>();
  const query = saved.join(',');
  useEffect(() => {
    if (query === '') return;
    const giveUp = new AbortController();
    const limit = setTimeout(() => giveUp.abort(), LONGEST_MS);
    let isLeft = false;
    fetchItems(query, giveUp.signal).then(setItems, (error: unknown) => {
      if (isLeft) return;
      console.warn('The prices of the saved crops could not be fetched:', error);
      // Prices that are there stay.
      setItems((before) => before ?? []);
    });
    return () => {
      isLeft = true;
      clearTimeout(limit);
      giveUp.abort();
    };
  }, [query]);
  const shown = (items ?? []).filter(({ crop }) => saved.includes(crop.slug));
  const withoutPrices = items ? mandiText.savedFailed : mandiText.savedLoading;
  return (
    <section className={styles.saved} aria-label={mandiText.saved}>
      <h2>{mandiText.saved}</h2>
      {shown.length === 0 ? (
        <p className={styles.empty}>{saved.length === 0 ? mandiText.savedEmpty : withoutPrices}</p>
      ) : (
        <ul tabIndex={0} aria-label={mandiText.saved}>
          {shown.map(({ crop, modalPrice, change }) => (
            <li key={crop.slug}>
              <a href={crop.url}>{crop.name}</a>
              <span>
                ₹<Money price={modalPrice} />
              </span>
              <ChangeShown change={change} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
});

async function fetchItems(slugs: string, signal: AbortSignal): Promise<Item[]> {
  const response = await fetch(`/api/mandi-bhav/widget-data?crops=${slugs}`, { signal });
  const { code, data }: Answer = await response.json();
  if (code !== 200) throw new Error(`The call answered ${code}`);
  return data.documents;
}
