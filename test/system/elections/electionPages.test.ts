import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readElection } from '../../../src/desks/elections/queries.ts';
import { openTestApp, staffMember, type TestApp } from '../openTestApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const read = async (path: string): Promise<string> => {
  const response = await app.get(path);
  expect([path, response.status]).toEqual([path, 200]);
  return response.text();
};
const inMain = (html: string): string => html.slice(html.indexOf('<main'), html.indexOf('</main>'));
/** What a reader reads: no tags, single spaces. */
const textOf = (html: string): string =>
  inMain(html)
    .replaceAll('<!-- -->', '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
/** The seats of the table, by their addresses. */
const seatsIn = (html: string): (string | undefined)[] =>
  [...inMain(html).matchAll(/<th scope="row"><a href="[^"]+\/seat\/([^"]+)"/g)].map(([, slug]) => slug);

describe('the addresses of elections', () => {
  test('are the elections’ own names, and take nobody else’s', async () => {
    expect(textOf(await read('/election-2024'))).toContain('લોકસભા ચૂંટણી 2024');
    expect(textOf(await read('/gujarat-2027'))).toContain('ગુજરાત વિધાનસભા ચૂંટણી 2027');
    expect((await app.get('/nothing-2031')).status).toBe(404);
    expect((await app.get('/election-2024/nothing')).status).toBe(404);
    expect((await app.get('/election-2024/seat/nothing')).status).toBe(404);
    for (const path of ['/search', '/sitemap', '/epaper', '/newsletter', '/webstories']) await read(path);
  });

  test('without a name lead to the current election, for now', async () => {
    for (const part of ['all-seats', 'gujarat-seats', 'star-candidates', 'live-news', 'schedule']) {
      const response = await app.get(`/${part}`);
      expect([response.status, response.headers.get('location')]).toEqual([302, `/election-2024/${part}`]);
      await read(`/election-2024/${part}`);
      await read(`/gujarat-2027/${part}`);
    }
  });

  test('of states are by year, and a state’s own election is its page', async () => {
    expect(textOf(await read('/election/2024/uttar-pradesh'))).toMatch(/ભાજપ 0 33 33 .*સપા 0 37 37/);
    const own = await app.get('/election/2027/gujarat');
    expect([own.status, own.headers.get('location')]).toEqual([301, '/gujarat-2027']);
    for (const path of [
      '/election/2024/nowhere',
      '/election/1999/gujarat',
      '/election/x/gujarat',
      '/candidate/0',
      '/candidate/x',
      '/candidate/999999999',
      '/election-2024/candidate/x',
      '/gujarat-2027/candidate/1',
    ])
      expect([path, (await app.get(path)).status]).toEqual([path, 404]);
  });
});

describe('the pages of the Lok Sabha of 2024', () => {
  test('show the tally, the house, the parties and the states', async () => {
    const html = await read('/election-2024');
    const text = textOf(html);
    expect(text).toContain('543માંથી 543 બેઠકનું પરિણામ જાહેર');
    expect(text).toMatch(/ભાજપ 0 240 240 303 −63 કોંગ્રેસ 0 99 99 52 \+47 આપ 0 3 3 1 \+2 અન્ય 0 201 201 187 \+14 બાકી 0 કુલ બેઠક 0 543 543/);
    expect(text).toMatch(/એનડીએ બહુમતી મળી 0 293 293 −60 ઇન્ડિયા 0 234 234/);
    expect(text).toContain('સપા 0 37 37 5 +32 4.58%');
    expect(html).toContain('લોકસભા ચૂંટણી 2024, ગૃહનું ચિત્ર: ભાજપ 240, કોંગ્રેસ 99, આપ 3, અન્ય 201, બાકી 0');
    // As many dots as seats, each with a length: of lines without one Chrome prints nothing.
    const chamber = inMain(html).match(/<svg[^>]*role="img".*?<\/svg>/s)?.[0] ?? '';
    expect(chamber.match(/m-?\d+[ -]\d+h1/gi)).toHaveLength(543);
    expect(inMain(html).match(/href="\/election\/2024\/[a-z-]+"/g)).toHaveLength(36);
    expect(html).toContain('data-live="tally-box:election-2024"');
  });

  test('map Gujarat: a link for each seat that says how it stands', async () => {
    const html = inMain(await read('/election-2024/gujarat-seats'));
    const links = [...html.matchAll(/<a href="\/election-2024\/seat\/([a-z-]+)" aria-label="([^"]+)"/g)];
    expect(links).toHaveLength(26);
    const changes = new Map(links.map(([, slug, label]) => [slug, label]));
    expect(changes.get('banaskantha')).toBe('બનાસકાંઠા: કોંગ્રેસ, વિજેતા, 30,406');
    expect(changes.get('surat')).toBe('સુરત: ભાજપ, બિનહરીફ');
    expect(seatsIn(html)).toHaveLength(26);
    expect(
      inMain(await read('/gujarat-2027/gujarat-seats')).match(/<a href="\/gujarat-2027\/seat\/[a-z0-9-]+" aria-label="[^"]+પરિણામ બાકી"/g),
    ).toHaveLength(182);
  });

  test('show a seat with its votes and margin, and its candidates', async () => {
    const seat = await read('/election-2024/seat/banaskantha');
    expect(textOf(seat)).toMatch(/ગેનીબેન ઠાકોર વિજેતા કોંગ્રેસ 6,71,883 48\.83% રેખાબેન ચૌધરી ભાજપ 6,41,477 46\.62%/);
    expect(textOf(seat)).toMatch(/નોટા 22,167 .*અન્ય ઉમેદવાર \(8\) 22,751 સરસાઈ 30,406 મત/);
    expect(textOf(seat)).not.toMatch(/રેખાબેન ચૌધરી ભાજપ ડિપોઝિટ/);
    expect(textOf(seat).match(/ડિપોઝિટ જપ્ત/g)).toHaveLength(2);
    const lost = await read(
      /href="(\/candidate\/\d+)"(?:(?!<li)[\s\S])*?ડિપોઝિટ જપ્ત/.exec(inMain(seat).replace(/^[\s\S]*?રેખાબેન/, ''))?.[1] ?? '',
    );
    expect(textOf(lost)).toMatch(/સ્થાન [34] ડિપોઝિટ જપ્ત/);
    const candidate = /href="(\/candidate\/\d+)"/.exec(inMain(await read('/election-2024/seat/wayanad')))?.[1] ?? '';
    const html = await read(candidate);
    expect(textOf(html)).toMatch(/રાહુલ ગાંધી .*વિજેતા: સરસાઈ 3,64,422 .*બીજી બેઠક પરથી પણ: રાયબરેલી/);
    expect(html).toContain('"@type":"PoliticalParty"');
    // Two independents of one name are two people.
    const [, other = ''] = /બીજી બેઠક પરથી પણ<!-- -->: <a href="([^"]+)"/.exec(html) ?? [];
    const standsFor = (party: string) =>
      app.app.db.execute(`update election_candidates set party = '${party}' where name_en = 'Rahul Gandhi'`);
    await standsFor('IND');
    const alone = textOf(await read(other));
    await standsFor('INC');
    expect(alone).toContain('રાહુલ ગાંધી');
    expect(alone).not.toContain('બીજી બેઠક');
    const ofElection = await app.get(`/election-2024${candidate}`);
    expect([ofElection.status, ofElection.headers.get('location')]).toEqual([301, candidate]);
  });

  test('tell the day in lines and the schedule in phases', async () => {
    const html = await read('/election-2024/live-news');
    expect(textOf(html)).toMatch(/4 Jun 2024, 11:30 PM મુખ્ય .*4 Jun 2024, 9:40 PM .*મુંબઈ ઉત્તર-પશ્ચિમ ›/);
    expect(html).toContain('"@type":"LiveBlogPosting"');
    expect((await app.get('/election-2024/live-news?page=9')).status).toBe(404);
    expect(textOf(await read('/election-2024/schedule'))).toMatch(
      /તબક્કો 1 શુક્રવાર, 19 એપ્રિલ 2024 7:00 AM થી 6:00 PM .*મતગણતરી મંગળવાર, 4 જૂન 2024/,
    );
  });

  test('do not call the last line of a declared election new, and date it', async () => {
    for (const path of ['/election-2024', '/election-2024/live-news']) {
      const text = textOf(await read(path));
      expect(text).not.toContain('હમણાં');
      // On the page of all lines it is the first of them.
      expect(text.match(/4 Jun 2024, 11:30 PM (મુખ્ય )?પરિણામ: ભાજપ 240/g)).toHaveLength(1);
    }
    expect(textOf(await read('/election-2024'))).toMatch(/છેલ્લી ખબર 4 Jun 2024, 11:30 PM પરિણામ: ભાજપ 240/);
  });

  test('have nothing of their drawings in lite pages', async () => {
    const lite = await read('/lite/election-2024');
    expect(textOf(lite)).toContain('લોકસભા ચૂંટણી 2024');
    expect(lite).not.toMatch(/ષટ્કોણ|ટપકું|નકશો છોડીને|href="#regions"/);
  });

  test('list seats that changed hands, with the rest of them, so that the table adds up', async () => {
    const table = /<section[^>]*aria-labelledby="flow".*?<\/section>/s.exec(await read('/election-2024'))?.[0] ?? '';
    const text = table.replaceAll('<!-- -->', '').replace(/<[^>]+>/g, ' ');
    const changed = Number(/પલટાયેલી બેઠક: (\d+)/.exec(text)?.[1]);
    const seats = [...table.matchAll(/<td>(\d+)<\/td><\/tr>/g)].map(([, count]) => Number(count));
    expect(seats).toHaveLength(9);
    expect(seats.reduce((sum, count) => sum + count, 0)).toBe(changed);
    expect(text).toContain('બાકીની બેઠકો');
  });

  test('show a seat without a poll once as such, without votes, and leave it out of the count', async () => {
    const seat = textOf(await read('/election-2024/seat/surat'));
    expect(seat).toMatch(/બિનહરીફ મતદાન વિના ચૂંટાયા મુકેશ દલાલ ભાજપ/);
    const [, afterNote = ''] = seat.split('એકમાત્ર બિનહરીફ બેઠક');
    expect(afterNote.match(/બિનહરીફ/g)).toHaveLength(1);
    expect(seat).not.toMatch(/ 0 /);
    expect(textOf(await read('/election-2024/schedule'))).toMatch(/મતગણતરી .*542 બેઠક/);
  });

  test('are in the site map, on the front page and beside stories', async () => {
    expect(await read('/sitemap')).toContain('href="/election-2024"');
    const front = await read('/');
    expect(front).toContain('data-block="election"');
    expect(textOf(front)).toContain('ભાજપ 0 240 240');
    expect(await read('/recent-news/1')).toContain('href="/election-2024"');
  });
});

describe('the table of all seats', () => {
  const table = (query = '') => read(`/election-2024/all-seats${query}`);

  test('has pages of fifty', async () => {
    const first = await table();
    expect(seatsIn(first)).toHaveLength(50);
    expect(seatsIn(await table('?page=11'))).toHaveLength(43);
    expect((await app.get('/election-2024/all-seats?page=12')).status).toBe(404);
    expect(first).toContain('<link rel="canonical" href="https://savar.example/election-2024/all-seats"');
    expect(first).not.toContain('noindex');
  });

  test('filters by state, party, state of the result and words, together too', async () => {
    expect(seatsIn(await table('?state=gujarat'))).toHaveLength(26);
    expect(seatsIn(await table('?state=gujarat&party=INC'))).toEqual(['banaskantha']);
    expect(seatsIn(await table('?state=gujarat&changed=1'))).toEqual(['banaskantha']);
    expect(seatsIn(await table('?result=uncontested'))).toEqual(['surat']);
    expect(seatsIn(await table(`?q=${encodeURIComponent('વારાણસી')}`))).toEqual(['varanasi']);
    const chosen = await table('?state=gujarat&party=INC');
    expect(chosen).toMatch(/<option value="gujarat" selected="">/);
    expect(chosen).toContain('noindex');
    for (const typed of ['varanasi', 'Varansi', 'વારાણસી', 'મોદી varanasi'])
      expect(seatsIn(await table(`?q=${encodeURIComponent(typed)}`)), typed).toEqual(['varanasi']);
    expect(seatsIn(await table('?q=77&state=uttar-pradesh'))).toEqual(['varanasi']);
    const led = await app.get(`/election-2024/seat/${encodeURIComponent('વારાણસી')}`);
    expect([led.status, led.headers.get('location')]).toEqual([301, '/election-2024/seat/varanasi']);
    expect(textOf(await table('?q=zzzz'))).toContain('આવી કોઈ બેઠક મળી નહીં');
    expect((await app.get('/election-2024/all-seats?state=nowhere')).status).toBe(404);
    // What else means nothing is as if it were not there.
    for (const query of ['?result=x', '?sort=x&order=x', '?page=x', '?changed=x', '?q=&state=&party=&result='])
      expect([query, seatsIn(await table(query)).length]).toEqual([query, 50]);
    expect(seatsIn(await table(`?q=${'%25'.repeat(20)}`))).toEqual([]);
  });

  test('sorts by links in its head that keep what is chosen', async () => {
    const html = await table('?state=gujarat');
    const link =
      inMain(html)
        .replaceAll('<!-- -->', '')
        .match(/<a href="([^"]+sort=margin[^"]*)"/)?.[1]
        ?.replaceAll('&amp;', '&') ?? '';
    expect(link).toBe('/election-2024/all-seats?state=gujarat&sort=margin&order=desc');
    const sorted = await read(link);
    expect(seatsIn(sorted)[0]).toBe('navsari');
    expect(sorted).toMatch(/aria-sort="descending"[^>]*><a href="\/election-2024\/all-seats\?state=gujarat&amp;sort=margin"/);
    expect(seatsIn(await table('?sort=margin'))[0]).toBe('mumbai-north-west');
  });
});

describe('an election before its first result', () => {
  test('shows what stood last time, and says what is to come', async () => {
    const text = textOf(await read('/gujarat-2027'));
    expect(text).toContain('મતગણતરી હજી શરૂ થઈ નથી: કુલ બેઠક 182');
    expect(text).toContain('2022માં કયા પક્ષને કેટલી બેઠક મળી હતી');
    expect(textOf(await read('/gujarat-2027/star-candidates'))).toContain('જાણીતા ચહેરા અહીં દેખાશે');
    expect(textOf(await read('/gujarat-2027/live-news')).match(/દરેક ક્ષણની ખબર અહીં આવશે/g)).toHaveLength(1);
    expect(textOf(await read('/gujarat-2027/schedule'))).toContain('ચૂંટણી પંચ તારીખો જાહેર કરે');
    expect(textOf(await read('/gujarat-2027/seat/bhuj'))).toContain('ઉમેદવારોની યાદી જાહેર થાય ત્યારે');
  });
});

test('by-elections have no majority, and leave the page of their state to the election of the year', async () => {
  const chief = staffMember('chief-editor');
  const ask = async (method: string, path: string, body?: unknown) => {
    const answer = await app.ask(chief, method, path, body);
    const data = await answer.json();
    expect([path, answer.status, data.issues]).toEqual([path, 200, undefined]);
    return data;
  };
  const { id: national } = (await readElection(app.app.db, 'election-2024')) ?? {};
  const { id: _, regions: _r, phases: _p, ...likeIt } = await ask('get', `/elections/${national}`);
  const own = { ...likeIt, token: 'byelections-2024', name: 'પેટાચૂંટણી 2024', nameEn: 'By-elections 2024', version: 0, isMain: false };
  const draft = {
    ...own,
    state: 'gujarat',
    seats: 1,
    majority: 0,
    stage: 'counting',
    countingAt: '2024-11-23T08:00:00+05:30',
    regions: [],
    phases: [],
  };
  const { id } = await ask('post', '/elections', draft);
  const place = { stateCode: 'S06', number: 7, slug: 'vav', name: 'વાવ', nameEn: 'Vav', reservation: '', region: '', district: 'બનાસકાંઠા' };
  const { id: seatId } = await ask('post', `/elections/${id}/seats`, {
    ...place,
    phase: null,
    electors: 310_681,
    partyBefore: 'INC',
    hexQ: null,
    hexR: null,
  });
  for (const [name, party] of [
    ['સ્વરૂપજી ઠાકોર', 'BJP'],
    ['ગુલાબસિંહ રાજપૂત', 'INC'],
  ] as const)
    await ask('post', `/elections/${id}/seats/${seatId}/candidates`, { name, nameEn: name, party, pictureKey: null });
  const results = [
    {
      state: 'S06',
      seat: 'vav',
      status: 'declared',
      votes: [
        { candidate: 1, votes: 92_176 },
        { candidate: 2, votes: 89_734 },
      ],
    },
  ];
  await ask('post', `/elections/${id}/results-file`, new TextEncoder().encode(JSON.stringify({ results })));
  const page = textOf(await read('/byelections-2024'));
  expect(page).toContain('1માંથી 1 બેઠકનું પરિણામ જાહેર');
  expect(page).not.toContain('બહુમતી');
  expect(textOf(await read('/byelections-2024/seat/vav'))).toMatch(/સ્વરૂપજી ઠાકોર વિજેતા ભાજપ 92,176/);
  expect(textOf(await read('/byelections-2024/schedule'))).toContain('મતગણતરી શનિવાર, 23 નવેમ્બર 2024');
  // The page of Gujarat in 2024 stays that of the Lok Sabha.
  expect(textOf(await read('/election/2024/gujarat'))).toContain('લોકસભા ચૂંટણી 2024');
});

describe('a result that comes in', () => {
  const editor = staffMember('chief-editor');
  const deliver = async (results: object[]) => {
    const { id } = (await readElection(app.app.db, 'election-2024')) ?? {};
    const body = new TextEncoder().encode(JSON.stringify({ results }));
    const answer = await app.ask(editor, 'post', `/elections/${id}/results-file`, body);
    expect([answer.status, await answer.text()]).toEqual([200, expect.any(String)]);
  };
  const shown = async (kind: string, key = 'election-2024'): Promise<{ html: string; say?: string }> => {
    const topic = `${kind}:${key}`;
    const { data } = JSON.parse(await (await app.get(`/api/live/state?topics=${topic}`)).text());
    return data.states[topic];
  };

  test('is on every page at the next request, and told to those that are open', async () => {
    await read('/election-2024');
    await deliver([
      {
        state: 'S06',
        seat: 'banaskantha',
        isCorrection: true,
        votes: [
          { candidate: 1, votes: 600_000 },
          { candidate: 2, votes: 641_477 },
        ],
      },
      { state: 'S06', seat: 'bharuch', status: 'countermanded', isCorrection: true },
    ]);
    const overview = await read('/election-2024');
    expect(textOf(overview)).toMatch(/543માંથી 541 બેઠકનું પરિણામ જાહેર, 1 બેઠક પર સરસાઈ .*ભાજપ 1 239 240 .*બાકી 1/);
    expect(inMain(overview).match(/m-?\d+[ -]\d+h1/gi)?.length).toBe(544);
    expect(textOf(await read('/election-2024/seat/banaskantha'))).toMatch(/રેખાબેન ચૌધરી આગળ ભાજપ 6,41,477/);
    expect(textOf(await read('/election-2024/seat/bharuch'))).toContain('આ બેઠકનું મતદાન મોકૂફ રખાયું છે');
    expect(await read('/election-2024/gujarat-seats')).toContain('aria-label="ભરૂચ: મતદાન મોકૂફ"');
    expect(textOf(await read('/'))).toContain('ભાજપ 1 239 240');
    await expect.poll(async () => (await shown('tally-box')).say).toContain('ભાજપ 240, કોંગ્રેસ 98');
    // What is told is what the page shows.
    for (const topic of ['tally-box', 'chamber'])
      expect([topic, overview.replaceAll('<!-- -->', '').includes((await shown(topic)).html)]).toEqual([topic, true]);
    expect((await shown('tally-box')).html.length).toBeLessThan(3_000);
    expect((await shown('gujarat-tally')).say).toBe('ગુજરાત, લોકસભા ચૂંટણી 2024: ભાજપ 25, કોંગ્રેસ 0, આપ 0, અન્ય 0, બાકી 1');
    expect((await shown('seat-votes', 'election-2024_banaskantha')).say).toBe('બનાસકાંઠા, રેખાબેન ચૌધરી, આગળ, 41,477');
    for (const key of ['election-2024_nowhere', 'nothing-2031_varanasi', 'election-2024'])
      expect([key, await shown('seat-votes', key)]).toEqual([key, null]);
  });
});
