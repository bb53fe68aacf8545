import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** What PostgreSQL sends when it has done with a statement: ReadyForQuery, a message of five bytes. */
const READY = Buffer.from('Z\0\0\0\x05', 'latin1');

/** Stands between a program and its database, and counts the statements that the database has answered. */
export async function countStatements(databaseUrl: string): Promise<{ url: string; count: () => number; close: () => void }> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let answered = 0;
  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname);
    for (const socket of [client, database]) {
      sockets.add(socket.setNoDelay());
      socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    }
    client.on('close', () => database.destroy()).pipe(database);
    database.on('close', () => client.destroy()).pipe(client);
    database.on('data', (chunk: Buffer) => {
      for (let at = chunk.indexOf(READY); at >= 0; at = chunk.indexOf(READY, at + READY.length)) answered++;
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${typeof address === 'object' && address ? address.port : ''}`;
  const close = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { url: url.href, count: () => answered, close };
}
