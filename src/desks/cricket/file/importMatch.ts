import { createHash } from 'node:crypto';
import { and, eq, inArray, or } from 'drizzle-orm';
import { change } from '../../../platform/change.ts';
import type { Database } from '../../../platform/database.ts';
import type { Sentence } from '../../../site/newsroom/refusal.ts';
import { ensurePlayers, ensureTeams, ensureTournament } from '../ensure.ts';
import type { Writing } from '../scoring/commands.ts';
import type { MatchRow, Play } from '../scoring/play.ts';
import { readPlay, writePlay } from '../scoring/playStore.ts';
import { cricketMatches } from '../tables.ts';
import { placedSentence } from './fileFault.ts';
import { playInOurIds } from './playInOurIds.ts';
import { type FileMatch, readMatchFile } from './readMatchFile.ts';
import { fileWords, importWords as say } from './words.ts';

/** What came of a match file. Of a refused one nothing is written. */
export type ImportReport = {
  status: 'added' | 'revised' | 'unchanged' | 'refused';
  /** Whose match it is, as far as the file could be read. */
  title: string;
  matchId: number | undefined;
  faults: Sentence[];
};

/** Whose files these are: their licence (ODC-BY) asks that readers are told. */
const CRICSHEET = 'Cricsheet';
/** A match file is some hundred kilobytes. */
export const MOST_FILE_BYTES = 4 * 1024 * 1024;
/** Files tell the day only; most one-day matches in India begin at two in the afternoon. */
const USUAL_START = 'T14:00:00+05:30';

/** Takes a match file in, whole and in one transaction, or says why not. The same file again changes nothing. */
export async function importMatch(press: Writing, text: string, source = CRICSHEET): Promise<ImportReport> {
  if (Buffer.byteLength(text) > MOST_FILE_BYTES) return refused('', [fileWords.tooLarge]);
  const json = parseJson(text);
  if (json === undefined) return refused('', [fileWords.noJson]);
  const read = readMatchFile(json);
  if ('faults' in read) return refused('', read.faults.map(placedSentence));
  const { match } = read;
  const title = `${match.teams.join(' - ')}, ${match.days[0] ?? ''}`;
  const hash = createHash('sha256').update(JSON.stringify(json)).digest('hex').slice(0, 32);
  return change(press, async (tx) => {
    const nothing = (report: ImportReport) => ({ result: report, tags: [], audit: [] });
    const tournament = await ensureTournament(tx, match, press.clock());
    const teams = await ensureTeams(tx, tournament.id, match.teams);
    const [teamA, teamB] = teams.ids;
    const known = await findMatch(tx, tournament.id, match, teams.ids);
    const old = known === undefined ? undefined : await readPlay(tx, known, { lock: true });
    if (old) {
      if (old.match.file?.hash === hash) return nothing({ status: 'unchanged', title, matchId: old.match.id, faults: [] });
      const wrong = takesNoFile(old.match, match);
      if (wrong) return nothing({ ...refused(title, [wrong]), matchId: old.match.id });
    }
    const players = await ensurePlayers(tx, match.people, teams.ids);
    const ids = { team: (side: number) => (side === 1 ? teamA : teamB), player: (place: number) => players[place - 1] ?? 0 };
    const before = old ?? (await newMatch(tx, tournament.id, match, teams.ids, press.clock()));
    const tags = await writePlay(tx, before, playInOurIds(before.match, match, ids, { hash, source }), press.clock());
    return {
      result: { status: old ? 'revised' : 'added', title, matchId: before.match.id, faults: [] },
      tags: [...tags, ...tournament.tags, ...teams.tags],
      audit: [{ action: 'match.import', subject: `match:${before.match.id}`, after: { title, revision: match.revision, hash } }],
    };
  });
}

const refused = (title: string, faults: Sentence[]): ImportReport => ({ status: 'refused', title, matchId: undefined, faults });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Why a file does not take the place of what is there; undefined when it does. */
function takesNoFile(row: MatchRow, match: FileMatch): Sentence | undefined {
  if (row.status === 'live') return say.beingScored;
  if (!row.file) return undefined;
  const age = match.revision - row.file.revision || match.created.localeCompare(row.file.created);
  if (age === 0) return say.sameRevision;
  return age < 0 ? say.older : undefined;
}

/** The match that a file is about: of its number, or else of its sides and day. */
async function findMatch(tx: Database, tournamentId: number, match: FileMatch, [teamA, teamB]: readonly [number, number]) {
  const m = cricketMatches;
  const sides = or(and(eq(m.teamAId, teamA), eq(m.teamBId, teamB)), and(eq(m.teamAId, teamB), eq(m.teamBId, teamA)));
  const rows = await tx
    .select({ id: m.id, number: m.number, day: m.day })
    .from(m)
    .where(and(eq(m.tournamentId, tournamentId), sides, inArray(m.status, ['fixture', 'live', 'complete'])));
  const ofNumber = rows.find((row) => row.number !== null && row.number === match.number);
  const ofDay = rows.find((row) => match.days.includes(row.day) && (row.number === null || match.number === undefined));
  return (ofNumber ?? ofDay)?.id;
}

async function newMatch(
  tx: Database,
  tournamentId: number,
  match: FileMatch,
  [teamAId, teamBId]: readonly [number, number],
  now: Date,
): Promise<Play> {
  const day = match.days[0] ?? '';
  const [row] = await tx
    .insert(cricketMatches)
    .values({
      tournamentId,
      teamAId,
      teamBId,
      startsAt: new Date(`${day}${USUAL_START}`),
      day,
      venue: '',
      city: '',
      overs: match.overs,
      number: match.number ?? null,
      updatedAt: now,
      version: 0,
    })
    .returning();
  if (!row) throw new Error('The match was not written');
  return { match: row, squads: [], innings: [] };
}
