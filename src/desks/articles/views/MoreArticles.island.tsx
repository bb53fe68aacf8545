import { clsx } from 'clsx';
// An island, because further stories are fetched when the reader asks for them; the first are rendered by the server.
import { useEffect, useRef, useState } from 'react';
import { buttonClass } from '../../../design/Button.tsx';
import { Card } from '../../../design/Card.tsx';
import { island } from '../../../platform/islands/island.tsx';
import { useText } from '../../../platform/text/useText.ts';
import { addressHere } from '../../../site/reader/addressHere.client.ts';
import { showToast } from '../../../site/reader/showToast.client.ts';
import { articleWords } from '../words.ts';
import styles from './MoreArticles.module.css';
import { sponsoredBy } from './sponsored.ts';

type Item = {
  _id: string;
  url: string;
  headline: string;
  kicker: string;
  sponsor: string;
  category: string;
  publishedAt: string;
  displayDate: string;
  picture: { src: string; srcSet: string; width: number; height: number; colour: string; alt: string } | null;
};
type Props = { articleId: string };
type Answer = { code: number; data: { articles: Item[]; hasMore: boolean } };

const cardOf = (item: Item) => ({
  href: addressHere(item.url),
  headline: item.headline,
  kicker: item.sponsor ? sponsoredBy(item.sponsor) : item.kicker || item.category,
  time: { label: item.displayDate, moment: item.publishedAt },
  row: item.picture ?? undefined,
});

export const MoreArticles = island('MoreArticles', { hydrate: 'interaction' }, ({ articleId }: Props) => {
  const articleText = useText(articleWords);
  const [items, setItems] = useState<Item[]>([]);
  const [pageIndex, setPageIndex] = useState(1);
  const [hasMore, setHasMore] = useState(true);
  const [loading, setLoading] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const firstNew = useRef(0);
  useEffect(() => {
    // The keys go on with the first of the new stories, which a screen reader then reads.
    if (items.length > 0) list.current?.children[firstNew.current]?.querySelector('a')?.focus({ preventScroll: true });
  }, [items]);
  const showMore = async () => {
    if (loading) return;
    setLoading(true);
    try {
      const response = await fetch(`/api/more-articles?articleId=${articleId}&pageIndex=${pageIndex + 1}`, {
        signal: AbortSignal.timeout(8000),
      });
      const { code, data }: Answer = await response.json();
      if (code !== 200) throw new Error(`The call answered ${code}`);
      firstNew.current = items.length;
      setItems([...items, ...data.articles]);
      setPageIndex(pageIndex + 1);
      setHasMore(data.hasMore);
    } catch (error) {
      console.warn('More articles could not be fetched:', error);
      showToast(articleText.loadFailed);
    } finally {
      setLoading(false);
    }
  };
  return (
    <div className={styles.more}>
      <ul className={styles.list} ref={list}>
        {items.map((item) => (
          <li key={item._id}>
            <Card card={cardOf(item)} shape="entry" />
          </li>
        ))}
      </ul>
      {hasMore && (
        <button type="button" className={clsx(buttonClass(), styles.button)} aria-disabled={loading} onClick={() => void showMore()}>
          {loading ? articleText.loading : articleText.showMore}
        </button>
      )}
    </div>
  );
});
