import { join } from 'node:path';
import { z } from 'zod';
import { readSecret } from './platform/accounts/secrets.ts';
import { keepSharedTime } from './platform/background/sharedTime.ts';
import { openTagListeners } from './platform/background/tagListeners.ts';
import { TaggedCache } from './platform/cache/taggedCache.ts';
import { CHANGES_CHANNEL } from './platform/change.ts';
import { type Clock, elapsedMs } from './platform/clock.ts';
import { migrateDatabase, type OpenDatabase, openDatabase } from './platform/database.ts';
import { asDatabaseRefusal, asServerRefusal } from './platform/databaseRefusal.ts';
import { checkDataDir } from './platform/dataDir.ts';
import { createImageProxy } from './platform/images/imageProxy.ts';
import { outsideFetch } from './platform/images/outsideFetch.ts';
import { openRenderer } from './platform/images/renderApart.ts';
import { openVariantStore } from './platform/images/variantStore.ts';
import { openLiveHub } from './platform/live/liveHub.ts';
import type { Log } from './platform/log.ts';
import { openMessages } from './platform/messages/messages.ts';
import { forgetReads } from './platform/reads/keptReads.ts';
import type { Settings } from './platform/settings.ts';
import { checkStorage } from './platform/storage/checkStorage.ts';
import { openStorage, uploadsFolder } from './platform/storage/openStorage.ts';
import type { Storage } from './platform/storage/storage.ts';
import { sweepUnfinished } from './platform/storage/wholeFile.ts';
import type { App, Fragment } from './site/app.ts';
import { createCardAddresses } from './site/cards/cardAddress.ts';
import { gatherContributions } from './site/contributions.ts';
import type { Desk } from './site/desk.ts';
import { openPageDictionaries } from './site/dictionary/pageDictionaries.ts';
import { openAssets } from './site/document/assets.ts';
import { createLeftOutLog } from './site/leftOutLog.ts';
import { liveKinds } from './site/live/live.ts';
import { bytesOf, type CachedResponse } from './site/pages/cachedResponse.ts';
import { createLimits } from './site/serving/limits.ts';
import { knownSentenceOf } from './startFailure.ts';

type Given = { settings: Settings; clock: Clock; log: Log; desks: readonly Desk[]; projectDir: string };

type Opened = { app: App; database: OpenDatabase; close: () => Promise<void> };

const FRAGMENTS_BYTES = 16 * 1024 * 1024;

/**
 * Opens the newspaper: its folders, its database (migrated), and its caches, which are invalidated by changes in other processes. Throws
 * `WrongSetting`, `FolderInUse` and `NewerDatabase` for problems that the operator can fix.
 */
export async function openApp(given: Given): Promise<Opened> {
  const { settings, clock, log } = given;
  checkDataDir(settings.dataDir);
  const storage = openStorage(settings.storageUrl, settings.dataDir);
  await checkStorage(storage, settings, log);
  await Promise.all([storage.sweep(clock()), sweepUnfinished(uploadsFolder(settings.dataDir), clock())]);
  const onLost = (error: unknown) => log.warn({ error }, 'a connection to the database was lost');
  const onEnded = (error: unknown) => {
    // A process without its database would let everybody wait; whoever keeps it running starts it again.
    log.fatal({ error }, 'the embedded database has ended, and this process with it');
    process.stderr.write(`${knownSentenceOf(error) ?? 'The embedded database has ended: start again.'}\n`);
    process.exit(1);
  };
  const database = await openDatabase(settings, onLost, onEnded).catch((error: unknown) => {
    throw settings.databaseUrl ? asDatabaseRefusal(error, settings.databaseUrl) : error;
  });
  try {
    return await openOn(database, storage, given);
  } catch (error) {
    await database.close();
    throw settings.databaseUrl ? asServerRefusal(error, settings.databaseUrl) : error;
  }
}

/** All that stands on the database; the caller closes that if this fails. */
async function openOn(database: OpenDatabase, storage: Storage, { settings, clock, log, desks, projectDir }: Given): Promise<Opened> {
  await migrateDatabase(database, join(projectDir, 'migrations'));
  const { readTime } = database;
  const endSharedTime = readTime && (await keepSharedTime({ clock, readTime, log }));
  const now = () => elapsedMs(clock);
  const onStaleServed = (key: string, error: unknown) => log.warn({ key, error }, 'an older copy was shown');
  const limits = createLimits(settings, log);
  const pages = new TaggedCache<CachedResponse>({
    maxBytes: settings.cacheBytes,
    sizeOf: bytesOf,
    now,
    onStaleServed,
    limit: limits.renders,
  });
  const fragments = new TaggedCache<Fragment>({ maxBytes: FRAGMENTS_BYTES, sizeOf: ({ bytes }) => bytes, now, onStaleServed });
  const listeners = openTagListeners();
  const invalidateHere = (tags: readonly string[]) => {
    forgetReads(tags);
    fragments.invalidate(tags);
    pages.invalidate(tags);
    live.changed(tags);
    listeners.changed(tags);
  };
  const invalidateAll = () => {
    forgetReads();
    fragments.invalidateAll();
    pages.invalidateAll();
    live.changedPerhaps();
    listeners.changedPerhaps();
  };
  const leftOut = createLeftOutLog(log);
  const contributions = gatherContributions(desks, settings, leftOut.onLeftOut);
  const live = openLiveHub({
    kinds: liveKinds(contributions.live, () => app),
    mostConnections: settings.liveConnections,
    now,
    onError: (topic, error) => log.warn({ topic, error }, 'what is live could not be told'),
  });
  const renderer = openRenderer();
  const images = createImageProxy({
    storage,
    outside: outsideFetch({ hosts: settings.imageHosts }),
    store: openVariantStore({
      folder: join(settings.dataDir, 'images'),
      maxBytes: settings.imageCacheBytes,
      onError: (error) => log.error({ error }, 'the store of pictures is out of order'),
      onDamaged: (name) => log.warn({ name }, 'a picture was damaged on disk and is made anew'),
    }),
    render: renderer.render,
    renderCard: renderer.renderCard,
    siteUrl: settings.siteUrl,
    log,
    now: () => clock().getTime(),
  });
  const cards = createCardAddresses(await readSecret(database.db, 'card-addresses'));
  const messages = openMessages(database.db, settings);
  const assets = openAssets(join(projectDir, 'dist'));
  const dictionaries = await openPageDictionaries({ db: database.db, clock, log }, () => assets().pageStyles.version);
  const app: App = {
    db: database.db,
    invalidate: (tags) => {
      invalidateHere(tags);
      if (tags.length > 0) bus?.publish(tags);
    },
    settings,
    clock,
    log,
    assets,
    storage,
    messages,
    images,
    cards,
    demoDir: join(projectDir, 'demo'),
    pages,
    fragments,
    dictionaries,
    listeners,
    live,
    limits,
    contributions,
    leftOut: leftOut.counts,
  };
  const bus = settings.redisUrl
    ? await (await import('./platform/redisBus.ts')).openRedisBus(settings.redisUrl, { onTags: invalidateHere, onGap: invalidateAll, log })
    : undefined;
  // Also beside Redis: commands run without its address, and a process may end before it has told Redis.
  const unlisten = await database
    .listen(CHANGES_CHANNEL, (notice) => invalidateHere(parseTags(notice, log)), invalidateAll)
    .catch((error: unknown) => {
      if (!bus) throw error;
      log.warn({ error }, 'the database does not tell of changes: only Redis does');
      return undefined;
    });
  return {
    app,
    database,
    close: async () => {
      endSharedTime?.();
      live.close();
      messages.close();
      await Promise.all([unlisten?.(), bus?.close()]);
      await renderer.close();
      await database.close();
    },
  };
}

/** Parses another process's notification; logs and ignores anything that is not a list of tags. */
function parseTags(notice: string, log: Log): string[] {
  try {
    return z.array(z.string()).parse(JSON.parse(notice));
  } catch (error) {
    log.warn({ notice: notice.slice(0, 200), error }, 'a notice of changes was not understood');
    return [];
  }
}
