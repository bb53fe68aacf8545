import { type Active, DndContext, type DragEndEvent, DragOverlay } from '@dnd-kit/core';
import { mdiCheck, mdiOpenInNew, mdiUndo } from '@mdi/js';
import { Alert, Box, Button, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { ActionBar } from '../../../newsroom/ActionBar.tsx';
import { Icon } from '../../../newsroom/Icon.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { OverlayAlert } from '../../../newsroom/OverlayAlert.tsx';
import { useShownError } from '../../../newsroom/reads/shownErrors.ts';
import { Title } from '../../../newsroom/Title.tsx';
import { dateAndTime } from '../../../platform/text/dates.ts';
import { blocksOfPage, type DeskStory, homeBlocks, isHomeBlock, topicOfPage } from '../front/frontPages.ts';
import { chosenIds, keepUntil, type PlaceAt, type Placed, placesOf, putStory, takeAway } from './arrangement.ts';
import { BlockView } from './BlockView.tsx';
import { BreakingPanel } from './BreakingPanel.tsx';
import { CandidateList } from './CandidateList.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { PageChooser } from './PageChooser.tsx';
import { usePlaceDragging } from './placeDragging.ts';
import { StoryTile } from './StoryTile.tsx';
import { UntilDialog } from './UntilDialog.tsx';
import { useFrontPage } from './useFrontPage.ts';
import { frontScreenWords } from './words.ts';

/** The drag data of a story or a place. */
type Dragged = Active['data']['current'];
const storyOf = (data: Dragged): DeskStory | undefined => data?.['story'];
const placeOf = (data: Dragged): PlaceAt | undefined => data?.['at'];

/** The name of a place in a block, if it has one. */
const noteOf = (block: string, position: number): 'lead' | 'onPhones' | undefined => {
  if (position === 0 && block !== 'home:heads' && block !== 'home:mixed') return 'lead';
  return block === 'home:top' && position === homeBlocks[block] - 1 ? 'onPhones' : undefined;
};

/** Arranges pages: the blocks of one page beside the stories that can be placed. */
export function FrontDeskScreen(): ReactNode {
  const { page = 'home' } = useParams();
  return <FrontDesk key={page} page={page} />;
}

type Asking = { story: DeskStory; until: string | null; title: string; set: (until: string | null) => void };

function FrontDesk({ page }: { page: string }): ReactNode {
  const words = useWords(frontScreenWords);
  const desk = useFrontPage(page);
  useShownError(desk.error);
  const dragging = usePlaceDragging();
  const [dragged, setDragged] = useState<DeskStory | undefined>();
  const [asking, setAsking] = useState<Asking | undefined>();
  const { current, arrangement } = desk;
  const isReadOnly = !current?.mayArrange;
  const titleOf = (block: string) => (isHomeBlock(block) ? words[block] : words.pinnedStories);

  const drop = ({ active, over }: DragEndEvent) => {
    setDragged(undefined);
    const story = storyOf(active.data.current);
    const at = placeOf(over?.data.current);
    if (story && at && arrangement) desk.change(putStory(arrangement, at, story));
  };
  const askUntil = (at: PlaceAt, { story, until }: Placed) =>
    setAsking({ story, until, title: words.setUntil, set: (moment) => arrangement && desk.change(keepUntil(arrangement, at, moment)) });
  const askBreaking = (story: DeskStory, until: string | null = null) =>
    setAsking({ story, until, title: words.breaking, set: (moment) => void desk.setBreaking(story, true, moment) });
  const turnBreaking = (story: DeskStory) => (story.breaking ? void desk.setBreaking(story, false, null) : askBreaking(story));
  const worksOf = (story: DeskStory) => [
    ...Object.keys(blocksOfPage(page)).map((block) => ({
      label: `${words.putInto} ${titleOf(block)}`,
      act: () => arrangement && desk.change(putStory(arrangement, { block, position: 0 }, story)),
    })),
    { label: story.breaking ? words.endBreaking : words.makeBreaking, act: () => turnBreaking(story) },
  ];
  const nameOf = (data: Dragged) => storyOf(data)?.headline ?? '';
  const spotOf = (data: Dragged) => {
    const at = placeOf(data);
    return at ? `${titleOf(at.block)} ${at.position + 1}` : '';
  };

  return (
    <Box sx={{ py: 2 }}>
      <Title title={words.title} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 0.5 }}>
        <PageChooser page={page} />
        <Typography variant="caption" sx={{ color: 'text.secondary', flex: '1 1 12rem', minHeight: '1lh' }}>
          {current &&
            (current.saved ? `${words.savedBy} ${current.saved.by}, ${dateAndTime(new Date(current.saved.at))}` : words.neverSaved)}
        </Typography>
      </Box>
      <ActionBar>
        <Button
          variant="contained"
          startIcon={<Icon path={mdiCheck} />}
          disabled={!desk.isChanged || desk.isSaving || isReadOnly}
          onClick={() => void desk.save()}
        >
          {words.save}
        </Button>
        <Button startIcon={<Icon path={mdiUndo} />} disabled={!desk.isChanged || desk.isSaving} onClick={desk.undo}>
          {words.undo}
        </Button>
        {current && (
          <Button component="a" href={current.address} target="_blank" startIcon={<Icon path={mdiOpenInNew} />}>
            {words.seePage}
          </Button>
        )}
      </ActionBar>
      {desk.refusal && <OverlayAlert of={desk.refusal}>{desk.refusal.message}</OverlayAlert>}
      {desk.error && (
        <Alert
          severity="error"
          variant="outlined"
          action={
            <Button component={Link} to="/frontpage">
              {words.home}
            </Button>
          }
        >
          {desk.error.message}
        </Alert>
      )}
      {current && isReadOnly && (
        <Alert severity="info" variant="outlined" sx={{ mb: 2 }}>
          {words.notYours}
        </Alert>
      )}
      {current && arrangement && desk.isReady && (
        <DndContext
          sensors={dragging.sensors}
          collisionDetection={dragging.collisionDetection}
          onDragStart={({ active }) => {
            dragging.begin();
            setDragged(storyOf(active.data.current));
          }}
          onDragEnd={drop}
          onDragCancel={() => setDragged(undefined)}
          accessibility={{
            screenReaderInstructions: { draggable: words.howToDrag },
            announcements: {
              onDragStart: ({ active }) => `${words.pickedUp} ${nameOf(active.data.current)}`,
              onDragOver: ({ over }) => (over ? `${words.over} ${spotOf(over.data.current)}` : undefined),
              onDragEnd: ({ active, over }) =>
                over ? `${words.dropped} ${nameOf(active.data.current)}, ${spotOf(over.data.current)}` : words.left,
              onDragCancel: () => words.left,
            },
          }}
        >
          <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1fr) 22rem' }, alignItems: 'start' }}>
            <Box>
              {page === 'home' && (
                <BreakingPanel
                  news={desk.breaking}
                  onEnd={(story) => void desk.setBreaking(story, false, null)}
                  onUntil={(story, until) => askBreaking(story, until)}
                />
              )}
              {topicOfPage(page)?.kind === 'category' && (
                <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
                  {words.categoryNote}
                </Typography>
              )}
              {current.blocks.map(({ block }, order) => (
                <BlockView
                  key={block}
                  block={block}
                  order={order}
                  title={titleOf(block)}
                  places={placesOf(arrangement, block)}
                  isReadOnly={isReadOnly}
                  noteOf={(position) => {
                    const note = noteOf(block, position);
                    return note && words[note];
                  }}
                  works={{
                    onRemove: (at) => desk.change(takeAway(arrangement, at)),
                    onUntil: askUntil,
                    onBreaking: ({ story }) => turnBreaking(story),
                  }}
                />
              ))}
            </Box>
            <CandidateList page={page} isReadOnly={isReadOnly} chosen={chosenIds(arrangement)} worksOf={worksOf} />
          </Box>
          <DragOverlay>
            {dragged && (
              <Box sx={{ bgcolor: 'background.paper', border: 1, borderColor: 'primary.main', p: 1, maxWidth: 420 }}>
                <StoryTile story={dragged} />
              </Box>
            )}
          </DragOverlay>
        </DndContext>
      )}
      {asking && (
        <UntilDialog
          title={asking.title}
          headline={asking.story.headline}
          until={asking.until}
          onSet={(until) => {
            asking.set(until);
            setAsking(undefined);
          }}
          onClose={() => setAsking(undefined)}
        />
      )}
      {desk.conflict && arrangement && (
        <ConflictDialog
          current={desk.conflict}
          mine={arrangement}
          titleOf={titleOf}
          onTheirs={desk.useTheirs}
          onMine={() => void desk.saveMine()}
          onClose={desk.closeConflict}
        />
      )}
    </Box>
  );
}
