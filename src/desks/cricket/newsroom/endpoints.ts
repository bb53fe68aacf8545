import { z } from 'zod';
import { endpoint, fileBody, rowId, seenVersion } from '../../../site/newsroom/endpoint.ts';
import * as balls from '../scoring/ballDraft.ts';
import * as drafts from '../scoring/drafts.ts';
import { cricketForEditing, importReport, matchForEditing, player, scoringState } from './shapes.ts';

const params = z.object({ id: rowId });
const MATCHES = '/cricket/matches';
/** The id of the written row. */
const written = z.object({ id: z.number() });

const adding = <Body extends z.ZodType>(path: string, summary: string, body: Body) =>
  endpoint({ method: 'post', path, summary, body, answer: written });
const changing = <Body extends z.ZodType>(path: string, summary: string, body: Body) =>
  endpoint({ method: 'put', path, summary, params, body, answer: written });

/** A step of a match; returns the match after it. */
const step = <Body extends z.ZodType>(name: string, summary: string, body: Body) =>
  endpoint({ method: 'post', path: `${MATCHES}/:id/${name}`, summary, params, body, answer: scoringState });

export const readMatch = endpoint({ path: `${MATCHES}/:id`, summary: 'Read a match as it is scored', params, answer: scoringState });

export const steps = {
  begin: step('begin', 'Begin a match: toss and elevens', balls.beginDraft),
  clear: step('clear', 'Take the toss back, as long as no ball is entered', balls.versionDraft),
  squads: step('squads', 'Change who plays: a substitute, or a wrong eleven', balls.squadsDraft),
  balls: step('balls', 'Enter a ball', balls.scoredBallDraft),
  undo: step('undo', 'Undo the last ball', balls.lastBallDraft),
  correct: step('correct', 'Correct an over', balls.overDraft),
  close: step('close', 'Close an innings', balls.closeDraft),
  next: step('next', 'Open the next innings', balls.versionDraft),
  target: step('target', 'Revise the target', balls.targetDraft),
  shorten: step('shorten', 'Shorten the match', balls.shortenDraft),
  count: step('count', 'Count the legal balls of the running over', balls.countDraft),
  end: step('end', 'End a match', balls.endDraft),
  withdraw: step('withdraw', 'Withdraw a match', balls.withdrawDraft),
  restore: step('restore', 'Restore a withdrawn match', balls.versionDraft),
  reopen: step('reopen', 'Reopen a match that has ended', balls.versionDraft),
};

export const readCricket = endpoint({ path: '/cricket', summary: 'Read all tournaments and teams', answer: cricketForEditing });

export const listMatches = endpoint({
  path: MATCHES,
  summary: 'List the matches of a tournament',
  query: z.object({ tournamentId: rowId }),
  answer: z.object({ matches: z.array(matchForEditing) }),
});

export const addMatch = adding(MATCHES, 'Plan a match', drafts.fixtureDraft);

export const changeMatch = changing(`${MATCHES}/:id`, 'Change a planned match', drafts.fixtureChange);

export const removeMatch = endpoint({
  method: 'delete',
  path: `${MATCHES}/:id`,
  summary: 'Remove a planned match',
  params,
  query: seenVersion,
  answer: written,
});

export const importMatchFile = endpoint({
  method: 'post',
  path: '/cricket/files',
  summary: 'Import a match file (Cricsheet’s JSON); 422 with the report in `details` when it is refused',
  body: fileBody,
  answer: importReport,
});

export const addTournament = adding('/cricket/tournaments', 'Add a tournament with its teams', drafts.tournamentDraft);

export const changeTournament = changing('/cricket/tournaments/:id', 'Change a tournament and its teams', drafts.tournamentChange);

export const addTeam = adding('/cricket/teams', 'Add a team', drafts.teamDraft);

export const changeTeam = changing('/cricket/teams/:id', 'Change a team', drafts.teamChange);

export const listPlayers = endpoint({
  path: '/cricket/teams/:id/players',
  summary: 'List the players of a team',
  params,
  answer: z.object({ players: z.array(player) }),
});

export const addPlayer = adding('/cricket/players', 'Add a player', drafts.playerDraft);

export const readPlayer = endpoint({ path: '/cricket/players/:id', summary: 'Read a player', params, answer: player });

export const changePlayer = changing('/cricket/players/:id', 'Change a player', drafts.playerChange);
