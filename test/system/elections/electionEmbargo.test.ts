import { afterAll, beforeAll, expect, test } from 'vitest';
import { readTopic } from '../../../src/content/topics/queries.ts';
import { startEmbargoScheduler } from '../../../src/desks/elections/polls/embargoScheduler.ts';
import { readPublishedPolls } from '../../../src/desks/elections/polls/readPolls.ts';
import { readElection } from '../../../src/desks/elections/queries.ts';
import { openTestApp, staffMember, type TestApp } from '../openTestApp.ts';

/** Between the third and the fourth phase of 2024, and on the day of the fourth. */
const between = new Date('2024-05-09T12:00:00+05:30');
const pollingDay = new Date('2024-05-13T12:00:00+05:30');
const after = new Date('2024-06-01T18:31:00+05:30');
const chief = staffMember('chief-editor');
const poll = {
  kind: 'exit',
  agency: 'સર્વે સંસ્થા',
  sampleSize: 4_000,
  expected: [
    { key: 'BJP', from: 200, to: 260 },
    { key: 'INC', from: 80, to: 120 },
  ],
  isPublished: true,
};

let at: Date;
let app: TestApp;
let electionId: number;
beforeAll(async () => {
  const opened = await openTestApp();
  const clock = () => at;
  app = opened;
  Object.assign(opened.app, { clock });
  electionId = (await readElection(app.app.db, 'election-2024'))?.id ?? 0;
});
afterAll(() => app.close());

test('an exit poll cannot be published before half an hour after the last poll, and can then', async () => {
  at = pollingDay;
  const refused = await app.ask(chief, 'post', `/elections/${electionId}/polls`, poll);
  expect(refused.status).toBe(409);
  expect((await refused.json()).message.en).toContain('section 126A');
  const { id } = await (await app.ask(chief, 'post', `/elections/${electionId}/polls`, { ...poll, isPublished: false })).json();
  expect((await app.ask(chief, 'put', `/elections/${electionId}/polls/${id}`, { ...poll, version: 1 })).status).toBe(409);
  expect((await readPublishedPolls(app.app.db, electionId, at)).polls).toEqual([]);
  at = after;
  expect((await app.ask(chief, 'put', `/elections/${electionId}/polls/${id}`, { ...poll, version: 1 })).status).toBe(200);
  expect((await readPublishedPolls(app.app.db, electionId, after)).polls).toMatchObject([{ agency: 'સર્વે સંસ્થા' }]);
  // Were the clock put back, readers would not see it either.
  expect(await readPublishedPolls(app.app.db, electionId, pollingDay)).toMatchObject({
    polls: [],
    embargo: { until: new Date('2024-06-01T18:30:00+05:30') },
  });
  expect((await app.ask(chief, 'delete', `/elections/${electionId}/polls/${id}`)).status).toBe(200);
});

test('readers see a poll once it may be shown, and not from the second in which it may not', async () => {
  const overview = async () => (await app.get('/election-2024')).text();
  // A second before the silence ahead of the fourth phase begins, which ends with its poll on 13 May at six.
  at = new Date('2024-05-11T17:59:59+05:30');
  const opinion = { ...poll, kind: 'opinion', agency: 'જનમત કેન્દ્ર' };
  const { id } = await (await app.ask(chief, 'post', `/elections/${electionId}/polls`, opinion)).json();
  expect(await overview()).toContain('જનમત કેન્દ્ર');
  const clock = startEmbargoScheduler(app.app);
  await clock.look();
  at = new Date('2024-05-11T18:00:00+05:30');
  await clock.look();
  expect(await overview()).not.toContain('જનમત કેન્દ્ર');
  at = new Date('2024-05-13T18:00:00+05:30');
  await clock.look();
  expect(await overview()).toContain('જનમત કેન્દ્ર');
  await clock.stop();
  expect((await app.ask(chief, 'delete', `/elections/${electionId}/polls/${id}`)).status).toBe(200);
  expect(await overview()).not.toContain('જનમત કેન્દ્ર');
});

test('an opinion poll is held back in the 48 hours only, and what is in it must be of the election', async () => {
  at = pollingDay;
  expect((await app.ask(chief, 'post', `/elections/${electionId}/polls`, { ...poll, kind: 'opinion' })).status).toBe(409);
  at = between;
  expect((await app.ask(chief, 'post', `/elections/${electionId}/polls`, { ...poll, kind: 'opinion' })).status).toBe(200);
  for (const expected of [[{ key: 'XYZ', from: 1, to: 2 }], [{ key: 'BJP', from: 3, to: 2 }]])
    expect((await app.ask(chief, 'post', `/elections/${electionId}/polls`, { ...poll, kind: 'opinion', expected })).status).toBe(422);
});

test('while no phases are entered, no poll can be published, and none that was is shown', async () => {
  at = after;
  const overview = async () => (await app.get('/election-2024')).text();
  const ids: number[] = [];
  for (const kind of ['exit', 'opinion']) {
    const made = await app.ask(chief, 'post', `/elections/${electionId}/polls`, { ...poll, kind, agency: `તબક્કા ${kind}` });
    expect(made.status).toBe(200);
    ids.push((await made.json()).id);
  }
  expect(await overview()).toContain('તબક્કા exit');
  const { id: _id, breakingHeadline: _line, ...draft } = await (await app.ask(chief, 'get', `/elections/${electionId}`)).json();
  expect((await app.ask(chief, 'put', `/elections/${electionId}`, { ...draft, phases: [] })).status).toBe(200);
  expect(await overview()).not.toMatch(/તબક્કા (exit|opinion)/);
  for (const [at, kind] of ['exit', 'opinion'].entries()) {
    const refused = await app.ask(chief, 'put', `/elections/${electionId}/polls/${ids[at]}`, { ...poll, kind, version: 1 });
    expect(refused.status).toBe(409);
    expect((await refused.json()).message.en).toContain('The phases of polling are not entered');
  }
  const { embargoes } = await (await app.ask(chief, 'get', `/elections/${electionId}/polls`)).json();
  expect(embargoes).toMatchObject({ exit: { until: null }, opinion: { until: null } });
  const again = await app.ask(chief, 'put', `/elections/${electionId}`, { ...draft, version: draft.version + 1 });
  expect(again.status).toBe(200);
  expect(await overview()).toMatch(/તબક્કા exit/);
  for (const id of ids) expect((await app.ask(chief, 'delete', `/elections/${electionId}/polls/${id}`)).status).toBe(200);
});

test('the editor of a story of the election is warned of exit polls in it while they are forbidden', async () => {
  const tag = await readTopic(app.app.db, 'tag', 'matdan');
  const reporter = staffMember('reporter');
  at = pollingDay;
  const made = await app.ask(reporter, 'post', '/stories', {});
  const story = await made.json();
  const headline = 'એક્ઝિટ પોલમાં કોની સરકાર';
  const saved = await app.ask(reporter, 'put', `/stories/${story.id}`, {
    version: story.version,
    working: { ...story.working, headline, topicIds: [tag?.id] },
  });
  expect(saved.status).toBe(200);
  const checks = async () =>
    (await (await app.ask(reporter, 'get', `/stories/${story.id}`)).json()).checks.map(
      ({ weight, message }: { weight: string; message: { en: string } }) => `${weight}: ${message.en}`,
    );
  expect(await checks()).toContainEqual(expect.stringContaining('warning: By law exit polls'));
  at = after;
  expect(await checks()).not.toContainEqual(expect.stringContaining('exit polls'));
});
