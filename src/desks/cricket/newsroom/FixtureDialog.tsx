import { Button, TextField, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { callApi } from '../../../newsroom/callApi.ts';
import { EditingDialog } from '../../../newsroom/EditingDialog.tsx';
import { Choice } from '../../../newsroom/fields/Choice.tsx';
import { IndianTimeField } from '../../../newsroom/fields/IndianTimeField.tsx';
import { OnOff } from '../../../newsroom/fields/OnOff.tsx';
import { indianClock, momentOfClock } from '../../../newsroom/indianClock.ts';
import { useWords } from '../../../newsroom/language.ts';
import { typedOver } from '../../../newsroom/typedOver.ts';
import { leaveFor } from '../../../newsroom/unsavedWork.ts';
import { useRecordDraft } from '../../../newsroom/useRecordDraft.ts';
import { addMatch, changeMatch, listMatches, readMatch, removeMatch } from './endpoints.ts';
import type { CricketForEditing, MatchForEditing, Tournament } from './shapes.ts';
import { cricketDeskWords } from './words.ts';

type Props = {
  /** The fixture; without it a new one is planned. */
  match: MatchForEditing | undefined;
  tournament: Tournament;
  teams: CricketForEditing['teams'];
  onSaved: () => void;
  onRemoved: () => void;
  /** Leads on to where the teams of the tournament are chosen. */
  onChooseTeams: () => void;
  onClose: () => void;
};

/** A fixture: teams, time, venue. */
export function FixtureDialog({ match: first, tournament, teams, onSaved, onRemoved, onChooseTeams, onClose }: Props): ReactNode {
  const words = useWords(cricketDeskWords);
  const playing = teams.filter(({ id }) => tournament.teamIds.includes(id));
  const [opened] = useState(() => new Date());
  const fieldsOf = (match: MatchForEditing | undefined) => ({
    number: match?.number === null || match === undefined ? '' : String(match.number),
    stage: match?.stage ?? '',
    group: match?.group ?? '',
    isLeague: match?.isLeague ?? true,
    teamAId: match?.teamA.id ?? playing[0]?.id ?? 0,
    teamBId: match?.teamB.id ?? playing[1]?.id ?? 0,
    startsAt: indianClock(match?.startsAt ?? opened),
    venue: match?.venue ?? '',
    city: match?.city ?? '',
    overs: match?.overs ?? tournament.overs,
  });
  const read = first && (async () => (await callApi(readMatch, { params: { id: first.id } })).match);
  const readMatches = async () => (await callApi(listMatches, { query: { tournamentId: tournament.id } })).matches;
  const { row: match, draft, change, send, loadPresent } = useRecordDraft(first, fieldsOf, read, typedOver, readMatches);
  const save = () =>
    send((sent, over) => {
      const body = {
        ...sent,
        tournamentId: tournament.id,
        number: sent.number === '' ? null : Number(sent.number),
        // The server refuses an empty one.
        startsAt: momentOfClock(sent.startsAt) ?? '',
      };
      return over
        ? callApi(changeMatch, { params: { id: over.id }, body: { ...body, version: over.version } })
        : callApi(addMatch, { body });
    });
  const set = (name: keyof typeof draft) => (event: { target: { value: string } }) => change({ [name]: event.target.value });
  return (
    <EditingDialog
      title={match ? words.editMatch : words.newMatch}
      draft={draft}
      save={save}
      onSaved={onSaved}
      reload={loadPresent}
      removal={
        match && {
          sure: words.removeMatchSure,
          remove: () => callApi(removeMatch, { params: { id: match.id }, query: { version: match.version } }),
          onRemoved,
        }
      }
      onClose={onClose}
    >
      {(wrong) => (
        <>
          {playing.length < 2 && (
            <Typography sx={{ pb: 1 }}>
              {words.twoTeamsFirst}{' '}
              <Button size="small" onClick={() => leaveFor(onChooseTeams)}>
                {words.tournamentSettings}
              </Button>
            </Typography>
          )}
          {(['teamAId', 'teamBId'] as const).map((name) => (
            <Choice
              key={name}
              fullWidth
              label={name === 'teamAId' ? words.teamA : words.teamB}
              value={draft[name]}
              options={playing.map((team) => [team.id, team.name])}
              onChange={(id) => change({ [name]: id })}
              {...wrong(name)}
            />
          ))}
          <IndianTimeField
            label={words.startsAt}
            value={draft.startsAt}
            onChange={(startsAt) => change({ startsAt })}
            {...wrong('startsAt')}
          />
          <TextField fullWidth required label={words.venue} value={draft.venue} onChange={set('venue')} {...wrong('venue')} />
          <TextField fullWidth label={words.city} value={draft.city} onChange={set('city')} {...wrong('city')} />
          <TextField
            label={words.overs}
            type="number"
            value={draft.overs}
            onChange={(event) => change({ overs: Number(event.target.value) })}
            {...wrong('overs')}
          />
          <TextField label={words.number} type="number" value={draft.number} onChange={set('number')} {...wrong('number')} />
          <TextField label={words.group} value={draft.group} onChange={set('group')} {...wrong('group')} />
          <TextField fullWidth label={words.stage} value={draft.stage} onChange={set('stage')} {...wrong('stage')} />
          <OnOff label={words.isLeague} checked={draft.isLeague} onChange={(isLeague) => change({ isLeague })} />
        </>
      )}
    </EditingDialog>
  );
}
