import type { Thing } from 'schema-dts';
import { pictureAddress } from '../../../content/pictures/queries.ts';
import { latest } from '../../../platform/clock.ts';
import { isoInIndia, localDay } from '../../../platform/text/dates.ts';
import { shorten } from '../../../platform/text/graphemes.ts';
import type { StorySection } from '../../../site/desk.ts';
import { RenderedOnce } from '../../../site/pages/html.tsx';
import { type CoverageShown, liveTag, readCoverageShown } from '../queries.ts';
import { LiveCoverage } from '../views/LiveCoverage.tsx';

/** The coverage of a story on its page. */
export const liveInStory: StorySection = async (app, story, now) => {
  const { id, address } = story;
  const shown = await readCoverageShown(app.db, id);
  if (!shown) return null;
  return {
    // It depends on the day, not on the time of day.
    node: (
      <RenderedOnce
        of={shown}
        as={`live-${id}`}
        version={`${address} ${localDay(now)}`}
        render={() => <LiveCoverage shown={shown} address={address} now={now} />}
      />
    ),
    tags: [liveTag(id)],
    jsonLd: [liveJsonLd(shown, story, app.settings.siteUrl)],
    isLive: !shown.coverage.endedAt,
    updatedAt: lastChange(shown),
  };
};

/** When a post was last added or corrected. */
const lastChange = ({ pinned, posts }: CoverageShown): Date | undefined => latest([...pinned, ...posts].map(({ updatedAt }) => updatedAt));

/** The coverage as structured data: schema.org's LiveBlogPosting, beside the story itself. */
function liveJsonLd(shown: CoverageShown, story: Parameters<StorySection>[1], siteUrl: string): Thing {
  const { coverage, pinned, posts } = shown;
  const url = `${siteUrl}${story.address}`;
  const publisher = { '@id': `${siteUrl}/#publisher` };
  const all = [...pinned, ...posts].sort((one, other) => other.postedAt.getTime() - one.postedAt.getTime());
  return {
    '@type': 'LiveBlogPosting',
    '@id': `${url}#live`,
    isPartOf: { '@id': `${url}#article` },
    mainEntityOfPage: url,
    headline: shorten(story.headline, 110),
    inLanguage: 'gu',
    datePublished: isoInIndia(story.publishedAt),
    coverageStartTime: isoInIndia(coverage.startedAt),
    ...(coverage.endedAt ? { coverageEndTime: isoInIndia(coverage.endedAt) } : {}),
    dateModified: isoInIndia(lastChange(shown) ?? coverage.startedAt),
    author: publisher,
    publisher,
    liveBlogUpdate: all.map((post) => {
      // A post may be a headline, a picture or an embed alone.
      const text = post.body || post.headline || post.pictureCaption || story.headline;
      return {
        '@type': 'BlogPosting' as const,
        '@id': `${url}#post-${post.id}`,
        url: `${url}#post-${post.id}`,
        headline: shorten(post.headline || (text.split('\n')[0] ?? ''), 110),
        datePublished: isoInIndia(post.postedAt),
        dateModified: isoInIndia(post.updatedAt),
        articleBody: text,
        author: publisher,
        ...(post.picture ? { image: `${siteUrl}${pictureAddress(post.picture, 'wide', 1200)}` } : {}),
      };
    }),
  };
}
