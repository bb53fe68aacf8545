// An island, because the next story is fetched when the reader nears the end of this one.
import { useEffect } from 'react';
import { island } from '../../../platform/islands/island.tsx';
import { addressHere } from '../../../site/reader/addressHere.client.ts';
import { addStyles, fetchPage } from '../../../site/reader/fetchPage.client.ts';
import { onPageSeen } from '../../../site/reader/pageSeen.client.ts';
import { SHARE_PLACE } from '../../../site/share/sharePlace.ts';
import styles from './ContinuousReading.module.css';

type Props = { articleId: string };
type Next = { url: string; headline: string };

/** Distance to the insertion point at which a story is fetched. */
const AHEAD = '1500px';
/** A fast scroll moves this far before the script is notified. */
const BELOW_PX = 300;
/** Pause after a failed request; after each further one it is twice as long. */
const FIRST_PAUSE_MS = 5000;
const LONGEST_PAUSE_MS = 80_000;

async function fetchNext(articleId: string): Promise<Next[]> {
  const response = await fetch(`/api/articles-scroll?articleId=${articleId}`, { signal: AbortSignal.timeout(8000) });
  const { code, data }: { code: number; data: { articles: Next[] } } = await response.json();
  if (code !== 200) throw new Error(`The call answered ${code}`);
  return data.articles;
}

/**
 * Fetches the story from its own page, with its islands, so that stories are rendered in one way only. Resolves when its styles are loaded.
 */
async function fetchStory(address: string): Promise<{ article: Element; title: string } | undefined> {
  const page = await fetchPage(address);
  const article = page?.querySelector('article[data-story]');
  if (!page || !article) return undefined;
  await addStyles(page);
  // The menu's link leads to the share links of the story that the page was opened with.
  article.querySelector(`#${SHARE_PLACE}`)?.removeAttribute('id');
  return { article: document.adoptNode(article), title: page.title };
}

/** While the story is in view, the address bar shows its address; its read is counted once. */
function followReading(article: Element, address: string, title: string): void {
  new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      // Loaded again, the page begins with this story: a place below those before it would be past its end.
      history.scrollRestoration = article === document.querySelector('article[data-story]') ? 'auto' : 'manual';
      if (location.pathname + location.search === address) return;
      history.replaceState(history.state, '', address);
      document.title = title;
      onPageSeen(location.pathname);
    },
    { rootMargin: '-45% 0px -45% 0px' },
  ).observe(article);
}

/** Resolves when the element comes near the screen. */
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
 * Calls `change` when the element is below the visible area, so that content inserted before it does not shift the view. Check and change
 * happen in one animation frame, so that no scrolling comes between them.
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

/** Asks again while the connection fails, each time once the reader scrolls: a page that lies unread asks for nothing. */
async function untilAnswered<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    try {
      return await ask();
    } catch (error) {
      console.info('The next story could not be fetched:', error);
      await new Promise((resolve) => setTimeout(resolve, pause));
      await new Promise((resolve) => addEventListener('scroll', resolve, { passive: true, once: true }));
    }
  }
}

/** Inserts story after story before the line with the link to the next one, which remains usable as a plain link. */
async function readOn(line: HTMLElement, articleId: string): Promise<void> {
  const link = line.querySelector('a');
  for (const next of await untilAnswered(() => fetchNext(articleId))) {
    const address = addressHere(next.url);
    if (link) Object.assign(link, { href: address, textContent: next.headline });
    await comingNear(line);
    const story = await untilAnswered(() => fetchStory(address));
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
