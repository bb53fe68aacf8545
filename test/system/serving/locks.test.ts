import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../../../src/platform/database.ts';
import { searchKeysOf } from '../../../src/platform/text/search/searchKeys.ts';
import { openPostgresServer } from '../../postgresServer.ts';
import { fillSmallApp } from '../../smallApp.ts';
import { openTestApp, staffMember } from '../openTestApp.ts';

const cleanUp: (() => unknown)[] = [];
afterAll(async () => {
  for (const remove of cleanUp.reverse()) await remove();
});

test('a correction does not hold the lists while it waits for a word that somebody else is adding', async () => {
  const server = await openPostgresServer();
  cleanUp.push(server.close);
  const databaseUrl = await server.createDatabase();
  const { categoryId, remove } = await fillSmallApp(databaseUrl);
  cleanUp.push(remove);
  const newspaper = await openTestApp({ environment: { DATABASE_URL: databaseUrl } });
  cleanUp.push(newspaper.close);
  const other = await openDatabase({ databaseUrl, dataDir: '' });
  cleanUp.push(other.close);
  const chief = staffMember('chief-editor');
  const draft = { title: 'પૂરનાં દૃશ્યો', kind: 'watch', categoryId, seconds: 30, youtubeVideoUrl: 'https://youtu.be/dQw4w9WgXcQ' };
  const created = await newspaper.ask(chief, 'post', '/videos', draft);
  expect(created.status, await created.clone().text()).toBe(200);
  const { id } = await created.json();
  expect((await newspaper.ask(chief, 'post', `/videos/${id}/publish?version=1`, {})).status).toBe(200);

  const title = 'ઝંઝાવાતી પૂર';
  const [word = ''] = [...searchKeysOf([{ text: 'ઝંઝાવાતી', weight: 'A' }]).words];
  const lists = sql`select * from tallies where kind = 'watch' for update nowait`;
  await other.db.transaction(async (tx) => {
    // Somebody else publishes a text with the same new word.
    await tx.execute(sql`insert into search_words (word, loose, sound, skeleton) values (${word}, '', '', '')`);
    const correction = newspaper.ask(chief, 'put', `/videos/${id}?version=2`, { ...draft, title });
    const isWaiting = async () =>
      (await server.query<{ n: number }>(`select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock'`))[0]?.n;
    while ((await isWaiting()) !== 1) await wait(20);
    await tx.execute(lists);
    cleanUp.push(() => correction);
  });
  const stored = () => server.query<{ title: string }>('select title from videos', [], databaseUrl.slice(databaseUrl.lastIndexOf('/') + 1));
  await expect.poll(stored).toEqual([{ title }]);
});
