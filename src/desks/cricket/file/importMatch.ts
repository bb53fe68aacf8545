import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { AuditEntry } from '../../../platform/auditLog.ts';
import { change, type WriteContext } from '../../../platform/change.ts';
import type { Database } from '../../../platform/database.ts';
import { parseJson } from '../../../platform/parseJson.ts';
import { strippedOfNul } from '../../../platform/text/nulLetter.ts';
import type { Sentence } from '../../../site/newsroom/newsroomError.ts';
import { ensurePlayers, ensureTeams, ensureTournament } from '../names/ensure.ts';
import type { ImportReport } from '../newsroom/shapes.ts';
import type { MatchRow, Play } from '../scoring/play.ts';
import { writePlay } from '../scoring/playStore.ts';
import { cricketMatches, cricketTournaments } from '../tables.ts';
import { listTags } from '../tags/cricketTags.ts';
import { placedSentence } from './fileFault.ts';
import { contradiction, findMatch } from './findMatch.ts';
import { playInOurIds } from './playInOurIds.ts';
import { type FileMatch, readMatchFile } from './readMatchFile.ts';
import { fileWords, importWords as words } from './words.ts';

export type { ImportReport } from '../newsroom/shapes.ts';

/** Whose files these are: their licence (ODC-BY) asks that readers are told. */
const CRICSHEET = 'Cricsheet';
/** Match files are some hundred kilobytes. */
export const MAX_FILE_BYTES = 4 * 1024 * 1024;
/** Imports a match file in one transaction, or returns why not. Importing the same file again changes nothing. */
export async function importMatch(context: WriteContext, text: string, source = CRICSHEET): Promise<ImportReport> {
  if (Buffer.byteLength(text) > MAX_FILE_BYTES) return refused('', [fileWords.tooLarge]);
  const json = readJson(text);
  if (json === undefined) return refused('', [fileWords.noJson]);
  const read = readMatchFile(json);
  if ('faults' in read) return refused('', read.faults.map(placedSentence));
  const { match } = read;
  const title = `${match.teams.join(' - ')}, ${match.days[0] ?? ''}`;
  const hash = createHash('sha256').update(JSON.stringify(json)).digest('hex').slice(0, 32);
  try {
    return await change(context, async (tx) => takeIn(tx, context.clock(), match, { title, hash, source }));
  } catch (error) {
    if (error instanceof InvalidMatchFile) return { ...refused(title, [error.sentence]), matchId: error.matchId };
    throw error;
  }
}

/** Rolls back the transaction of a rejected file. */
class InvalidMatchFile extends Error {
  readonly sentence: Sentence;
  readonly matchId: number;
  constructor(sentence: Sentence, matchId: number) {
    super(sentence.en);
    this.sentence = sentence;
    this.matchId = matchId;
  }
}

type About = { title: string; hash: string; source: string };
type Taken = { result: ImportReport; tags: string[]; audit: AuditEntry[] };

/** PostgreSQL advisory lock that lets one file at a time be imported, so that the same match sent twice is imported once. */
const IMPORT_LOCK = 20_261_122;

async function takeIn(tx: Database, now: Date, match: FileMatch, { title, hash, source }: About): Promise<Taken> {
  await tx.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`);
  const tournament = await ensureTournament(tx, match, now);
  const teams = await ensureTeams(tx, tournament.id, match);
  const [teamA, teamB] = teams.ids;
  const players = await ensurePlayers(tx, match.people, teams.ids);
  const ids = { team: (side: number) => (side === 1 ? teamA : teamB), player: (place: number) => players[place - 1] ?? 0 };
  const inOurIds = (row: MatchRow): Play =>
    playInOurIds({ ...row, ...placeOf(row, tournament.id, teams.ids) }, match, ids, { hash, source });
  const old = await findMatch(tx, { tournamentId: tournament.id, hash, match, inOurIds });
  if (old) {
    const isSameFile = old.match.file?.hash === hash;
    if (isSameFile && old.match.status === 'complete') {
      const { match: asTold } = inOurIds(old.match);
      if (!isElsewhere(old.match, asTold)) {
        const tags = isInOtherTable(old.match, asTold) ? await writePlay(tx, old, inTableOf(old, asTold), now) : [];
        const status = tags.length > 0 ? 'revised' : 'unchanged';
        return { result: { status, title, matchId: old.match.id, faults: [] }, tags, audit: [] };
      }
    }
    const wrong = takesNoFile(old, match, inOurIds(old.match), isSameFile);
    if (wrong) throw new InvalidMatchFile(wrong, old.match.id);
  }
  const before = old ?? (await newMatch(tx, tournament.id, match, teams.ids, now));
  const tags = await writePlay(tx, before, inOurIds(before.match), now);
  const left = before.match.tournamentId === tournament.id ? [] : await leaveTournament(tx, before.match.tournamentId, tournament.id);
  return {
    result: { status: old ? 'revised' : 'added', title, matchId: before.match.id, faults: [] },
    tags: [...tags, ...tournament.tags, ...teams.tags, ...left],
    audit: [{ action: 'match.import', subject: `match:${before.match.id}`, after: { title, revision: match.revision, hash } }],
  };
}

const refused = (title: string, faults: Sentence[]): ImportReport => ({ status: 'refused', title, matchId: undefined, faults });

function readJson(text: string): unknown {
  try {
    return strippedOfNul(parseJson(text));
  } catch {
    return undefined;
  }
}

/** Tournament and teams of a match; an older version may have filed the existing match elsewhere. */
function placeOf(row: MatchRow, tournamentId: number, [teamAId, teamBId]: readonly [number, number]) {
  const isSame = [row.teamAId, row.teamBId].every((team) => team === teamAId || team === teamBId);
  return isSame ? { tournamentId } : { tournamentId, teamAId, teamBId };
}

/** Whether an older version filed the match differently: under the men, or on another day. */
const isElsewhere = (row: MatchRow, now: MatchRow): boolean =>
  (['tournamentId', 'teamAId', 'teamBId', 'day'] as const).some((key) => row[key] !== now[key]);

/** Older versions had no groups. Editors' corrections of overs since then are kept. */
const isInOtherTable = (row: MatchRow, now: MatchRow): boolean => row.group !== now.group || row.isLeague !== now.isLeague;
const inTableOf = (play: Play, { group, isLeague, stage, details }: MatchRow): Play => ({
  ...play,
  match: { ...play.match, group, isLeague, stage, details },
});

/** Why a file may not replace the existing match; undefined if it may. */
function takesNoFile({ match: row, ...played }: Play, match: FileMatch, after: Play, isSameFile: boolean): Sentence | undefined {
  if (row.withdrawnAt) return words.withdrawn;
  // An imported match that is not over was left so by a replay of an older version, unless an editor reopened it.
  if (row.status === 'live' && (!row.file || row.file.isReopened)) return words.beingScored;
  if (isSameFile) return undefined;
  const wrong = contradiction({ match: row, ...played }, after);
  if (wrong) return wrong;
  if (!row.file || row.status !== 'complete') return undefined;
  const age = match.revision - row.file.revision || match.created.localeCompare(row.file.created);
  if (age === 0) return match.number !== undefined && row.number !== match.number ? words.otherNumber : words.sameRevision;
  return age < 0 ? words.older : undefined;
}

/** Deletes the tournament that a match has left if it is empty. If it was the featured one, the new one becomes featured. */
async function leaveTournament(tx: Database, left: number, entered: number): Promise<string[]> {
  const [others] = await tx.select({ id: cricketMatches.id }).from(cricketMatches).where(eq(cricketMatches.tournamentId, left)).limit(1);
  if (!others) {
    const [gone] = await tx.delete(cricketTournaments).where(eq(cricketTournaments.id, left)).returning();
    if (gone)
      await tx
        .update(cricketTournaments)
        .set({ featuredAt: sql`greatest(${cricketTournaments.featuredAt}, ${gone.featuredAt.toISOString()}::timestamptz)` })
        .where(eq(cricketTournaments.id, entered));
  }
  return ['cricket', 'matches', ...listTags(left)];
}

async function newMatch(
  tx: Database,
  tournamentId: number,
  match: FileMatch,
  [teamAId, teamBId]: readonly [number, number],
  now: Date,
): Promise<Play> {
  const [row] = await tx
    .insert(cricketMatches)
    .values({
      tournamentId,
      teamAId,
      teamBId,
      day: match.days[0] ?? '',
      venue: '',
      city: '',
      overs: match.overs,
      number: match.number ?? null,
      updatedAt: now,
      version: 0,
    })
    .returning();
  if (!row) throw new Error('The match was not written');
  return { match: row, hasFreeHits: false, squads: [], innings: [] };
}
