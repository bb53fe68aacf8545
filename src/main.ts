import { once } from 'node:events';
import { createServer } from 'node:http';
import { dirname } from 'node:path';
import { siteConfig } from '../site.config.ts';
import { firstSignIn } from './desks/staff/links.ts';
import { openStaffDoor } from './desks/staff/staffDoor.ts';
import { isEmptyPaper } from './desks/taxonomy/queries.ts';
import { desks } from './newspaper.ts';
import { fillPaper, openPaper } from './openPaper.ts';
import { systemClock } from './platform/clock.ts';
import { createLog } from './platform/log.ts';
import { readSettings, type Settings } from './platform/settings.ts';
import { createListener } from './site/listener.ts';
import { createSite } from './site/server.tsx';
import { sentenceOf } from './startFailure.ts';

/** After this a connection that does not end is cut, so that a restart never hangs. */
const DRAIN_MS = 20_000;
/** The built server stands in dist/server. */
/** A film of two gigabytes over an office's line; the head of a request still has Node's own minute. */
const LONGEST_UPLOAD_MS = 30 * 60_000;

const projectDir = dirname(dirname(import.meta.dirname));

async function start(settings: Settings): Promise<void> {
  const log = createLog(settings.logLevel);
  const { paper, close } = await openPaper({ settings, clock: systemClock, log, desks, projectDir });
  const began = performance.now();
  if (await fillPaper(paper, desks, isEmptyPaper)) {
    process.stdout.write(`The demo newspaper is laid out (${((performance.now() - began) / 1000).toFixed(1)} s)\n`);
  }
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
    server.listen(settings.port, settings.host);
    await once(server, 'listening');
  } catch (error) {
    await closeAll();
    throw error;
  }

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    const cut = setTimeout(() => server.closeAllConnections(), settings.devReload ? 0 : DRAIN_MS);
    server.close();
    paper.live.close();
    server.closeIdleConnections();
    await once(server, 'close');
    clearTimeout(cut);
    await closeAll();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());

  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : settings.port;
  // Said last: whoever reads the address may already send a signal.
  process.stdout.write(
    [
      '',
      `  ${siteConfig.name} is out`,
      `  The newspaper   http://localhost:${port}/`,
      `  The newsroom    http://localhost:${port}/newsroom`,
      `  The API         http://localhost:${port}/api/docs`,
      `  Database        ${settings.databaseUrl ? 'PostgreSQL server' : `embedded, in ${settings.dataDir}`}`,
      ...(welcome
        ? [
            '',
            '  Nobody works here yet. Whoever opens this first is its administrator (once, within three days):',
            `  http://localhost:${port}${welcome}`,
          ]
        : []),
      '',
      '',
    ].join('\n'),
  );
}

try {
  await start(readSettings(process.env));
} catch (error) {
  process.stderr.write(`${sentenceOf(error)}\n`);
  process.exit(1);
}
