import { cardPictureOf } from '../../../content/pictures/queries.ts';
import { type Author, readAuthor, readTopicsById, type Topic } from '../../../content/topics/queries.ts';
import { listDescriptionWords, topicKindWords } from '../../../content/topics/words.ts';
import { dayAndMonth } from '../../../platform/text/dates.ts';
import { type CardKind, fixedCards, type NamedCard, rowIdOf } from '../../../site/cards/card.ts';
import { readStory, type Story } from '../queries.ts';
import { articleText } from '../words.ts';

/** The social card of a story: its headline under its kicker, and its picture. Of a story that is covered live, it says so. */
export function storySocialCard(story: Story, isLive: boolean): NamedCard {
  const authors = story.authors.map(({ name }) => name).join(', ');
  return {
    kind: isLive ? 'live' : 'story',
    id: story.id,
    card: {
      content: {
        design: 'story',
        // The kicker of a story that is live says what the label says.
        kicker: isLive ? story.category.name : story.kicker || story.category.name,
        headline: story.headline,
        isLive,
        note: [authors, dayAndMonth(story.publishedAt)].filter(Boolean).join(' · '),
        picture: cardPictureOf(story.picture),
      },
    },
  };
}

type Listed = Pick<Topic, 'id' | 'kind' | 'name' | 'description'> & Partial<Pick<Author, 'role' | 'bio'>>;

/** The social card of a list: its name, and what is in it; of an author, who it is. */
export function listSocialCard(topic: Listed): NamedCard {
  const about = topic.role || topic.bio || '';
  return {
    kind: 'list',
    id: topic.id,
    card: {
      content: {
        design: 'list',
        kicker: topicKindWords[topic.kind].gu,
        headline: topic.name,
        note: about || topic.description || listDescriptionWords[topic.kind].gu,
      },
    },
  };
}

/** The cards of pages that are no topic. */
export const articlePageCards = fixedCards('stories', {
  'most-read': { design: 'list', kicker: topicKindWords.list.gu, headline: articleText.mostRead, note: listDescriptionWords.list.gu },
  corrections: { design: 'list', kicker: articleText.services, headline: articleText.corrections, note: articleText.correctionsIntro },
});

const storyCards = (kind: 'story' | 'live'): CardKind => ({
  kind,
  load: async ({ db }, id) => {
    const row = rowIdOf(id);
    const story = row === undefined ? undefined : await readStory(db, row);
    return story && storySocialCard(story, kind === 'live').card;
  },
});

const listCards: CardKind = {
  kind: 'list',
  load: async ({ db }, id) => {
    const row = rowIdOf(id);
    const topic = row === undefined ? undefined : (await readTopicsById(db, [row])).get(row);
    const named = topic?.kind === 'author' ? await readAuthor(db, topic.id) : topic;
    return named && listSocialCard(named).card;
  },
};

/** The social cards of the desk's pages. */
export const articleCards: readonly CardKind[] = [storyCards('story'), storyCards('live'), listCards, articlePageCards.kind];
