import { mdiPlus } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useState } from 'react';
import { BooleanInput, Datagrid, FunctionField, List, SelectInput, TextInput, TopToolbar, useListContext, useNotify } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import { ask, CallError } from '../../../newsroom/ask.ts';
import { Icon } from '../../../newsroom/Icon.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { useMay } from '../../../newsroom/staffContext.ts';
import { dateAndTime } from '../../../platform/text/dates.ts';
import type { StoryForEditing, StoryRow } from '../api/storyShapes.ts';
import { storyStates } from '../stories/storySteps.ts';
import { storyDeskWords } from './words.ts';

const PER_PAGE = 50;

/** Begins a story and opens it: it has an id from the first letter on, so that nothing of it can be lost. */
function NewStoryButton(): ReactNode {
  const words = useWords(storyDeskWords);
  const navigate = useNavigate();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const begin = async () => {
    setBusy(true);
    try {
      const { id } = await ask<StoryForEditing>('post', '/stories', {});
      navigate(`/stories/${id}`);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      notify(error.message, { type: 'error' });
      setBusy(false);
    }
  };
  return (
    <Button variant="contained" size="small" startIcon={<Icon path={mdiPlus} />} disabled={isBusy} onClick={() => void begin()}>
      {words.newStory}
    </Button>
  );
}

/** The newsroom's stories, the last changed first. */
export function StoryListScreen(): ReactNode {
  const words = useWords(storyDeskWords);
  const mayWrite = useMay('stories.write');
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  return (
    <List
      title={words.stories}
      perPage={PER_PAGE}
      sort={{ field: 'updatedAt', order: 'DESC' }}
      actions={<TopToolbar>{mayWrite && <NewStoryButton />}</TopToolbar>}
      empty={false}
      filters={[
        <TextInput key="q" source="q" label={words.search} alwaysOn resettable />,
        <SelectInput
          key="state"
          source="state"
          label={words.state}
          alwaysOn
          emptyText={words.anyState}
          choices={storyStates.map((state) => ({ id: state, name: words[state] }))}
        />,
        <BooleanInput key="mine" source="mine" label={words.mine} alwaysOn parse={(isOn: boolean) => isOn || undefined} />,
      ]}
    >
      {isPhone ? <StoryCards /> : <StoryTable />}
    </List>
  );
}

/** On a telephone, a story under the other. */
function StoryCards(): ReactNode {
  const words = useWords(storyDeskWords);
  const { data = [] } = useListContext<StoryRow>();
  return (
    <Box component="ul" aria-label={words.stories} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((row) => (
        <Box component="li" key={row.id} sx={{ borderBottom: 1, borderColor: 'divider' }}>
          <Box
            component={Link}
            to={`/stories/${row.id}`}
            sx={{ display: 'block', px: 1.5, py: 1, color: 'text.primary', textDecoration: 'none' }}
          >
            <Headline row={row} />
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
              {[words[row.state], row.ownerName, moment(row.scheduledAt ?? row.publishedAt ?? row.updatedAt)].filter(Boolean).join(' · ')}
            </Typography>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function StoryTable(): ReactNode {
  const words = useWords(storyDeskWords);
  return (
    <Datagrid bulkActionButtons={false} rowClick={(id) => `/stories/${id}`}>
      <FunctionField<StoryRow> label={words.headline} render={(row) => <Headline row={row} />} />
      <FunctionField<StoryRow>
        label={words.state}
        render={(row) => <Chip size="small" variant="outlined" label={words[row.state]} sx={{ borderRadius: 0 }} />}
      />
      <FunctionField<StoryRow> label={words.owner} render={(row) => row.ownerName} />
      <FunctionField<StoryRow> label={words.due} render={(row) => moment(row.scheduledAt ?? row.publishedAt)} />
      <FunctionField<StoryRow> label={words.changed} source="updatedAt" render={(row) => moment(row.updatedAt)} />
    </Datagrid>
  );
}

const moment = (at: string | null): string => (at === null ? '' : dateAndTime(new Date(at)));

function Headline({ row }: { row: StoryRow }): ReactNode {
  const words = useWords(storyDeskWords);
  return (
    <Box>
      <Typography variant="h6" component="span">
        {row.headline || words.untitled}
      </Typography>
      {(row.hasChanges || row.lock) && (
        <Typography variant="caption" component="div" color="text.secondary">
          {row.hasChanges && words.hasChanges} {row.lock && `${words.openAt}: ${row.lock.staffName}`}
        </Typography>
      )}
    </Box>
  );
}
