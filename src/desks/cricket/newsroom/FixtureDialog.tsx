import { TextField } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { callApi } from '../../../newsroom/callApi.ts';
import { EditingDialog } from '../../../newsroom/EditingDialog.tsx';
import { Choice } from '../../../newsroom/fields/Choice.tsx';
import { IndianTimeField } from '../../../newsroom/fields/IndianTimeField.tsx';
import { OnOff } from '../../../newsroom/fields/OnOff.tsx';
import { indianClock } from '../../../newsroom/indianClock.ts';
import { useWords } from '../../../newsroom/language.ts';
import { addMatch, changeMatch, removeMatch } from './endpoints.ts';
import type { CricketForEditing, MatchForEditing } from './shapes.ts';
import { cricketDeskWords } from './words.ts';

type Props = {
  match: MatchForEditing | undefined;
  tournament: CricketForEditing['tournaments'][number];
  teams: CricketForEditing['teams'];
  onSaved: () => void;
  onRemoved: () => void;
  onClose: () => void;
};

/** What is sent of a date-time field in Indian time; the server refuses an empty one. */
const fromField = (field: string) => `${field}:00+05:30`;

/** A fixture: teams, time, venue. */
export function FixtureDialog({ match, tournament, teams, onSaved, onRemoved, onClose }: Props): ReactNode {
  const words = useWords(cricketDeskWords);
  const playing = teams.filter(({ id }) => tournament.teamIds.includes(id));
  const [draft, setDraft] = useState({
    number: match?.number === null || match === undefined ? '' : String(match.number),
    stage: match?.stage ?? '',
    group: match?.group ?? '',
    isLeague: match?.isLeague ?? true,
    teamAId: match?.teamA.id ?? playing[0]?.id ?? 0,
    teamBId: match?.teamB.id ?? playing[1]?.id ?? 0,
    startsAt: indianClock(match?.startsAt ?? new Date()),
    venue: match?.venue ?? '',
    city: match?.city ?? '',
    overs: match?.overs ?? tournament.overs,
  });
  const body = () => ({
    ...draft,
    tournamentId: tournament.id,
    number: draft.number === '' ? null : Number(draft.number),
    startsAt: fromField(draft.startsAt),
  });
  const set = (name: keyof typeof draft) => (event: { target: { value: string } }) => setDraft({ ...draft, [name]: event.target.value });
  return (
    <EditingDialog
      title={match ? words.editMatch : words.newMatch}
      draft={draft}
      save={() => (match ? callApi(changeMatch, { params: { id: match.id }, body: body() }) : callApi(addMatch, { body: body() }))}
      onSaved={onSaved}
      removal={match && { sure: words.removeMatchSure, remove: () => callApi(removeMatch, { params: { id: match.id } }), onRemoved }}
      onClose={onClose}
    >
      {(wrong) => (
        <>
          {(['teamAId', 'teamBId'] as const).map((name) => (
            <Choice
              key={name}
              fullWidth
              label={name === 'teamAId' ? words.teamA : words.teamB}
              value={draft[name]}
              options={playing.map((team) => [team.id, team.name])}
              onChange={(id) => setDraft({ ...draft, [name]: id })}
              {...wrong(name)}
            />
          ))}
          <IndianTimeField
            label={words.startsAt}
            value={draft.startsAt}
            onChange={(startsAt) => setDraft({ ...draft, startsAt })}
            {...wrong('startsAt')}
          />
          <TextField fullWidth required label={words.venue} value={draft.venue} onChange={set('venue')} {...wrong('venue')} />
          <TextField fullWidth label={words.city} value={draft.city} onChange={set('city')} {...wrong('city')} />
          <TextField
            label={words.overs}
            type="number"
            value={draft.overs}
            onChange={(event) => setDraft({ ...draft, overs: Number(event.target.value) })}
            {...wrong('overs')}
          />
          <TextField label={words.number} type="number" value={draft.number} onChange={set('number')} {...wrong('number')} />
          <TextField label={words.group} value={draft.group} onChange={set('group')} {...wrong('group')} />
          <TextField fullWidth label={words.stage} value={draft.stage} onChange={set('stage')} {...wrong('stage')} />
          <OnOff label={words.isLeague} checked={draft.isLeague} onChange={(isLeague) => setDraft({ ...draft, isLeague })} />
        </>
      )}
    </EditingDialog>
  );
}
