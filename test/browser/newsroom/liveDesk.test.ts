import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { followLink } from '../fixtures/followLink.ts';
import { holdAnswer } from '../fixtures/heldAnswer.ts';
import { expect, test } from '../fixtures/newspaper.ts';
import { openNewsroom } from '../fixtures/staffSignIn.ts';

const send = (page: Page, path: string, data: object = {}) =>
  page.request.post(`/newsroom/api${path}`, { data, headers: { origin: new URL(page.url()).origin } });
const points = (page: Page) => page.getByRole('textbox', { name: /^મુખ્ય મુદ્દા/ });
const savePoints = (page: Page) => page.getByRole('button', { name: 'મુદ્દા સાચવો' });
const told = (page: Page) => page.getByText('મુખ્ય મુદ્દા સચવાયા.');
const outdated = (page: Page) => page.getByText('તમે ખોલ્યા પછી બીજા કોઈએ આમાં ફેરફાર કર્યો છે.');
const SAVE = { method: 'PUT', path: /\/live\/\d+\/key-points$/ };

/** Opens coverages of the newest stories; gives their paths. */
async function openCoverages(page: Page, count: number): Promise<string[]> {
  const { data } = await (await page.request.get(`/api/article-list?limit=${count}`)).json();
  const paths = data.articles.map(({ _id }: { _id: string }) => `/live/${_id}`);
  for (const path of paths) await send(page, path);
  return paths;
}

test('key points are saved once by two presses, with what is typed meanwhile, and on leaving', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom', { expects: /409/ });
  const [path = ''] = await openCoverages(page, 1);
  await page.goto(`/newsroom${path}`);

  await points(page).fill('પહેલો મુદ્દો');
  const held = await holdAnswer(page, SAVE);
  await savePoints(page).click();
  await held.arrived;
  await points(page).fill('પહેલો મુદ્દો\nબીજો મુદ્દો');
  await savePoints(page).click({ force: true });
  await held.letGo();
  await expect(told(page)).toBeVisible();
  await expect(points(page)).toHaveValue('પહેલો મુદ્દો\nબીજો મુદ્દો');
  const again = page.waitForResponse((response) => SAVE.path.test(new URL(response.url()).pathname));
  await savePoints(page).click();
  expect((await again).status()).toBe(200);
  await expect(outdated(page)).toHaveCount(0);

  await points(page).fill('ત્રીજો મુદ્દો');
  await page.getByRole('menuitem', { name: 'આજે', exact: true }).click();
  await page.getByRole('button', { name: 'સાચવીને જાઓ' }).click();
  await expect(page).toHaveURL(/\/newsroom\/?$/);
  expect((await (await page.request.get(`/newsroom/api${path}`)).json()).keyPoints).toEqual(['ત્રીજો મુદ્દો']);
});

test('key points and a correction whose answers were lost are saved over as the editor goes on', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom', { expects: /409|504/ });
  const [path = ''] = await openCoverages(page, 1);
  const lost = { status: 504, body: '<h1>504 Gateway Time-out</h1>' };
  expect((await send(page, `${path}/posts`, { body: 'મતગણતરી શરૂ.', sentAs: crypto.randomUUID() })).status()).toBe(200);
  await page.goto(`/newsroom${path}`);
  await points(page).fill('પહોંચેલો મુદ્દો');
  const heldPoints = await holdAnswer(page, SAVE);
  await savePoints(page).click();
  await heldPoints.arrived;
  await heldPoints.letGo(lost);
  await points(page).fill('પહોંચેલો મુદ્દો\nબીજો મુદ્દો');
  await savePoints(page).click();
  await expect(told(page)).toBeVisible();
  await expect(outdated(page)).toHaveCount(0);

  await page.getByRole('button', { name: 'સુધારો: મતગણતરી શરૂ.' }).click();
  const line = page.getByRole('listitem');
  const body = line.getByRole('textbox', { name: 'શું બન્યું?' });
  await body.fill('મતગણતરી શરૂ થઈ.');
  const heldPost = await holdAnswer(page, { method: 'PUT', path: /\/posts\/\d+$/ });
  await line.getByRole('button', { name: 'સુધારો સાચવો' }).click();
  await heldPost.arrived;
  await heldPost.letGo(lost);
  await body.fill('મતગણતરી આઠ વાગ્યે શરૂ થઈ.');
  await line.getByRole('button', { name: 'સુધારો સાચવો' }).click();
  await expect(page.getByRole('button', { name: 'સુધારો: મતગણતરી આઠ વાગ્યે શરૂ થઈ.' })).toBeVisible();
});

test('a correction that was refused and given up is not told of when the post is opened again', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom', { expects: /422/ });
  const [path = ''] = await openCoverages(page, 1);
  expect((await send(page, `${path}/posts`, { body: 'મતદાન શરૂ થયું.', sentAs: crypto.randomUUID() })).status()).toBe(200);
  await page.goto(`/newsroom${path}`);
  const open = () => page.getByRole('button', { name: 'સુધારો: મતદાન શરૂ થયું.' }).click();
  await open();
  const line = page.getByRole('listitem');
  await line.getByRole('textbox', { name: 'શું બન્યું?' }).fill('');
  await line.getByRole('button', { name: 'સુધારો સાચવો' }).click();
  await expect(page.getByText('કંઈ લખો, ચિત્ર મૂકો કે લિંક આપો.')).toBeVisible();
  await line.getByRole('button', { name: 'રહેવા દો' }).click();
  await page.getByRole('button', { name: 'સાચવ્યા વગર જાઓ' }).click();
  await open();
  await expect(line.getByRole('textbox', { name: 'શું બન્યું?' })).toHaveValue('મતદાન શરૂ થયું.');
  await expect(page.getByText('કંઈ લખો, ચિત્ર મૂકો કે લિંક આપો.')).toHaveCount(0);
});

test('a post that was sent while the posts were being read stays on the screen', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom');
  const [path = ''] = await openCoverages(page, 1);
  await page.goto(`/newsroom${path}`);
  const text = page.getByRole('region', { name: 'ખબર લખો' }).getByRole('textbox', { name: 'શું બન્યું?' });
  await text.fill('વાંચતી વખતે મૂકેલી ખબર.');
  const read = await holdAnswer(page, { method: 'GET', path: new RegExp(`${path}$`) });
  await page.getByRole('button', { name: 'તાજું કરો' }).click();
  await read.arrived;
  await page.getByRole('button', { name: 'મૂકો', exact: true }).click();
  const line = page.getByRole('listitem').filter({ hasText: 'વાંચતી વખતે મૂકેલી ખબર.' });
  await expect(line).toBeVisible();
  await Promise.all([read.letGo(), page.waitForTimeout(1_000)]);
  await expect(line).toBeVisible();
});

test('what is being written for one coverage is not shown at another', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom');
  const [one = '', other = ''] = await openCoverages(page, 2);
  const text = page.getByRole('region', { name: 'ખબર લખો' }).getByRole('textbox', { name: 'શું બન્યું?' });
  const heading = page.getByRole('heading', { level: 2 }).first();
  await page.goto(`/newsroom${other}`);
  await expect(text).toBeVisible();
  const ofOther = await heading.innerText();
  // A screen stands until the next one is shown.
  await followLink(page, `/newsroom${one}`);
  await expect(heading).not.toHaveText(ofOther);
  await text.fill('પહેલા કવરેજની ખબર');
  // Both have been read, so that the one gives way to the other at once.
  await followLink(page, `/newsroom${other}`);
  await expect(heading).toHaveText(ofOther);
  await expect(text).toHaveValue('');
  await followLink(page, `/newsroom${one}`);
  await expect(text).toHaveValue('પહેલા કવરેજની ખબર');
});

test('a post whose picture is no longer in the library says so', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom', { expects: /422|404/ });
  const [path = ''] = await openCoverages(page, 1);
  const { staff } = await (await page.request.get('/newsroom/api/whoami')).json();
  await page.evaluate(
    (place) => localStorage.setItem(place, JSON.stringify({ body: 'ચિત્ર સાથેની ખબર.', pictureKey: 'nathi.jpg' })),
    `${path.replace('/live/', 'live-draft:')}:${staff.id}`,
  );
  await page.goto(`/newsroom${path}`);
  await page.getByRole('button', { name: 'મૂકો', exact: true }).click();
  await expect(page.getByText('આ ચિત્ર સંગ્રહમાં નથી.')).toBeVisible();
  await page.getByRole('button', { name: 'ચિત્ર કાઢો' }).click();
  await page.getByRole('button', { name: 'મૂકો', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'ચિત્ર સાથેની ખબર.' })).toBeVisible();
});

test('a post waits for its picture, and stays with its words if the picture does not arrive', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom', { width: 360, expects: /ERR_FAILED/ });
  const [path = ''] = await openCoverages(page, 1);
  await page.goto(`/newsroom${path}`);
  const form = page.getByRole('region', { name: 'ખબર લખો' });
  const text = form.getByRole('textbox', { name: 'શું બન્યું?' });
  const post = form.getByRole('button', { name: /^(મૂકો|મોકલાય છે…)$/ });
  const told = form.getByRole('status');
  const UPLOAD = { method: 'POST', path: /\/newsroom\/api\/pictures$/ };
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/posts')) sent += 1;
  });
  const bring = async (shade: number) => {
    const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background: { r: shade, g: 120, b: 90 } } })
      .jpeg()
      .toBuffer();
    await form.getByLabel('ચિત્ર', { exact: true }).setInputFiles({ name: `aag-${shade}.jpg`, mimeType: 'image/jpeg', buffer });
  };

  // The line breaks: nothing is posted, and it is said why.
  const lost = await holdAnswer(page, UPLOAD);
  await text.fill('ગોડાઉનમાં આગ લાગી.');
  await bring(40);
  await lost.arrived;
  await post.click();
  await expect(told).toHaveText('ચિત્ર પહોંચે એટલે ખબર મુકાશે.');
  await lost.letGo('lost');
  await expect(told).toContainText('ચિત્ર પહોંચ્યું નથી, એટલે ખબર મુકાઈ નથી.');
  await expect(post).toHaveAccessibleDescription(/ચિત્ર પહોંચ્યું નથી/);
  await post.click();
  await expect(text).toHaveValue('ગોડાઉનમાં આગ લાગી.');
  expect(sent).toBe(0);

  // Sent again, and the post with it, while the next one is being written.
  const slow = await holdAnswer(page, UPLOAD);
  await form.getByRole('button', { name: 'ચિત્ર ફરી મોકલો' }).click();
  await slow.arrived;
  await form.getByLabel('ચિત્રની વિગત').fill('ધુમાડો');
  await post.click();
  await expect(told).toHaveText('ચિત્ર પહોંચે એટલે ખબર મુકાશે.');
  await text.fill('ફાયર બ્રિગેડ પહોંચ્યું.');
  await slow.letGo();
  const line = page.getByRole('listitem').filter({ hasText: 'ગોડાઉનમાં આગ લાગી.' });
  await expect(line.getByRole('img', { name: 'ધુમાડો' })).toBeVisible();
  await expect(text).toHaveValue('ફાયર બ્રિગેડ પહોંચ્યું.');
  expect(sent).toBe(1);

  // A correction waits as well.
  const before = await line.getByRole('img').getAttribute('src');
  await line.getByRole('button', { name: /^સુધારો/ }).click();
  const fields = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'સુધારો સાચવો' }) });
  const held = await holdAnswer(page, UPLOAD);
  const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#234' } })
    .jpeg()
    .toBuffer();
  await fields.getByLabel('ચિત્ર', { exact: true }).setInputFiles({ name: 'biju.jpg', mimeType: 'image/jpeg', buffer });
  await held.arrived;
  await fields.getByRole('button', { name: 'સુધારો સાચવો' }).click();
  await expect(fields.getByRole('status')).toHaveText('ચિત્ર પહોંચે એટલે ખબર મુકાશે.');
  await held.letGo();
  await expect(line.getByRole('img', { name: 'ધુમાડો' })).not.toHaveAttribute('src', before ?? '');
});

test('a coverage that has more posts than the screen shows says so', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom');
  const [path = ''] = await openCoverages(page, 1);
  await send(page, `${path}/posts`, { sentAs: crypto.randomUUID(), body: 'પહેલી ખબર' });
  await page.goto(`/newsroom${path}`);
  await expect(page.getByText('પહેલી ખબર')).toBeVisible();
  await expect(page.getByText('સૌથી નવી')).toBeHidden();
  await page.route(/\/newsroom\/api\/live\/\d+$/, async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, posts: answer.posts + 1 } });
  });
  await page.reload();
  await expect(page.getByText(/અહીં સૌથી નવી \d+ પોસ્ટ દેખાય છે/)).toBeVisible();
});
