import { mdiPencilOutline, mdiPlus } from '@mdi/js';
import { Box, Button, IconButton, Typography } from '@mui/material';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { callApi, queryOf } from '../../../newsroom/callApi.ts';
import { EditingDialog } from '../../../newsroom/EditingDialog.tsx';
import { Choice } from '../../../newsroom/fields/Choice.tsx';
import { TextLine } from '../../../newsroom/fields/TextLine.tsx';
import { Icon } from '../../../newsroom/Icon.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { notify } from '../../../newsroom/notify.ts';
import { useMay } from '../../../newsroom/staffContext.ts';
import { Title } from '../../../newsroom/Title.tsx';
import { type Gender, genders } from '../rules/format.ts';
import { addPlayer, addTeam, changePlayer, changeTeam, listPlayers, readCricket } from './endpoints.ts';
import type { Player, Team } from './shapes.ts';
import { cricketDeskWords } from './words.ts';

type Field = 'name' | 'nameEn' | 'code' | 'slug';
type Draft = Record<Field, string> & { gender?: Gender };
type Open = {
  title: string;
  fields: readonly Field[];
  draft: Draft;
  save: (draft: Draft) => Promise<unknown>;
};

const TEAM_FIELDS = ['name', 'nameEn', 'code', 'slug'] as const;
const PLAYER_FIELDS = ['name', 'nameEn'] as const;

/** The teams, and the players of one of them. */
export function TeamsScreen(): ReactNode {
  const words = useWords(cricketDeskWords);
  const mayPlan = useMay('cricket.plan');
  const client = useQueryClient();
  const [chosen, setChosen] = useState<number>();
  const [open, setOpen] = useState<Open>();
  const { data } = useQuery(queryOf(['cricket', 'desk'], readCricket));
  const team = data?.teams.find(({ id }) => id === chosen) ?? data?.teams[0];
  const players = useQuery({
    queryKey: ['cricket', 'players', team?.id],
    queryFn: team === undefined ? skipToken : ({ signal }) => callApi(listPlayers, { params: { id: team.id }, signal }),
  });
  const editTeam = (one: Team | undefined) =>
    setOpen({
      title: one?.name ?? words.newTeam,
      fields: TEAM_FIELDS,
      draft: {
        name: one?.name ?? '',
        nameEn: one?.nameEn ?? '',
        code: one?.code ?? '',
        slug: one?.slug ?? '',
        gender: one?.gender ?? 'male',
      },
      save: (body) => (one ? callApi(changeTeam, { params: { id: one.id }, body }) : callApi(addTeam, { body })),
    });
  const editPlayer = (one: Player | undefined) =>
    setOpen({
      title: one?.name ?? words.newPlayer,
      fields: PLAYER_FIELDS,
      draft: { name: one?.name ?? '', nameEn: one?.nameEn ?? '', code: '', slug: '' },
      save: ({ name, nameEn }) => {
        const body = { name, nameEn, teamId: one?.teamId ?? team?.id ?? 0 };
        return one ? callApi(changePlayer, { params: { id: one.id }, body }) : callApi(addPlayer, { body });
      },
    });
  return (
    <Box sx={{ py: 2 }}>
      <Title title={words.teams} />
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', alignItems: 'center', mb: 2 }}>
        <Button component={Link} to="/cricket">
          {words.back}
        </Button>
        {team && (
          <Choice
            label={words.team}
            value={team.id}
            options={(data?.teams ?? []).map(({ id, name, code }) => [id, `${name} (${code})`])}
            onChange={setChosen}
            sx={{ minWidth: 200 }}
          />
        )}
        {mayPlan && team && <Button onClick={() => editTeam(team)}>{words.edit}</Button>}
        {mayPlan && <Button onClick={() => editTeam(undefined)}>{words.newTeam}</Button>}
        {mayPlan && team && (
          <Button variant="contained" startIcon={<Icon path={mdiPlus} />} onClick={() => editPlayer(undefined)}>
            {words.newPlayer}
          </Button>
        )}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {players.data?.players.map((player) => (
          <Box
            component="li"
            key={player.id}
            sx={{ display: 'flex', alignItems: 'center', borderBottom: 1, borderColor: 'divider', py: 0.5 }}
          >
            <Typography sx={{ flex: 1 }}>
              {player.name}{' '}
              <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
                {player.nameEn === player.name ? '' : player.nameEn}
              </Typography>
            </Typography>
            {mayPlan && (
              <IconButton aria-label={`${words.edit}: ${player.name}`} onClick={() => editPlayer(player)}>
                <Icon path={mdiPencilOutline} fontSize="small" />
              </IconButton>
            )}
          </Box>
        ))}
      </Box>
      {open && (
        <EditingDialog
          title={open.title}
          draft={open.draft}
          save={() => open.save(open.draft)}
          onSaved={() => {
            setOpen(undefined);
            void client.invalidateQueries({ queryKey: ['cricket'] });
            notify(words.saved, { type: 'success' });
          }}
          onClose={() => setOpen(undefined)}
        >
          {(wrong) => (
            <>
              {open.fields.map((name) => (
                <TextLine
                  key={name}
                  required
                  label={words[name]}
                  value={open.draft[name]}
                  onChange={(text) => setOpen({ ...open, draft: { ...open.draft, [name]: text } })}
                  {...wrong(name)}
                />
              ))}
              {open.draft.gender && (
                <Choice
                  fullWidth
                  label={words.gender}
                  value={open.draft.gender}
                  options={genders.map((gender) => [gender, words[gender]])}
                  onChange={(gender) => setOpen({ ...open, draft: { ...open.draft, gender } })}
                  {...wrong('gender')}
                />
              )}
            </>
          )}
        </EditingDialog>
      )}
    </Box>
  );
}
