import { Card, type CardShape } from '../../../design/Card.tsx';
import { timeAgo } from '../../../platform/text/dates.ts';
import { editionOf } from '../../../platform/text/language.ts';
import { RenderedOnce } from '../../../site/pages/html.tsx';
import type { StoryCard } from '../lists/readCards.ts';
import { storyCard } from './storyCard.ts';

type Props = { story: StoryCard; now: Date; shape: CardShape };

/** A story's card, rendered once per version and relative time for all pages. */
export function StoryTeaser({ story, now, shape }: Props) {
  return (
    <RenderedOnce
      of={story}
      as={shape}
      version={timeAgo(story.publishedAt, now, editionOf(story.language))}
      render={() => <Card card={{ ...storyCard(story, now), deck: undefined }} shape={shape} />}
    />
  );
}
