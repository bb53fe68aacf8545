import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { readStory } from '../../../src/desks/articles/queries.ts';
import { importedItems } from '../../../src/desks/importing/tables.ts';
import { plainText } from '../../../src/platform/document/plainText.ts';
import { removeStories } from '../../publishStory.ts';
import { newsroomOf } from '../stories/newsroomStory.ts';
import { openOldSite } from './oldSite.ts';

const { site, move, fixture, written, changed, sends, storyOf, close } = await openOldSite();
afterAll(close);

describe('an export of WordPress', () => {
  test('moves in with its names, pictures and old addresses', async () => {
    const { counted, report: message, wrong, hosts } = await move(fixture('juna-samachar.xml'));
    expect(wrong).toBe('');
    expect([counted('stories read'), counted('published'), counted('pictures taken in')]).toEqual([15, 5, 4]);
    expect(hosts).toContain('https://juna-samachar.example');

    const story = await storyOf('101');
    expect(story).toMatchObject({ headline: 'ગિરનારની પરિક્રમા', deck: 'લીલી પરિક્રમાનું વર્ણન', language: 'gu', slug: 'girnar-parikrama' });
    expect(story.publishedAt.toISOString()).toBe('2019-05-04T06:30:00.000Z');
    expect([story.category.name, story.parentCategory?.name]).toEqual(['ગિરનાર', 'પ્રવાસ ડાયરી']);
    expect(story.authors.map(({ name }) => name)).toEqual(['મીરા દવે']);
    expect(story.tags.map(({ name }) => name)).toEqual(['યાત્રા']);
    expect(story.picture?.alt).toBe('માથાની તસવીર');
    expect(story.pictureCaption).toBe('માથે મૂકેલી');
    expect(story.body.content.map(({ type }) => type)).toEqual(['paragraph', 'picture', 'paragraph', 'gallery', 'video', 'paragraph']);
    expect(plainText(story.body)).toContain('જૂની ઢબનું લખાણ, અને બીજી વાર્તા.');
    expect(JSON.stringify(story.body)).toContain('"href":"/2019/05/biji-varta/"');
    expect(plainText(story.body)).not.toMatch(/alert|ad_banner|[[\]]/);
    expect(message).toContain('story 101 "ગિરનારની પરિક્રમા": dropped shortcode ad_banner');
    expect(counted('comments added')).toBe(2);

    for (const old of ['/2019/05/girnar-parikrama/', '/2019/05/girnar-juni', '/?p=101']) {
      const answer = await site.get(old);
      expect([answer.status, answer.headers.get('location')], old).toEqual([301, story.address]);
    }
    const page = await site.get(story.address);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('ગિરનારનું શિખર');
    expect((await site.get(`/category/${encodeURIComponent('પ્રવાસ-જૂનો')}/dungar/girnar/`)).headers.get('location')).toMatch(
      /^\/category\/girnar/,
    );
    expect((await site.get('/author/meera/')).headers.get('location')).toMatch(/^\/author\/meera_\d+$/);
  });

  test('finds the paper’s own categories and cities by their names', async () => {
    const story = await storyOf('102');
    expect([story.category.slug, story.city?.slug]).toEqual(['sports', 'ahmedabad']);
    expect(story.slug).toMatch(/^varasad/);
    expect(story.body.content.map(({ type }) => type)).toEqual(['paragraph', 'heading', 'bulletList', 'video']);
    expect(plainText(story.body)).toContain('બ્લૉકમાં લખેલો ફકરો.');
    const old = '/2019/05/%E0%AA%B5%E0%AA%B0%E0%AA%B8%E0%AA%BE%E0%AA%A6-%E0%AA%A8%E0%AB%80-%E0%AA%86%E0%AA%97%E0%AA%BE%E0%AA%B9%E0%AB%80/';
    expect((await site.get(old)).headers.get('location')).toBe(story.address);
  });

  test('two posts with one address are two stories; where there is no moment in UTC, the paper’s own zone holds', async () => {
    const [first, second] = [await storyOf('103'), await storyOf('104')];
    expect(first.id).not.toBe(second.id);
    expect(second.publishedAt.toISOString()).toBe('2018-01-02T04:30:00.000Z');
    expect((await storyOf('111')).headline).toBe('Tom & Jerry – ખાસ');
  });

  test('tells what was left out, and why', async () => {
    const { report: message, counted } = await move(fixture('juna-samachar.xml'));
    for (const line of [
      'story 114 "": left out, for it belongs to the drafts without a word',
      'post 115 "Auto Draft": left out, for it belongs to the posts that are only begun',
      'page "અમારા વિશે" /2019/05/amara-vishe/: stays as it is written here',
      'story 108 "વિભાગ વગરની વાર્તા": left out, for it belongs to the posts that stand in no category',
      'story 109 "": left out, for it belongs to the posts without a headline',
      'story 110 "ખાલી વાર્તા": left out, for it belongs to the posts without a text',
      'story 103 "બે વાર આવેલી": left out, for it belongs to the posts that stand twice in the file',
    ])
      expect(message).toContain(line);
    expect(counted('left out: attachments (taken as pictures where a story shows them)')).toBe(3);
    expect([counted('published'), counted('revised'), counted('unchanged'), counted('pictures taken in')]).toEqual([0, 0, 10, 0]);
  });

  test('what could not be had is tried again; what changed is revised; what editors took out stays out', async () => {
    const before = await storyOf('102');
    await sends('https://juna-samachar.example/wp-content/uploads/2019/05/not-there.jpg');
    const again = await move(fixture('juna-samachar.xml'));
    expect([again.counted('revised'), again.counted('unchanged')]).toEqual([1, 9]);
    const after = await storyOf('102');
    expect([after.id, after.picture === undefined]).toEqual([before.id, false]);

    await removeStories(site.app, [(await storyOf('104')).id]);
    const corrected = changed('juna-samachar.xml', (text) =>
      text.replace('પહેલી.', 'પહેલી, સુધારેલી.').replace('બીજી.]]>', 'બીજી, સુધારેલી.]]>'),
    );
    const { counted } = await move(corrected);
    expect([counted('revised'), counted('published')]).toEqual([1, 0]);
    expect(counted('left out: posts that editors have taken out of the paper')).toBe(1);
    expect(plainText((await storyOf('103')).body)).toBe('પહેલી, સુધારેલી.');
  });

  test('goes where --category says when it has none, and nowhere in a dry run', async () => {
    const dry = await move(fixture('juna-samachar.xml'), { category: 'crops', dryRun: true });
    expect([dry.counted('would be published'), dry.counted('published')]).toEqual([1, 0]);
    await expect(storyOf('108')).rejects.toThrow();
    await move(fixture('juna-samachar.xml'), { category: 'crops' });
    expect((await storyOf('108')).category.slug).toBe('crops');
    expect((await move(fixture('juna-samachar.xml'), { category: 'nowhere' })).wrong).toBe('There is no category "nowhere".');
  });

  test('of the first version, with its faults, moves in as well', async () => {
    const { counted, wrong } = await move(fixture('version-1-0.xml'));
    expect([wrong, counted('published')]).toEqual(['', 1]);
    const story = await storyOf('5');
    expect([story.headline, story.category.name, story.tags[0]?.name, story.authors[0]?.name]).toEqual([
      'પહેલી નોંધ & થોડું',
      'વિચાર',
      'જૂની વાત',
      'ramesh',
    ]);
    expect((await site.get('/blog/?p=5')).headers.get('location')).toBe(story.address);
  });
});

describe('an export of WordPress with plug-ins', () => {
  test('is tried without reporting what a run would bring', async () => {
    const dry = await move(fixture('plugins.xml'), { dryRun: true });
    const counts = ['would be published', 'pictures that would be taken in', 'dropped: picture', 'dropped: shortcode gallery'];
    expect(counts.map(dry.counted)).toEqual([3, 7, 0, 0]);
  });

  test('keeps all authors, plain names and what search engines are told', async () => {
    const { wrong, counted, report: message } = await move(fixture('plugins.xml'));
    expect([wrong, counted('published'), counted('left out: terms of the taxonomy gaam')]).toEqual(['', 3, 1]);
    const story = await storyOf('201');
    expect((await storyOf('203')).category.slug).toBe('kala-biju');
    for (const list of ['mulakat-biju', 'natak', 'kala'])
      expect(await (await site.get(`/category/${list}/1`)).text(), list).toContain('નાટક ફરી મંચ પર');
    expect((await storyOf('203')).body.content.map(({ type }) => type)).toEqual(['paragraph', 'gallery']);
    expect(story.authors.map(({ name }) => name)).toEqual(['રવિ જોશી & સાથી', 'હેતલ દવે']);
    expect(story.tags.map(({ name }) => name)).toEqual(['ગીત & સંગીત']);
    const { category, parentCategory } = await storyOf('202');
    expect([story.category.name, `${parentCategory?.name}/${category.name}`]).toEqual(['ખાસ મુલાકાત', 'કલા & સંસ્કૃતિ/નાટકની દુનિયા']);
    expect(story.pictureCaption).toBe('મંચ પર કલાકારો & સાથી');
    expect(story).toMatchObject({
      searchTitle: 'નાટક ફરી મંચ પર: બુકિંગ & સમય',
      searchDescription: 'ક્યાં અને ક્યારે જોશો',
      socialHeadline: 'આ નાટક ચૂકશો નહીં',
      canonical: '',
      noindex: true,
    });
    expect(await storyOf('202')).toMatchObject({ searchTitle: '', canonical: 'https://agency.example/lekh', noindex: false });
    expect(story.body.content.map(({ type }) => type)).toEqual(['paragraph', 'gallery', 'paragraph']);
    expect(plainText(story.body)).toContain('રિહર્સલની ક્ષણો');
    for (const line of [
      'story 201 "નાટક ફરી મંચ પર": dropped reusable block',
      'story 201 "નાટક ફરી મંચ પર": dropped block acme/poll',
      'story 202 "પડદા પાછળ": its main picture is an attachment that the file does not have: export the media too',
      'story 202 "પડદા પાછળ": dropped picture of a gallery that the file does not have',
    ])
      expect(message).toContain(line);
  });

  test('is found at what WordPress puts behind an address, and at its authors’', async () => {
    const { address } = await storyOf('201');
    for (const old of ['/2024/02/natak-fari/amp/', '/2024/02/natak-fari/feed/', '/2024/02/natak-fari/amp?utm_source=x'])
      expect((await site.get(old)).headers.get('location'), old).toBe(address);
    expect((await site.get('/category/kala/natak/page/3/')).headers.get('location')).toMatch(/^\/category\/natak/);
    expect((await site.get('/author/ravi-joshi/')).headers.get('location')).toMatch(/^\/author\//);
    expect((await site.get('/2024/02/none/amp')).status).toBe(404);
  });

  test('can be corrected here, although it stands in two categories', async () => {
    const { chief, one, saved, stepped } = newsroomOf(site);
    const { id } = await storyOf('201');
    await saved(chief, await one(id), { headline: 'નાટક ફરી મંચ પર આવ્યું' });
    await stepped(chief, id, 'update');
    expect(await (await site.get('/category/kala/1')).text()).toContain('નાટક ફરી મંચ પર આવ્યું');
  });
});

describe('what is still being written there', () => {
  const idOf = async (original: string) => {
    const [row] = await site.app.db
      .select()
      .from(importedItems)
      .where(eq(importedItems.original, `story:${original}`));
    if (!row) throw new Error(`Nothing has come from ${original}`);
    return row.ourId;
  };
  const forEditing = async (original: string) => newsroomOf(site).one(await idOf(original));
  const again = (...changes: [string, string][]) =>
    move(changed('juna-samachar.xml', (text) => changes.reduce((so, [from, to]) => so.replace(from, to), text)));

  test('comes into the newsroom’s hands, and before no reader', async () => {
    const draft = await forEditing('105');
    expect(draft).toMatchObject({ state: 'draft', version: 1, plannedFor: null, ownerName: '' });
    expect(draft.working).toMatchObject({ headline: 'અધૂરો લેખ', slug: 'adhuro', language: 'gu' });
    expect(draft.working.body.content).toHaveLength(1);
    expect((await forEditing('112')).state).toBe('in_review');
    expect(await forEditing('113')).toMatchObject({ state: 'draft', plannedFor: '2093-01-26', scheduledAt: null });
    expect((await forEditing('106')).state).toBe('draft');
    expect((await forEditing('116')).working).toMatchObject({ headline: '', slug: '', categoryId: null });
    const ids = await Promise.all(['105', '106', '112', '113', '116'].map(idOf));
    for (const id of ids) expect(await readStory(site.app.db, id)).toBeUndefined();
    expect((await site.get('/?p=105')).status).toBe(200);
    const result = await (await site.ask(newsroomOf(site).chief, 'get', `/stories?filter=${encodeURIComponent('{"q":"અધૂરો લેખ"}')}`)).json();
    expect(result.data.map(({ id }: { id: number }) => id)).toContain(await idOf('105'));
  });

  test('is revised while nobody here has touched it, and published here when it is published there', async () => {
    const { counted } = await again(['કાચો.', 'પાકો.'], ['2093-01-26 00:10:00', '2093-01-27 00:10:00']);
    expect([counted('revised'), counted('published'), counted('unchanged')]).toEqual([2, 0, 9]);
    expect(JSON.stringify((await forEditing('105')).working.body)).toContain('પાકો.');
    expect((await forEditing('113')).plannedFor).toBe('2093-01-27');
    const before = await idOf('105');
    const draft = '<wp:status><![CDATA[draft]]></wp:status>';
    const out = await again(['કાચો.', 'પાકો.'], [draft, draft.replace('draft', 'publish')], ['2093-01-26 00:10:00', '2093-01-27 00:10:00']);
    expect([out.counted('published'), out.counted('revised')]).toEqual([1, 0]);
    const story = await storyOf('105');
    expect([story.id, plainText(story.body), story.publishedAt.toISOString()]).toEqual([before, 'પાકો.', '2019-05-04T06:30:00.000Z']);
    expect((await site.get('/2019/05/adhuro/')).headers.get('location')).toBe(story.address);
    expect(await forEditing('105')).toMatchObject({ state: 'published', publishedVersion: 3 });
  });

  test('is the newsroom’s as soon as someone here has worked on it', async () => {
    const { chief, saved, stepped } = newsroomOf(site);
    await saved(chief, await forEditing('112'), { headline: 'વંચાઈ ગયું' });
    await stepped(chief, await idOf('106'), 'trash');
    const { counted, report: message } = await again(['વાંચવા જેવું.', 'ફરી લખેલું.'], ['ખાનગી.', 'જાહેર.'], ['શીર્ષક વગરની', 'નામ વગરની']);
    expect(message).toContain('story 112 "ચકાસણી બાકી": left out, for it belongs to the posts that the newsroom has worked on since');
    expect(message).toContain('story 106 "ખાનગી લેખ": left out, for it belongs to the posts that editors have taken out of the paper');
    expect(message).toContain('story 105 "અધૂરો લેખ": left out, for it belongs to the posts that readers can read here, but no longer there');
    expect([counted('revised'), counted('published')]).toEqual([2, 0]);
    expect((await forEditing('112')).working.headline).toBe('વંચાઈ ગયું');
  });
});

describe('a file that is broken', () => {
  test.each([
    ['cut-off.xml', /^The file is cut off in line \d+, after \d+ whole parts: export it anew\.$/],
    ['broken.xml', /^The file is broken in line \d+, after \d+ whole parts: /],
    ['wrong-encoding.xml', /^The file is not written in utf-8 throughout/],
    ['unknown-encoding.xml', /^The file says that it is written in "gopika-8"/],
  ])('%s is told in one sentence', async (name, sentence) => {
    const { wrong } = await move(changed(name, (text) => text));
    expect(name === 'wrong-encoding.xml' ? (await move(fixture(name))).wrong : wrong).toMatch(sentence);
  });

  test.each([
    ['nothing.xml', '', /is empty\.$/],
    ['plain.txt', 'કંઈક', /is neither an export of WordPress/],
    ['archive.zip', 'PK\u0003\u0004\u0014', /is packed: unpack it/],
    ['pages.json', '{\n  "pages": [{"title": "એક"}]\n}', /is JSON, but not a story a line/],
    ['page.xml', '<?xml version="1.0"?><html><body/></html>', /neither an RSS nor an Atom feed nor an export of WordPress\.$/],
  ])('%s is no source', async (name, text, sentence) => {
    expect((await move(written(name, text))).wrong).toMatch(sentence);
  });
});

describe('feeds and lines', () => {
  test('an RSS feed moves in', async () => {
    const { counted, wrong, report: message } = await move(fixture('feed.rss'));
    expect([wrong, counted('published'), counted('left out: posts without a date')]).toEqual(['', 2, 1]);
    const story = await storyOf('gaam-1');
    expect(story).toMatchObject({ headline: 'કપાસના ભાવ વધ્યા', deck: 'ટૂંકસાર.', slug: 'bhav-vadhya' });
    expect(story.publishedAt.toISOString()).toBe('2024-11-20T06:49:41.000Z');
    expect([story.category.slug, story.tags[0]?.name, story.authors[0]?.name]).toEqual(['crops', 'બજાર ભાવ', 'રમેશ પટેલ']);
    expect((await storyOf('https://gaam.example/tunk')).body.content).toHaveLength(1);
    expect(message).toContain('the picture https://elsewhere.example/a.jpg:');
    expect((await site.get('/kapas/bhav-vadhya.html')).headers.get('location')).toBe(story.address);
  });

  test('an Atom feed moves in, XHTML in the order in which it stands', async () => {
    const { counted, wrong } = await move(fixture('feed.atom'));
    expect([wrong, counted('published')]).toEqual(['', 2]);
    const story = await storyOf('tag:nondh.example,2025:1');
    expect([story.headline, story.category.name, story.authors[0]?.name]).toEqual(['દરિયો & રેતી', 'પ્રકૃતિ', 'હેમા શાહ']);
    expect(plainText(story.body)).toBe('પહેલાં દરિયો પછી રેતી.\nબીજો.');
    expect(story.updatedAt.toISOString()).toBe('2025-01-02T04:30:00.000Z');
    expect((await storyOf('tag:nondh.example,2025:2')).body.content).toHaveLength(2);
  });

  test('lines move in, and bad ones are told by their numbers', async () => {
    const { counted, report: message } = await move(fixture('stories.ndjson'));
    expect([counted('published'), counted('lines that could not be read')]).toEqual([3, 4]);
    expect(message).toContain('line 4: is no JSON');
    expect(message).toContain('line 5: publishedAt: is no date');
    expect(message).toMatch(/line 7: title: /);
    const { rows } = await site.app.db.execute<{ id: number }>(`select id from articles where headline = 'પહેલો લેખ'`);
    const story = await readStory(site.app.db, Number(rows[0]?.id));
    expect([story?.category.slug, story && plainText(story.body)]).toEqual(['agriculture', 'એક.\nબે < ત્રણ.']);
  });

  test('a category gets no address that belongs to other pages', async () => {
    const line = (title: string, category: string) =>
      JSON.stringify({ id: `reserved-${category}`, title, text: 'વાત.', publishedAt: '2022-02-05', categories: [category] });
    const { wrong } = await move(written('reserved.ndjson', `${line('મોબાઇલની વાત', 'Mobile')}\n${line('શૉર્ટ્સની વાત', 'shorts')}\n`));
    expect(wrong).toBe('');
    const slugs = await Promise.all(['reserved-Mobile', 'reserved-shorts'].map(async (id) => (await storyOf(id)).category.slug));
    expect(slugs).toEqual(['mobile-2', 'shorts-2']);
  });
});
