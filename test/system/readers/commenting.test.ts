import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { articles } from '../../../src/desks/articles/tables.ts';
import { commentsQuery, lettersQuery } from '../../../src/desks/comments/reading/commentLists.ts';
import { commentDrafts, comments } from '../../../src/desks/comments/tables.ts';
import { presentVersion } from '../../presentVersion.ts';
import { staffMember } from '../openTestApp.ts';
import { planOf } from '../planOf.ts';
import { CommentSite } from './commentSite.ts';

const there = new CommentSite();
let ids: number[];
beforeAll(async () => {
  await there.open();
  ids = await there.quietStories();
});
afterAll(() => there.site.close());

/** A story that no other test has. */
const story = () => ids.shift() ?? 0;
const page = (id: number, query = '') => there.textOf(`/comments/${id}${query}`);
const addressOf = async (id: number) => /href="(\/news\/[^"]+)"/.exec(await page(id))?.[1] ?? '';

describe('a comment', () => {
  test('waits for a moderator, and is on the story’s page and the page of its comments at the next request', async () => {
    const id = story();
    const address = await addressOf(id);
    expect(await there.textOf(address)).toContain(`<a href="/comments/${id}">ટિપ્પણીઓ</a>`);
    expect(await page(id)).toContain('હજી કોઈ ટિપ્પણી નથી.');
    const device = await there.reader('ગૌરી જોશી');
    const row = await there.comment(device, id, 'ગામમાં પણ આવું પુસ્તકાલય હોવું જોઈએ.');
    expect([row.state, row.heldFor, row.name]).toEqual(['waiting', [], 'ગૌરી જોશી']);
    expect(await page(id)).not.toContain('ગામમાં પણ');
    expect(await (await device.ask('/account/comments')).text()).toContain('સંપાદકો વાંચે તેની રાહમાં');
    expect((await there.step(row.id, 'approve')).status).toBe(200);
    const html = await page(id);
    for (const part of ['ગામમાં પણ આવું પુસ્તકાલય', 'ગૌરી જોશી', `href="/comments/${row.id}/report"`]) expect(html).toContain(part);
    // Whom a reply or a report is about is in its own name, for those who go from link to link.
    for (const name of ['જવાબ આપો: ગૌરી જોશી', 'વાંધો નોંધાવો: ગૌરી જોશી']) expect(html).toContain(`aria-label="${name}"`);
    expect(await there.textOf(address)).toContain(`<a href="/comments/${id}">ટિપ્પણીઓ (1)</a>`);
    expect(await (await device.ask('/account/comments')).text()).toContain('પ્રગટ થઈ');
  });

  test('written before logging in is kept, and sent after it; a profile without a name asks for one', async () => {
    const id = story();
    const device = there.stranger();
    const form = `/comments/${id}/write`;
    const text = 'પહેલાં લખ્યું,\nપછી લૉગ ઇન કર્યું.';
    const sent = await there.send(device, form, { text });
    const next = `${form}?kept=1`;
    expect(sent.headers.get('location')).toBe(`/account/login?next=${encodeURIComponent(next)}`);
    const back = await device.logIn('9825399901', '+919825399901', next);
    expect(back.headers.get('location')).toBe(next);
    const before = await there.site.app.db.$count(comments);
    const html = await (await device.ask(next)).text();
    expect(html).toContain('પહેલાં લખ્યું,\nપછી લૉગ ઇન કર્યું.</textarea>');
    expect(html).toContain('હવે “મોકલો” દબાવો');
    // An address alone changes nothing.
    expect(await there.site.app.db.$count(comments)).toBe(before);
    const nameless = await there.send(device, next, { text }, 100);
    expect(nameless.status).toBe(400);
    const again = await nameless.text();
    expect(again).toContain('id="comment-name-problem"');
    expect(again).toContain('પહેલાં લખ્યું,');
    const done = await there.send(device, next, { text, name: 'હેમા વ્યાસ' }, 100);
    expect(done.headers.get('location')).toBe('/account/comments?state=received');
    // The form was first opened a minute ago: pressing “send” at once after the log-in is not too fast.
    expect(await there.newest()).toMatchObject({ state: 'waiting', name: 'હેમા વ્યાસ', text });
    expect(await there.site.app.db.$count(commentDrafts)).toBe(0);
  });

  test('and its replies stand in one thread, answers of the newspaper with a badge, picks first', async () => {
    const id = story();
    const [one, other] = [await there.reader('પહેલા વાચક'), await there.reader('બીજા વાચક')];
    const old = await there.published(one, id, 'સૌથી જૂની વાત.');
    const late = await there.published(other, id, 'સૌથી નવી વાત.');
    const reply = await there.published(other, id, 'જૂની વાતનો જવાબ.', old);
    const second = await there.published(one, id, 'જવાબનો જવાબ.', reply);
    expect((await there.row(second))?.parentId).toBe(old);
    const answer = await there.site.ask(there.editor, 'post', `/comments/${second}/answers`, { text: 'સંપાદકનો જવાબ.', authorId: null });
    expect(answer.status).toBe(200);
    expect((await there.newest()).parentId).toBe(old);
    const order = (html: string) =>
      ['સૌથી નવી વાત.', 'સૌથી જૂની વાત.', 'જૂની વાતનો જવાબ.', 'જવાબનો જવાબ.', 'સંપાદકનો જવાબ.'].map((text) => html.indexOf(text));
    const before = order(await page(id));
    expect(before).toEqual([...before].sort((a, b) => a - b));
    expect(before[0]).toBeGreaterThan(0);
    expect(await page(id)).toMatch(/કિરણ પટેલ<\/strong><span[^>]*>તંત્રી</);
    await there.step(old, 'pick');
    const picked = await page(id);
    expect(picked.indexOf('સૌથી જૂની વાત.')).toBeLessThan(picked.indexOf('સૌથી નવી વાત.'));
    expect(picked).toContain('તંત્રીની પસંદ');
    expect(late).toBeGreaterThan(0);
  });

  test('is not taken if it is empty, too long or about nothing; what was typed stays', async () => {
    const id = story();
    const device = await there.reader();
    const before = await there.site.app.db.$count(comments);
    const tries = ['', ' ', 'ક', `શરૂ ${'ક'.repeat(2_000)}`];
    for (const text of tries) {
      const sent = await there.send(device, `/comments/${id}/write`, { text });
      expect(sent.status).toBe(400);
      const html = await sent.text();
      expect(html).toContain('id="comment-text-problem"');
      if (text.length > 5) expect(html).toContain('શરૂ કકકક');
    }
    expect(await there.site.app.db.$count(comments)).toBe(before);
    await there.comment(device, id, 'ક્ષિ હા '.repeat(280));
    expect((await device.ask('/comments/987654/write')).status).toBe(404);
    expect((await there.site.get('/comments/987654')).status).toBe(404);
  });

  test('sent twice by a double click is stored once; NUL and markup do no harm', async () => {
    const id = story();
    const device = await there.reader();
    const since = /name="since" value="([^"]+)"/.exec(await (await device.ask(`/comments/${id}/write`)).text())?.[1] ?? '';
    there.pass(60_000);
    const before = await there.site.app.db.$count(comments);
    const text = 'બે વાર\0 દબાવ્યું <b>"જાડું"</b>.';
    const both = await Promise.all([1, 2].map(() => device.send(`/comments/${id}/write`, { since, text })));
    expect(both.map(({ status }) => status)).toEqual([303, 303]);
    expect(await there.site.app.db.$count(comments)).toBe(before + 1);
    const first = await there.newest();
    // Nor is it counted twice: three more are not more than usual.
    for (const word of ['એક', 'બે', 'ત્રણ']) for (const _ of both) await device.send(`/comments/${id}/write`, { since, text: `${word} વાત` });
    expect(await there.newest()).toMatchObject({ text: 'ત્રણ વાત', state: 'waiting' });
    await there.step(first.id, 'approve');
    expect(await page(id)).toContain('બે વાર દબાવ્યું &lt;b&gt;&quot;જાડું&quot;&lt;/b&gt;.');
  });

  test('is stored with the same words as an answer to each of two comments, and beside another one of emoji alone', async () => {
    const id = story();
    const asked = await there.comment(await there.reader(), id, 'પાણી ક્યારે આવશે?');
    const second = await there.comment(await there.reader(), id, 'વીજળી ક્યારે આવશે?');
    for (const { id: waiting } of [asked, second]) await there.step(waiting, 'approve');
    const device = await there.reader();
    const answers = [await there.comment(device, id, 'કાલે સવારે.', asked.id), await there.comment(device, id, 'કાલે સવારે.', second.id)];
    expect(answers.map(({ parentId }) => parentId)).toEqual([asked.id, second.id]);
    const emoji = [
      await there.comment(device, id, '👍👍'),
      await there.comment(device, id, '🙏🙏'),
      await there.comment(device, id, '🙏🙏'),
    ];
    expect(new Set(emoji.map((comment) => comment.id)).size).toBe(2);
  });

  test('is taken back by its reader only, and replies of others stay under a line', async () => {
    const id = story();
    const [one, other] = [await there.reader('માલિક'), await there.reader('બીજો')];
    const mine = await there.published(one, id, 'પાછી ખેંચાશે.');
    const reply = await there.published(other, id, 'આ જવાબ રહેશે.', mine);
    await other.send('/account/comments/withdraw', { id: String(mine) });
    expect(await page(id)).toContain('પાછી ખેંચાશે.');
    expect((await one.send('/account/comments/withdraw', { id: String(mine) })).headers.get('location')).toBe(
      '/account/comments?state=withdrawn',
    );
    const html = await page(id);
    expect(html).not.toContain('પાછી ખેંચાશે.');
    for (const part of ['ટિપ્પણી દૂર કરાઈ છે', 'આ જવાબ રહેશે.']) expect(html).toContain(part);
    await other.send('/account/comments/withdraw', { id: String(reply) });
    expect(await page(id)).toContain('હજી કોઈ ટિપ્પણી નથી.');
    expect((await one.send('/account/comments/withdraw', { id: 'x' })).status).toBe(303);
  });
});

describe('a story takes comments', () => {
  test('unless its editor says no, the site does, it is sensitive, or its days are over', async () => {
    const id = story();
    const device = await there.reader();
    const set = async (changes: object) => {
      await there.site.app.db.update(articles).set(changes).where(eq(articles.id, id));
      there.site.app.invalidate([`article:${id}`]);
    };
    const isOpen = async () => (await page(id)).includes(`href="/comments/${id}/write"`);
    const address = await addressOf(id);
    expect(await isOpen()).toBe(true);
    await set({ commenting: 'closed' });
    expect(await isOpen()).toBe(false);
    expect(await page(id)).toContain('આ સમાચાર પર હવે નવી ટિપ્પણી લેવાતી નથી.');
    expect(await there.textOf(address)).not.toContain(`/comments/${id}`);
    const sent = await device.send(`/comments/${id}/write`, { text: 'મોડું થયું?' });
    expect(sent.status).toBe(400);
    expect(await sent.text()).toContain('હવે નવી ટિપ્પણી લેવાતી નથી');
    await set({ commenting: 'site', sensitive: true });
    expect(await isOpen()).toBe(false);
    await set({ commenting: 'open' });
    expect(await isOpen()).toBe(true);
    await set({ sensitive: false, publishedAt: new Date(there.settings.at.getTime() - 15 * 86_400_000) });
    expect(await isOpen()).toBe(false);
    const administrator = staffMember('administrator');
    const settings = await (await there.site.ask(administrator, 'get', '/settings')).json();
    const save = async (changes: object) => {
      const version = await presentVersion(there.site, '/settings');
      return there.site.ask(administrator, 'put', '/settings', { ...settings, comments: { ...settings.comments, ...changes }, version });
    };
    await save({ closeAfterDays: 30 });
    expect(await isOpen()).toBe(true);
    await set({ commenting: 'site' });
    await save({ closeAfterDays: 30, isOpen: false });
    expect(await isOpen()).toBe(false);
    expect((await save({ closeAfterDays: 0 })).status).toBe(422);
    await save({});
  });
});

describe('spam', () => {
  const held = async (text: string, writingMs?: number) => {
    const sent = await there.send(await there.reader(), `/comments/${ids[0]}/write`, { text }, writingMs);
    expect(sent.headers.get('location')).toBe('/account/comments?state=received');
    const { state, heldFor } = await there.newest();
    return [state, ...heldFor];
  };

  test.each([
    ['many links', 'જુઓ https://a.example/x અને www.b.example અહીં.', ['held', 'links']],
    ['a foreign script', 'купите дешёвые часы прямо сейчас', ['held', 'language']],
    ['no letters', '12345 67890', ['held', 'language']],
    ['a letter again and again', 'વાહહહહહહહહહહ બહુ સરસ', ['held', 'repetition']],
    ['a sign again and again', 'સરસ!!!!!!!!!!!!', ['held', 'repetition']],
    ['a word again and again', 'ખરીદો ખરીદો ખરીદો ખરીદો ખરીદો ખરીદો', ['held', 'repetition']],
    ['one link', 'આ પણ જુઓ: https://www.gujarat.example/vanchan', ['waiting']],
    ['English', 'A very good story, thank you.', ['waiting']],
  ])('%s', async (_name, text, result) => {
    expect(await held(text)).toEqual(result);
  });

  test('sent faster than a person types, without a time, or with a time of its own', async () => {
    expect(await held('આટલું ઝડપથી કોઈ લખે નહીં.', 500)).toEqual(['held', 'fast']);
    for (const since of ['', '1.abc', `${Date.now().toString(36)}.${'a'.repeat(43)}`]) {
      await (await there.reader()).send(`/comments/${ids[0]}/write`, { text: `સમય વગર, ${since.length} અક્ષર`, since });
      expect((await there.newest()).heldFor).toEqual(['fast']);
    }
  });

  test('the same text of another reader', async () => {
    expect(await held('આ એક જ લખાણ બધે મોકલાય છે.')).toEqual(['waiting']);
    expect(await held('આ એક જ લખાણ, બધે મોકલાય છે!')).toEqual(['held', 'same']);
  });

  test('more than usual of one reader is held, and very much more is refused with what was typed', async () => {
    const device = await there.reader();
    const states: string[] = [];
    for (let at = 0; at < 21; at += 1) {
      const sent = await there.send(device, `/comments/${ids[0]}/write`, { text: `વાત નંબર ${'કખગઘચછજઝટઠડઢણતથદધનપફબ'[at]}` }, 5_000);
      if (sent.status === 429) expect(await sent.text()).toContain('વાત નંબર બ');
      else states.push((await there.newest()).heldFor.join());
    }
    expect(states).toEqual([...Array(6).fill(''), ...Array(14).fill('rate')]);
  });

  test('what fills in the hidden field is answered the same and dropped', async () => {
    const before = await there.site.app.db.$count(comments);
    const device = await there.reader();
    const sent = await there.send(device, `/comments/${ids[0]}/write`, { text: 'બધાં ખાનાં ભર્યાં.', website: 'https://x.example' });
    expect(sent.headers.get('location')).toBe('/account/comments?state=received');
    expect(await there.site.app.db.$count(comments)).toBe(before);
  });
});

describe('letters to the editor', () => {
  const letter = { subject: 'બસનો સમય', text: 'સવારની બસ વહેલી ઊપડી જાય છે.', name: 'દક્ષા રાવલ', city: 'પાટણ', email: 'daksha@example.com' };

  test('are written without an account, and listed once they are published, without the mail address', async () => {
    const sent = await there.send(there.stranger(), '/letters/write', letter);
    expect(sent.headers.get('location')).toBe('/letters/write?state=received');
    const row = await there.newest();
    expect(row).toMatchObject({ kind: 'letter', state: 'waiting', articleId: null, email: 'daksha@example.com', readerId: null });
    expect(await there.textOf('/letters')).not.toContain('બસનો સમય');
    await there.step(row.id, 'approve');
    const html = await there.textOf('/letters');
    for (const part of ['બસનો સમય', 'દક્ષા રાવલ, પાટણ', 'સવારની બસ વહેલી']) expect(html).toContain(part);
    expect(html).not.toContain('daksha@');
    expect(await there.textOf('/sitemap')).toContain('href="/letters"');
  });

  test('tell every error at its field', async () => {
    const sent = await there.send(there.stranger(), '/letters/write', { subject: '', text: 'ક', name: ' ', city: '', email: 'x@' });
    const html = await sent.text();
    expect(sent.status).toBe(400);
    for (const name of ['subject', 'text', 'name', 'city', 'email']) expect(html).toContain(`id="letter-${name}-problem"`);
  });
});

test('lists are read by their indexes', async () => {
  const { db } = there.site.app;
  const of = { page: 1, perPage: 10 };
  const plans = [await planOf(db, commentsQuery(db, 3, of).getSQL()), await planOf(db, lettersQuery(db, of).getSQL())];
  expect(plans[0]).toContain('comments_of_story');
  expect(plans[1]).toContain('comments_letters');
  for (const plan of plans) expect(plan).not.toMatch(/Seq Scan|Sort/);
});
