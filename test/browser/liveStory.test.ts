import { holdAnswer } from './fixtures/heldAnswer.ts';
import { expect, test } from './fixtures/newspaper.ts';
import { comeIn, firstLink } from './fixtures/staffSignIn.ts';

/** The demo story whose live coverage began last: the newsroom offers it first. */
const storyOf = async (url: string): Promise<string> => {
  const { data } = await (await fetch(`${url}/api/article-list?limit=50`)).json();
  return data.articles.find((story: { url: string }) => story.url.includes('surat-kapad-godown-aag')).url;
};

test('a reporter posts in two taps from the first page, and open pages say so without moving', async ({ newspaper, openAs }) => {
  const address = await storyOf(newspaper.url);
  const reporter = await openAs(firstLink(newspaper), { expects: /ERR_FAILED/ });
  await comeIn(reporter, { name: 'મીરા શાહ', email: 'mira@savar.example' });
  await reporter.setViewportSize({ width: 390, height: 800 });
  await reporter.reload();

  const reader = await openAs(address, { width: 360, height: 740 });
  const third = reader.locator('#live-posts [data-post]').nth(2);
  await third.scrollIntoViewIfNeeded();
  const where = await third.boundingBox();
  const bar = reader.locator('gs-island[name="NewPosts"]');
  await expect(bar).toHaveAttribute('data-status', 'ready');
  await expect(bar).toContainText('નવી ખબર આવશે એટલે અહીં જણાવીશું');

  await reporter.getByRole('link', { name: 'ખબર લખો' }).first().click();
  await reporter.getByLabel('શું બન્યું?').fill('યાર્ડના દરવાજા બંધ થયા.\nકાલે સવારે ફરી મળીશું.');
  await reporter.getByRole('button', { name: 'મૂકો', exact: true }).click();
  await expect(reporter.getByText('વાચકો સુધી પહોંચી ગઈ.')).toBeVisible();
  await expect(reporter.getByLabel('શું બન્યું?')).toHaveValue('');

  const show = bar.getByRole('button', { name: '1 નવી ખબર જુઓ' });
  await expect(show).toBeAttached();
  expect(await third.boundingBox()).toEqual(where);
  await expect(reader.locator('[aria-live="polite"]', { hasText: '1 નવી ખબર આવી છે' })).toBeAttached();
  await show.click();
  await expect(reader.locator('#live-posts')).toContainText('યાર્ડના દરવાજા બંધ થયા.');
  await expect(bar).toContainText('નવી ખબર આવશે એટલે અહીં જણાવીશું');

  // What is written while a post is on its way stays, also over a reload, and goes as the next.
  const post = reporter.getByLabel('શું બન્યું?');
  const send = reporter.getByRole('button', { name: 'મૂકો', exact: true });
  const held = await holdAnswer(reporter, { method: 'POST', path: /\/live\/\d+\/posts$/ });
  await post.fill('હરાજી શરૂ થઈ.');
  await send.click();
  await held.arrived;
  await post.fill('હરાજી શરૂ થઈ. ભાવ ખૂલ્યા.');
  await held.letGo();
  await expect(reporter.getByText('એ દરમિયાન લખેલું અહીં છે')).toBeVisible();
  await expect(post).toHaveValue('હરાજી શરૂ થઈ. ભાવ ખૂલ્યા.');
  await reporter.reload();
  await expect(post).toHaveValue('હરાજી શરૂ થઈ. ભાવ ખૂલ્યા.');
  // The answer to this one is lost: sent once more with other words, it is one post with the words that were sent last.
  const lost = await holdAnswer(reporter, { method: 'POST', path: /\/live\/\d+\/posts$/ });
  await post.fill('ભાવ ખૂલ્યા.');
  await send.click();
  await lost.arrived;
  await lost.letGo('lost');
  await post.fill('ભાવ ઊંચા ખૂલ્યા.');
  await send.click();
  await expect(post).toHaveValue('');
  await expect(reporter.getByText('ભાવ ઊંચા ખૂલ્યા.')).toBeVisible();
  await expect(reporter.getByText('ભાવ ખૂલ્યા.', { exact: true })).toHaveCount(0);
  await bar.getByRole('button', { name: '2 નવી ખબર જુઓ' }).click();
  // A correction that came before they are there would be among them, and not be offered.
  await expect(reader.locator('#live-posts')).toContainText('ભાવ ઊંચા ખૂલ્યા.');
  await expect(bar).toContainText('નવી ખબર આવશે એટલે અહીં જણાવીશું');

  // Corrected: the open page offers it, and what was wrong is gone.
  await reporter.getByRole('button', { name: /^સુધારો: યાર્ડના દરવાજા/ }).click();
  await reporter.getByLabel('શું બન્યું?').last().fill('યાર્ડનો ઉત્તર દરવાજો બંધ થયો.');
  await reporter.getByRole('button', { name: 'સુધારો સાચવો' }).click();
  await bar.getByRole('button', { name: 'ખબરમાં થયેલો સુધારો જુઓ' }).click();
  await expect(reader.locator('#live-posts')).toContainText('યાર્ડનો ઉત્તર દરવાજો બંધ થયો.');
  await expect(reader.locator('#live-posts')).not.toContainText('યાર્ડના દરવાજા બંધ થયા.');
});

test('without script a covered story has its posts, and every time is a link to its post', async ({ newspaper, openAs }) => {
  const page = await openAs(await storyOf(newspaper.url), { script: false, width: 360 });
  const posts = page.locator('#live-posts [data-post]');
  expect(await posts.count()).toBeGreaterThan(8);
  // New posts are announced by script.
  await expect(page.getByText('નવી ખબર આવશે એટલે અહીં જણાવીશું')).toBeHidden();
  await posts.nth(3).getByRole('link').first().click();
  await expect(page).toHaveURL(/#post-\d+$/);
});
