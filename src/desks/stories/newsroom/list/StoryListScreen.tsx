import { mdiFilterVariant, mdiPlus } from '@mdi/js';
import { Button, type Theme, useMediaQuery } from '@mui/material';
import { type ReactNode, useState, useTransition } from 'react';
import { callApi } from '../../../../newsroom/callApi.ts';
import { Icon } from '../../../../newsroom/Icon.tsx';
import { useWords } from '../../../../newsroom/language.ts';
import { lazyScreen } from '../../../../newsroom/lazyScreen.tsx';
import { ColumnsMenu } from '../../../../newsroom/lists/columns/ColumnsMenu.tsx';
import { ListFrame } from '../../../../newsroom/lists/ListFrame.tsx';
import { SelectFilter, SwitchFilter, TextFilter } from '../../../../newsroom/lists/listFilters.tsx';
import { SelectionBar } from '../../../../newsroom/lists/several/SelectionBar.tsx';
import { useSeveral } from '../../../../newsroom/lists/several/useSeveral.ts';
import { useList } from '../../../../newsroom/lists/useList.ts';
import { useMay, useMe } from '../../../../newsroom/staffContext.ts';
import { Title } from '../../../../newsroom/Title.tsx';
import { attempt } from '../../../../newsroom/useAction.ts';
import { useNavigateWhileOpen } from '../../../../newsroom/useNavigateWhileOpen.ts';
import { storyFilter } from '../../lists/storyShapes.ts';
import { storyStates } from '../../steps/storySteps.ts';
import { storyEndpoints } from '../endpoints.ts';
import { stepLabels, storyDeskWords } from '../words.ts';
import { StoryCards, StoryTable, useStoryColumns } from './StoryTable.tsx';
import { isPossible, storyActions } from './storyActions.ts';

const TopicFilters = lazyScreen(async () => (await import('./TopicFilters.tsx')).TopicFilters);
const SeveralStories = lazyScreen(async () => (await import('./SeveralStories.tsx')).SeveralStories);

const PER_PAGE = 50;

/** Creates a story and opens it: it has an id from the first letter on, so that nothing can be lost. */
function NewStoryButton(): ReactNode {
  const words = useWords(storyDeskWords);
  const navigate = useNavigateWhileOpen();
  const [isBusy, setBusy] = useState(false);
  const begin = async () => {
    setBusy(true);
    const isOpened = await attempt(async () => {
      const { id } = await callApi(storyEndpoints.create, { body: {} });
      await navigate(`/stories/${id}`);
    });
    if (!isOpened) setBusy(false);
  };
  return (
    <Button variant="contained" size="small" startIcon={<Icon path={mdiPlus} />} disabled={isBusy} onClick={() => void begin()}>
      {words.newStory}
    </Button>
  );
}

/** The newsroom's list of stories, last changed first. */
export function StoryListScreen(): ReactNode {
  const words = useWords(storyDeskWords);
  const mayWrite = useMay('stories.write');
  const { staff } = useMe();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const list = useList({
    name: 'stories',
    read: (query, signal) => callApi(storyEndpoints.list, { query, signal }),
    filter: storyFilter,
    perPage: PER_PAGE,
    filters: ['q', 'state', 'categoryId', 'cityId'],
    flags: ['mine'],
    sort: { field: 'updatedAt', isDescending: true },
  });
  const [hasMoreFilters, setMoreFilters] = useState(false);
  const showsTopics = hasMoreFilters || list.filterOf('categoryId') !== '' || list.filterOf('cityId') !== '';
  const several = useSeveral(list.rows, storyActions, (action, row) => isPossible(action, staff, row));
  const [, startTransition] = useTransition();
  const columns = useStoryColumns();
  const rows = { rows: list.rows, selection: mayWrite ? several.selection : undefined };
  return (
    <>
      <Title title={words.stories} />
      <ListFrame
        list={list}
        rowsPerPage={[10, 25, PER_PAGE]}
        empty={words.noStories}
        columns={!isPhone && <ColumnsMenu columns={columns} />}
        actions={mayWrite && <NewStoryButton />}
        filters={
          <>
            <TextFilter list={list} name="q" label={words.search} />
            <SelectFilter
              list={list}
              name="state"
              label={words.state}
              none={words.anyState}
              choices={storyStates.map((state) => ({ id: state, name: words[state] }))}
            />
            <SwitchFilter list={list} name="mine" label={words.mine} />
            {showsTopics ? (
              <TopicFilters list={list} />
            ) : (
              <Button size="small" startIcon={<Icon path={mdiFilterVariant} />} onClick={() => startTransition(() => setMoreFilters(true))}>
                {words.moreFilters}
              </Button>
            )}
          </>
        }
        selection={
          <SelectionBar
            several={several}
            labelOf={(action) => (action === 'handOver' ? words.handOver : words[stepLabels[action]])}
            rows={isPhone ? list.rows : undefined}
          />
        }
      >
        {isPhone ? <StoryCards {...rows} /> : <StoryTable list={list} columns={columns} {...rows} />}
      </ListFrame>
      {several.asked && <SeveralStories {...several.asked} onClose={several.onClose} />}
    </>
  );
}
