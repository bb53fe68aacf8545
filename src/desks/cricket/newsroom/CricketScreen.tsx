import { mdiPlus } from '@mdi/js';
import { Box, Button, Typography } from '@mui/material';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { callApi, queryOf } from '../../../newsroom/callApi.ts';
import { Choice } from '../../../newsroom/fields/Choice.tsx';
import { Icon } from '../../../newsroom/Icon.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { useAddressFilters } from '../../../newsroom/lists/useAddressFilters.ts';
import { notify } from '../../../newsroom/notify.ts';
import { useMay } from '../../../newsroom/staffContext.ts';
import { Title } from '../../../newsroom/Title.tsx';
import { listMatches, readCricket } from './endpoints.ts';
import { FixtureDialog } from './FixtureDialog.tsx';
import { ImportMatch } from './ImportMatch.tsx';
import type { MatchForEditing } from './shapes.ts';
import { TournamentDialog } from './TournamentDialog.tsx';
import { cricketDeskWords } from './words.ts';

type Open = { what: 'match'; match: MatchForEditing | undefined } | { what: 'tournament'; isNew: boolean };

/** The matches of a tournament: live, upcoming, completed. */
export function CricketScreen(): ReactNode {
  const words = useWords(cricketDeskWords);
  const mayPlan = useMay('cricket.plan');
  const client = useQueryClient();
  const { filterOf, setFilter } = useAddressFilters(['tournament']);
  const choose = (id: number) => setFilter('tournament', String(id));
  const [open, setOpen] = useState<Open>();
  const { data } = useQuery(queryOf(['cricket', 'desk'], readCricket));
  const tournament = data?.tournaments.find(({ id }) => String(id) === filterOf('tournament')) ?? data?.tournaments[0];
  // What needs a tournament keeps its place until the tournaments have come.
  const mayHave = !data || tournament !== undefined;
  const list = useQuery({
    queryKey: ['cricket', 'matches', tournament?.id],
    queryFn:
      tournament === undefined ? skipToken : ({ signal }) => callApi(listMatches, { query: { tournamentId: tournament.id }, signal }),
  });
  const refresh = async (message: string) => {
    setOpen(undefined);
    await client.invalidateQueries({ queryKey: ['cricket'] });
    notify(message, { type: 'success' });
  };
  const all = list.data?.matches ?? [];
  const matches = all.filter(({ withdrawnReason }) => withdrawnReason === undefined);
  const withdrawn = all.filter(({ withdrawnReason }) => withdrawnReason !== undefined);
  const parts = [
    { title: words.live, rows: matches.filter(({ status }) => status === 'live') },
    { title: words.fixtures, rows: matches.filter(({ status }) => status === 'fixture') },
    { title: words.complete, rows: matches.filter(({ status }) => status === 'complete') },
    { title: words.withdrawnList, rows: withdrawn },
  ].filter(({ rows }) => rows.length > 0);
  return (
    <Box sx={{ py: 2 }}>
      <Title title={words.title} />
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', alignItems: 'center', mb: 2 }}>
        {mayHave && (
          <Choice
            label={words.tournament}
            value={tournament?.id}
            options={(data?.tournaments ?? []).map(({ id, name }) => [id, name])}
            onChange={choose}
            disabled={!data}
            sx={{ minWidth: 220 }}
          />
        )}
        {mayPlan && mayHave && (
          <Button
            variant="contained"
            startIcon={<Icon path={mdiPlus} />}
            disabled={!tournament}
            onClick={() => setOpen({ what: 'match', match: undefined })}
          >
            {words.newMatch}
          </Button>
        )}
        {mayPlan && mayHave && (
          <Button disabled={!tournament} onClick={() => setOpen({ what: 'tournament', isNew: false })}>
            {words.tournamentSettings}
          </Button>
        )}
        {mayPlan && <Button onClick={() => setOpen({ what: 'tournament', isNew: true })}>{words.newTournament}</Button>}
        {mayPlan && (
          <Button component={Link} to="/cricket/teams">
            {words.teams}
          </Button>
        )}
      </Box>
      {mayPlan && <ImportMatch onImported={(message) => void refresh(message)} />}
      {!mayHave && <Typography sx={{ py: 2 }}>{words.noTournaments}</Typography>}
      {list.data && all.length === 0 && <Typography sx={{ py: 2 }}>{words.none}</Typography>}
      {parts.map(({ title, rows }) => (
        <Box key={title} component="section" aria-label={title} sx={{ mb: 3 }}>
          <Typography variant="h6" component="h2">
            {title}
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {rows.map((match) => (
              <MatchRow key={match.id} match={match} onEdit={mayPlan ? () => setOpen({ what: 'match', match }) : undefined} />
            ))}
          </Box>
        </Box>
      ))}
      {open?.what === 'match' && data && tournament && (
        <FixtureDialog
          match={open.match}
          tournament={tournament}
          teams={data.teams}
          onSaved={() => void refresh(words.saved)}
          onRemoved={() => void refresh(words.removed)}
          onChooseTeams={() => setOpen({ what: 'tournament', isNew: false })}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open?.what === 'tournament' && data && (
        <TournamentDialog
          tournament={open.isNew ? undefined : tournament}
          teams={data.teams}
          onSaved={(id) => {
            choose(id);
            void refresh(words.saved);
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Box>
  );
}

function MatchRow({ match, onEdit }: { match: MatchForEditing; onEdit: (() => void) | undefined }): ReactNode {
  const words = useWords(cricketDeskWords);
  const teams = `${match.teamA.name} – ${match.teamB.name}`;
  const opens = match.status === 'complete' ? words.open : words.score;
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', borderBottom: 1, borderColor: 'divider', py: 1 }}
    >
      <Box sx={{ flex: '1 1 16rem', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{teams}</Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {[match.label, match.when, match.venue, ...match.scores].filter(Boolean).join(' · ')}
        </Typography>
        {match.status !== 'fixture' && <Typography variant="body2">{match.withdrawnReason ?? match.note}</Typography>}
      </Box>
      {match.status === 'fixture' && onEdit && (
        <Button aria-label={`${words.edit}: ${teams}`} onClick={onEdit}>
          {words.edit}
        </Button>
      )}
      <Button
        component={Link}
        aria-label={`${opens}: ${teams}`}
        to={`/cricket/${match.id}`}
        variant={match.status === 'live' ? 'contained' : 'outlined'}
      >
        {opens}
      </Button>
    </Box>
  );
}
