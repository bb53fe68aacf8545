import { Box, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { callApi, queryOf } from '../../../newsroom/callApi.ts';
import { Choice } from '../../../newsroom/fields/Choice.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { listPlayers, steps } from './endpoints.ts';
import type { ScoringState } from './shapes.ts';
import { TeamChoice } from './TeamChoice.tsx';
import { cricketDeskWords } from './words.ts';

type Props = { state: ScoringState; isBusy: boolean; take: (title: string, send: () => Promise<ScoringState>) => void };

/** Brings a player in during the match: a substitute, or somebody who was left out of the eleven; then instead of one who has not played. */
export function SquadTask({ state: { version, match, squads, innings }, isBusy, take }: Props): ReactNode {
  const words = useWords(cricketDeskWords);
  const [team, setTeam] = useState(match.teamA.id);
  const [coming, setComing] = useState<number>();
  const [going, setGoing] = useState(0);
  const { data } = useQuery(queryOf(['cricket', 'players', team], listPlayers, { params: { id: team } }));
  const squad = squads.find((one) => one.team === team)?.players ?? [];
  const others = (data?.players ?? []).filter(({ id }) => !squad.some((player) => player.id === id));
  const balls = innings.flatMap(({ oversBowled }) => oversBowled.flatMap((over) => over.balls.map(({ ball }) => ball)));
  const played = new Set(balls.flatMap(({ batter, nonStriker, bowler }) => [batter, nonStriker, bowler]));
  const idle = squad.filter(({ id }) => !played.has(id));
  const player = others.find(({ id }) => id === coming);
  const send = (id: number) => {
    const after = squads.map((one) => {
      const ids = one.players.map((each) => each.id);
      return { team: one.team, players: one.team === team ? [...ids.filter((each) => each !== going), id] : ids };
    });
    return callApi(steps.squads, { params: { id: match.id }, body: { version, squads: after } });
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <TeamChoice
        match={match}
        team={team}
        onChange={(chosen) => {
          setTeam(chosen);
          setComing(undefined);
          setGoing(0);
        }}
      />
      <Choice
        label={words.coming}
        value={player?.id}
        options={others.map(({ id, name }) => [id, name])}
        onChange={setComing}
        sx={{ width: '10rem' }}
      />
      <Choice
        label={words.insteadOf}
        value={going}
        options={[[0, words.nobody], ...idle.map(({ id, name }) => [id, name] as const)]}
        onChange={setGoing}
        sx={{ width: '10rem' }}
      />
      <Button disabled={isBusy || !player} onClick={() => player && take(`${words.bringIn}: ${player.name}`, () => send(player.id))}>
        {words.bringIn}
      </Button>
    </Box>
  );
}
