import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openDatabase } from '../../../src/platform/database.ts';
import { decrypt, newBrowser, openPushService } from '../../pushService.ts';
import { freshDataDir, startApp } from '../../templateApp.ts';
import { seedBrowsers, seedCampaign } from './seedBrowsers.ts';

const BROWSERS = 3_000;
/** Each time the messages under way, and the outcomes of three batches that are not recorded yet. */
const MAX_SENT_AGAIN = 600;
const PATIENCE_MS = 180_000;

test(
  'a fan-out killed outright twice ends with every browser reached, and no browser shows the message twice',
  async () => {
    const { dataDir, remove } = freshDataDir();
    const service = await openPushService();
    const browser = newBrowser('');
    const within = async <Result>(work: (db: Awaited<ReturnType<typeof openDatabase>>['db']) => Promise<Result>): Promise<Result> => {
      const { db, close } = await openDatabase({ databaseUrl: undefined, dataDir });
      try {
        return await work(db);
      } finally {
        await close();
      }
    };
    const environment = { DATA_DIR: dataDir, PUSH_ORIGINS: service.origin };
    // The first start makes what a start makes; migrations of the template are done.
    await within(async (db) => {
      await seedBrowsers(db, service.origin, browser, BROWSERS);
      await seedCampaign(db);
    });
    service.answers.to = () => ({ status: 201, afterMs: 30 });
    const reached = () => new Set(service.received.map(({ path }) => path)).size;
    for (const killAt of [500, 1_700]) {
      const app = await startApp(environment);
      while (reached() < killAt) await wait(5);
      await app.kill();
      expect(reached()).toBeLessThan(BROWSERS);
    }
    const app = await startApp(environment);
    while (reached() < BROWSERS) await wait(50);
    const ended = () => within((db) => db.execute(sql`select state, sent, expired, failed from push_campaigns`));
    // What has been received may not be recorded yet.
    let count = 0;
    while (count !== service.received.length) {
      count = service.received.length;
      await wait(1_500);
    }
    await app.stop();
    expect((await ended()).rows).toEqual([{ state: 'sent', sent: BROWSERS, expired: 0, failed: 0 }]);
    const again = service.received.length - BROWSERS;
    expect(again).toBeLessThanOrEqual(MAX_SENT_AGAIN);
    // What is sent again is the same message, which a browser shows once (`push.test.ts` of the browser tests), and replaces itself where
    // it still waits (`Topic`).
    const ids = new Set(service.received.map(({ body }) => JSON.parse(decrypt(browser, body)).id));
    expect(ids.size).toBe(1);
    expect(new Set(service.received.map(({ headers }) => headers['topic'])).size).toBe(1);
    await service.close();
    remove();
  },
  PATIENCE_MS,
);
