import { pictureSource } from '../../../content/pictures/queries.ts';
import type { CardContent } from '../../../design/Card.tsx';
import { timeAgo } from '../../../platform/text/dates.ts';
import { editionOf } from '../../../platform/text/language.ts';
import type { StoryCard } from '../lists/readCards.ts';
import { articleWords } from '../words.ts';
import { sponsoredBy } from './sponsored.ts';

const kickerOf = ({ kicker, city, category }: StoryCard): string => kicker || city?.name || category.name;

/**
 * The props of `<Card>` for a story. The kicker is the story's own, otherwise its city, otherwise its category; a story that an advertiser
 * has paid for always has its mark there.
 */
export function storyCard(story: StoryCard, now: Date, options: { kicker?: boolean; timeLabel?: string } = {}): CardContent {
  const edition = editionOf(story.language);
  return {
    href: story.address,
    headline: story.listHeadline || story.headline,
    deck: story.deck,
    lang: story.language === edition ? undefined : story.language,
    kicker: story.sponsor ? sponsoredBy(story.sponsor, edition) : options.kicker === false ? undefined : kickerOf(story),
    time: { label: options.timeLabel ?? timeAgo(story.publishedAt, now, edition), moment: story.publishedAt.toISOString() },
    note: `${story.readingMinutes} ${articleWords.minutes[edition]}`,
    wide: story.picture && pictureSource(story.picture, 'wide'),
    row: story.picture && pictureSource(story.picture, 'row'),
  };
}
