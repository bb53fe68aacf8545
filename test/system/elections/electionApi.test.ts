import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readElection } from '../../../src/desks/elections/queries.ts';
import { openTestApp, staffMember, type TestApp } from '../openTestApp.ts';

let app: TestApp;
let electionId: number;
beforeAll(async () => {
  app = await openTestApp();
  electionId = (await readElection(app.app.db, 'election-2024'))?.id ?? 0;
});
afterAll(() => app.close());

const get = async (path: string) => {
  const answer = await app.get(`/api${path}`);
  return { status: answer.status, ...(await answer.json()) };
};

describe('the calls about an election', () => {
  test.each([
    '/election/article',
    '/election/video',
    '/election/web-story',
    '/election/configuration',
    '/election/breaking-headline',
    '/election/live-news',
    '/election/hot-seats',
    '/election/star-candidates',
    '/election/candidates',
    '/election/parties',
    '/election/constituencies',
    '/election/state',
    '/election/regions',
    '/election/result/seats',
    '/election/result/tally-box',
    '/election/result/constituencies',
    '/election/result/hot-seat-constituencies',
    '/election/result/star-candidates',
    '/election/result/hot-seats',
    '/election/result/seats-by-region',
    '/v2/election/star-candidates',
    '/v2/election/hot-seats',
    '/v2/election/result/tally-box',
    '/v2/election/live-news',
    '/v2/election/configuration',
  ])('%s answers for the main election, for one that is named, and knows no other', async (path) => {
    expect(await get(path)).toMatchObject({ status: 200, code: 200 });
    expect((await get(`${path}?token=gujarat-2027`)).status).toBe(200);
    expect(await get(`${path}?token=ls-1999`)).toMatchObject({ status: 404, code: 404 });
  });

  test('tell what the commission gave', async () => {
    expect(
      (await get('/election/result/tally-box')).data.tallies.map(({ key, total }: { key: string; total: number }) => [key, total]),
    ).toEqual([
      ['BJP', 240],
      ['INC', 99],
      ['AAP', 3],
      ['OTHER', 201],
      ['unconfirmed', 0],
    ]);
    expect(
      (await get('/v2/election/result/tally-box')).data.parties.slice(0, 4).map(({ key, won }: { key: string; won: number }) => [key, won]),
    ).toEqual([
      ['BJP', 240],
      ['INC', 99],
      ['SP', 37],
      ['TMC', 29],
    ]);
    expect((await get('/election/result/tally-box?state=gujarat')).data).toMatchObject({ totalSeats: 26, won: 26 });
    const seats = (await get('/election/result/seats')).data;
    expect(seats.places).toHaveLength(543);
    expect(seats.parties.reduce((sum: number, party: { seats: number }) => sum + party.seats, 0)).toBe(543);
    expect((await get('/election/constituencies?state=gujarat')).data.documents).toHaveLength(26);
    expect((await get('/election/parties')).data.documents.length).toBeGreaterThan(42);
    expect((await get('/election/article')).data.articles).not.toHaveLength(0);
  });

  test('compare with the last election only once something is counted', async () => {
    type Line = { key: string; before: number | null; change: number | null };
    const { tallies, parties } = (await get('/v2/election/result/tally-box?token=gujarat-2027')).data;
    expect(tallies.find(({ key }: Line) => key === 'BJP')).toMatchObject({ total: 0, before: 156, change: null });
    expect([...tallies, ...parties].filter(({ change }: Line) => change !== null)).toEqual([]);
    const declared = (await get('/v2/election/result/tally-box')).data.tallies;
    expect(declared.map(({ change }: Line) => change)).toEqual([-63, 47, 2, 14, null]);
  });

  test('filter, sort and page, and refuse what they do not know', async () => {
    const path = '/election/result/constituencies';
    expect((await get(`${path}?sort=margin&order=desc&limit=1`)).data).toMatchObject({ totalCount: 543, documents: [{ slug: 'indore' }] });
    expect((await get(`${path}?state=gujarat&party=INC`)).data.documents.map(({ slug }: { slug: string }) => slug)).toEqual([
      'banaskantha',
    ]);
    const one = (await get(`${path}?slug=varanasi`)).data.documents[0];
    expect(one.votes[0]).toMatchObject({ name: 'નરેન્દ્ર મોદી', votes: 612_970, standing: 'won' });
    expect((await get(`${path}?limit=1000`)).data.documents).toHaveLength(543);
    for (const query of ['sort=luck', 'limit=0', 'limit=1001', 'pageIndex=0', 'status=unsure', 'order=up', 'reservation=XX'])
      expect((await get(`${path}?${query}`)).status).toBe(400);
    for (const query of ['pageIndex=99', 'slug=atlantis', 'state=atlantis', 'region=atlantis'])
      expect((await get(`${path}?${query}`)).status).toBe(404);
    expect((await get('/election/candidates?limit=2&party=INC&state=gujarat')).data).toMatchObject({ totalCount: 23 });
    for (const call of ['/election/candidates', path]) {
      expect((await get(`${call}?party=ZZ`)).status, call).toBe(404);
      // A party that is there, with nothing in this state.
      expect((await get(`${call}?party=DMK&state=gujarat`)).data, call).toMatchObject({ totalCount: 0, documents: [] });
    }
  });

  test('tell of one candidate, with the rivals', async () => {
    const star = (await get('/election/star-candidates')).data.documents[0];
    expect((await get(`/election/candidate?candidateId=${star._id}`)).data).toMatchObject({ name: 'નરેન્દ્ર મોદી', hasWon: true });
    expect((await get(`/v2/election/candidate?candidateId=${star._id}`)).data.rivals[0]).toMatchObject({ name: 'અજય રાય' });
    expect((await get('/election/candidate?candidateId=999999')).status).toBe(404);
    expect((await get('/election/candidate')).status).toBe(400);
  });
});

const chief = staffMember('chief-editor');
const editor = staffMember('sub-editor');
const deliver = (body: unknown, key?: string) =>
  app.post('/api/election/result', body, key === undefined ? {} : { authorization: `Bearer ${key}` });
const seatId = async (number: number): Promise<number> => {
  const { data } = await (await app.ask(editor, 'get', `/elections/${electionId}/seats?state=S06`)).json();
  return data.find((seat: { number: number }) => seat.number === number).id;
};

describe('results from a machine', () => {
  test('need a key, which is shown once and can be taken back', async () => {
    expect((await deliver({ results: [{ state: 'S06', seat: 2 }] })).status).toBe(401);
    expect((await deliver({ results: [{ state: 'S06', seat: 2 }] }, 'result_of-somebody-else-entirely')).status).toBe(401);
    expect((await app.ask(editor, 'post', `/elections/${electionId}/sources`, { name: 'Agency' })).status).toBe(403);
    const { id, key } = await (await app.ask(chief, 'post', `/elections/${electionId}/sources`, { name: 'Agency' })).json();
    const list = await (await app.ask(chief, 'get', `/elections/${electionId}/sources`)).text();
    expect(list).toContain('Agency');
    expect(list).not.toContain(key);

    const reopening = {
      results: [
        {
          state: 'S06',
          seat: 'amreli',
          round: 1,
          rounds: 20,
          isCorrection: true,
          totalVotes: 0,
          votes: [1, 2, 3, 4, 'NOTA'].map((candidate) => ({ candidate, votes: 0 })),
        },
      ],
    };
    expect(await (await deliver(reopening, key)).json()).toMatchObject({ code: 200, data: { taken: 0, corrected: 1 } });
    // Readers see it at the next request.
    expect((await get('/election/result/tally-box')).data.tallies.at(-1)).toMatchObject({ key: 'unconfirmed', total: 1 });
    const leading = {
      results: [
        {
          state: 'S06',
          seat: 'amreli',
          round: 2,
          totalVotes: 900,
          votes: [
            { candidate: 1, votes: 300 },
            { candidate: 2, votes: 600 },
          ],
        },
      ],
    };
    expect(await (await deliver(leading, key)).json()).toMatchObject({ data: { taken: 1, unchanged: 0 } });
    expect(await (await deliver(leading, key)).json()).toMatchObject({ data: { taken: 0, unchanged: 1 } });
    expect((await get('/election/result/tally-box')).data.tallies[1]).toMatchObject({ key: 'INC', leading: 1, won: 99, total: 100 });
    const live = await get('/live/state?topics=tally:election-2024');
    expect(JSON.stringify(live.data)).toContain('"leading":1');

    const wrong = await deliver({ results: [...leading.results, { state: 'S06', seat: 99, votes: [] }] }, key);
    expect(wrong.status).toBe(422);
    expect((await wrong.json()).issues).toEqual([{ path: 'results.1', message: 'This election has no seat “99”.' }]);
    expect((await deliver({ results: 'many' }, key)).status).toBe(400);

    expect((await app.ask(chief, 'delete', `/elections/${electionId}/sources/${id}`)).status).toBe(200);
    expect((await deliver(leading, key)).status).toBe(401);
    expect((await app.ask(chief, 'delete', `/elections/${electionId}/sources/${id}`)).status).toBe(404);
  });

  test('are held back when too many wrong keys come', async () => {
    const statuses = [];
    for (let at = 0; at < 12; at += 1)
      statuses.push((await deliver({ results: [{ state: 'S06', seat: 2 }] }, `result_wrong-key-number-${at}`)).status);
    expect(statuses).toContain(429);
  });
});

describe('the entry grid', () => {
  const put = async (number: number, body: object) =>
    app.ask(editor, 'put', `/elections/${electionId}/seats/${await seatId(number)}/result`, body);
  const current = async (number: number) => (await app.ask(editor, 'get', `/elections/${electionId}/seats/${await seatId(number)}`)).json();
  const draft = { round: null, rounds: null, status: 'declared', isCorrection: true, totalVotes: null, winner: null };

  test('saves a seat once, and tells who comes second what stands now', async () => {
    const { seat } = await current(14);
    const votes = [580_872, 259_804, 7_543, 5_009].map((count, at) => ({ number: at + 1, votes: count }));
    const nota = { number: 9, votes: 11_349 };
    const saved = await put(14, { ...draft, version: seat.version, totalVotes: 876_426, votes: [...votes, nota] });
    expect(saved.status).toBe(200);
    expect((await saved.json()).seat).toMatchObject({ state: 'won', leaderParty: 'BJP', version: seat.version + 1 });
    expect((await get('/election/result/tally-box')).data.tallies[0]).toMatchObject({ key: 'BJP', total: 240 });
    const late = await put(14, { ...draft, version: seat.version, votes });
    expect(late.status).toBe(409);
    expect((await late.json()).details.seat).toMatchObject({ version: seat.version + 1 });
    const log = await (await app.ask(chief, 'get', `/audit-log?subject=${encodeURIComponent(`election-seat:${seat.id}`)}`)).text();
    expect(log).toContain('election.correct');
  });

  test('refuses what cannot be, by field', async () => {
    const { seat } = await current(2);
    const fewer = await put(2, {
      ...draft,
      version: seat.version,
      isCorrection: false,
      status: 'counting',
      votes: [{ number: 1, votes: 5 }],
    });
    expect(fewer.status).toBe(422);
    expect((await put(2, { ...draft, version: seat.version, votes: [{ number: 1, votes: -5 }] })).status).toBe(422);
    expect((await put(2, { ...draft, version: seat.version, votes: [{ number: 77, votes: 5 }] })).status).toBe(422);
    expect((await current(2)).seat.version).toBe(seat.version);
  });
});

describe('a seat that was added by mistake', () => {
  const draft = {
    stateCode: 'S06',
    number: 99,
    slug: 'ghogha',
    name: 'ઘોઘા',
    nameEn: 'Ghogha',
    reservation: '',
    region: '',
    district: '',
    phase: null,
    electors: 0,
    partyBefore: '',
    hexQ: null,
    hexR: null,
  };
  const ask = (method: string, path: string, body?: unknown) => app.ask(chief, method, `/elections/${electionId}/seats${path}`, body);
  const pages = (candidate: number) =>
    Promise.all(['/election-2024/seat/ghogha', `/candidate/${candidate}`].map(async (path) => (await app.get(path)).status));

  test('goes with its candidates, for nobody who has not seen how it stands, and not once votes are counted', async () => {
    const { id } = await (await ask('post', '', draft)).json();
    const person = { name: 'હંસા મકવાણા', nameEn: 'Hansa Makwana', party: 'IND', pictureKey: null };
    const { id: candidate } = await (await ask('post', `/${id}/candidates`, person)).json();
    const found = async () => (await app.get('/search?q=Hansa+Makwana')).text();
    expect(await pages(candidate)).toEqual([200, 200]);
    expect(await found()).toContain(`/candidate/${candidate}`);
    expect((await ask('delete', `/${id}?version=1`)).status).toBe(409);
    expect((await app.ask(editor, 'delete', `/elections/${electionId}/seats/${id}`)).status).toBe(403);
    expect((await ask('delete', `/${await seatId(14)}`)).status).toBe(409);
    const { seat } = await (await ask('get', `/${id}`)).json();
    expect((await ask('delete', `/${id}?version=${seat.version}`)).status).toBe(200);
    expect(await pages(candidate)).toEqual([404, 404]);
    expect(await found()).not.toContain(`/candidate/${candidate}`);
    expect((await ask('delete', `/${id}`)).status).toBe(404);
    expect((await get('/election/result/tally-box')).data.totalSeats).toBe(543);
  });
});

describe('an uploaded file', () => {
  test('is taken with a report, or refused with sentences and rows', async () => {
    const upload = (text: string) => app.ask(editor, 'post', `/elections/${electionId}/results-file`, new TextEncoder().encode(text));
    const good = await upload('state,seat,candidate,votes,status\nS06,2,1,671883,declared\n');
    expect(await good.json()).toEqual({ lines: [{ row: 2, seat: 'બનાસકાંઠા', outcome: 'unchanged' }], problems: [] });
    const bad = await upload('state,seat,candidate,votes\nS06,2,1,lots\nS06,3,Nobody,5\n');
    expect(bad.status).toBe(422);
    expect((await bad.json()).issues).toEqual([
      { path: '2', message: { gu: '“votes”માં સંખ્યા જોઈએ, “lots” છે.', en: '“votes” wants a whole number, and has “lots”.' } },
    ]);
  });
});

describe('a state’s tally', () => {
  const seatsOf = async (state: string): Promise<{ partyBefore: string; party: string }[]> =>
    (await get(`/election/result/constituencies?state=${state}&limit=1000`)).data.documents;

  test('is compared with what its own seats were last time, where that is known of all of them', async () => {
    const { documents: states } = (await get('/election/state')).data;
    let compared = 0;
    for (const { slug } of states) {
      const seats = await seatsOf(slug);
      const { data } = await get(`/v2/election/result/tally-box?state=${slug}`);
      const isKnown = seats.every(({ partyBefore }) => partyBefore !== '');
      const before = (code: string) => (isKnown ? seats.filter(({ partyBefore }) => partyBefore === code).length : null);
      for (const party of data.parties) {
        expect([slug, party.key, party.before]).toEqual([slug, party.key, before(party.key)]);
        expect(party.change).toBe(party.before === null ? null : party.total - party.before);
      }
      const sum = data.tallies.reduce((all: number, column: { before: number | null }) => all + (column.before ?? 0), 0);
      expect([slug, sum, data.comparedWith]).toEqual([slug, isKnown ? seats.length : 0, isKnown ? '2019' : '']);
      if (isKnown) compared++;
    }
    expect(compared).toBeGreaterThan(25);
    // The seats of Assam were drawn anew.
    expect((await get('/v2/election/result/tally-box?state=assam')).data.parties[0].before).toBeNull();
    const gujarat = (await get('/v2/election/result/tally-box?state=gujarat')).data;
    expect(gujarat.parties[0]).toMatchObject({ key: 'BJP', before: 26 });
    expect(gujarat.tallies[0]).toMatchObject({ key: 'BJP', before: 26 });
  });
});

describe('a seat is found', () => {
  const match = async (query: Record<string, string>) => {
    const answer = await app.get(`/api/election/result/constituencies?${new URLSearchParams(query)}`);
    const body = await answer.json();
    return answer.status === 200 ? body.data.documents.map(({ slug }: { slug: string }) => slug) : [answer.status, body.message];
  };

  test.each(['gandhinagar', 'Gandhinagar', 'GANDHINAGAR', 'ગાંધીનગર', 'gaandhinagar'])('by a call that names it %s', async (name) => {
    expect(await match({ slug: name })).toEqual(['gandhinagar']);
    expect(await match({ text: name })).toContain('gandhinagar');
  });

  test('by its number in a state; a number or name of several is refused with their names', async () => {
    expect(await match({ slug: '6', state: 'gujarat' })).toEqual(['gandhinagar']);
    expect(await match({ slug: '6' })).toEqual([400, expect.stringMatching(/^slug may mean several seats: 6 /)]);
    expect(await match({ slug: 'Kalol', token: 'gujarat-2027' })).toEqual([
      400,
      'slug may mean several seats: 38 Kalol (kalol-gandhinagar), 127 Kalol (kalol-panchmahal)',
    ]);
    expect(await match({ slug: 'કાલોલ (પંચમહાલ)', token: 'gujarat-2027' })).toEqual(['kalol-panchmahal']);
    expect((await match({ slug: 'nowhere at all' }))[0]).toBe(404);
  });
});

describe('an election is data', () => {
  test('that editors add, change and fill', async () => {
    const { data } = await (await app.ask(chief, 'get', '/elections')).json();
    expect(data.map(({ token }: { token: string }) => token)).toEqual(['gujarat-2027', 'election-2024']);
    const {
      id: _id,
      breakingHeadline: _line,
      headlineVersion: _version,
      ...lokSabha
    } = await (await app.ask(chief, 'get', `/elections/${electionId}`)).json();
    const town = {
      ...lokSabha,
      version: 0,
      token: 'surat-2026',
      name: 'સુરત મહાનગરપાલિકા',
      seats: 1,
      majority: 1,
      isMain: false,
      phases: [],
      regions: [],
      stage: 'counting',
    };
    const made = await app.ask(chief, 'post', '/elections', town);
    expect(made.status).toBe(200);
    const { id } = await made.json();
    expect((await app.ask(chief, 'post', '/elections', town)).status).toBe(422);
    expect((await app.ask(chief, 'put', `/elections/${id}`, { ...town, version: 1, majority: 2 })).status).toBe(422);
    const muddled = {
      ...town,
      token: 'સુરત-2026',
      version: 1,
      states: town.states.map((state: object) => ({ ...state, slug: 'ગુજરાત' })),
      parties: town.parties.map((party: { code: string }) => ({ ...party, code: `${party.code} ` })),
    };
    expect((await (await app.ask(chief, 'put', `/elections/${id}`, muddled)).json()).issues.slice(0, 2)).toMatchObject([
      { path: 'token', message: { en: expect.stringContaining('with the year of the election last') } },
      { path: 'states.0.slug', message: { en: 'Write only small Latin letters, digits, and dashes between.' } },
    ]);
    const twice = { ...town, version: 1, parties: [...town.parties, town.parties[0]] };
    expect((await (await app.ask(chief, 'put', `/elections/${id}`, twice)).json()).issues).toMatchObject([
      { path: `parties.${town.parties.length}.code` },
    ]);
    const ward = {
      stateCode: 'S06',
      number: 1,
      slug: 'ward-1',
      name: 'વોર્ડ 1',
      nameEn: 'Ward 1',
      reservation: '',
      region: '',
      district: '',
      phase: null,
      electors: 100,
      partyBefore: '',
      hexQ: 0,
      hexR: 0,
    };
    const seat = await (await app.ask(chief, 'post', `/elections/${id}/seats`, ward)).json();
    expect((await app.ask(chief, 'post', `/elections/${id}/seats`, ward)).status).toBe(422);
    const recoded = lokSabha.states.map((state: { code: string }) => (state.code === 'S06' ? { ...state, code: 'S66' } : state));
    const lost = await app.ask(chief, 'put', `/elections/${id}`, { ...town, version: 1, states: recoded });
    expect(lost.status).toBe(422);
    expect((await lost.json()).issues).toMatchObject([{ path: 'states', message: { en: expect.stringContaining('S06') } }]);
    const candidate = (name: string, party: string) =>
      app.ask(chief, 'post', `/elections/${id}/seats/${seat.id}/candidates`, { name, nameEn: name, party, pictureKey: null });
    expect((await candidate('એક', 'BJP')).status).toBe(200);
    const second = await (await candidate('બે', 'INC')).json();
    expect((await candidate('ત્રણ', 'XYZ')).status).toBe(422);
    const result = {
      version: 3,
      round: null,
      rounds: null,
      status: 'declared',
      isCorrection: false,
      totalVotes: null,
      winner: null,
      votes: [
        { number: 1, votes: 40 },
        { number: 2, votes: 30 },
      ],
    };
    expect((await app.ask(editor, 'put', `/elections/${id}/seats/${seat.id}/result`, result)).status).toBe(200);
    const more = await app.ask(editor, 'put', `/elections/${id}/seats/${seat.id}/result`, {
      ...result,
      version: 4,
      isCorrection: true,
      votes: [{ number: 1, votes: 90 }],
    });
    expect((await more.json()).issues[0].message.en).toBe('There are 100 electors, so there are not 120 votes.');
    expect((await get('/election/result/tally-box?token=surat-2026')).data).toMatchObject({ won: 1, unconfirmed: 0, totalSeats: 1 });
    expect((await app.ask(chief, 'delete', `/elections/${id}/candidates/${second.id}`)).status).toBe(409);
  });

  test('with hot seats, stars, lines and a line above the tally', async () => {
    const hot = await seatId(2);
    expect(
      (await app.ask(editor, 'put', `/elections/${electionId}/hot-seats`, { version: 1, picks: [{ id: hot, note: 'કસોકસ' }] })).status,
    ).toBe(200);
    expect((await get('/election/hot-seats')).data.documents).toMatchObject([{ slug: 'banaskantha', note: 'કસોકસ' }]);
    expect(
      (await app.ask(editor, 'put', `/elections/${electionId}/hot-seats`, { version: 2, picks: [{ id: 999_999, note: '' }] })).status,
    ).toBe(422);
    const star = (await get('/election/star-candidates')).data.documents[1];
    expect(
      (
        await app.ask(editor, 'put', `/elections/${electionId}/star-candidates`, {
          version: 1,
          picks: [{ id: Number(star._id), note: '' }],
        })
      ).status,
    ).toBe(200);
    expect((await get('/election/star-candidates')).data.documents).toHaveLength(1);
    await app.ask(editor, 'put', `/elections/${electionId}/headline`, { version: 1, headline: 'ગણતરી શરૂ' });
    expect((await get('/election/breaking-headline')).data.headline).toBe('ગણતરી શરૂ');
    const line = await (
      await app.ask(editor, 'post', `/elections/${electionId}/news`, { text: 'નવી લાઇન', seatId: hot, isPinned: false })
    ).json();
    expect(JSON.stringify((await get('/election/live-news')).data)).toContain('નવી લાઇન');
    expect((await app.ask(editor, 'delete', `/elections/${electionId}/news/${line.id}`)).status).toBe(200);
    expect(JSON.stringify((await get('/election/live-news')).data)).not.toContain('નવી લાઇન');
  });
});
