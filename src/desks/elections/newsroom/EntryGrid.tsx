import { Alert, Box, Button, ListItemButton, MenuItem, TextField, Typography } from '@mui/material';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { CallError, callApi, queryOf } from '../../../newsroom/callApi.ts';
import { TextLine } from '../../../newsroom/fields/TextLine.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { notify } from '../../../newsroom/notify.ts';
import { useOneAtATime } from '../../../newsroom/sending/useOneAtATime.ts';
import { useMay } from '../../../newsroom/staffContext.ts';
import { leaveFor } from '../../../newsroom/unsavedWork.ts';
import { attempt, notifyOfRefusal } from '../../../newsroom/useAction.ts';
import { seatsTyped } from '../count/seatNames.ts';
import type { ResultDraft } from '../editing/drafts.ts';
import { CandidateEditor } from './CandidateEditor.tsx';
import { listSeats, readSeat } from './endpoints.ts';
import { SeatDialog } from './SeatDialog.tsx';
import { SeatEntry } from './SeatEntry.tsx';
import { electionScreenWords } from './screenWords.ts';
import { sendResult } from './sendResult.ts';
import type { ElectionForEditing, SeatForEditing } from './shapes.ts';
import { type KeptEntry, useKeptEntries } from './useKeptEntries.ts';

type Props = { election: ElectionForEditing };
const everywhere = '';

/** Seats on the left, the seat being entered on the right; after a save the next one opens. */
export function EntryGrid({ election }: Props): ReactNode {
  const words = useWords(electionScreenWords);
  const client = useQueryClient();
  const mayChange = useMay('elections.change');
  const [state, setState] = useState(election.states.some(({ code }) => code === 'S06') ? 'S06' : everywhere);
  const [q, setQ] = useState('');
  const [open, setOpen] = useState<number | undefined>();
  /** The open seat, also for answers that come later. */
  const shown = useRef<number>(undefined);
  const oneAtATime = useOneAtATime();
  const [conflict, setConflict] = useState<SeatForEditing | undefined>();
  const [refused, setError] = useState<string | undefined>();
  const [isBusy, setIsBusy] = useState(false);
  const [edited, setEdited] = useState<SeatForEditing['seat'] | 'new' | undefined>();
  const listKey = ['election-grid', election.id, state];
  const list = useQuery(queryOf(listKey, listSeats, { params: { id: election.id }, query: state === everywhere ? {} : { state } }));
  const seatKey = ['election-seat', open];
  const { data: current } = useQuery({
    queryKey: seatKey,
    queryFn: open === undefined ? skipToken : ({ signal }) => callApi(readSeat, { params: { id: election.id, partId: open }, signal }),
    refetchOnWindowFocus: false,
  });
  const afresh = useCallback(async () => {
    await client.invalidateQueries({ queryKey: ['election-grid', election.id] });
    await client.invalidateQueries({ queryKey: ['election-seat'] });
  }, [client, election.id]);
  const onError = useCallback((entry: KeptEntry, why: CallError) => notifyOfRefusal(why, `${entry.name}: ${why.message}`), []);
  const { waiting, keep } = useKeptEntries(afresh, onError);
  const all = list.data?.data ?? [];
  const seats = seatsTyped(all, q);
  const show = (id: number | undefined) => {
    setConflict(undefined);
    setError(undefined);
    setOpen(id);
    shown.current = id;
  };
  /** Opens the first matching seat. On a slow connection Enter may be pressed before the seats have loaded, so it waits for them. */
  const openFirst = async () => {
    const { data } = list.data ? list : await list.refetch({ cancelRefetch: false });
    const [first] = seatsTyped(data?.data ?? [], q);
    if (first) leaveFor(() => show(first.id));
  };
  const enter = async (result: ResultDraft): Promise<boolean> => {
    if (open === undefined || !current) return false;
    const isStillOpen = () => shown.current === open;
    setIsBusy(true);
    setError(undefined);
    try {
      const isChanged = await sendResult({ id: election.id, partId: open }, result);
      notify(isChanged ? words.saved : words.unchanged, { type: 'success' });
      await afresh();
      // Whoever has opened another seat meanwhile stays there.
      if (isStillOpen()) {
        setQ('');
        show(all[all.findIndex(({ id }) => id === open) + 1]?.id);
      }
      return true;
    } catch (why) {
      if (!(why instanceof CallError)) throw why;
      if (why.isUnanswered) {
        keep({ electionId: election.id, seatId: open, name: current.seat.name, result });
        notify(words.keptHere);
        return true;
      }
      if (!isStillOpen()) notifyOfRefusal(why, `${current.seat.name}: ${why.message}`);
      else if (why.status === 409)
        await attempt(async () => setConflict(await callApi(readSeat, { params: { id: election.id, partId: open } })));
      else if (!why.isSessionOver)
        setError([...Object.values(why.fields), ...(Object.keys(why.fields).length === 0 ? [why.message] : [])].join('\n'));
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  /** A second press of Enter would be refused as a change by somebody else. */
  const save = async (result: ResultDraft) => (await oneAtATime(() => enter(result))) ?? false;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '300px 1fr' }, gap: 3, pt: 2 }}>
      <Box>
        <TextField select fullWidth size="small" label={words.state} value={state} onChange={(event) => setState(event.target.value)}>
          <MenuItem value={everywhere}>{words.allStates}</MenuItem>
          {election.states.map(({ code, name }) => (
            <MenuItem key={code} value={code}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <TextLine
          size="small"
          label={words.findSeat}
          helperText={words.findSeatHelp}
          value={q}
          onChange={setQ}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            // Otherwise the key also presses the button of the question about unsaved work, which has the focus at once.
            event.preventDefault();
            void openFirst();
          }}
        />
        {mayChange && <Button onClick={() => setEdited('new')}>{words.addSeat}</Button>}
        {list.data && seats.length === 0 && <Typography sx={{ py: 1 }}>{words.noSeats}</Typography>}
        <Box
          component="ul"
          sx={{
            listStyle: 'none',
            m: 0,
            p: 0,
            maxHeight: { xs: 220, md: '62vh' },
            overflowY: 'auto',
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          {seats.map((seat) => (
            <Box component="li" key={seat.id} sx={{ borderBottom: 1, borderColor: 'divider' }}>
              <ListItemButton
                selected={seat.id === open}
                onClick={() => leaveFor(() => show(seat.id))}
                sx={{ py: 0.5, px: 1, display: 'flex', gap: 1 }}
              >
                <Typography sx={{ flex: 1 }}>
                  {seat.number}. {seat.name}
                </Typography>
                <Typography variant="caption" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
                  {seat.leaderParty} {words[seat.state]}
                </Typography>
              </ListItemButton>
            </Box>
          ))}
        </Box>
      </Box>
      {current && open !== undefined ? (
        <Box sx={{ maxWidth: 640 }}>
          <SeatEntry
            key={open}
            current={current}
            conflict={conflict}
            refused={refused}
            isBusy={isBusy}
            save={save}
            take={(now) => {
              client.setQueryData(seatKey, now);
              show(open);
            }}
          />
          {mayChange && <Button onClick={() => setEdited(current.seat)}>{words.changeSeat}</Button>}
          {mayChange && <CandidateEditor election={election} current={current} onChanged={() => void afresh()} />}
        </Box>
      ) : (
        <Typography sx={{ color: 'text.secondary', py: 2 }}>{words.chooseSeat}</Typography>
      )}
      {edited !== undefined && (
        <SeatDialog
          election={election}
          seat={edited === 'new' ? undefined : edited}
          onSaved={() => {
            setEdited(undefined);
            notify(words.saved, { type: 'success' });
            void afresh();
          }}
          onRemoved={() => {
            setEdited(undefined);
            show(undefined);
            void afresh();
          }}
          onClose={() => setEdited(undefined)}
        />
      )}
      {waiting.length > 0 && (
        <Alert severity="warning" variant="outlined" sx={{ gridColumn: '1 / -1' }}>
          {waiting.length} {words.waiting}: {waiting.map(({ name }) => name).join(', ')}
        </Alert>
      )}
    </Box>
  );
}
