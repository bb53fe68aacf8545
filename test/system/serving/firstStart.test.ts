import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openPostgresServer } from '../../postgresServer.ts';
import { startApp } from '../../templateApp.ts';

test('a first start serves readers once the stories are there, and one that was killed is completed by the next', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'first-'));
  const page = async (url: string) => (await fetch(url)).text();
  try {
    const first = await startApp({ DATA_DIR: dataDir }, { early: true });
    expect(await page(`${first.url}/`)).toMatch(/href="\/news\//);
    expect(first.output()).toContain('The demo newspaper is laid out');
    await first.kill();
    expect(first.output()).not.toContain('printed editions are there');

    const second = await startApp({ DATA_DIR: dataDir });
    expect(second.output()).not.toContain('The demo newspaper is laid out');
    await expect.poll(() => second.output(), { timeout: 120_000, interval: 200 }).toContain('printed editions are there');
    const completed = [
      ['/epaper', /href="\/epaper\/ahmedabad\//],
      ['/mandi-bhav/crop/cotton', /₹/],
      ['/cricket', /href="\/cricket\/match\//],
      ['/election-2024', /543/],
      ['/classified/sale', /href="\/classified\/ad\//],
    ] as const;
    for (const [path, content] of completed) expect(content.test(await page(second.url + path)), path).toBe(true);
    await second.stop();

    const third = await startApp({ DATA_DIR: dataDir });
    await third.stop();
    expect(third.output()).not.toContain('printed editions');
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});

test('of two processes that start at once on an empty database one lays the demo out, and the other waits for it', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'first-'));
  const server = await openPostgresServer();
  try {
    const environment = { DATA_DIR: dataDir, DATABASE_URL: await server.createDatabase() };
    const both = await Promise.all([startApp(environment), startApp(environment)]);
    for (const { url } of both) expect(await (await fetch(`${url}/`)).text()).toMatch(/href="\/news\//);
    const said = () => both.map(({ output }) => output()).join('');
    const countOf = (line: RegExp) => said().match(line)?.length ?? 0;
    // The one that has waited may be out before the other has said that it is done.
    await expect.poll(() => countOf(/printed editions are there/g)).toBe(1);
    expect(countOf(/is laid out/g)).toBe(1);
    expect(said()).not.toContain('"level":50');
    for (const app of both) await app.stop();
  } finally {
    await server.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}, 240_000);
