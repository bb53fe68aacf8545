import { z } from '@hono/zod-openapi';
import { eq } from 'drizzle-orm';
import { networkOf } from '../../../platform/clientAddress.ts';
import { rateLimit } from '../../../platform/rateLimit.ts';
import { ApiError, type Call, call } from '../../../site/calls/call.ts';
import { applyResults, InvalidResults } from '../count/applyResults.ts';
import { readGiven } from '../count/readResultsFile.ts';
import { seatInput } from '../count/resultsInput.ts';
import { elections } from '../tables.ts';
import { noteUse, sourceOfKey } from './sourceKeys.ts';

const MINUTE_MS = 60_000;
/** Two requests a second: enough to send every seat of the country once in five minutes, with room to spare. */
const deliveries = rateLimit({ max: 120, spanMs: MINUTE_MS });
const wrongKeys = rateLimit({ max: 10, spanMs: MINUTE_MS });

/**
 * Receives results from a machine: a delivery is accepted completely or not at all, with a report line per seat; repeating it changes
 * nothing.
 */
export const deliverCall: Call = call({
  method: 'post',
  path: '/election/result',
  summary:
    'Sends results of seats, by a source that has a key (`Authorization: Bearer …`, made in the newsroom). All or nothing; sending the same again changes nothing',
  desk: 'elections',
  body: z.strictObject({ results: z.array(seatInput).min(1).max(500) }),
  data: z.object({
    taken: z.number().int(),
    corrected: z.number().int(),
    unchanged: z.number().int(),
    seats: z.array(z.object({ entry: z.number().int(), seat: z.string(), outcome: z.enum(['taken', 'corrected', 'unchanged']) })),
  }),
  takesTimeZone: false,
  refusals: {
    401: 'The key of a source is missing or wrong',
    422: 'No seat was taken: `issues` says which entries of `results` are wrong and why',
    429: 'Too many deliveries of a source in a minute, or too many wrong keys from one network: `Retry-After` says when to try again',
  },
  answer: async ({ app, body, header, client, now }) => {
    const key = /^Bearer (\S{20,200})$/.exec(header('authorization') ?? '')?.[1];
    const source = key === undefined ? undefined : await sourceOfKey(app.db, key);
    if (!source) {
      const waitSeconds = wrongKeys(networkOf(client), now);
      if (waitSeconds > 0) throw new ApiError(429, 'Too many wrong keys: wait a minute', [], waitSeconds);
      throw new ApiError(401, 'A key of a source is needed: Authorization: Bearer …');
    }
    const waitSeconds = deliveries(String(source.id), now);
    if (waitSeconds > 0) throw new ApiError(429, 'Too many deliveries in a minute: send several seats in one', [], waitSeconds);
    const [election] = await app.db.select({ token: elections.token }).from(elections).where(eq(elections.id, source.electionId));
    if (!election) throw new ApiError(404, 'There is no such election');
    const { seats, problems } = readGiven(body);
    try {
      if (problems.length > 0) throw new InvalidResults(problems);
      const by = { id: `source:${source.id}`, name: source.name };
      const { lines } = await applyResults({ ...app, by }, election.token, { seats, source: source.name, now });
      await noteUse(app.db, source, now);
      const count = (outcome: string) => lines.filter((line) => line.outcome === outcome).length;
      return {
        data: {
          taken: count('taken'),
          corrected: count('corrected'),
          unchanged: count('unchanged'),
          seats: lines.map(({ row, seat, outcome }) => ({ entry: row, seat, outcome })),
        },
      };
    } catch (error) {
      if (!(error instanceof InvalidResults)) throw error;
      throw new ApiError(
        422,
        error.message,
        error.problems.map(({ row, message }) => ({ path: `results.${row - 1}`, message: message.en })),
      );
    }
  },
});
