import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { openStaffAuth } from './desks/staff/accounts/staffAuth.ts';
import { drainableServer } from './platform/drainableServer.ts';
import type { App } from './site/app.ts';
import { keepBuiltFiles } from './site/builds/builtFiles.ts';
import type { Desk } from './site/desk.ts';
import { endSlowBodies } from './site/serving/endSlowBodies.ts';
import { limitPipelining } from './site/serving/limitPipelining.ts';
import { createListener } from './site/serving/listener.ts';
import { createSite } from './site/serving/server.tsx';

/** Time after which remaining connections are closed: an upload, a client that does not read. */
const DRAIN_MS = 3_500;
/** Time for open resources to close after that; together with the time above, a process ends within five seconds. */
const CLOSE_MS = 1_200;
/**
 * Queue of connections waiting to be accepted. With Node's default of 511, bursts of readers would be dropped by the system and retry
 * seconds later.
 */
const BACKLOG = 4_096;
/** Enough for a 2 GB video over an office connection; the request headers still have Node's own limit of a minute. */
const MAX_UPLOAD_MS = 30 * 60_000;
/** Longer than the usual minute for which proxies keep a connection: a connection closed just as it is reused is an error. */
const KEEP_ALIVE_MS = 75_000;

/** With the embedded database nobody else needs the files, and its first readers go before them. */
const KEEP_FILES_AFTER_MS = 20_000;

type Served = { port: number; stop: () => Promise<void>; renderPage: (path: string) => Promise<void> };

/** Serves an open app until a signal ends it; `close` closes the app itself. `renderPage` renders a page before a reader asks for it. */
export async function serveApp(
  app: App,
  desks: readonly Desk[],
  { projectDir, close }: { projectDir: string; close: () => Promise<void> },
): Promise<Served> {
  const opened = desks.flatMap((desk) => desk.open?.(app) ?? []);
  const stoppingSignal = new AbortController();
  const site = createSite(app, desks, {
    opened,
    staffAuth: openStaffAuth(app),
    dist: `${projectDir}/dist`,
    stopping: stoppingSignal.signal,
  });
  const server = createServer(
    { requestTimeout: MAX_UPLOAD_MS, keepAliveTimeout: KEEP_ALIVE_MS },
    limitPipelining(endSlowBodies(createListener(app, site))),
  );
  const drain = drainableServer(server);
  const report = (error: unknown) => app.log.error({ error }, 'something could not be closed in order');
  const keepFiles = () =>
    keepBuiltFiles(app, `${projectDir}/dist`).catch((error: unknown) => app.log.error({ error }, 'the built files could not be kept'));
  let keepsLater: NodeJS.Timeout | undefined;
  // A page that another process is asked for next may name them. During development each save would keep some megabytes.
  if (app.settings.databaseUrl && !app.settings.devReload) await keepFiles();
  else if (!app.settings.devReload) keepsLater = setTimeout(keepFiles, KEEP_FILES_AFTER_MS).unref();
  const closeAll = async () => {
    await Promise.all(opened.map((one) => one.close().catch(report)));
    await close().catch(report);
  };
  try {
    server.listen({ port: app.settings.port, host: app.settings.host, backlog: BACKLOG });
    await once(server, 'listening');
  } catch (error) {
    await closeAll();
    throw error;
  }

  if (app.settings.smtpUrl === undefined && !app.messages.hasOutbox) app.log.warn('SMTP_URL is not set: no mail can be sent');

  const stopOnce = async () => {
    stoppingSignal.abort();
    clearTimeout(keepsLater);
    app.live.close();
    await drain(app.settings.devReload ? 0 : DRAIN_MS);
    const late = wait(CLOSE_MS, 'late' as const, { ref: false });
    if ((await Promise.race([closeAll(), late])) === 'late') report('it took too long');
  };
  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping ??= stopOnce();
    return stopping;
  };
  // Exits even if something is still open, such as a timer or a query that does not end.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop().then(() => process.exit()));

  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : app.settings.port;
  const renderPage = async (path: string) => {
    await (await site.fetch(new Request(new URL(path, app.settings.siteUrl)))).body?.cancel();
  };
  return { port, stop, renderPage };
}
