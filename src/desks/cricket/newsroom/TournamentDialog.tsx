import { Box, Checkbox, FormControlLabel, MenuItem, Switch, TextField, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { callApi } from '../../../newsroom/callApi.ts';
import { EditingDialog } from '../../../newsroom/EditingDialog.tsx';
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

/** A tournament: its name, what its results are worth, and who plays in it. */
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
            <TextField
              key={name}
              fullWidth
              required
              label={words[name]}
              value={draft[name]}
              onChange={(event) => setDraft({ ...draft, [name]: event.target.value })}
              {...wrong(name)}
            />
          ))}
          <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
            <TextField
              select
              label={words.format}
              value={draft.format}
              onChange={({ target: { value } }) =>
                setDraft({ ...draft, format: matchFormats.find((one) => one === value) ?? draft.format })
              }
              {...wrong('format')}
            >
              {matchFormats.map((format) => (
                <MenuItem key={format} value={format}>
                  {words[format]}
                </MenuItem>
              ))}
            </TextField>
            <TextField
              select
              label={words.gender}
              value={draft.gender}
              onChange={({ target: { value } }) => {
                setDraft({ ...draft, gender: genders.find((one) => one === value) ?? draft.gender });
                setTeamIds([]);
              }}
              {...wrong('gender')}
            >
              {genders.map((gender) => (
                <MenuItem key={gender} value={gender}>
                  {words[gender]}
                </MenuItem>
              ))}
            </TextField>
            {numbers.map((name) => (
              <TextField
                key={name}
                type="number"
                label={words[name]}
                value={draft[name]}
                onChange={(event) => setDraft({ ...draft, [name]: Number(event.target.value) })}
                {...wrong(name)}
              />
            ))}
          </Box>
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {words.orderNote}
          </Typography>
          <FormControlLabel
            label={words.isFeatured}
            control={<Switch checked={draft.isFeatured} onChange={(_, isFeatured) => setDraft({ ...draft, isFeatured })} />}
          />
          <Typography component="h3" sx={{ fontWeight: 600, mt: 1 }}>
            {words.teamsPlaying}
          </Typography>
          <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
            {teams
              .filter(({ gender }) => gender === draft.gender)
              .map(({ id, name }) => (
                <FormControlLabel
                  key={id}
                  label={name}
                  control={
                    <Checkbox
                      checked={teamIds.includes(id)}
                      onChange={(_, isIn) => setTeamIds(isIn ? [...teamIds, id] : teamIds.filter((one) => one !== id))}
                    />
                  }
                />
              ))}
          </Box>
        </>
      )}
    </EditingDialog>
  );
}
