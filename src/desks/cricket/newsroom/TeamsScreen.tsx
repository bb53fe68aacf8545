import { mdiPencilOutline, mdiPlus } from '@mdi/js';
import { Box, Button, IconButton, Typography } from '@mui/material';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { callApi, queryOf } from '../../../newsroom/callApi.ts';
import { Choice } from '../../../newsroom/fields/Choice.tsx';
import { Icon } from '../../../newsroom/Icon.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { lastAddressOf } from '../../../newsroom/lists/useAddressFilters.ts';
import { notify } from '../../../newsroom/notify.ts';
import { useMay } from '../../../newsroom/staffContext.ts';
import { Title } from '../../../newsroom/Title.tsx';
import { listPlayers, readCricket } from './endpoints.ts';
import { PlayerDialog } from './PlayerDialog.tsx';
import type { Player, Team } from './shapes.ts';
import { TeamDialog } from './TeamDialog.tsx';
import { cricketDeskWords } from './words.ts';

/** What is edited; undefined is a new one. */
type Open = { kind: 'team'; team: Team | undefined } | { kind: 'player'; player: Player | undefined };

/** The teams, and the players of one of them. */
export function TeamsScreen(): ReactNode {
  const words = useWords(cricketDeskWords);
  const mayPlan = useMay('cricket.plan');
  const client = useQueryClient();
  const [chosen, setChosen] = useState<number>();
  const [open, setOpen] = useState<Open>();
  const { data } = useQuery(queryOf(['cricket', 'desk'], readCricket));
  const team = data?.teams.find(({ id }) => id === chosen) ?? data?.teams[0];
  // What needs a team keeps its place until the teams have come.
  const mayHave = !data || team !== undefined;
  const players = useQuery({
    queryKey: ['cricket', 'players', team?.id],
    queryFn: team === undefined ? skipToken : ({ signal }) => callApi(listPlayers, { params: { id: team.id }, signal }),
  });
  const close = () => setOpen(undefined);
  const onSaved = () => {
    close();
    void client.invalidateQueries({ queryKey: ['cricket'] });
    notify(words.saved, { type: 'success' });
  };
  const showTeam = (id: number) => {
    setChosen(id);
    onSaved();
  };
  return (
    <Box sx={{ py: 2 }}>
      <Title title={words.teams} />
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', alignItems: 'center', mb: 2 }}>
        <Button component={Link} to={lastAddressOf('/cricket')}>
          {words.back}
        </Button>
        {mayHave && (
          <Choice
            label={words.team}
            value={team?.id}
            options={(data?.teams ?? []).map(({ id, name, code }) => [id, `${name} (${code})`])}
            onChange={setChosen}
            disabled={!data}
            sx={{ minWidth: 200 }}
          />
        )}
        {mayPlan && mayHave && (
          <Button disabled={!team} onClick={() => setOpen({ kind: 'team', team })}>
            {words.edit}
          </Button>
        )}
        {mayPlan && <Button onClick={() => setOpen({ kind: 'team', team: undefined })}>{words.newTeam}</Button>}
        {mayPlan && mayHave && (
          <Button
            variant="contained"
            startIcon={<Icon path={mdiPlus} />}
            disabled={!team}
            onClick={() => setOpen({ kind: 'player', player: undefined })}
          >
            {words.newPlayer}
          </Button>
        )}
      </Box>
      {!mayHave && <Typography sx={{ py: 2 }}>{words.noTeams}</Typography>}
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
              <IconButton aria-label={`${words.edit}: ${player.name}`} onClick={() => setOpen({ kind: 'player', player })}>
                <Icon path={mdiPencilOutline} fontSize="small" />
              </IconButton>
            )}
          </Box>
        ))}
      </Box>
      {open?.kind === 'team' && <TeamDialog team={open.team} onSaved={showTeam} onClose={close} />}
      {open?.kind === 'player' && team && <PlayerDialog player={open.player} teamId={team.id} onSaved={onSaved} onClose={close} />}
    </Box>
  );
}
