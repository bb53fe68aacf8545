import { pictureSource } from '../../../content/pictures/queries.ts';
import type { CardContent } from '../../../design/Card.tsx';
import { timeAgo } from '../../../platform/text/dates.ts';
import type { StoryCard } from '../lists/readCards.ts';
import { articleText } from '../words.ts';

/** The props of `<Card>` for a story. The kicker is the story's own, otherwise its city, otherwise its category. */
export function storyCard(story: StoryCard, now: Date, options: { kicker?: boolean; timeLabel?: string } = {}): CardContent {
  return {
    href: story.address,
    headline: story.headline,
    deck: story.deck,
    kicker: options.kicker === false ? undefined : story.kicker || story.city?.name || story.category.name,
    time: { label: options.timeLabel ?? timeAgo(story.publishedAt, now), moment: story.publishedAt.toISOString() },
    note: `${story.readingMinutes} ${articleText.minutes}`,
    wide: story.picture && pictureSource(story.picture, 'wide'),
    row: story.picture && pictureSource(story.picture, 'row'),
  };
}
