import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isPublicAddress } from '../outside/guardedLookup.ts';
import { outsideFetch } from './outsideFetch.ts';

let server: Server;
let origin: string;
let port: number;
const reached: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    reached.push(request.url ?? '');
    const redirects: Record<string, string> = {
      '/to-ipv6-loopback': `http://[::1]:${port}/secret`,
      '/to-other-host': `http://elsewhere.example:${port}/secret`,
      '/to-private-name': `http://inner.example:${port}/secret`,
      '/round': '/round',
      '/on': '/picture',
    };
    const location = redirects[request.url ?? ''];
    if (location) return void response.writeHead(302, { location }).end();
    if (request.url === '/missing') return void response.writeHead(404).end();
    if (request.url === '/failing') return void response.writeHead(500).end();
    if (request.url === '/endless') {
      const part = Buffer.alloc(1024 * 1024);
      const send = () => void (response.destroyed || response.write(part, () => setImmediate(send)));
      return send();
    }
    response.end('the picture');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
  origin = `http://127.0.0.1:${port}`;
});

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

/** Only for the tests' own server is the loopback address open. */
const here = () =>
  outsideFetch({ hosts: [origin, `http://[::1]:${port}`, `http://inner.example:${port}`], allows: (address) => address === '127.0.0.1' });

describe('a listed host', () => {
  test('is asked, also after it leads on', async () => {
    expect(Buffer.from(await here()(`${origin}/picture`)).toString()).toBe('the picture');
    expect(Buffer.from(await here()(`${origin}/on`)).toString()).toBe('the picture');
  });

  test('that has no such picture, fails, leads on without end or never ends is refused in words', async () => {
    await expect(here()(`${origin}/missing`)).rejects.toMatchObject({ status: 404 });
    await expect(here()(`${origin}/failing`)).rejects.toMatchObject({ status: 502 });
    await expect(here()(`${origin}/round`)).rejects.toMatchObject({ status: 422 });
    await expect(here()(`${origin}/endless`)).rejects.toMatchObject({ status: 413 });
    await expect(outsideFetch({ hosts: ['http://127.0.0.1:9'], allows: () => true })('http://127.0.0.1:9/x')).rejects.toMatchObject({
      status: 502,
    });
  });
});

describe('nothing of this machine or its network can be fetched', () => {
  test.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0177.0.0.1/',
    'http://0x7f.1/',
    'http://127.1/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[fe80::1]/',
    'http://[fd00::1]/',
    'http://0.0.0.0/',
    'http://10.0.0.1/',
    'http://172.16.0.1/',
    'http://192.168.1.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://100.64.0.1/',
  ])('%s, even when it is listed', async (address) => {
    const listed = outsideFetch({ hosts: [new URL(address).origin] });
    await expect(listed(address)).rejects.toMatchObject({ status: 400, message: expect.stringContaining('not shown here') });
  });

  test('by a listed host that leads there', async () => {
    reached.length = 0;
    await expect(here()(`${origin}/to-ipv6-loopback`)).rejects.toMatchObject({ status: 400 });
    await expect(here()(`${origin}/to-other-host`)).rejects.toMatchObject({ status: 400 });
    await expect(here()(`${origin}/to-private-name`)).rejects.toMatchObject({
      status: expect.toSatisfy((status) => status === 400 || status === 502),
    });
    expect(reached.filter((path) => path === '/secret')).toEqual([]);
  });

  test.each(['127.0.0.1', '10.1.2.3', '::1', '::ffff:192.168.0.1', '169.254.169.254'])('by a name that resolves to %s', async (address) => {
    reached.length = 0;
    const addresses = [
      { address: '93.184.215.14', family: 4 },
      { address, family: address.includes(':') ? 6 : 4 },
    ];
    const fetch = outsideFetch({
      hosts: [`http://pictures.example:${port}`],
      lookup: (_name, _options, done) => done(null, addresses),
    });
    await expect(fetch(`http://pictures.example:${port}/secret`)).rejects.toMatchObject({ status: 400 });
    expect(reached).toEqual([]);
  });

  test.each([
    'file:///etc/passwd',
    'ftp://i.ytimg.com/a.jpg',
    'data:image/png;base64,AAAA',
    'http://i.ytimg.com/a.jpg',
    'https://i.ytimg.com:8443/a.jpg',
    'https://user:word@i.ytimg.com/a.jpg',
    '//i.ytimg.com/a.jpg',
    'https://i.ytimg.com.evil.example/a.jpg',
  ])('by %s', async (address) => {
    await expect(outsideFetch({ hosts: ['i.ytimg.com'] })(address)).rejects.toMatchObject({ status: 400 });
  });

  test('and the addresses of the open internet are told from the others', () => {
    expect(['93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'].every(isPublicAddress)).toBe(true);
    expect(['127.0.0.1', '::1', '::ffff:10.0.0.1', '0.0.0.0', '224.0.0.1', '255.255.255.255', 'not an address'].some(isPublicAddress)).toBe(
      false,
    );
  });
});
