import { Agent, request } from 'undici';
import { siteConfig } from '../../../../site.config.ts';
import type { ToldOutcome } from '../../../content/announcing/tables.ts';
import type { Clock } from '../../../platform/clock.ts';
import { retryAfterMs } from '../../../platform/outside/retryAfter.ts';
import type { ClaimedReceiver, DueAddress, TellingResult } from './receivers.ts';

const CONNECT_MS = 5_000;
const ANSWER_MS = 15_000;
/** Requests to a hub at the same time. */
const AT_ONCE = 4;

type Answer = { outcome: ToldOutcome | undefined; answer: string; pauseMs: number | undefined };
type Site = { siteUrl: string; key: string | undefined };
type Told = { results: TellingResult[]; pauseMs: number | undefined };

/** Tells hubs and search engines; connections are closed by `close`. */
export function openTeller(clock: Clock) {
  const agent = new Agent({
    allowH2: false,
    connect: { timeout: CONNECT_MS },
    headersTimeout: ANSWER_MS,
    bodyTimeout: ANSWER_MS,
    keepAliveTimeout: 10_000,
  });

  const post = async (address: string, contentType: string, body: string): Promise<Answer> => {
    try {
      const answer = await request(address, {
        dispatcher: agent,
        method: 'POST',
        headers: { 'content-type': contentType, 'user-agent': siteConfig.slug },
        body,
        signal: AbortSignal.timeout(ANSWER_MS),
      });
      await answer.body.dump();
      return answerOf(answer.statusCode, answer.headers['retry-after'], clock());
    } catch (error) {
      return { outcome: undefined, answer: reasonOf(error), pauseMs: undefined };
    }
  };

  /** One request a feed, as hubs want it (`hub.mode=publish`). After a failure the others wait for the next time. */
  const tellHub = async (hub: string, due: readonly DueAddress[], { siteUrl }: Site): Promise<Told> => {
    const results: TellingResult[] = [];
    let pauseMs: number | undefined;
    for (let at = 0; at < due.length; at += AT_ONCE) {
      const answers = await Promise.all(
        due.slice(at, at + AT_ONCE).map(async (one) => {
          const body = new URLSearchParams({ 'hub.mode': 'publish', 'hub.url': `${siteUrl}${one.address}` });
          return { one, answer: await post(hub, 'application/x-www-form-urlencoded', body.toString()) };
        }),
      );
      for (const { one, answer } of answers) {
        results.push({ ...one, outcome: answer.outcome, answer: answer.answer });
        if (answer.pauseMs !== undefined) pauseMs = Math.max(pauseMs ?? 0, answer.pauseMs);
      }
      if (answers.some(({ answer }) => answer.outcome === undefined)) break;
    }
    return { results, pauseMs };
  };

  /** All addresses in one request (IndexNow allows 10,000). */
  const tellIndexNow = async (endpoint: string, due: readonly DueAddress[], { siteUrl, key = '' }: Site): Promise<Told> => {
    const body = JSON.stringify({
      host: new URL(siteUrl).host,
      key,
      keyLocation: `${siteUrl}/${key}.txt`,
      urlList: due.map(({ address }) => `${siteUrl}${address}`),
    });
    const { outcome, answer, pauseMs } = await post(endpoint, 'application/json; charset=utf-8', body);
    return { results: due.map((one) => ({ ...one, outcome, answer })), pauseMs };
  };

  return {
    tell: ({ kind, address }: Pick<ClaimedReceiver, 'kind' | 'address'>, due: readonly DueAddress[], site: Site): Promise<Told> =>
      kind === 'hub' ? tellHub(address, due, site) : tellIndexNow(address, due, site),
    close: () => agent.close(),
  };
}

/** The code of a failed connection (`ECONNREFUSED`), or the name of the error (`TimeoutError`): messages may be long. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

/** 408, 425, 429 and 5xx may pass; everything else that is no success is final. Redirects are not followed. */
function answerOf(status: number, retryAfter: string | string[] | undefined, now: Date): Answer {
  if (status >= 200 && status < 300) return { outcome: 'taken', answer: String(status), pauseMs: undefined };
  const mayPass = status >= 500 || status === 408 || status === 425 || status === 429;
  return {
    outcome: mayPass ? undefined : 'refused',
    answer: String(status),
    pauseMs: mayPass ? retryAfterMs(retryAfter, now.getTime()) : undefined,
  };
}
