// In the browser because the next story is fetched while the reader comes to the end of this one.
import { useEffect } from 'react';
import { island } from '../../../platform/islands/island.tsx';
import { addressHere } from '../../../site/reader/addressHere.client.ts';
import { addStyles, fetchPage } from '../../../site/reader/fetchPage.client.ts';
import { onPageSeen } from '../../../site/reader/pageSeen.client.ts';
import styles from './ContinuousReading.module.css';

type Props = { articleId: string };
type Next = { url: string; headline: string };

/** After this many stories the reader is left to choose: a page must come to an end, and a phone has little memory. */
const MAX_STORIES = 5;
/** A story is fetched this far before the reader comes to where it will stand. */
const AHEAD = '1500px';
/** A fling scrolls so far before the page's script hears of it. */
const BELOW_PX = 300;

async function fetchNext(articleId: string): Promise<Next[]> {
  const response = await fetch(`/api/articles-scroll?articleId=${articleId}`, { signal: AbortSignal.timeout(8000) });
  const answer: { code: number; data: { articles: Next[] } } = await response.json();
  return answer.code === 200 ? answer.data.articles.slice(0, MAX_STORIES) : [];
}

/** The story as its own page serves it: one way to render a story, and its islands with it. Resolves when its styles are there. */
async function fetchStory(address: string): Promise<{ article: Element; title: string } | undefined> {
  const page = await fetchPage(address);
  const article = page?.querySelector('article[data-story]');
  if (!page || !article) return undefined;
  await addStyles(page);
  return { article: document.adoptNode(article), title: page.title };
}

/** While a story is before the reader's eyes the address is its own, and it is counted once. */
function followReading(article: Element, address: string, title: string): void {
  new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting) || location.pathname + location.search === address) return;
      history.replaceState(history.state, '', address);
      document.title = title;
      onPageSeen(location.pathname);
    },
    { rootMargin: '-45% 0px -45% 0px' },
  ).observe(article);
}

/** Resolves when the element is near enough to be prepared for. */
function comingNear(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
  });
}

/**
 * Calls `change` as soon as the element is below what the reader sees, so that what is put before it moves nothing in sight. It looks
 * and changes within one animation frame: between the two no scrolling can come.
 */
function whileOutOfSight(element: Element, change: () => void): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (element.getBoundingClientRect().top < innerHeight + BELOW_PX) {
        addEventListener('scroll', lookAgain, { passive: true, once: true });
        return;
      }
      change();
      resolve();
    };
    const lookAgain = () => requestAnimationFrame(look);
    lookAgain();
  });
}

/** Puts story after story before the line that names the next one, which stays a plain link for whoever is faster. */
async function readOn(line: HTMLElement, articleId: string): Promise<void> {
  const link = line.querySelector('a');
  for (const next of await fetchNext(articleId)) {
    const address = addressHere(next.url);
    if (link) Object.assign(link, { href: address, textContent: next.headline });
    await comingNear(line);
    const story = await fetchStory(address);
    if (!story) return;
    await whileOutOfSight(line, () => line.before(story.article));
    story.article.dispatchEvent(new Event('islands-added', { bubbles: true }));
    followReading(story.article, address, story.title);
  }
  await whileOutOfSight(line, () => {
    line.hidden = true;
  });
}

export const ContinuousReading = island('ContinuousReading', { hydrate: 'visible' }, ({ articleId }: Props) => {
  useEffect(() => {
    const first = document.querySelector('article[data-story]');
    const line = document.querySelector<HTMLElement>('[data-next-story]');
    if (!first || !line) return;
    followReading(first, location.pathname + location.search, document.title);
    readOn(line, articleId).catch((error: unknown) => console.warn('Reading on ends here:', error));
  }, [articleId]);
  return <div className={styles.mark} />;
});
