import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect, createServer as createTcpServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { openDatabase } from '../../../src/platform/database.ts';
import { asDatabaseRefusal } from '../../../src/platform/databaseRefusal.ts';
import { openPostgresServer } from '../../postgresServer.ts';
import { openBucketServer } from '../../storage/bucketServer.ts';
import { freshDataDir, startApp } from '../../templateApp.ts';

const cleanUp: (() => void | Promise<void>)[] = [];
afterEach(async () => {
  for (const remove of cleanUp.splice(0).reverse()) await remove();
});

function dataDirOfItsOwn(): string {
  const { dataDir, remove } = freshDataDir();
  cleanUp.push(remove);
  return dataDir;
}

/** What a start that fails says. */
async function refusalOf(environment: Record<string, string>): Promise<string> {
  try {
    const app = await startApp(environment);
    await app.stop();
    return 'it started';
  } catch (error) {
    return String(error);
  }
}

const keys = { AWS_ACCESS_KEY_ID: 'test', AWS_SECRET_ACCESS_KEY: 'test' };
const bucketAt = (endpoint: string) => ({ ...keys, STORAGE_URL: `s3://savar/2026?region=ap-south-1&endpoint=${endpoint}` });

/** A bucket's server that refuses everything with one error. */
async function refusingBucket(status: number, code: string): Promise<string> {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(status, { 'content-type': 'application/xml' });
    response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>It is so</Message></Error>`);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanUp.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('what whoever starts it can mend is said in one line', { timeout: 120_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'start-'));
  cleanUp.push(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'a-file');
  writeFileSync(file, '');
  const cases: [Record<string, string>, RegExp][] = [
    [{ DATA_DIR: file }, /^The setting DATA_DIR is ".*a-file", but that is a file, not a folder\.$/m],
    [
      { DATA_DIR: join(file, 'under-it') },
      /^The setting DATA_DIR is ".*", but that, or what stands above it, is a file and not a folder\.$/m,
    ],
    ...(process.platform === 'linux'
      ? [[{ DATA_DIR: '/sys/newspaper' }, /^The setting DATA_DIR is "\/sys\/newspaper", but /m] as [Record<string, string>, RegExp]]
      : []),
    [{ DATA_DIR: dataDirOfItsOwn(), HOST: '203.0.113.9' }, /^HOST is no address of this machine/m],
    [
      { DATA_DIR: folder, DATABASE_URL: 'postgres://a:secret@no-such-host.invalid/paper' },
      /^The host "no-such-host\.invalid" in DATABASE_URL is not known to this machine \(\w+\)\.$|DATABASE_URL does not answer/m,
    ],
    [{ DATA_DIR: dataDirOfItsOwn(), STORAGE_URL: `file://${file}/media` }, /^Files cannot be kept in .*a-file\/media: /m],
    [
      { DATA_DIR: dataDirOfItsOwn(), ...bucketAt(await refusingBucket(404, 'NoSuchBucket')) },
      /^Files cannot be kept in the bucket of STORAGE_URL \(s3:\/\/savar\/2026\): NoSuchBucket, It is so\.$/m,
    ],
    [
      { DATA_DIR: dataDirOfItsOwn(), ...bucketAt(await refusingBucket(403, 'SignatureDoesNotMatch')) },
      /^Files cannot be kept in the bucket .*: SignatureDoesNotMatch, /m,
    ],
  ];
  for (const [environment, sentence] of cases) {
    const refusal = await refusalOf(environment);
    expect(refusal).toMatch(sentence);
    expect(refusal, 'one line, no stack').not.toContain('    at ');
    expect(refusal).not.toContain('secret');
  }
});

test('a bucket that does not answer is no reason to keep the newspaper from its readers, and is told', { timeout: 60_000 }, async () => {
  const app = await startApp({ DATA_DIR: dataDirOfItsOwn(), ...bucketAt('http://127.0.0.1:1') });
  cleanUp.push(app.stop);
  expect(app.output()).toContain('Files cannot be kept in the bucket of STORAGE_URL (s3://savar/2026) just now');
  expect((await fetch(app.url)).status).toBe(200);
});

test('a bucket that answers says nothing', { timeout: 60_000 }, async () => {
  const bucket = await openBucketServer();
  cleanUp.push(bucket.close);
  const app = await startApp({ DATA_DIR: dataDirOfItsOwn(), ...bucketAt(bucket.endpoint) });
  cleanUp.push(app.stop);
  expect(app.output()).not.toContain('cannot be kept');
});

test('a database that a newer program has opened is refused in one line, and stays as it is', { timeout: 60_000 }, async () => {
  const dataDir = dataDirOfItsOwn();
  const before = await openDatabase({ databaseUrl: undefined, dataDir });
  await before.db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of-tomorrow', 4102444800000)`);
  await before.close();
  const refusal = await refusalOf({ DATA_DIR: dataDir });
  expect(refusal).toMatch(/^The database was last opened by a newer version of this program, which made 1 changes .*: start that version/m);
  expect(refusal).not.toContain('    at ');
  const after = await openDatabase({ databaseUrl: undefined, dataDir });
  await after.db.execute(sql`delete from drizzle.__drizzle_migrations where hash = 'of-tomorrow'`);
  await after.close();
  const app = await startApp({ DATA_DIR: dataDir });
  await app.stop();
});

test('a database that cannot be used is refused in one line that says what to do', { timeout: 120_000 }, async () => {
  const server = await openPostgresServer();
  cleanUp.push(server.close);
  for (const statement of [
    `create database ascii encoding 'SQL_ASCII' locale_provider 'libc' locale 'C' template template0`,
    'create role mira login',
    'create database borrowed',
    'create role alone login connection limit 1',
    'create database lonely owner alone',
    'create database copy',
    'alter database copy set default_transaction_read_only = on',
  ])
    await server.query(statement);
  const as = (user: string, database: string) => server.url(database).replace('postgres@', `${user}@`);
  const cases: [url: string, sentence: RegExp][] = [
    [server.url('ascii'), /^The database at DATABASE_URL has the encoding SQL_ASCII: create one with UTF8, as in: createdb /m],
    [as('mira', 'borrowed'), /^The user "mira" of DATABASE_URL may not make tables .*: alter database borrowed owner to mira$/m],
    [
      as('alone', 'lonely'),
      /^The database server at DATABASE_URL has no connection left: too many connections for role "alone"\. Each process takes up to 11: .*WORKERS\.$/m,
    ],
    [
      await closedLate(as('alone', 'lonely')),
      /^The database server at DATABASE_URL has no connection left: too many connections for role "alone"/m,
    ],
    [server.url('copy'), /^The database server at DATABASE_URL cannot be used: cannot execute .* in a read-only transaction\.$/m],
    [`${server.url('postgres')}?sslmode=verify-full`, /^The database server at DATABASE_URL cannot be used: .*SSL/m],
    ['postgres:///paper?host=/no/such/socket', /^The database server at DATABASE_URL does not answer: /m],
  ];
  for (const [url, sentence] of cases) {
    const refusal = await refusalOf({ DATA_DIR: dataDirOfItsOwn(), DATABASE_URL: url });
    expect(refusal, url).toMatch(sentence);
    expect(refusal, 'one line, no stack').not.toContain('    at ');
  }
});

/** The address of a database by way of a port on which the server hears that a connection was closed only at the end of the test. */
async function closedLate(url: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const late = createTcpServer((client) => {
    const toServer = connect({ host: hostname, port: Number(port) });
    for (const socket of [client, toServer]) socket.on('error', () => undefined);
    client.on('data', (message) => (message[0] === LEAVE && message.length === 5) || toServer.write(message));
    toServer.pipe(client);
    cleanUp.push(() => void toServer.destroy());
  }).listen(0, '127.0.0.1');
  await once(late, 'listening');
  cleanUp.push(() => void late.close());
  return url.replace(`:${port}/`, `:${(late.address() as AddressInfo).port}/`);
}

/** The letter X begins the message by which a client of PostgreSQL takes leave. */
const LEAVE = 0x58;

test('what a database server refuses is said without its stack', () => {
  const refused = (code: string, message: string) => Object.assign(new Error(message), { code, severity: 'FATAL' });
  const url = 'postgres://mira:secret@db.example/paper';
  const textOf = (error: unknown) => {
    const sentence = asDatabaseRefusal(new Error('Failed query', { cause: error }), url);
    return sentence instanceof Error ? sentence.message : '';
  };
  expect(textOf(refused('3D000', 'database "paper" does not exist'))).toBe(
    'The database server at DATABASE_URL has no database "paper": create it first, as in: createdb paper',
  );
  expect(textOf(refused('28P01', 'password authentication failed for user "mira"'))).toMatch(
    /does not let "mira" in: password authentication failed/,
  );
  expect(textOf(refused('53300', 'too many connections'))).toBe(
    'The database server at DATABASE_URL has no connection left: too many connections. Each process takes up to 11: allow more (max_connections), or lower WORKERS.',
  );
  expect(textOf(Object.assign(new Error('getaddrinfo EAI_AGAIN'), { code: 'EAI_AGAIN' }))).toContain(
    'The host "db.example" in DATABASE_URL is not known',
  );
  expect(textOf(Object.assign(new Error('connect'), { code: 'EHOSTUNREACH' }))).toContain('does not answer');
  expect(textOf(new Error('SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string'))).toContain('wants a password of "mira"');
});
