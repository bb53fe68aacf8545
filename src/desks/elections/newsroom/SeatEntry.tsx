import { Box, Button, TextField, Typography } from '@mui/material';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { Choice } from '../../../newsroom/fields/Choice.tsx';
import { OnOff } from '../../../newsroom/fields/OnOff.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { OverlayAlert } from '../../../newsroom/OverlayAlert.tsx';
import { useUnsavedWork } from '../../../newsroom/unsavedWork.ts';
import { groupedNumber } from '../../../platform/text/numbers.ts';
import type { ResultDraft } from '../editing/drafts.ts';
import { type EntryDraft, entryDraftOf, isSameCount, onNewCandidates, resultOf } from './entryDraft.ts';
import { electionScreenWords } from './screenWords.ts';
import type { SeatForEditing } from './shapes.ts';

const statuses = ['counting', 'declared', 'uncontested', 'countermanded'] as const;

type Props = {
  current: SeatForEditing;
  /** The current state, if somebody else saved first. */
  conflict: SeatForEditing | undefined;
  refused: string | undefined;
  isBusy: boolean;
  /** Returns whether the entry is stored: on the server, or in this browser until it can be sent. */
  save: (result: ResultDraft) => Promise<boolean>;
  take: (current: SeatForEditing) => void;
};

/** The votes of one seat, designed for the keyboard: Enter moves to the next field and saves after the last. */
export function SeatEntry({ current, conflict, refused, isBusy, save, take }: Props): ReactNode {
  const words = useWords(electionScreenWords);
  // The seat as it was when the entry was begun.
  const [begun, setBegun] = useState(current);
  const [draft, setDraft] = useState<EntryDraft>(() => entryDraftOf(current));
  const [safe, setSafe] = useState(draft);
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const { seat } = begun;
  // Names can be corrected without another version of the seat.
  const { candidates } = current.seat.version === seat.version ? current : begun;
  const isTyped = JSON.stringify(draft) !== JSON.stringify(safe);
  const begin = (seatNow: SeatForEditing) => {
    const fresh = entryDraftOf(seatNow);
    setBegun(seatNow);
    setDraft(fresh);
    setSafe(fresh);
  };
  if (current.seat.version > seat.version) {
    if (!isTyped) begin(current);
    else if (isSameCount(begun, current)) {
      setBegun(current);
      setDraft(onNewCandidates(draft, current));
    }
    // Another count is not put under what was typed: the save is refused, and the editor chooses.
  }
  const isCounted = draft.status === 'counting' || draft.status === 'declared';
  const change = (changes: Partial<EntryDraft>) => {
    setWrong([]);
    setDraft({ ...draft, ...changes });
  };
  const send = async (version = draft.version): Promise<boolean> => {
    const made = resultOf({ ...draft, version });
    if ('wrong' in made) {
      setWrong(made.wrong);
      return false;
    }
    const isSafe = await save(made.result);
    if (isSafe) setSafe(draft);
    return isSafe;
  };
  useUnsavedWork(isTyped, () => send());
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    const fields = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input[inputmode=numeric]')];
    const at = event.target instanceof HTMLInputElement ? fields.indexOf(event.target) : -1;
    const isAtOnce = event.ctrlKey || event.metaKey;
    // Buttons and selects handle Enter themselves.
    if (at === -1 && !isAtOnce) return;
    event.preventDefault();
    const next = isAtOnce ? undefined : fields[at + 1];
    if (next) {
      next.focus();
      next.select();
    } else void send();
  };
  const numeric = (name: string, label: string, value: string, set: (typed: string) => void, { focus = false, isInRow = false } = {}) => (
    <TextField
      label={isInRow ? undefined : label}
      value={value}
      autoFocus={focus}
      error={wrong.includes(name)}
      onChange={(event) => set(event.target.value)}
      onFocus={(event) => event.target.select()}
      slotProps={{
        htmlInput: {
          inputMode: 'numeric',
          autoComplete: 'off',
          ...(isInRow ? { 'aria-label': label } : {}),
          style: { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
        },
      }}
      sx={{ width: 150, m: 0 }}
      size="small"
    />
  );
  return (
    <Box component="section" aria-label={seat.name} onKeyDown={onKey}>
      <Typography variant="h3" component="h2" sx={{ mb: 0.5 }}>
        {seat.number}. {seat.name}
      </Typography>
      <Typography variant="caption" sx={{ color: 'text.secondary', display: 'block', mb: 1.5 }}>
        {words.saveKeys}
      </Typography>
      {conflict && (
        <OverlayAlert of={conflict} severity="warning">
          {words.conflict}{' '}
          {conflict.candidates
            .filter(({ votes }) => votes > 0)
            .map(({ name, votes }) => `${name} ${groupedNumber(votes)}`)
            .join(' · ')}
          <Box sx={{ mt: 1, display: 'flex', gap: 1 }}>
            <Button size="small" variant="outlined" onClick={() => void send(conflict.seat.version)}>
              {words.takeMine}
            </Button>
            <Button
              size="small"
              onClick={() => {
                begin(conflict);
                take(conflict);
              }}
            >
              {words.useTheirs}
            </Button>
          </Box>
        </OverlayAlert>
      )}
      {refused && <OverlayAlert of={refused}>{refused}</OverlayAlert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
        <Choice
          size="small"
          label={words.status}
          value={draft.status}
          options={statuses.map((status) => [status, words[status]])}
          onChange={(status) => change({ status })}
          sx={{ minWidth: 150, m: 0 }}
        />
        {isCounted && numeric('round', words.round, draft.round, (round) => change({ round }), { focus: true })}
        {isCounted && numeric('rounds', words.rounds, draft.rounds, (rounds) => change({ rounds }))}
      </Box>
      {isCounted && (
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, mb: 2 }}>
          {candidates.map(({ id, number, name, party }) => (
            <Box
              component="li"
              key={id}
              sx={{ display: 'flex', alignItems: 'center', gap: 1.5, borderBottom: 1, borderColor: 'divider', py: 0.75 }}
            >
              <Typography sx={{ flex: 1, minWidth: 0 }}>
                {number}. {name}{' '}
                <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
                  {party}
                </Typography>
              </Typography>
              {numeric(
                `votes.${number}`,
                `${name}: ${words.votesOf}`,
                draft.votes[number] ?? '',
                (typed) => change({ votes: { ...draft.votes, [number]: typed } }),
                { isInRow: true },
              )}
            </Box>
          ))}
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        {isCounted && numeric('totalVotes', words.totalVotes, draft.totalVotes, (totalVotes) => change({ totalVotes }))}
        {draft.status === 'declared' && (
          <Choice
            size="small"
            label={words.winner}
            value={draft.winner ?? 0}
            options={[[0, words.mostVotes], ...candidates.flatMap(({ number, name, isNota }) => (isNota ? [] : [[number, name] as const]))]}
            onChange={(winner) => change({ winner: winner || null })}
            sx={{ minWidth: 240, m: 0 }}
          />
        )}
        <OnOff as="box" label={words.correction} checked={draft.isCorrection} onChange={(isCorrection) => change({ isCorrection })} />
        <Button variant="contained" disabled={isBusy} onClick={() => void send()}>
          {words.save}
        </Button>
      </Box>
    </Box>
  );
}
