import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createLog } from './log.ts';
import { openRedisBus } from './redisBus.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** As much of a Redis as the bus speaks to: SUBSCRIBE and PUBLISH, in RESP 2. */
async function openSmallRedis(port = 0) {
  const subscribers = new Set<Socket>();
  const sockets = new Set<Socket>();
  const bulk = (text: string) => `$${Buffer.byteLength(text)}\r\n${text}\r\n`;
  const answer = (socket: Socket, [command = '', channel = '', message = '']: string[]): string => {
    if (/^subscribe$/i.test(command)) {
      subscribers.add(socket);
      return `*3\r\n${bulk('subscribe')}${bulk(channel)}:1\r\n`;
    }
    if (!/^publish$/i.test(command)) return '+OK\r\n';
    for (const subscriber of subscribers) subscriber.write(`*3\r\n${bulk('message')}${bulk(channel)}${bulk(message)}`);
    return `:${subscribers.size}\r\n`;
  };
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
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  const close = async () => {
    server.close();
    cut();
    await once(server, 'close');
  };
  return { port: (server.address() as AddressInfo).port, subscribers, cut, close };
}

async function openBus(port: number) {
  const heard: string[][] = [];
  let gaps = 0;
  const bus = await openRedisBus(`redis://127.0.0.1:${port}`, {
    onTags: (tags) => heard.push(tags),
    onGap: () => gaps++,
    log: createLog('silent'),
  });
  ends.push(bus.close);
  return { bus, heard, gaps: () => gaps };
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

test('without a Redis the paper opens, and telling of a change does no harm', async () => {
  const redis = await openSmallRedis();
  await redis.close();
  const { bus, heard } = await openBus(redis.port);
  bus.publish(['match:1']);
  expect(heard).toEqual([]);
}, 10_000);
