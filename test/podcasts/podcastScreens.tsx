import { mdiPodcast } from '@mdi/js';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { ContentEditing } from '../../src/content/newsroom/ContentEditing.tsx';
import { ContentList } from '../../src/content/newsroom/ContentList.tsx';
import { PicturePicker } from '../../src/desks/pictures/newsroom/PicturePicker.tsx';
import { TopicChoice } from '../../src/desks/taxonomy/newsroom/TopicChoice.tsx';
import { TextLine } from '../../src/newsroom/fields/TextLine.tsx';
import type { NewsroomScreens } from '../../src/newsroom/screens.ts';
import { called, type PodcastDraft, podcastEndpoints } from './podcastDraft.ts';

const empty: PodcastDraft = { title: '', summary: '', categoryId: 0, coverKey: '', soundUrl: '', minutes: 0 };
const shared = { path: '/podcasts', permission: 'videos.write' } as const;

function PodcastScreen(): ReactNode {
  const [isChoosing, setChoosing] = useState(false);
  return (
    <ContentEditing {...shared} title={called.gu} endpoints={podcastEndpoints} empty={empty}>
      {({ draft, change, wrong, disabled }) => {
        const line = (name: 'title' | 'summary' | 'soundUrl') => ({ value: draft[name], wrong: wrong[name], disabled });
        return (
          <>
            <TextLine label="શીર્ષક" {...line('title')} onChange={(title) => change({ title })} />
            <TextLine label="સાર" lines={3} {...line('summary')} onChange={(summary) => change({ summary })} />
            <TopicChoice
              kind="category"
              label="વિભાગ"
              value={draft.categoryId || null}
              onChange={(categoryId) => change({ categoryId: categoryId ?? 0 })}
              helperText={wrong['categoryId']}
            />
            <TextLine label="અવાજની ફાઇલ" {...line('soundUrl')} onChange={(soundUrl) => change({ soundUrl })} />
            <Button onClick={() => setChoosing(true)}>ચિત્ર: {draft.coverKey}</Button>
            <PicturePicker
              open={isChoosing}
              onClose={() => setChoosing(false)}
              onChoose={([picture]) => {
                change({ coverKey: picture?.key ?? '' });
                setChoosing(false);
              }}
            />
          </>
        );
      }}
    </ContentEditing>
  );
}

export const podcastScreens: NewsroomScreens = {
  routes: [
    { path: '/podcasts', element: <ContentList {...shared} title={called.gu} endpoints={podcastEndpoints} create="નવો પોડકાસ્ટ" /> },
    { path: '/podcasts/:id', element: <PodcastScreen /> },
  ],
  menu: [{ group: 'media', order: 50, to: '/podcasts', label: called, icon: mdiPodcast, permission: 'newsroom.enter' }],
};
