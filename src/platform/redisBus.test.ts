import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { createLog } from './log.ts';
import { openRedisBus } from './redisBus.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** As much of a Redis as the bus speaks to: SUBSCRIBE, PUBLISH and PING, in RESP 2. */
async function openSmallRedis(port = 0) {
  const subscribers = new Set<Socket>();
  const sockets = new Set<Socket>();
  const bulk = (text: string) => `$${Buffer.byteLength(text)}\r\n${text}\r\n`;
  const answer = (socket: Socket, [command = '', channel = '', message = '']: string[]): string => {
    if (/^subscribe$/i.test(command)) {
      subscribers.add(socket);
      return `*3\r\n${bulk('subscribe')}${bulk(channel)}:1\r\n`;
    }
    if (/^ping$/i.test(command)) return subscribers.has(socket) ? `*2\r\n${bulk('pong')}${bulk('')}` : '+PONG\r\n';
    if (!/^publish$/i.test(command)) return '+OK\r\n';
    for (const subscriber of subscribers) subscriber.write(`*3\r\n${bulk('message')}${bulk(channel)}${bulk(message)}`);
    return `:${subscribers.size}\r\n`;
  };
  let isFrozen = false;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => {
      sockets.delete(socket);
      subscribers.delete(socket);
    });
    socket.on('error', () => undefined);
    socket.setEncoding('utf8').on('data', (text: string) => {
      // A command of the client comes whole: it is small, and sent at once.
      for (const part of text.split(/^\*\d+\r\n/m).filter(Boolean)) {
        socket.write(
          answer(
            socket,
            part.split('\r\n').filter((_, at) => at % 2 === 1),
          ),
        );
      }
    });
    if (isFrozen) socket.pause();
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  const freeze = (frozen: boolean) => {
    isFrozen = frozen;
    for (const socket of sockets) frozen ? socket.pause() : socket.resume();
  };
  const close = async () => {
    server.close();
    cut();
    await once(server, 'close');
  };
  return { port: (server.address() as AddressInfo).port, sockets, subscribers, cut, freeze, close };
}

async function openBus(port: number, silentMs?: number) {
  const heard: string[][] = [];
  let gaps = 0;
  const lines: string[] = [];
  const bus = await openRedisBus(`redis://127.0.0.1:${port}`, {
    onTags: (tags) => heard.push(tags),
    onGap: () => gaps++,
    log: createLog('warn', { write: (line) => lines.push(line) }),
    ...(silentMs === undefined ? {} : { silentMs }),
  });
  ends.push(bus.close);
  return { bus, heard, lines, gaps: () => gaps };
}

test('what one process tells all others hear, and itself does not', async () => {
  const redis = await openSmallRedis();
  ends.push(redis.close);
  const [one, two, three] = [await openBus(redis.port), await openBus(redis.port), await openBus(redis.port)];
  one.bus.publish(['match:1', 'ગુજરાત']);
  await expect.poll(() => [two.heard, three.heard]).toEqual([[['match:1', 'ગુજરાત']], [['match:1', 'ગુજરાત']]]);
  two.bus.publish(['breaking']);
  await expect.poll(() => one.heard).toEqual([['breaking']]);
  expect(two.heard).toHaveLength(1);
});

test('after a break the process hears again, and is told that it may have missed something', async () => {
  const redis = await openSmallRedis();
  ends.push(redis.close);
  const [one, two] = [await openBus(redis.port), await openBus(redis.port)];
  redis.cut();
  await expect.poll(() => [one.gaps(), two.gaps(), redis.subscribers.size], { timeout: 10_000 }).toEqual([1, 1, 2]);
  await expect
    .poll(() => {
      one.bus.publish(['match:2']);
      return two.heard.at(-1);
    })
    .toEqual(['match:2']);
});

test('a change that could not be told while one process had lost Redis makes the others look again', async () => {
  const redis = await openSmallRedis();
  ends.push(redis.close);
  const one = await openBus(redis.port);
  const [publisher] = [...redis.sockets].filter((socket) => !redis.subscribers.has(socket));
  const two = await openBus(redis.port);
  publisher?.destroy();
  one.bus.publish(['match:1']);
  one.bus.publish(['match:2']);
  await expect.poll(() => two.gaps()).toBe(1);
  expect([one.gaps(), two.heard]).toEqual([0, []]);
  expect(one.lines.filter((line) => line.includes('could not be told'))).toHaveLength(1);
});

test('a Redis that is frozen is left and found again, and its absence is logged once', async () => {
  const redis = await openSmallRedis();
  ends.push(redis.close);
  const { bus, gaps, lines } = await openBus(redis.port, 300);
  redis.freeze(true);
  bus.publish(['match:1']);
  const said = (text: string) => lines.filter((line) => line.includes(text)).length;
  await expect.poll(() => said('out of reach'), { timeout: 10_000 }).toBe(2);
  await expect.poll(() => said('could not be told')).toBe(1);
  // Several attempts fail meanwhile.
  await setTimeout(1_500);
  redis.freeze(false);
  await expect.poll(() => [gaps(), said('"Redis is there again')], { timeout: 10_000 }).toEqual([1, 2]);
  expect(said('out of reach')).toBe(2);
}, 30_000);

test('without a Redis the paper opens, and telling of a change does no harm', async () => {
  const redis = await openSmallRedis();
  await redis.close();
  const { bus, heard } = await openBus(redis.port);
  bus.publish(['match:1']);
  expect(heard).toEqual([]);
}, 10_000);
