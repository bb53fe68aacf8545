import type { ReactNode } from 'react';
import { callApi } from '../../../newsroom/callApi.ts';
import { inLanguage, useWords } from '../../../newsroom/language.ts';
import { videoEndpoints } from '../../videos/newsroom/endpoints.ts';
import type { PickedVideo } from './editor/editorHelp.ts';
import { type Choices, SearchPicker } from './SearchPicker.tsx';
import { storyDeskWords } from './words.ts';

/** The newest published videos with these words. */
async function readVideos(q: string, signal: AbortSignal): Promise<Choices> {
  const { items, next } = await callApi(videoEndpoints.list, { query: { q, status: 'published' }, signal });
  return {
    choices: items.map(({ id, title, category, detail }) => ({ id, title, detail: `${category} · ${inLanguage(detail)}` })),
    hasMore: next !== null,
  };
}

/** Selects a published video of the newspaper by words of its title. */
export function VideoPicker({ onDone }: { onDone: (picked: PickedVideo | undefined) => void }): ReactNode {
  const words = useWords(storyDeskWords);
  return (
    <SearchPicker
      name="videos"
      title={words.chooseVideo}
      searchLabel={words.searchVideos}
      read={readVideos}
      onDone={(video) => onDone(video && { source: String(video.id), title: video.title })}
    />
  );
}
