import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from '@hono/zod-openapi';
import { clientAddress, sharedNetworkOf } from '../../platform/clientAddress.ts';
import { type LiveKind, streamHeaders } from '../../platform/live/liveHub.ts';
import type { App } from '../app.ts';
import { ApiError, call } from '../calls/call.ts';
import type { Contributions } from '../contributions.ts';

/**
 * Content of a desk that changes while readers look at it. Its state is small (aim for less than 2 KB) and complete: widgets show it as
 * received, and the page is rendered from the same state.
 */
export type LiveTopic = {
  /** The first part of the topic's name, `match` in `match:12`. */
  kind: string;
  /** The cache tags whose invalidation may change the topic with this key; the key is empty for a kind with a single topic. */
  tags: (key: string) => readonly string[];
  /** The current state as JSON; undefined if the topic does not exist. Called once per change in each process, so it must be cheap. */
  read: (app: App, key: string) => Promise<unknown>;
};

/** Converts the desks' topics for the hub. A topic that cannot be read is an error of that topic only. */
export const liveKinds = (topics: Contributions['live'], app: () => App): LiveKind[] =>
  topics.map(({ kind, tags, topic }) => ({
    kind,
    tags,
    read: async (key) => {
      const outcome = await topic.use(async ({ read }) => ({ state: await read(app(), key) }));
      if (!outcome) throw new Error(`The live topic ${kind} cannot be read just now`);
      return outcome.state;
    },
  }));

const ADDRESS = '/api/live?';

/**
 * Answers `/api/live?topics=match:12,breaking` with an open stream of events; returns false for any other address. The data of an event is
 * `{"topic", "state"}`; a client that reconnects with the last id (`Last-Event-ID`, or `since` in the address) receives newer states only.
 * It bypasses the router and writes to Node's response directly, because ten thousand of these may be open at once.
 */
export function serveLive(app: App, request: IncomingMessage, response: ServerResponse): boolean {
  if (!request.url?.startsWith(ADDRESS)) return false;
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    refuseLive(response, 405, 'This call takes GET, HEAD', { allow: 'GET, HEAD' });
    return true;
  }
  const query = new URLSearchParams(request.url.slice(ADDRESS.length));
  const topics = app.live.topicsOf((query.get('topics') ?? '').split(','));
  const since = String(request.headers['last-event-id'] ?? query.get('since') ?? '').slice(0, 200);
  if (!topics) refuseLive(response, 400, NO_SUCH_TOPICS);
  else if (request.method === 'HEAD') response.writeHead(200, streamHeaders).end();
  else if (!app.live.join(response, topics, { since, network: networkOfRequest(app, request) }))
    refuseLive(response, 503, 'Too many are listening: ask for the state now and then');
  return true;
}

const networkOfRequest = ({ settings }: App, { socket, headers }: IncomingMessage): string =>
  sharedNetworkOf(clientAddress(socket.remoteAddress, headers['x-forwarded-for']?.toString(), settings.trustedProxies));

const NO_SUCH_TOPICS = 'topics names one to eight topics, with commas between';

function refuseLive(response: ServerResponse, status: number, message: string, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers });
  response.end(JSON.stringify({ code: status, message }));
}

/** The same states for clients that cannot receive a stream and poll instead. */
export const liveStateCall = call({
  path: '/live/state',
  summary: 'What live topics show now; `/api/live?topics=…` tells every change of them as server-sent events',
  desk: 'site',
  query: z.object({
    topics: z.string().max(600).openapi({ description: 'One to eight topics, with commas between', example: 'breaking' }),
  }),
  data: z.object({
    id: z.string().openapi({ description: 'What `since` of the stream takes, so that it tells only what is newer' }),
    states: z
      .record(z.string(), z.unknown())
      .openapi({ description: 'By topic; null for what does not exist. A topic that cannot be read just now is left out' }),
  }),
  answer: async ({ app, query }) => {
    const topics = app.live.topicsOf(query.topics.split(','));
    if (!topics) throw new ApiError(400, NO_SUCH_TOPICS, [{ path: 'topics', message: 'names something that is not live' }]);
    const states = await app.live.states(topics);
    return {
      data: {
        id: topics.map((topic) => states.find((state) => state.topic === topic)?.version ?? '').join('.'),
        states: Object.fromEntries(states.map(({ topic, json }) => [topic, JSON.parse(json)])),
      },
    };
  },
});
