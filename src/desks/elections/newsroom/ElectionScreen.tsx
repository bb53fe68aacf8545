import { Box } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { callApi, queryOf } from '../../../newsroom/callApi.ts';
import { AddressTabs } from '../../../newsroom/frame/AddressTabs.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { ReadError } from '../../../newsroom/reads/ReadError.tsx';
import { useMay } from '../../../newsroom/staffContext.ts';
import { Title } from '../../../newsroom/Title.tsx';
import { useNavigateWhileOpen } from '../../../newsroom/useNavigateWhileOpen.ts';
import type { ElectionDraft } from '../editing/drafts.ts';
import { ElectionForm, editedElection } from './ElectionForm.tsx';
import { EntryGrid } from './EntryGrid.tsx';
import { emptyBlock, emptyParty } from './electionRows.ts';
import { electionEndpoints } from './endpoints.ts';
import { LiveLines } from './LiveLines.tsx';
import { PicksEditor } from './PicksEditor.tsx';
import { PollsEditor } from './PollsEditor.tsx';
import { ResultsFile } from './ResultsFile.tsx';
import { SourceKeys } from './SourceKeys.tsx';
import { electionScreenWords } from './screenWords.ts';

const tabs = ['entry', 'lines', 'picks', 'file', 'polls', 'keys', 'setUp'] as const;
type TabName = (typeof tabs)[number];
/** Tabs for users who may change the election itself. */
const forChange: readonly TabName[] = ['polls', 'keys', 'setUp'];

/** One election: its counting, its live news, its setup. */
export function ElectionScreen(): ReactNode {
  const words = useWords(electionScreenWords);
  const { id = '', tab: tabInAddress } = useParams();
  const client = useQueryClient();
  const mayChange = useMay('elections.change');
  const { data: election, error } = useQuery({
    ...queryOf(['election', id], electionEndpoints.one, { params: { id } }),
    refetchOnWindowFocus: false,
  });
  if (error && !election) return <ReadError error={error} />;
  if (!election) return null;
  const visible = tabs.filter((tab) => mayChange || !forChange.includes(tab));
  const tab = visible.find((name) => name === tabInAddress) ?? 'entry';
  return (
    <Box sx={{ py: 1 }}>
      <Title title={election.name} />
      <AddressTabs
        label={election.name}
        open={tab}
        tabs={visible.map((name) => ({ id: name, name: words[name], to: `/elections/${id}/${name}` }))}
      />
      {tab === 'entry' && <EntryGrid election={election} />}
      {tab === 'lines' && <LiveLines election={election} />}
      {tab === 'picks' && <PicksEditor election={election} />}
      {tab === 'file' && <ResultsFile election={election} />}
      {tab === 'polls' && <PollsEditor election={election} />}
      {tab === 'keys' && <SourceKeys election={election} />}
      {tab === 'setUp' && (
        <ElectionForm
          start={editedElection(election)}
          reload={async () => editedElection(await callApi(electionEndpoints.one, { params: { id } }))}
          onSaved={(saved) => client.setQueryData(['election', id], saved)}
        />
      )}
    </Box>
  );
}

const column = (key: string, name: string, nameEn: string) => ({ ...emptyBlock, key, name, nameEn });
const party = (code: string, name: string, nameEn: string) => ({ ...emptyParty, code, name, nameEn, shortName: name });

/** The form for a new election, with defaults. */
export function NewElectionScreen(): ReactNode {
  const words = useWords(electionScreenWords);
  const navigate = useNavigateWhileOpen();
  const year = new Date().getFullYear();
  const start: ElectionDraft = {
    version: 0,
    token: '',
    name: '',
    nameEn: '',
    body: '',
    year,
    state: '',
    seats: 1,
    majority: 1,
    stage: 'upcoming',
    isMain: false,
    tagSlug: '',
    webStoryIds: [],
    beforeName: '',
    countingAt: null,
    blocks: [column('OTHER', 'અન્ય', 'Others'), column('unconfirmed', 'બાકી', 'Unconfirmed')],
    alliances: [],
    parties: [party('IND', 'અપક્ષ', 'Independent'), party('OTH', 'અન્ય પક્ષ', 'Other parties'), party('NOTA', 'નોટા', 'None of the Above')],
    states: [{ code: 'S06', slug: 'gujarat', name: 'ગુજરાત', nameEn: 'Gujarat' }],
    regions: [],
    phases: [],
  };
  return (
    <Box sx={{ py: 1 }}>
      <Title title={words.add} />
      <ElectionForm start={start} onSaved={({ id }) => navigate(`/elections/${id}/setUp`)} />
    </Box>
  );
}
