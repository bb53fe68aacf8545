import type { Editor } from '../../../platform/auditLog.ts';
import type { App } from '../../../site/app.ts';
import { VersionConflict } from '../../../site/newsroom/checkVersion.ts';
import { existing } from '../../../site/newsroom/existing.ts';
import { newsroomCall } from '../../../site/newsroom/newsroomCall.ts';
import { NewsroomError } from '../../../site/newsroom/newsroomError.ts';
import { applyResults, InvalidResults, SeatChanged } from '../count/applyResults.ts';
import { readResultsFile } from '../count/readResultsFile.ts';
import type { Problem, Report, SeatInput } from '../count/resultsInput.ts';
import { resultWords } from '../count/resultWords.ts';
import * as endpoints from './endpoints.ts';
import { electionOf, readGrid, readSeatForEditing } from './queries.ts';
import { electionCommandWords as words } from './words.ts';

const MAX_FILE_BYTES = 8 * 1024 * 1024;

/** The errors of a delivery for a screen, each with its row. */
function refusalOf(problems: readonly Problem[]): NewsroomError {
  return new NewsroomError(422, resultWords.refused, { issues: problems.map(({ row, message }) => ({ path: String(row), message })) });
}

type Delivery = { context: App & { by: Editor }; token: string; seats: readonly SeatInput[]; source: string; now: Date; version?: number };

async function deliver({ context, token, ...delivery }: Delivery): Promise<Report> {
  try {
    return await applyResults(context, token, delivery);
  } catch (error) {
    if (error instanceof InvalidResults) throw refusalOf(error.problems);
    throw error;
  }
}

export const resultEntryCalls = [
  newsroomCall(endpoints.listSeats, {
    permission: 'elections.count',
    run: async ({ app, params, query }) => ({ data: await readGrid(app.db, (await electionOf(app, params.id)).id, query.state) }),
  }),
  newsroomCall(endpoints.readSeat, {
    permission: 'elections.count',
    run: async ({ app, params }) => {
      return existing(await readSeatForEditing(app.db, params.id, params.partId), words.noSeat);
    },
  }),
  newsroomCall(endpoints.enterResult, {
    permission: 'elections.count',
    run: async ({ app, context, params, body, now }) => {
      const { token } = await electionOf(app, params.id);
      const current = existing(await readSeatForEditing(app.db, params.id, params.partId), words.noSeat);
      const { version, round, rounds, totalVotes, winner, votes, ...rest } = body;
      const result: SeatInput = {
        ...rest,
        state: current.seat.stateCode,
        seat: current.seat.number,
        round: round ?? undefined,
        rounds: rounds ?? undefined,
        totalVotes: totalVotes ?? undefined,
        winner: winner ?? undefined,
        votes: votes.map((line) => ({ candidate: line.number, votes: line.votes })),
        row: 1,
        rows: votes.map((_line, at) => at + 1),
        bringsCandidates: false,
      };
      try {
        const report = await deliver({ context, token, seats: [result], source: 'grid', now, version });
        return { report, ...existing(await readSeatForEditing(app.db, params.id, params.partId), words.noSeat) };
      } catch (error) {
        if (!(error instanceof SeatChanged)) throw error;
        throw new VersionConflict(error.sentence, { details: await readSeatForEditing(app.db, params.id, params.partId) });
      }
    },
  }),
  newsroomCall(endpoints.importResults, {
    permission: 'elections.count',
    fileBytes: MAX_FILE_BYTES,
    run: async ({ app, context, params, file, now }) => {
      const { token } = await electionOf(app, params.id);
      const { seats, problems } = readResultsFile(file);
      if (problems.length > 0) throw refusalOf(problems);
      return deliver({ context, token, seats, source: 'file', now });
    },
  }),
];
