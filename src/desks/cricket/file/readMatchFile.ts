import type { z } from 'zod';
import type { Sentence } from '../../../site/newsroom/newsroomError.ts';
import type { Innings } from '../rules/delivery.ts';
import { formatOfOvers, type Gender, type MatchFormat } from '../rules/format.ts';
import { inningsLine } from '../rules/inningsLine.ts';
import type { Outcome, RainRule } from '../rules/outcome.ts';
import { BALLS_PER_OVER } from '../rules/oversBowled.ts';
import type { FileFault, FilePlace } from './fileFault.ts';
import { type MatchFile, matchFileSchema } from './matchFileSchema.ts';
import { readInnings } from './readInnings.ts';
import { readOutcome } from './readOutcome.ts';
import { type FilePeople, readPeople } from './readPeople.ts';
import { fileWords as words } from './words.ts';

/** A match from a file: teams are 1 and 2, players are indexes in `people` from 1. It is free of contradictions. */
export type FileMatch = {
  event: string;
  season: string;
  format: MatchFormat;
  gender: Gender;
  number: number | undefined;
  stage: string;
  group: string;
  days: readonly string[];
  venue: string;
  city: string;
  overs: number;
  teams: readonly [string, string];
  people: FilePeople['people'];
  squads: FilePeople['squads'];
  toss: { team: number; decision: 'bat' | 'field' } | undefined;
  rainRule: RainRule | undefined;
  outcome: Outcome;
  innings: readonly Innings[];
  officials: { umpires: string[]; tvUmpires: string[]; referees: string[] };
  playersOfMatch: readonly number[];
  created: string;
  revision: number;
};

/** Maximum number of reported faults. */
const MAX_FAULTS = 20;

/** Parses a match file: returns the whole match, or all faults and no match. */
export function readMatchFile(json: unknown): { match: FileMatch } | { faults: FileFault[] } {
  const parsed = matchFileSchema.safeParse(json);
  if (!parsed.success) return { faults: parsed.error.issues.slice(0, MAX_FAULTS).map(schemaFault) };
  const faults: FileFault[] = [];
  const match = readParsed(parsed.data, (message, place = {}) => faults.push({ message, place }));
  return faults.length > 0 || !match ? { faults: faults.slice(0, MAX_FAULTS) } : { match };
}

export type Complain = (message: Sentence, place?: FilePlace) => void;

function readParsed(file: MatchFile, complain: Complain): FileMatch | undefined {
  const { info, meta } = file;
  if (info.overs === undefined) {
    complain(words.unlimited);
    return undefined;
  }
  const format = formats[info.match_type ?? ''] ?? formatOfOvers(info.overs);
  if (format === 't20' && info.overs > T20_OVERS) complain(words.wrongFormat);
  const [one, other] = info.teams;
  if (one === other) complain(words.sameTeam);
  if (info.dates.some((day, at) => day < (info.dates[at - 1] ?? day))) complain(words.wrongDay);
  const people = readPeople(file, complain);
  if (!people) return undefined;
  const sideOf = (name: string | undefined) => (name === one ? 1 : name === other ? 2 : undefined);
  const tossTeam = sideOf(info.toss.winner);
  if (info.toss.winner !== undefined && tossTeam === undefined) complain(words.strangeToss);
  const innings = readInnings(file, info.overs, people, complain);
  if (!innings) return undefined;
  const lines = innings.map(inningsLine);
  const read = readOutcome(file, lines, info.overs * BALLS_PER_OVER, complain);
  if (!read) return undefined;
  return {
    // A single match between two teams belongs to no event.
    event: info.event?.name ?? info.teams.toSorted().join(' v '),
    season: info.season,
    format,
    gender: info.gender,
    number: info.event?.match_number,
    stage: info.event?.stage ?? '',
    group: info.event?.group ?? '',
    days: info.dates,
    venue: info.venue ?? '',
    city: info.city ?? '',
    overs: info.overs,
    teams: info.teams,
    people: people.people,
    squads: people.squads,
    toss: tossTeam !== undefined && info.toss.decision ? { team: tossTeam, decision: info.toss.decision } : undefined,
    rainRule: read.rainRule,
    outcome: read.outcome,
    innings,
    officials: {
      umpires: info.officials?.umpires ?? [],
      tvUmpires: info.officials?.tv_umpires ?? [],
      referees: info.officials?.match_referees ?? [],
    },
    playersOfMatch: (info.player_of_match ?? []).flatMap((name) => people.idOf(name) ?? []),
    created: meta.created,
    revision: meta.revision,
  };
}

const T20_OVERS = 20;
/** Cricsheet's types of limited-overs matches, international and other. */
const formats: Readonly<Record<string, MatchFormat>> = { ODI: 'oneDay', ODM: 'oneDay', T20: 't20', IT20: 't20' };

/** A zod issue with its position in the match. */
function schemaFault(issue: z.core.$ZodIssue): FileFault {
  const path = issue.path.map(String);
  const isInnings = path[0] === 'innings' && path.length > 1;
  const isOver = isInnings && path[2] === 'overs' && path.length > 3;
  const isBall = isOver && path[4] === 'deliveries' && path.length > 5;
  const rest = path.slice(isBall ? 6 : isOver ? 4 : isInnings ? 2 : 0).join('.');
  const unknown = issue.code === 'unrecognized_keys' ? issue.keys.join(', ') : undefined;
  const field = [rest, unknown].filter(Boolean).join('.');
  return {
    place: {
      innings: isInnings ? Number(path[1]) + 1 : undefined,
      over: isOver ? Number(path[3]) : undefined,
      ball: isBall ? Number(path[5]) + 1 : undefined,
    },
    message:
      unknown === undefined
        ? { gu: `“${field}” ખૂટે છે કે ખોટું છે.`, en: `“${field}” is missing or wrong (${issue.message}).` }
        : { gu: `“${field}” આ રૂપમાં હોતું નથી.`, en: `“${field}” is not of this format.` },
  };
}
