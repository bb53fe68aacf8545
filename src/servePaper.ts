import { once } from 'node:events';
import { createServer } from 'node:http';
import { firstSignIn } from './desks/staff/links.ts';
import { openStaffDoor } from './desks/staff/staffDoor.ts';
import type { Desk } from './site/desk.ts';
import { createListener } from './site/listener.ts';
import type { Paper } from './site/paper.ts';
import { createSite } from './site/server.tsx';

/** After this a connection that does not end is cut, so that a restart never hangs. */
const DRAIN_MS = 20_000;
/** A film of two gigabytes over an office's line; the head of a request still has Node's own minute. */
const LONGEST_UPLOAD_MS = 30 * 60_000;

type Served = {
  port: number;
  /** The path of the one-time link for the first administrator, while nobody works here yet. */
  welcome: string | undefined;
  stop: () => Promise<void>;
};

/** Puts an open paper before its readers, until a signal ends it; `close` closes the paper itself. */
export async function servePaper(
  paper: Paper,
  desks: readonly Desk[],
  { projectDir, close }: { projectDir: string; close: () => Promise<void> },
): Promise<Served> {
  const opened = desks.flatMap((desk) => desk.open?.(paper) ?? []);
  const site = createSite(paper, desks, {
    calls: opened.flatMap(({ calls }) => calls),
    door: openStaffDoor(paper),
    dist: `${projectDir}/dist`,
  });
  const welcome = await firstSignIn(paper);
  const server = createServer({ requestTimeout: LONGEST_UPLOAD_MS }, createListener(paper, site));
  const closeAll = async () => {
    for (const one of opened) await one.close();
    await close();
  };
  try {
    server.listen(paper.settings.port, paper.settings.host);
    await once(server, 'listening');
  } catch (error) {
    await closeAll();
    throw error;
  }

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    const cut = setTimeout(() => server.closeAllConnections(), paper.settings.devReload ? 0 : DRAIN_MS);
    server.close();
    paper.live.close();
    server.closeIdleConnections();
    await once(server, 'close');
    clearTimeout(cut);
    await closeAll();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());

  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : paper.settings.port;
  return { port, welcome, stop };
}
