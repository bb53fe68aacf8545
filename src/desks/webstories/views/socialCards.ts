import { cardPictureOf } from '../../../content/pictures/queries.ts';
import { dayAndMonth } from '../../../platform/text/dates.ts';
import { type CardKind, fixedCards, type NamedCard, rowIdOf } from '../../../site/cards/card.ts';
import { readWebStory, type WebStory } from '../queries.ts';
import { webStoryText } from '../words.ts';

/** The social card of a web story: its poster with the number of its pages. */
export const webStorySocialCard = (story: WebStory): NamedCard => ({
  kind: 'web-story',
  id: story.id,
  card: {
    content: {
      design: 'story',
      kicker: `${webStoryText.title} · ${story.category.name}`,
      headline: story.title,
      note: dayAndMonth(story.publishedAt),
      picture: cardPictureOf(story.poster),
      label: `${story.pages.length} ${webStoryText.pagesWord}`,
    },
  },
});

export const webStoryListCards = fixedCards('web-stories', {
  all: { design: 'list', kicker: webStoryText.allStories, headline: webStoryText.title, note: webStoryText.intro },
});

export const webStoryCards: readonly CardKind[] = [
  {
    kind: 'web-story',
    load: async ({ db }, id) => {
      const row = rowIdOf(id);
      const story = row === undefined ? undefined : await readWebStory(db, row);
      return story && webStorySocialCard(story).card;
    },
  },
  webStoryListCards.kind,
];
