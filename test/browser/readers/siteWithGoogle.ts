import { once } from 'node:events';
import { createServer } from 'node:net';
import { GoogleStandIn } from '../../googleStandIn.ts';
import { freshDataDir, startApp } from '../../templateApp.ts';

/** A port that is free just now: the site must know its own address before it starts. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return address.port;
}

export type SiteWithGoogle = { url: string; stop: () => Promise<void> };

/** A newspaper at http://localhost, where browsers have passkeys, with a provider in Google's place. */
export async function startSiteWithGoogle(): Promise<SiteWithGoogle> {
  const google = await new GoogleStandIn().start();
  const { dataDir, remove } = freshDataDir();
  const port = String(await freePort());
  const url = `http://localhost:${port}`;
  const app = await startApp({ DATA_DIR: dataDir, PORT: port, SITE_URL: url, ...google.settings });
  const stop = async () => {
    await app.stop();
    google.stop();
    remove();
  };
  return { url, stop };
}
