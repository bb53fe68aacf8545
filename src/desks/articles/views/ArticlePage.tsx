import { clsx } from 'clsx';
import { Fragment, type ReactNode } from 'react';
import type { Thing } from 'schema-dts';
import { altIn } from '../../../content/pictures/altIn.ts';
import { PictureCredit } from '../../../content/pictures/PictureCredit.tsx';
import { pictureSource } from '../../../content/pictures/queries.ts';
import { topicAddress } from '../../../content/topics/queries.ts';
import lazyLayout from '../../../design/LazyLayout.module.css';
import { Picture } from '../../../design/Picture.tsx';
import { SectionHead } from '../../../design/SectionHead.tsx';
import { dateAndTime } from '../../../platform/text/dates.ts';
import { editionOf } from '../../../platform/text/language.ts';
import { groupedNumber } from '../../../platform/text/numbers.ts';
import { useText } from '../../../platform/text/useText.ts';
import { AccountToggle } from '../../../site/account/AccountToggle.tsx';
import { PageBreadcrumbs } from '../../../site/lists/PageBreadcrumbs.tsx';
import { type Html, Rendered } from '../../../site/pages/html.tsx';
import type { PageContext } from '../../../site/pages/page.tsx';
import { ShareBar } from '../../../site/share/ShareBar.tsx';
import { SHARE_PLACE } from '../../../site/share/sharePlace.ts';
import { StoryTools } from '../../../site/tools/ReaderTools.tsx';
import { commentsAddress } from '../commenting/commenting.ts';
import { bylineOf, type Story, type StoryCard } from '../queries.ts';
import { articleWords } from '../words.ts';
import styles from './ArticlePage.module.css';
import { breadcrumbsOf } from './articleHead.ts';
import { ContinuousReading } from './ContinuousReading.island.tsx';
import { MoreArticles } from './MoreArticles.island.tsx';
import { bodyOf, StoryBody } from './StoryBody.tsx';
import { StoryTeaser } from './StoryTeaser.tsx';
import { markedHeadline, sponsoredBy } from './sponsored.ts';
import { TextSize } from './TextSize.tsx';
import { TranslationLink } from './TranslationLink.tsx';

export type RenderedStorySection = {
  desk: string;
  node: ReactNode;
  tags: readonly string[];
  jsonLd: readonly Thing[];
  isLive?: boolean;
  updatedAt?: Date | undefined;
};

export type ArticlePageData = {
  story: Story;
  /** The story's text, if it is already rendered. */
  body?: Html | undefined;
  siteUrl: string;
  related: StoryCard[];
  more: { stories: StoryCard[]; hasMore: boolean };
  /** The next story in continuous reading. */
  next: StoryCard | undefined;
  /** Sections of other desks below the text. */
  parts: RenderedStorySection[];
  /** Whether there are comments on the story, or may be. */
  hasComments?: boolean;
};

/** The page of a story: the story first, with share links at its foot, then links to other stories. */
export function ArticlePage({
  data: { story, body, siteUrl, related, more, next, parts, hasComments },
  context: { now },
}: {
  data: ArticlePageData;
  context: PageContext;
}) {
  const articleText = useText(articleWords);
  return (
    <>
      <StoryArticle story={story} body={body} siteUrl={siteUrl} parts={parts} hasComments={hasComments} />
      {next && <ContinuousReading articleId={String(story.id)} />}
      {related.length > 0 && (
        <section className={clsx(lazyLayout.part, styles.related)}>
          <SectionHead title={articleText.related} />
          <div className={styles.tiles}>
            {related.map((other) => (
              <StoryTeaser key={other.id} story={other} now={now} shape={related.length === 1 ? 'entry' : 'tile'} />
            ))}
          </div>
        </section>
      )}
      {more.stories.length > 0 && (
        <section className={clsx(lazyLayout.part, styles.more)}>
          <SectionHead title={articleText.moreStories} />
          <ul className={styles.rows}>
            {more.stories.map((other) => (
              <li key={other.id}>
                <StoryTeaser story={other} now={now} shape="entry" />
              </li>
            ))}
          </ul>
          {more.hasMore && <MoreArticles articleId={String(story.id)} />}
        </section>
      )}
      {next && (
        <div className={styles.onward}>
          <p className={styles.next} data-next-story>
            <span>{articleText.nextStory}</span>
            <a href={next.address}>{markedHeadline(next)}</a>
          </p>
        </div>
      )}
    </>
  );
}

type StoryArticleProps = Pick<ArticlePageData, 'story' | 'body' | 'siteUrl' | 'parts'> & {
  hasComments: boolean | undefined;
  /** Whether there are buttons and share links at it. */
  hasTools?: boolean;
};

/** The story itself, with its head, text and notes. */
export function StoryArticle({ story, body, siteUrl, parts, hasComments, hasTools = true }: StoryArticleProps) {
  const articleText = useText(articleWords);
  const edition = editionOf(story.language);
  const wide = story.picture && pictureSource(story.picture, 'wide');
  const source = wide && { ...wide, alt: altIn(edition, { alt: wide.alt, caption: story.pictureCaption }) };
  return (
    <article
      className={styles.story}
      data-story={story.address}
      data-sensitive={story.sensitive ? '' : undefined}
      lang={story.language === edition ? undefined : story.language}
    >
      <header className={styles.head}>
        <PageBreadcrumbs steps={breadcrumbsOf(story)} />
        {story.sponsor && <p className={styles.notice}>{sponsoredBy(story.sponsor, edition)}</p>}
        {story.kicker && <p className={styles.kicker}>{story.kicker}</p>}
        <h1 className={styles.headline}>{story.headline}</h1>
        {story.deck && <p className={styles.deck}>{story.deck}</p>}
        {story.translation && <TranslationLink translation={story.translation} />}
      </header>
      {story.picture && source && (
        <figure className={styles.picture}>
          <Picture source={source} sizes="(min-width: 80rem) 48rem, (min-width: 64rem) 60vw, 100vw" first />
          <figcaption>
            {story.pictureCaption} <PictureCredit credit={story.picture.credit} />
          </figcaption>
        </figure>
      )}
      <section className={styles.signed}>
        <Byline story={story} />
        {hasTools && (
          <div className={styles.tools}>
            <StoryTools />
            <TextSize />
            {story.offersLogin && <AccountToggle kind="bookmark" id={story.id} />}
          </div>
        )}
      </section>
      {story.sensitive && <p className={styles.notice}>{articleText.sensitive}</p>}
      <div className={styles.body}>
        {body ? <Rendered html={body} /> : <StoryBody {...bodyOf(story)} />}
        {parts.map(({ desk, node }) => (
          <Fragment key={desk}>{node}</Fragment>
        ))}
        {story.correction && (
          <p className={styles.notice} role="note">
            <strong>{articleText.correction}:</strong> {story.correction}
          </p>
        )}
        {story.tags.length > 0 && (
          <nav aria-label={articleText.tags}>
            <ul className={styles.tags}>
              {story.tags.map((tag) => (
                <li key={tag.id}>
                  <a href={topicAddress(tag, 1, edition)}>{tag.name}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <p className={styles.address}>
          {siteUrl}
          {story.address}
        </p>
        {hasComments && (
          <p className={styles.tags}>
            <a href={commentsAddress(story.id)}>
              {story.commentCount > 0 ? `${articleText.comments} (${groupedNumber(story.commentCount)})` : articleText.comments}
            </a>
          </p>
        )}
        {hasTools && (
          <div className={styles.share} id={SHARE_PLACE}>
            <ShareBar address={`${siteUrl}${story.address}`} headline={story.headline} />
          </div>
        )}
      </div>
    </article>
  );
}

function Byline({ story }: { story: Story }) {
  const articleText = useText(articleWords);
  const edition = editionOf(story.language);
  const changed = story.updatedAt.getTime() - story.publishedAt.getTime() > 60_000;
  return (
    <div className={styles.byline}>
      <p>
        <span className="sr-only">{articleText.byline}: </span>
        {story.authors.length === 0 ? (
          <strong>{bylineOf(story)}</strong>
        ) : (
          story.authors.map((author, at) => (
            <span key={author.id}>
              {at > 0 && ', '}
              <a href={topicAddress(author, 1, edition)} rel="author">
                <strong>{author.name}</strong>
              </a>
            </span>
          ))
        )}
        {story.city && (
          <>
            {' · '}
            <a href={topicAddress(story.city, 1, edition)}>{story.city.name}</a>
          </>
        )}
      </p>
      <p className={styles.dates}>
        <time dateTime={story.publishedAt.toISOString()}>{dateAndTime(story.publishedAt)}</time>
        {changed && (
          <>
            {' · '}
            {articleText.updated}
            {'\u00a0'}
            <time dateTime={story.updatedAt.toISOString()}>{dateAndTime(story.updatedAt)}</time>
          </>
        )}
        {' · '}
        {story.readingMinutes} {articleText.minutes}
      </p>
    </div>
  );
}
