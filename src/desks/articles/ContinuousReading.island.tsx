// In the browser because the next story is fetched when the reader comes to the end of this one.
import { useEffect, useRef, useState } from 'react';
import { island } from '../../platform/islands/island.tsx';
import { onPageSeen } from '../../site/pageSeen.client.ts';
import styles from './ContinuousReading.module.css';
import { articleText } from './words.ts';

type Props = { articleId: string; address: string; headline: string };
type Next = { _id: string; url: string; headline: string };

/** After this many stories the reader is left to choose: a page must come to an end, and a phone has little memory. */
const MOST_STORIES = 5;

async function fetchNext(articleId: string): Promise<Next[]> {
  const response = await fetch(`/api/articles-scroll?articleId=${articleId}`, { signal: AbortSignal.timeout(8000) });
  const answer: { code: number; data: { articles: Next[] } } = await response.json();
  return answer.code === 200 ? answer.data.articles : [];
}

/** The story as its own page serves it: one way to draw a story, and its islands with it. */
async function fetchStory(address: string): Promise<{ article: Element; title: string } | undefined> {
  const response = await fetch(address, { signal: AbortSignal.timeout(8000) });
  if (!response.ok) return undefined;
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const article = page.querySelector('article[data-story]');
  return article ? { article: document.adoptNode(article), title: page.title } : undefined;
}

/** While a story is before the reader's eyes the address is its own, and it is counted once. */
function followReading(article: Element, address: string, title: string): void {
  new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting) || location.pathname === address) return;
      history.replaceState(history.state, '', address);
      document.title = title;
      onPageSeen(address);
    },
    { rootMargin: '-45% 0px -45% 0px' },
  ).observe(article);
}

export const ContinuousReading = island('ContinuousReading', { hydrate: 'visible' }, ({ articleId, address, headline }: Props) => {
  const place = useRef<HTMLDivElement>(null);
  const [next, setNext] = useState<Next | undefined>({ _id: '', url: address, headline });
  const waiting = useRef<Next[]>([]);
  useEffect(() => {
    const first = document.querySelector('article[data-story]');
    if (first) followReading(first, location.pathname, document.title);
    let cancelled = false;
    fetchNext(articleId)
      .then((stories) => {
        if (cancelled) return;
        waiting.current = stories.slice(0, MOST_STORIES);
        setNext(waiting.current.shift());
      })
      .catch((error: unknown) => console.warn('The next stories are not known:', error));
    return () => {
      cancelled = true;
    };
  }, [articleId]);
  useEffect(() => {
    const target = place.current?.nextElementSibling;
    if (!target || !next?._id) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        fetchStory(next.url)
          .then((story) => {
            if (!story) return;
            place.current?.append(story.article);
            story.article.dispatchEvent(new Event('islands-added', { bubbles: true }));
            followReading(story.article, next.url, story.title);
            setNext(waiting.current.shift());
          })
          .catch((error: unknown) => console.warn('The next story could not be fetched:', error));
      },
      { rootMargin: '300px' },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [next]);
  return (
    <>
      <div ref={place} className={styles.stories} />
      {next && (
        <p className={styles.next}>
          <span>{articleText.nextStory}</span>
          <a href={next.url}>{next.headline}</a>
        </p>
      )}
    </>
  );
});
