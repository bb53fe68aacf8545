// An island, because a reader's crops are stored on the device and are not part of the cached page.
import { island } from '../../../platform/islands/island.tsx';
import { mandiText } from '../words.ts';
import styles from './StarCrop.module.css';
import { KEPT_CROPS, toggleCrop, useSavedCrops } from './savedCrops.client.ts';

type Props = { slug: string; name: string };

export const StarCrop = island('StarCrop', { hydrate: 'interaction', stored: KEPT_CROPS }, ({ slug, name }: Props) => {
  const isSaved = useSavedCrops().includes(slug);
  return (
    <button
      type="button"
      className={styles.star}
      data-crop={slug}
      aria-pressed={isSaved}
      aria-label={`${mandiText.save}: ${name}`}
      onClick={() => toggleCrop(slug)}
    >
      <span aria-hidden="true">{isSaved ? '★' : '☆'}</span>
    </button>
  );
});
