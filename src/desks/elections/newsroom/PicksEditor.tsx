import { Autocomplete, Box, Button, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { callApi, queryOf } from '../../../newsroom/callApi.ts';
import { useWords } from '../../../newsroom/language.ts';
import { SortableLine, SortableList } from '../../../newsroom/lists/SortableList.tsx';
import { mergeRows } from '../../../newsroom/mergeRows.ts';
import { notify } from '../../../newsroom/notify.ts';
import { ReloadOverlay } from '../../../newsroom/ReloadOverlay.tsx';
import { useUnsavedWork } from '../../../newsroom/unsavedWork.ts';
import { attempt } from '../../../newsroom/useAction.ts';
import { useRecordDraft } from '../../../newsroom/useRecordDraft.ts';
import type { PicksDraft } from '../editing/drafts.ts';
import { chooseHotSeats, chooseStars, listSeats, readPicks, readSeat } from './endpoints.ts';
import { electionScreenWords } from './screenWords.ts';
import type { ElectionForEditing, GridSeat, Pick, PickList } from './shapes.ts';

/** Hot seats and star candidates: their order and reasons. */
export function PicksEditor({ election }: { election: ElectionForEditing }): ReactNode {
  const words = useWords(electionScreenWords);
  const params = { id: election.id };
  const { data } = useQuery({
    ...queryOf(['election-picks', election.id], readPicks, { params }),
    refetchOnWindowFocus: false,
    // The forms are opened with the lists as they are now, not as they were when this tab was open before.
    gcTime: 0,
  });
  const { data: seats } = useQuery(queryOf(['election-grid', election.id, ''], listSeats, { params }));
  if (!data) return null;
  const all = seats?.data ?? [];
  const current = async (seatId: number): Promise<Pick[]> => {
    const { seat, candidates } = await callApi(readSeat, { params: { ...params, partId: seatId } });
    return candidates.filter(({ isNota }) => !isNota).map(({ id, name }) => ({ id, name: `${name} (${seat.name})`, note: '' }));
  };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, gap: 4, pt: 2 }}>
      <PicksForm
        title={words.hotSeats}
        first={data.hotSeats}
        read={async () => (await callApi(readPicks, { params })).hotSeats}
        seats={all}
        send={(body) => callApi(chooseHotSeats, { params, body })}
        choices={async (seat) => [{ id: seat.id, name: seat.name, note: '' }]}
      />
      <PicksForm
        title={words.stars}
        first={data.stars}
        read={async () => (await callApi(readPicks, { params })).stars}
        seats={all}
        send={(body) => callApi(chooseStars, { params, body })}
        choices={(seat) => current(seat.id)}
      />
    </Box>
  );
}

type FormProps = {
  title: string;
  first: PickList;
  read: () => Promise<PickList>;
  seats: GridSeat[];
  send: (body: PicksDraft) => Promise<{ version: number }>;
  choices: (seat: GridSeat) => Promise<Pick[]>;
};

type Fields = Omit<PickList, 'version'>;
const fieldsOf = ({ picks }: PickList): Fields => ({ picks });
const merge = (present: Fields, typed: Fields, earlier: Fields): Fields => ({
  picks: mergeRows(present.picks, typed.picks, earlier.picks, ({ id }) => id),
});

function PicksForm({ title, first, read, seats, send, choices }: FormProps): ReactNode {
  const words = useWords(electionScreenWords);
  const {
    setRow,
    draft,
    change,
    isChanged,
    isSaving,
    refused,
    save: saveDraft,
    loadPresent,
  } = useRecordDraft(first, fieldsOf, read, merge);
  const { picks } = draft;
  const [offered, setOffered] = useState<Pick[]>([]);
  const add = (pick: Pick) => {
    setOffered([]);
    change(({ picks: present }) => (present.some(({ id }) => id === pick.id) ? {} : { picks: [...present, pick] }));
  };
  const chosen = useRef<GridSeat>(undefined);
  const choose = (seat: GridSeat | null) =>
    attempt(async () => {
      if (!seat) return;
      chosen.current = seat;
      const offers = await choices(seat);
      // Another seat has been chosen meanwhile.
      if (chosen.current !== seat) return;
      const [only, ...others] = offers;
      if (only && others.length === 0) add(only);
      else setOffered(offers);
    });
  const save = () =>
    saveDraft(async (sent, row) => {
      const { version } = await send({ version: row.version, picks: sent.picks.map(({ id, note }) => ({ id, note })) });
      setRow({ ...sent, version });
      notify(words.saved, { type: 'success' });
    });
  useUnsavedWork(isChanged, save);
  return (
    <Box component="section">
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      {refused && <ReloadOverlay refused={refused} onReload={loadPresent} />}
      <Autocomplete
        options={seats}
        getOptionLabel={({ name }) => name}
        getOptionKey={({ id }) => id}
        value={null}
        blurOnSelect
        onChange={(_event, seat) => void choose(seat)}
        renderInput={(field) => <TextField {...field} label={words.addPick} />}
      />
      {offered.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mb: 1 }}>
          {offered.map((pick) => (
            <Button key={pick.id} size="small" variant="outlined" onClick={() => add(pick)}>
              {pick.name}
            </Button>
          ))}
        </Box>
      )}
      <SortableList items={picks} nameOf={({ name }) => name} onSorted={(sorted) => change({ picks: sorted })}>
        {(pick, _at, handle) => (
          <SortableLine handle={handle}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', flex: 1, py: 0.5 }}>
              <Typography sx={{ flex: 1, minWidth: 140 }}>{pick.name}</Typography>
              <TextField
                size="small"
                label={words.note}
                value={pick.note}
                onChange={(event) =>
                  change({ picks: picks.map((entry) => (entry.id === pick.id ? { ...entry, note: event.target.value } : entry)) })
                }
                sx={{ flex: 2, minWidth: 160, m: 0 }}
              />
              <Button
                size="small"
                color="error"
                aria-label={`${words.remove}: ${pick.name}`}
                onClick={() => change({ picks: picks.filter(({ id }) => id !== pick.id) })}
              >
                {words.remove}
              </Button>
            </Box>
          </SortableLine>
        )}
      </SortableList>
      <Button variant="contained" loading={isSaving} onClick={() => void save()} sx={{ mt: 1.5 }}>
        {words.save}
      </Button>
    </Box>
  );
}
