import { createWriteStream, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isEmptySite, readTopic } from '../../../src/content/topics/queries.ts';
import { addBookmark } from '../../../src/desks/bookmarks/commands.ts';
import { receiveComment, reportComment } from '../../../src/desks/comments/commands.ts';
import { handleEnquiry, receiveEnquiry, storeReply } from '../../../src/desks/enquiries/commands.ts';
import { follow } from '../../../src/desks/follows/commands.ts';
import { arrangePage } from '../../../src/desks/frontpage/commands.ts';
import { receiveGrievance } from '../../../src/desks/grievances/commands.ts';
import { exportSite } from '../../../src/desks/importing/backup/exportSite.ts';
import { isAlreadyThere, restoreSite } from '../../../src/desks/importing/backup/restoreSite.ts';
import { confirmSubscription, noteAddress, unsubscribe } from '../../../src/desks/newsletter/commands.ts';
import { addRedirects } from '../../../src/desks/redirects/commands.ts';
import { shorten } from '../../../src/desks/shortlinks/commands.ts';
import { desks } from '../../../src/newspaper.ts';
import { openApp } from '../../../src/openApp.ts';
import { createLog } from '../../../src/platform/log.ts';
import { addressHash } from '../../../src/platform/messages/addressHash.ts';
import { readSettings } from '../../../src/platform/settings.ts';
import { renameTopic } from '../../renameTopic.ts';
import { freshDataDir } from '../../templateApp.ts';
import { openTestApp, staffMember, type TestApp } from '../openTestApp.ts';
import { runCommand } from '../runCommand.ts';
import { newsroomOf } from '../stories/newsroomStory.ts';

const folder = mkdtempSync(join(tmpdir(), 'export-'));
const inFolder = (name: string) => join(folder, name);
const first = inFolder('first.ndjson');
const kinds = desks.flatMap((desk) => desk.exportTables ?? []);
const projectDir = join(import.meta.dirname, '../../..');
/** Making an empty database, and starting programs, takes long on a busy machine. */
const PATIENCE_MS = 180_000;

const open = (dataDir: string) =>
  openApp({ settings: readSettings({ DATA_DIR: dataDir }), clock: () => new Date(), log: createLog('silent'), desks, projectDir });
type Opened = Pick<Awaited<ReturnType<typeof open>>, 'app'>;

async function exportTo({ app }: Opened, file: string, files: string) {
  const stream = createWriteStream(file);
  const outcome = await exportSite(app, kinds, stream, files);
  stream.end();
  await finished(stream);
  return outcome;
}

let source: TestApp;
let empty: Awaited<ReturnType<typeof open>>;

/** A demo paper in which editors have worked, and a paper in which nobody has. */
beforeAll(async () => {
  source = await openTestApp();
  empty = await open(inFolder('empty'));
  const { app } = source;
  const kutch = await readTopic(app.db, 'category', 'kutch');
  await renameTopic(app, kutch?.id ?? 0, 'kachchh');
  const slots = [{ position: 0, articleId: 3, until: '2030-01-01T00:00:00.000Z' }];
  await arrangePage(app, 'home', { version: 0, blocks: [{ block: 'home:top', slots }] }, new Date());
  for (const email of ['reader@savar.example', 'waiting@savar.example', 'erased@savar.example'])
    await noteAddress(app, email, new Date('2026-11-01T05:00:00Z'));
  await confirmSubscription(
    app,
    addressHash('reader@savar.example'),
    { consent: '2026-11-23', editionIds: [] },
    new Date('2026-11-02T05:00:00Z'),
  );
  await unsubscribe(app, addressHash('erased@savar.example'), new Date('2026-11-03T05:00:00Z'));
  await workOnEnquiry(app);
  await fileGrievance(app);
  await app.db.execute(sql`insert into readers (id, name, email, interests) values ('r1', 'મીરા', '919825012345@phone.invalid', '{1,2}')`);
  await app.db.execute(
    sql`insert into reader_passkeys (id, user_id, rp_id, public_key, counter, transports, name) values ('Zm9v', 'r1', 'savar.example', 'AAAA', 7, '{internal}', 'ફોન')`,
  );
  await addBookmark(app, 'r1', 3);
  await follow(app, 'r1', { kind: 'topic', id: kutch?.id ?? 0 });
  await writeComment(app);
  await shorten(app, '/news/crops/x-1');
  await addRedirects(app, [{ from: '/2019/05/જૂની/', to: '/news/crops/x-1' }]);
  await workOnStories(source);
  // A story that moved in and was taken out again: nothing else may have its id.
  await app.db.execute(
    sql`insert into imported_items (source, original, our_id) values ('juna.example', 'story:9', nextval(pg_get_serial_sequence('articles', 'id')))`,
  );
  const { files } = await exportTo(source, first, inFolder('files'));
  expect(files?.missing).toEqual([]);
}, PATIENCE_MS);
afterAll(async () => {
  await source.close();
  await empty.close();
  rmSync(folder, { recursive: true });
});

/** An enquiry that is assigned and answered: the accounts of the staff are not moved, but all else is. */
async function workOnEnquiry(app: TestApp['app']): Promise<void> {
  const now = new Date();
  const by = { id: 'editor', name: 'હેતલ રાવલ' };
  const email = 'sender@savar.example';
  await receiveEnquiry(app, { kind: 'advertising', name: 'ભાવેશ શેઠ', email, message: 'બિયારણ' }, { client: undefined, now });
  await app.db.execute(sql`insert into staff (id, name, email, role) values ('editor', 'હેતલ રાવલ', 'hetal@savar.example', 'desk-editor')`);
  await handleEnquiry({ ...app, by }, 1, { version: 1, state: 'in-hand', assigneeId: 'editor', note: 'ફોન કર્યો' }, now);
  await storeReply({ ...app, by }, 1, { version: 2, subject: 'ભાવ', text: 'ભાવપત્રક' }, now);
}

/** A comment that is held, a report on one of the demo's, and a reader who may not go on. */
async function writeComment(app: TestApp['app']): Promise<void> {
  const arrival = { client: undefined, now: new Date() };
  await receiveComment(app, { articleId: 3, parentId: undefined, readerId: 'r1', name: 'મીરા', text: 'સરસ!!!!!!!!!' }, arrival);
  await reportComment(app, { commentId: 1, readerId: 'r1', reason: 'other', note: 'જુઓ' }, arrival);
  await app.db.execute(sql`insert into comment_blocks (reader_id, reason, at) values ('r1', 'અપમાન', now())`);
}

const fileGrievance = ({ db, invalidate, clock }: TestApp['app']) => {
  const draft = { name: 'જયા દવે', email: 'jaya@savar.example', about: '/news/crops/x-1', kind: 'fact', message: 'આંકડો ખોટો છે.' } as const;
  return receiveGrievance({ db, invalidate, clock }, draft, { client: undefined, now: clock() });
};

const far = new Date(Date.now() + 30 * 86_400_000).toISOString();

/** A story at every point of its way that an export must not lose. */
async function workOnStories(site: TestApp): Promise<void> {
  const { begin, saved, step, stepped, chief, idOf } = newsroomOf(site);
  const ofReporter = staffMember('reporter', { name: 'મીરા દવે' });
  const published = await begin(chief, { headline: 'છપાયેલી', topicIds: [await idOf('author', 'hetal-raval')] });
  await stepped(chief, published.id, 'publish');
  await saved(chief, await stepped(chief, published.id, 'withdraw', { note: 'માહિતી ખોટી હતી.' }), { deck: 'ફરી તપાસી.' });
  const revised = await begin(chief, { headline: 'બદલાતી' });
  await saved(chief, await stepped(chief, revised.id, 'publish'), { headline: 'બદલાયેલી, હજી વાચકો સામે નહીં' });
  const [picture] = (await site.app.db.execute<{ key: string }>(sql`select key from pictures order by key limit 1`)).rows;
  const told = await begin(chief, {
    headline: 'કહેલી',
    searchTitle: 'શોધનું શીર્ષક',
    searchDescription: 'શોધનું વર્ણન',
    socialHeadline: 'વહેંચવાની હેડલાઇન',
    socialPictureKey: picture?.key ?? null,
    canonical: 'https://mool.example/x',
    noindex: true,
    dateline: 'ભુજ',
    sponsor: 'દુકાન',
  });
  await saved(chief, await stepped(chief, told.id, 'publish'), { searchTitle: 'બદલાયેલું શીર્ષક' });
  await site.app.db.execute(sql`update topics set search_title = 'શોધ', search_description = 'વર્ણન', noindex = true where slug = 'pani'`);
  await site.app.db.execute(sql`update authors set same_as = '{https://x.com/hetal,https://hetal.example/}'`);
  const due = await begin(chief, { headline: 'સમય નક્કી' });
  await stepped(chief, due.id, 'schedule', { at: far });
  await stepped(chief, (await begin(chief, { headline: 'નકામી' })).id, 'trash');
  const draft = await begin(ofReporter, { headline: 'અધૂરો મુસદ્દો', categoryId: null });
  await saved(ofReporter, draft, { headline: 'અધૂરો મુસદ્દો, આગળ વધ્યો' });
  // Saved from a version that no longer stands: kept, and told.
  expect((await step(chief, draft.id, 'publish')).status).toBe(422);
  expect((await site.ask(ofReporter, 'put', `/stories/${draft.id}`, { version: 1, working: draft.working })).status).toBe(409);
  await site.app.db.execute(sql`
    insert into schedule_alarms (story_id, kind, due_at, at, error, attempts)
    values (${due.id}, 'failed', now(), now(), '{"gu":"ચિત્ર નથી.","en":"There is no picture."}', 2)`);
}

const linesOf = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '');

describe('an export that is not whole or not right', () => {
  const at = (lines: string[], record: string) => lines.findIndex((line) => line.startsWith(`{"record":"${record}"`));

  test.each([
    ['cut off', (lines: string[]) => lines.slice(0, -1), /^The export is cut off: its last line is missing\.$/],
    ['cut off in a line', (lines: string[]) => [...lines.slice(0, 40), lines[40]?.slice(0, 20) ?? ''], /^Line 41 is no record\.$/],
    [
      'without a line',
      (lines: string[]) => lines.toSpliced(at(lines, 'newsletter-removal'), 1),
      /says that it has \d+ records, but there are \d+\.$/,
    ],
    ['of a newer paper', (lines: string[]) => ['{"record":"paper","format":99}', ...lines.slice(1)], /newer version/],
    ['of an older paper', (lines: string[]) => ['{"record":"paper","format":1}', ...lines.slice(1)], /older version/],
    ['without a heading', (lines: string[]) => lines.slice(1), /^The first line does not say/],
    ['with two ends', (lines: string[]) => [...lines, lines.at(-1) ?? ''], /^Line \d+ stands behind the end/],
    [
      'with an unknown record',
      (lines: string[]) => lines.toSpliced(5, 0, '{"record":"spell"}'),
      /^Line 6: this paper knows no record "spell"\.$/,
    ],
    [
      'with a wrong value',
      (lines: string[]) => lines.toSpliced(at(lines, 'topic'), 1, lines[at(lines, 'topic')]?.replace('"id":1,', '"id":"one",') ?? ''),
      /^Line \d+: id: /,
    ],
    [
      'with a story in a state that there is not',
      (lines: string[]) => lines.map((line) => line.replace('"state":"withdrawn"', '"state":"asleep"')),
      /^Line \d+: state: /,
    ],
    [
      'with a story in a category that is not there',
      (lines: string[]) =>
        lines.map((line) =>
          line.startsWith('{"record":"article","id":7,') ? line.replace(/"categoryId":\d+/, '"categoryId":999999') : line,
        ),
      /^In the records "article" from line \d+ on: /,
    ],
  ])('%s is refused in one sentence, and the paper stays empty', async (name, change, sentence) => {
    const file = inFolder(`${name}.ndjson`);
    writeFileSync(file, `${change(linesOf(first)).join('\n')}\n`);
    await expect(restoreSite(empty.app, kinds, file, undefined)).rejects.toThrow(sentence);
    expect(await isEmptySite(empty.app)).toBe(true);
  });
});

describe('an export', () => {
  test('names each record of each kind', () => {
    const entry = new Set(linesOf(first).map((line) => JSON.parse(line).record));
    const expected = [
      'paper',
      'topic',
      'former-slug',
      'author',
      'picture',
      'menu-item',
      'video',

      'article',
      'placement',
      'reads',
    ];
    const editorial = ['story', 'story-revision', 'schedule-alarm', 'front-arrangement'];
    const others = [
      ...editorial,
      'heat',
      'web-story',
      'web-story-page',
      'gallery',
      'gallery-picture',
      'edition',
      'edition-page',
      'front-slot',
    ];
    const last = [
      'static-page',
      'reader',
      'reader-passkey',
      'bookmark',
      'follow',
      'comment',
      'comment-report',
      'comment-block',
      'newsletter-removal',
      'subscriber',
      'newsletter-edition',
      'newsletter-choice',
      'enquiry',
      'enquiry-reply',
      'grievance',
      'grievance-mail',
      'short-link',
      'redirect',
      'end',
    ];
    expect([...expected, ...others, ...last].filter((kind) => !entry.has(kind))).toEqual([]);
  });

  test(
    'imported into an empty paper is exported again byte for byte, with every file',
    async () => {
      const { records, files } = await restoreSite(empty.app, kinds, first, inFolder('files'));
      expect(records).toBe(linesOf(first).length - 2);
      expect(files.missing).toEqual([]);
      const second = inFolder('second.ndjson');
      await exportTo(empty, second, inFolder('files-again'));
      expect(readFileSync(second).equals(readFileSync(first))).toBe(true);
      const all = (name: string) => readdirSync(inFolder(name), { recursive: true, encoding: 'utf8' }).sort();
      expect(all('files-again')).toEqual(all('files'));
      expect(all('files').filter((name) => name.endsWith('.m3u8')).length).toBeGreaterThan(0);
      expect(await isAlreadyThere(empty.app, kinds, first)).toBe(true);
      expect(await readDerived(empty)).toEqual(await readDerived(source));
      await noteAddress(empty.app, 'another@savar.example', new Date());
      expect(await isAlreadyThere(empty.app, kinds, first)).toBe(false);
    },
    PATIENCE_MS,
  );

  test('has every table of the paper, but for those that follow from others or are nobody else’s business', async () => {
    const { rows } = await source.app.db.execute<{ name: string }>(
      sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
    );
    const exported = new Set(kinds.map(({ table }) => table));
    const derived = ['search_documents', 'search_words', 'search_fills', 'mandi_days', 'mandi_lines', 'tallies', 'subscriber_count'];
    // Counted searches are kept for some months only, and their networks are told apart by a secret of the site.
    // A browser's subscription is bound to a secret of the site, and messages name how many of them got one.
    const notMoved =
      /^(announcement(s|_receivers|s_told)|attempts|audience_presence|audit_log|built_files|classified_old_files|comment_drafts|mandi_fetches|newsletter_(deliveries|issues)|notification(s|_.*)|outbox|page_dictionaries|push_.*|reader_(codes|credentials|sessions|verifications)|retention_runs|search_queries|secrets|staff(_.*)?|story_locks)$/;
    const forgotten = rows.map(({ name }) => name).filter((name) => !exported.has(name) && !derived.includes(name) && !notMoved.test(name));
    expect(forgotten, 'add it to the desk’s exportTables.ts, or say here why not').toEqual([]);
  });
});

/** What is not exported, and must be the same nevertheless. */
async function readDerived({ app }: Opened) {
  const read = async (query: string) => (await app.db.execute(sql.raw(query))).rows;
  return {
    counts: await read('select id, story_count from topics order by id'),
    // When a list changed is a matter of each installation.
    tallies: await read('select kind, topic_id, grain, starts, items from tallies where items > 0 order by 1, 2, 3, 4'),
    search: await read('select kind, item_id, published_at, title_words, head::text, keys::text from search_documents order by 1, 2'),
    pictureSearch: await read('select key, search::text from pictures order by 1'),
    topicKeys: await read('select id, keys::text from topics order by 1'),
    mediaSearch:
      await read(`select 'video' as kind, id, search::text from videos union all select 'gallery', id, search::text from galleries
      union all select 'web story', id, search::text from web_stories order by 1, 2`),
    storyKeys: await read('select id, keys::text from stories order by 1'),
    subscribers: await read('select subscribers, confirmed from subscriber_count'),
    nextStory: await read(`select nextval(pg_get_serial_sequence('articles', 'id')) >
      greatest((select max(id) from stories), (select max(our_id) from imported_items where original like 'story:%')) as goes_on`),
    nextVersion: await read(`select nextval(pg_get_serial_sequence('story_revisions', 'id')) > max(id) as goes_on from story_revisions`),
    next: await read(`select nextval(pg_get_serial_sequence('topics', 'id')) > max(id) as goes_on from topics`),
  };
}

test(
  'the commands write the same to a file and to the standard output, and fill no paper that has begun',
  async () => {
    const other = freshDataDir();
    const file = inFolder('by-command.ndjson');
    expect(await runCommand('export', other.dataDir, [file])).toEqual({ code: 0, out: '', stderr: expect.stringMatching(/^\d+ lines \(/) });
    expect((await runCommand('export', other.dataDir, ['-'])).out === readFileSync(file, 'utf8')).toBe(true);
    expect(await runCommand('import', other.dataDir, [file])).toMatchObject({ code: 0, out: 'The paper holds all of this already.\n' });
    const refused = await runCommand('import', other.dataDir, [first]);
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringMatching(/^The paper is not empty: .*\.$/) });
    expect((await runCommand('export', other.dataDir, [join(folder, 'no', 'folder.ndjson')])).stderr).toMatch(
      /cannot be written \(ENOENT\)\.$/,
    );
    expect((await runCommand('export', other.dataDir, [])).stderr).toMatch(/^<file> is missing: the file to write/);
    other.remove();
  },
  PATIENCE_MS,
);
