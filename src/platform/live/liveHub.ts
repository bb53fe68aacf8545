import { hash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';

/** A kind of content that changes while readers look at it: `match:12`, `tally:election-2024`, `breaking`. */
export type LiveKind = {
  /** The first part of a topic's name. */
  kind: string;
  /** The cache tags whose invalidation may change the topic `kind:key`; the key is empty for a kind with a single topic. */
  tags: (key: string) => readonly string[];
  /** The current state for widgets, as JSON; undefined if the topic does not exist. */
  read: (key: string) => Promise<unknown>;
};

/** The state of a topic as it is sent. The version is a hash of the JSON, so that all processes, also after a restart, agree on it. */
export type LiveState = { topic: string; version: string; json: string };

type Options = {
  kinds: readonly LiveKind[];
  /** Maximum number of connections; further ones are rejected. One network may hold a quarter of them. */
  mostConnections: number;
  now: () => number;
  onError: (topic: string, error: unknown) => void;
};

type Watched = {
  topic: string;
  tags: readonly string[];
  groups: Set<Group>;
  /** The version last sent to all listeners. */
  version: string;
  reading: boolean;
  again: boolean;
};
/** All listeners to the same set of topics; they receive the same bytes. */
type Group = { name: string; topics: readonly string[]; listeners: Set<Listener> };
type Listener = { response: ServerResponse; network: string; behind: boolean; since: number };

const MAX_TOPICS = 8;
/** Interval of comment lines that keep proxies from closing the connection. */
const HEARTBEAT_MS = 25_000;
/** Connections are closed after this time and opened again by the browser, so that readers who left without closing do not hold one. */
const MAX_MS = 30 * 60_000;
/** Browsers reconnect after a random time between these, not all at once. */
const RETRY_FROM_MS = 2_000;
const RETRY_TO_MS = 6_000;
/** States read for polling clients are cached this long, unless anything changes. */
const KEPT_MS = 1_000;
const MAX_STATES = 2_000;
const TOPIC = /^([a-z][a-z-]*)(?::([\w-]{1,64}))?$/;

/** The headers of a stream of events. */
export const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  connection: 'close',
  // nginx buffers responses unless told not to.
  'x-accel-buffering': 'no',
};

/**
 * Sends changes to open pages (Server-Sent Events). Each event carries the whole state of a topic, so no history is needed: a client that
 * reconnects sends the versions it has, to any process, and gets newer states only. Each process reads a change once and encodes it once
 * for all listeners to the same topics. A slow client does not delay others; it gets the latest state when it can receive again.
 */
export function openLiveHub({ kinds, mostConnections, now, onError }: Options) {
  const kindOf = new Map(kinds.map((kind) => [kind.kind, kind]));
  const watched = new Map<string, Watched>();
  const watchedByTag = new Map<string, Set<Watched>>();
  const groups = new Map<string, Group>();
  const states = new LRUCache<string, { state: LiveState; readAt: number; read: number; changes: number }>({ max: MAX_STATES });
  const flights = new Map<string, { state: Promise<LiveState>; changes: number }>();
  /** The number of connections from each network. */
  const heldBy = new Map<string, number>();
  let connections = 0;
  let isClosed = false;
  let reads = 0;
  let changes = 0;

  const parse = (topic: string): { kind: LiveKind; key: string } | undefined => {
    const [, name = '', key = ''] = TOPIC.exec(topic) ?? [];
    const kind = kindOf.get(name);
    return kind && { kind, key };
  };

  /** The requested topics, sorted; undefined if one is unknown or there are too many. */
  const topicsOf = (requests: readonly string[]): string[] | undefined => {
    const topics = [...new Set(requests)].sort();
    return topics.length > 0 && topics.length <= MAX_TOPICS && topics.every(parse) ? topics : undefined;
  };

  const readNow = async (topic: string): Promise<LiveState> => {
    const parsed = parse(topic);
    const read = ++reads;
    const before = changes;
    const json = JSON.stringify((await parsed?.kind.read(parsed.key)) ?? null);
    const known = states.get(topic);
    // A read that began later may have finished before this one.
    if (known && known.read > read) return known.state;
    const state = { topic, json, version: hash('sha1', json, 'base64url').slice(0, 8) };
    states.set(topic, { state, readAt: now(), read, changes: before });
    return state;
  };

  /** For a watched topic the current state is known; for other topics it is cached briefly. */
  const stateOf = (topic: string): Promise<LiveState> => {
    const known = states.get(topic);
    const isKept = known && known.changes === changes && now() - known.readAt < KEPT_MS;
    if (known && (watched.has(topic) || isKept)) return Promise.resolve(known.state);
    const underWay = flights.get(topic);
    if (underWay?.changes === changes) return underWay.state;
    const flight = { state: readNow(topic), changes };
    flights.set(topic, flight);
    const forget = () => {
      if (flights.get(topic) === flight) flights.delete(topic);
    };
    flight.state.then(forget, forget);
    return flight.state;
  };

  /** The event id holds the versions of all topics of the group that a client has after this event. */
  const frameOf = (group: Group, { topic, json }: LiveState): Buffer => {
    const id = group.topics.map((each) => watched.get(each)?.version ?? '').join('.');
    return Buffer.from(`id: ${id}\ndata: {"topic":"${topic}","state":${json}}\n\n`);
  };

  const broadcast = (state: LiveState, one: Watched): void => {
    if (one.version === state.version) return;
    one.version = state.version;
    for (const group of one.groups) {
      const frame = frameOf(group, state);
      for (const listener of group.listeners) {
        if (listener.response.writableNeedDrain) listener.behind = true;
        else listener.response.write(frame);
      }
    }
  };

  /** Reads a topic again, and once more if it changed meanwhile. */
  const refresh = async (one: Watched): Promise<void> => {
    if (one.reading) {
      one.again = true;
      return;
    }
    one.reading = true;
    try {
      do {
        one.again = false;
        broadcast(await readNow(one.topic), one);
      } while (one.again);
    } catch (error) {
      // Pages keep what they show; the next change or the next listener reads the topic again.
      states.delete(one.topic);
      onError(one.topic, error);
    } finally {
      one.reading = false;
    }
  };

  const watch = (topic: string, group: Group): void => {
    const known = watched.get(topic);
    if (known) return void known.groups.add(group);
    const parsed = parse(topic);
    if (!parsed) return;
    const tags = parsed.kind.tags(parsed.key);
    const one: Watched = { topic, tags, groups: new Set([group]), version: '', reading: false, again: false };
    watched.set(topic, one);
    // The topic was not watched until now, so the cached state may be out of date.
    states.delete(topic);
    flights.delete(topic);
    for (const tag of tags) watchedByTag.set(tag, (watchedByTag.get(tag) ?? new Set()).add(one));
  };

  const unwatch = (topic: string, group: Group): void => {
    const one = watched.get(topic);
    if (!one?.groups.delete(group) || one.groups.size > 0) return;
    watched.delete(topic);
    for (const tag of one.tags) {
      const others = watchedByTag.get(tag);
      others?.delete(one);
      if (others?.size === 0) watchedByTag.delete(tag);
    }
  };

  const groupOf = (topics: readonly string[]): Group => {
    const name = topics.join(' ');
    const known = groups.get(name);
    if (known) return known;
    const group: Group = { name, topics, listeners: new Set() };
    groups.set(name, group);
    for (const topic of topics) watch(topic, group);
    return group;
  };

  const leave = (group: Group, listener: Listener): void => {
    if (!group.listeners.delete(listener)) return;
    connections--;
    const left = (heldBy.get(listener.network) ?? 1) - 1;
    if (left > 0) heldBy.set(listener.network, left);
    else heldBy.delete(listener.network);
    if (group.listeners.size > 0) return;
    groups.delete(group.name);
    for (const topic of group.topics) unwatch(topic, group);
  };

  /** The states of topics, without those that cannot be read; throws if none can. */
  const statesOf = async (topics: readonly string[]): Promise<LiveState[]> => {
    const outcomes = await Promise.allSettled(topics.map(stateOf));
    const results = outcomes.flatMap((outcome, at) => {
      if (outcome.status === 'fulfilled') return [outcome.value];
      onError(topics[at] ?? '', outcome.reason);
      return [];
    });
    if (results.length === 0) throw new Error(`Nothing can be read of ${topics.join(', ')}`);
    return results;
  };

  /** Sends a listener the states that are newer than the versions it has. */
  const bringUpToDate = async (group: Group, listener: Listener, known: readonly string[]): Promise<void> => {
    const all = await statesOf(group.topics);
    for (const { topic, version } of all) {
      const one = watched.get(topic);
      if (one?.version === '') one.version = version;
    }
    if (!group.listeners.has(listener)) return;
    for (const state of all) if (known[group.topics.indexOf(state.topic)] !== state.version) listener.response.write(frameOf(group, state));
  };

  /**
   * Keeps a response open and sends it all changes of its topics. `since` is the last event id that the client received, if any, `network`
   * names where it is. Returns false, without any effect, if a connection limit is reached or the hub is closed.
   */
  const join = (response: ServerResponse, topics: readonly string[], { since, network }: { since: string; network: string }): boolean => {
    const held = heldBy.get(network) ?? 0;
    if (isClosed || connections >= mostConnections || held >= Math.ceil(mostConnections / 4)) return false;
    connections++;
    heldBy.set(network, held + 1);
    response.writeHead(200, streamHeaders);
    response.socket?.setKeepAlive(true, HEARTBEAT_MS);
    response.socket?.setNoDelay(true);
    response.write(`retry: ${Math.round(RETRY_FROM_MS + Math.random() * (RETRY_TO_MS - RETRY_FROM_MS))}\n\n`);
    const group = groupOf(topics);
    const listener: Listener = { response, network, behind: false, since: now() };
    group.listeners.add(listener);
    const catchUp = (known: readonly string[]) =>
      bringUpToDate(group, listener, known).catch((error: unknown) => {
        onError(group.name, error);
        // The browser reconnects; its page stays as it is meanwhile.
        response.end();
      });
    response.on('close', () => leave(group, listener));
    response.on('drain', () => {
      if (!listener.behind) return;
      listener.behind = false;
      void catchUp([]);
    });
    void catchUp(since.split('.'));
    return true;
  };

  const heartbeat = setInterval(() => {
    const line = Buffer.from(':\n\n');
    for (const { listeners } of groups.values()) {
      for (const { response, since } of listeners) {
        if (now() - since > MAX_MS) response.end();
        else if (!response.writableNeedDrain) response.write(line);
      }
    }
  }, HEARTBEAT_MS).unref();

  return {
    topicsOf,
    join,
    /** The states of topics for polling clients, without those that cannot be read. Throws if none can. */
    states: statesOf,
    /** Called for every change, made in this or another process, with its cache tags. */
    changed: (tags: readonly string[]): void => {
      changes++;
      const touched = new Set(tags.flatMap((tag) => [...(watchedByTag.get(tag) ?? [])]));
      for (const one of touched) void refresh(one);
    },
    /** Called when changes may have been missed. */
    changedPerhaps: (): void => {
      changes++;
      for (const one of watched.values()) void refresh(one);
    },
    count: (): number => connections,
    /** Ends all connections; browsers reconnect to whichever process is available. */
    close: (): void => {
      isClosed = true;
      clearInterval(heartbeat);
      for (const { listeners } of groups.values()) for (const { response } of listeners) response.end();
    },
  };
}

export type LiveHub = ReturnType<typeof openLiveHub>;
