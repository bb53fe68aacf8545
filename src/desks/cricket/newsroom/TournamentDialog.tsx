import { Box, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { callApi } from '../../../newsroom/callApi.ts';
import { EditingDialog } from '../../../newsroom/EditingDialog.tsx';
import { Choice } from '../../../newsroom/fields/Choice.tsx';
import { OnOff } from '../../../newsroom/fields/OnOff.tsx';
import { TextLine } from '../../../newsroom/fields/TextLine.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { genders, matchFormats } from '../rules/format.ts';
import { addTournament, changeTournament, chooseTournamentTeams } from './endpoints.ts';
import type { CricketForEditing } from './shapes.ts';
import { cricketDeskWords } from './words.ts';

type Props = {
  tournament: CricketForEditing['tournaments'][number] | undefined;
  teams: CricketForEditing['teams'];
  onSaved: () => void;
  onClose: () => void;
};

const numbers = ['overs', 'pointsWin', 'pointsTie', 'pointsNoResult'] as const;
const ORDER = ['points', 'wins', 'netRunRate'] as const;

/** A tournament: its name, its points, and its teams. */
export function TournamentDialog({ tournament, teams, onSaved, onClose }: Props): ReactNode {
  const words = useWords(cricketDeskWords);
  const [draft, setDraft] = useState({
    name: tournament?.name ?? '',
    nameEn: tournament?.nameEn ?? '',
    season: tournament?.season ?? String(new Date().getFullYear()),
    format: tournament?.format ?? 'oneDay',
    gender: tournament?.gender ?? 'male',
    overs: tournament?.overs ?? 50,
    pointsWin: tournament?.pointsWin ?? 2,
    pointsTie: tournament?.pointsTie ?? 1,
    pointsNoResult: tournament?.pointsNoResult ?? 1,
    isFeatured: tournament?.isFeatured ?? false,
  });
  const [teamIds, setTeamIds] = useState<readonly number[]>(tournament?.teamIds ?? []);
  const save = async () => {
    const body = { ...draft, tableOrder: tournament?.tableOrder ?? [...ORDER] };
    const { id } = tournament
      ? await callApi(changeTournament, { params: { id: tournament.id }, body })
      : await callApi(addTournament, { body });
    await callApi(chooseTournamentTeams, { params: { id }, body: { teamIds: [...teamIds] } });
  };
  return (
    <EditingDialog
      title={tournament ? words.tournamentSettings : words.newTournament}
      draft={{ draft, teamIds }}
      save={save}
      onSaved={onSaved}
      onClose={onClose}
    >
      {(wrong) => (
        <>
          {(['name', 'nameEn', 'season'] as const).map((name) => (
            <TextLine
              key={name}
              required
              label={words[name]}
              value={draft[name]}
              onChange={(text) => setDraft({ ...draft, [name]: text })}
              {...wrong(name)}
            />
          ))}
          <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
            <Choice
              label={words.format}
              value={draft.format}
              options={matchFormats.map((format) => [format, words[format]])}
              onChange={(format) => setDraft({ ...draft, format })}
              {...wrong('format')}
            />
            <Choice
              label={words.gender}
              value={draft.gender}
              options={genders.map((gender) => [gender, words[gender]])}
              onChange={(gender) => {
                setDraft({ ...draft, gender });
                setTeamIds([]);
              }}
              {...wrong('gender')}
            />
            {numbers.map((name) => (
              <TextLine
                key={name}
                type="number"
                label={words[name]}
                value={draft[name]}
                onChange={(text) => setDraft({ ...draft, [name]: Number(text) })}
                {...wrong(name)}
              />
            ))}
          </Box>
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {words.orderNote}
          </Typography>
          <OnOff label={words.isFeatured} checked={draft.isFeatured} onChange={(isFeatured) => setDraft({ ...draft, isFeatured })} />
          <Typography component="h3" sx={{ fontWeight: 600, mt: 1 }}>
            {words.teamsPlaying}
          </Typography>
          <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
            {teams
              .filter(({ gender }) => gender === draft.gender)
              .map(({ id, name }) => (
                <OnOff
                  as="box"
                  key={id}
                  label={name}
                  checked={teamIds.includes(id)}
                  onChange={(isIn) => setTeamIds(isIn ? [...teamIds, id] : teamIds.filter((teamId) => teamId !== id))}
                />
              ))}
          </Box>
        </>
      )}
    </EditingDialog>
  );
}
