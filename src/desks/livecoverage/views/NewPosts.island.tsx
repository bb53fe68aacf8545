// An island, because posts arrive while the page is open; the page does not change until the reader asks for new posts.
import { useEffect, useRef, useState } from 'react';
import { buttonClass } from '../../../design/Button.tsx';
import { island } from '../../../platform/islands/island.tsx';
import { sayPolitely } from '../../../platform/live/sayPolitely.ts';
import { useLive } from '../../../platform/live/useLive.ts';
import { addressHere } from '../../../site/reader/addressHere.client.ts';
import { addStyles, fetchPage } from '../../../site/reader/fetchPage.client.ts';
import type { LiveStoryState } from '../posts/liveStory.ts';
import { liveText } from '../words.ts';
import styles from './NewPosts.module.css';

const nothing: LiveStoryState = { posts: [], over: false };

/** A line above the posts that announces new ones and loads them when pressed. */
export const NewPosts = island('NewPosts', { hydrate: 'idle' }, ({ articleId }: { articleId: number }) => {
  const { posts } = useLive(`live-story:${articleId}`, nothing);
  const [fetching, setFetching] = useState<'not' | 'now' | 'failed'>('not');
  const [shown, setShown] = useState<string[]>([]);
  const place = useRef<HTMLDivElement>(null);
  // A page has several covered stories in continuous reading: the posts are those of the story around.
  const story = useRef<HTMLElement>(null);
  useEffect(() => {
    story.current = place.current?.closest<HTMLElement>('[data-story]') ?? null;
    setShown(shownPosts(story.current));
  }, []);
  const { added, changed } = difference(posts, shown);
  const message = added > 0 ? `${added} ${liveText.saidNew}` : '';
  useEffect(() => {
    if (message !== '') sayPolitely(message);
  }, [message]);
  const show = async () => {
    if (fetching === 'now') return;
    setFetching('now');
    try {
      await fetchPosts(story.current);
      setShown(shownPosts(story.current));
      setFetching('not');
      // Moves the reader, and the keyboard focus, to the new posts.
      story.current?.querySelector<HTMLElement>('#live-posts a')?.focus({ preventScroll: true });
      place.current?.scrollIntoView({ block: 'start' });
    } catch {
      setFetching('failed');
    }
  };
  return (
    <div ref={place} className={styles.place}>
      {posts.length > 0 && shown.length > 0 && added + changed > 0 ? (
        <button type="button" className={buttonClass('strong')} aria-disabled={fetching === 'now'} onClick={() => void show()}>
          {fetching === 'now' && liveText.fetching}
          {fetching === 'failed' && liveText.couldNot}
          {fetching === 'not' && (added > 0 ? `${added} ${liveText.showNew}` : liveText.showChanged)}
        </button>
      ) : (
        <p className={styles.waiting}>{liveText.waiting}</p>
      )}
    </div>
  );
});

const shownPosts = (story: Element | null): string[] =>
  [...(story?.querySelectorAll('[data-post]') ?? [])].map((post) => post.getAttribute('data-post') ?? '');

/** The number of posts that the page lacks, and of those that were changed or deleted since. */
function difference(posts: readonly string[], shown: readonly string[]): { added: number; changed: number } {
  const idOf = (mark: string) => Number(mark.split('.')[0]);
  const known = new Set(shown.map(idOf));
  const now = new Map(posts.map((mark) => [idOf(mark), mark]));
  const oldest = Math.min(...now.keys());
  return {
    added: [...now.keys()].filter((id) => !known.has(id)).length,
    changed: shown.filter((mark) => (now.get(idOf(mark)) ?? (idOf(mark) < oldest ? mark : '')) !== mark).length,
  };
}

/** Takes the posts from the story's current page, rendered by the same components. */
async function fetchPosts(story: HTMLElement | null): Promise<void> {
  const page = await fetchPage(addressHere(story?.dataset['story'] ?? ''), 'no-cache');
  const fresh = page?.getElementById('live-posts');
  const stale = story?.querySelector('#live-posts');
  if (!page || !fresh || !stale) throw new Error('The page has no posts');
  await addStyles(page);
  stale.replaceChildren(...fresh.childNodes);
  stale.dispatchEvent(new Event('islands-added', { bubbles: true }));
}
