import type { ReactNode } from 'react';
import { callApi } from '../../../newsroom/callApi.ts';
import { useWords } from '../../../newsroom/language.ts';
import { dateAndTime } from '../../../platform/text/dates.ts';
import type { PickedStory } from './editor/editorHelp.ts';
import { storyEndpoints } from './endpoints.ts';
import { type Choices, SearchPicker } from './SearchPicker.tsx';
import { storyDeskWords } from './words.ts';

const SHOWN = 20;

/** The newest published stories with these words in their headlines. */
async function readStories(q: string, signal: AbortSignal): Promise<Choices> {
  const filter = { state: 'published' as const, ...(q !== '' && { q }) };
  const { data, total } = await callApi(storyEndpoints.list, { query: { filter, perPage: SHOWN }, signal });
  return {
    choices: data.map(({ id, headline, publishedAt }) => ({
      id,
      title: headline,
      detail: publishedAt && dateAndTime(new Date(publishedAt)),
    })),
    hasMore: total > data.length,
  };
}

/** Selects a published story by words of its headline. */
export function StoryPicker({ onDone }: { onDone: (picked: PickedStory | undefined) => void }): ReactNode {
  const words = useWords(storyDeskWords);
  return (
    <SearchPicker
      name="stories"
      title={words.chooseStory}
      searchLabel={words.search}
      read={readStories}
      onDone={(story) => onDone(story && { articleId: story.id, headline: story.title })}
    />
  );
}
