import { Autocomplete, Box, Button, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { callApi, queryOf } from '../../../newsroom/callApi.ts';
import { useWords } from '../../../newsroom/language.ts';
import { SortedList } from '../../../newsroom/lists/SortedList.tsx';
import { notify } from '../../../newsroom/notify.ts';
import { useUnsavedWork } from '../../../newsroom/unsavedWork.ts';
import { attempt } from '../../../newsroom/useAction.ts';
import type { PicksDraft } from '../editing/drafts.ts';
import { chooseHotSeats, chooseStars, listSeats, readPicks, readSeat } from './endpoints.ts';
import { electionScreenWords } from './screenWords.ts';
import type { ElectionForEditing, GridSeat, Pick } from './shapes.ts';

/** Hot seats and star candidates: their order and reasons. */
export function PicksEditor({ election }: { election: ElectionForEditing }): ReactNode {
  const words = useWords(electionScreenWords);
  const params = { id: election.id };
  const { data } = useQuery({
    ...queryOf(['election-picks', election.id], readPicks, { params }),
    refetchOnWindowFocus: false,
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
      <PickList
        title={words.hotSeats}
        picks={data.hotSeats}
        seats={all}
        save={(body) => callApi(chooseHotSeats, { params, body })}
        choices={async (seat) => [{ id: seat.id, name: seat.name, note: '' }]}
      />
      <PickList
        title={words.stars}
        picks={data.stars}
        seats={all}
        save={(body) => callApi(chooseStars, { params, body })}
        choices={(seat) => current(seat.id)}
      />
    </Box>
  );
}

type ListProps = {
  title: string;
  picks: Pick[];
  seats: GridSeat[];
  save: (body: PicksDraft) => Promise<unknown>;
  choices: (seat: GridSeat) => Promise<Pick[]>;
};

function PickList({ title, picks, seats, save: send, choices }: ListProps): ReactNode {
  const words = useWords(electionScreenWords);
  const [list, setList] = useState(picks);
  const [offered, setOffered] = useState<Pick[]>([]);
  const [saved, setSaved] = useState(picks);
  useEffect(() => {
    setList(picks);
    setSaved(picks);
  }, [picks]);
  const add = (pick: Pick) => {
    setOffered([]);
    if (!list.some(({ id }) => id === pick.id)) setList([...list, pick]);
  };
  const choose = async (seat: GridSeat | null) => {
    if (!seat) return;
    const offers = await choices(seat);
    const [only, ...others] = offers;
    if (only && others.length === 0) add(only);
    else setOffered(offers);
  };
  const save = () =>
    attempt(async () => {
      await send({ picks: list.map(({ id, note }) => ({ id, note })) });
      setSaved(list);
      notify(words.saved, { type: 'success' });
    });
  useUnsavedWork(JSON.stringify(list) !== JSON.stringify(saved), save);
  return (
    <Box component="section">
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
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
      <SortedList
        items={list}
        nameOf={({ name }) => name}
        canSort
        onSorted={(ids) => setList(ids.flatMap((id) => list.filter((pick) => pick.id === id)))}
        render={(pick) => (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', flex: 1, py: 0.5 }}>
            <Typography sx={{ flex: 1, minWidth: 140 }}>{pick.name}</Typography>
            <TextField
              size="small"
              label={words.note}
              value={pick.note}
              onChange={(event) => setList(list.map((entry) => (entry.id === pick.id ? { ...entry, note: event.target.value } : entry)))}
              sx={{ flex: 2, minWidth: 160, m: 0 }}
            />
            <Button size="small" color="error" onClick={() => setList(list.filter(({ id }) => id !== pick.id))}>
              {words.remove}
            </Button>
          </Box>
        )}
      />
      <Button variant="contained" onClick={() => void save()} sx={{ mt: 1.5 }}>
        {words.save}
      </Button>
    </Box>
  );
}
