import type { Page } from '@playwright/test';
import { accessibilityFaults } from '../fixtures/accessibilityFaults.ts';
import { fitsWidth } from '../fixtures/fitsWidth.ts';
import { holdAnswer } from '../fixtures/heldAnswer.ts';
import { expect, test } from '../fixtures/newspaper.ts';
import { setRoute } from '../fixtures/setRoute.ts';
import { openNewsroom } from '../fixtures/staffSignIn.ts';

/** The newest link of a kind in the outbox of this machine, as path and query. */
async function newestLink(page: Page, path: string): Promise<string> {
  const outbox = await (await page.context().request.get('/outbox')).text();
  return new RegExp(`${path}\\?token=[\\w.-]+`).exec(outbox)?.[0] ?? '';
}

for (const { width, dark } of [
  { width: 360, dark: true },
  { width: 1280, dark: false },
]) {
  test(`without script a reader subscribes, confirms and unsubscribes: ${width} px`, async ({ openAs }) => {
    const email = `a-reader-with-a-rather-long-address-of-${width}@newspapers.savar.example`;
    const page = await openAs('/newsletter', { width, dark, script: false });
    const expectFitting = async (name: string) => expect(await fitsWidth(page), name).toBe(true);
    await page.locator('main').getByLabel('ઈમેલ સરનામું').fill(email);
    await page.locator('main').getByRole('button', { name: 'જોડાઓ' }).click();
    await expect(page.getByRole('heading', { name: 'આભાર!' })).toBeVisible();
    await expectFitting('thanks');

    const link = await newestLink(page, '/newsletter/confirm');
    await page.goto(link);
    await expect(page.getByText(email)).toBeVisible();
    await expectFitting('confirm');
    await page.getByRole('button', { name: 'હા, શરૂ કરો' }).click();
    await expect(page).toHaveURL('/newsletter?state=confirmed');
    await expectFitting('confirmed');

    await page.goto(await newestLink(page, '/newsletter/unsubscribe'));
    await expectFitting('unsubscribe');
    await page.getByRole('button', { name: 'હા, બંધ કરો' }).click();
    await expect(page).toHaveURL('/newsletter?state=stopped');
    await expectFitting('stopped');

    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'આ લિંક ચાલતી નથી' })).toBeVisible();
    await expectFitting('ended');
    await page.goto('/newsletter/unsubscribe');
    await expectFitting('unsubscribe-wrong');
  });
}

test('a double press sends a form once', async ({ openAs }) => {
  const page = await openAs('/newsletter');
  await page.locator('main').getByLabel('ઈમેલ સરનામું').fill('pressed-twice@savar.example');
  let sent = 0;
  await setRoute(page, '**/newsletter/subscribe', async (route) => {
    sent += 1;
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.locator('main').getByRole('button', { name: 'જોડાઓ' }).dblclick();
  await expect(page.getByRole('heading', { name: 'આભાર!' })).toBeVisible();
  expect(sent).toBe(1);
});

test('the pages behind the links are accessible, light and dark', async ({ openAs }) => {
  for (const dark of [false, true]) {
    const page = await openAs('/newsletter', { dark });
    await page.locator('main').getByLabel('ઈમેલ સરનામું').fill(`reader-${dark}@savar.example`);
    await page.locator('main').getByRole('button', { name: 'જોડાઓ' }).click();
    await expect(page).toHaveURL('/newsletter?state=thanks');
    await page.goto(await newestLink(page, '/newsletter/confirm'));
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'હા, શરૂ કરો' }).click();
    await expect(page).toHaveURL('/newsletter?state=confirmed');
    await page.goto(await newestLink(page, '/newsletter/unsubscribe'));
    expect(await accessibilityFaults(page)).toEqual([]);
  }
});

test('the newsroom shows who is confirmed and who waits, on a phone too', async ({ newspaper, openAs }) => {
  const page = await openAs('/newsletter');
  for (const email of ['newsroom-confirmed@savar.example', 'newsroom-waits-with-a-long-address@newspapers.savar.example']) {
    await page.goto('/newsletter');
    await page.locator('main').getByLabel('ઈમેલ સરનામું').fill(email);
    await page.locator('main').getByRole('button', { name: 'જોડાઓ' }).click();
    await expect(page).toHaveURL('/newsletter?state=thanks');
    if (email.includes('waits')) continue;
    await page.goto(await newestLink(page, '/newsletter/confirm'));
    await page.getByRole('button', { name: 'હા, શરૂ કરો' }).click();
    await expect(page).toHaveURL('/newsletter?state=confirmed');
  }
  for (const width of [1280, 360]) {
    const screen = await openNewsroom(newspaper, openAs, '/newsroom/newsletter', { width });
    await expect(screen.getByRole('listitem').filter({ hasText: 'newsroom-confirmed' })).toContainText('પુષ્ટિ થઈ');
    await expect(screen.getByRole('listitem').filter({ hasText: 'newsroom-waits' })).toContainText('પુષ્ટિ બાકી');
    expect(await fitsWidth(screen)).toBe(true);
    expect(await accessibilityFaults(screen, '#main-content')).toEqual([]);
  }

  // A reader has asked the newspaper to take an address off the list.
  const screen = await openNewsroom(newspaper, openAs, '/newsroom/newsletter', { width: 360 });
  const found = screen.getByRole('status').filter({ hasText: /newsroom-confirmed|યાદી/ });
  const email = 'newsroom-confirmed@savar.example';
  const find = async (typed: string) => {
    await screen.getByLabel('ઈમેલ સરનામું').fill(typed);
    await screen.getByRole('button', { name: 'શોધો', exact: true }).click();
  };
  await find('nobody@example.com');
  await expect(found).toHaveText('આ સરનામું યાદીમાં નથી.');
  await find(email.toUpperCase());
  await expect(found).toContainText('પુષ્ટિ થઈ');
  expect(await fitsWidth(screen)).toBe(true);
  expect(await accessibilityFaults(screen, '#main-content')).toEqual([]);
  await screen.getByRole('button', { name: 'યાદીમાંથી કાઢો' }).click();
  await expect(screen.getByRole('dialog')).toContainText(email);
  await screen.getByRole('dialog').getByRole('button', { name: 'હા, કરો' }).click();
  await expect(screen.getByText(`${email} યાદીમાંથી કાઢ્યું.`)).toBeVisible();
  await expect(screen.getByRole('listitem').filter({ hasText: email })).toHaveCount(0);
  await find(email);
  await expect(screen.getByRole('status').filter({ hasText: 'વાચકના કહેવાથી કાઢેલું' })).toBeVisible();
});

test('a reader chooses editions without script: when confirming, and by the link of a mail', async ({ newspaper, openAs }) => {
  const page = await openAs('/newsletter', { width: 360, dark: true, script: false, expects: /status of 400/ });
  await page.locator('main').getByLabel('ઈમેલ સરનામું').fill('chooser@savar.example');
  await page.locator('main').getByRole('button', { name: 'જોડાઓ' }).click();
  await expect(page.getByRole('heading', { name: 'આભાર!' })).toBeVisible();
  await page.goto(await newestLink(page, '/newsletter/confirm'));
  await expect(page.getByRole('checkbox', { name: 'રોજની સવાર' })).toBeChecked();
  await page.getByRole('checkbox', { name: 'ખેતીની વાત' }).check();
  expect(await fitsWidth(page)).toBe(true);
  await page.getByRole('button', { name: 'હા, શરૂ કરો' }).click();
  await expect(page).toHaveURL('/newsletter?state=confirmed');

  // The staff look at the edition and send it.
  for (const width of [1280, 360]) {
    const list = await openNewsroom(newspaper, openAs, '/newsroom/newsletter-editions', { width });
    await expect(list.getByRole('listitem').filter({ hasText: 'ખેતીની વાત' })).toContainText('વાચકો: 1');
    expect(await fitsWidth(list)).toBe(true);
    expect(await accessibilityFaults(list, '#main-content')).toEqual([]);
    await list.getByRole('link', { name: 'રોજની સવાર' }).click();
    const frame = list.frameLocator('iframe');
    await expect(frame.getByText('સૌથી વધુ વંચાયેલા')).toBeVisible();
    expect(await fitsWidth(list)).toBe(true);
    await list.getByRole('button', { name: 'ફક્ત લખાણ' }).click();
    await expect(list.getByText('તમે મગાવ્યું હોવાથી')).toBeVisible();
    // Without the frame, in which no script runs and which axe would try to talk to; the mail is checked by itself below.
    expect(await accessibilityFaults(list, '#main-content')).toEqual([]);
    if (width === 1280) continue;
    await list.getByRole('button', { name: 'મને નમૂનો મોકલો' }).click();
    await expect(list.getByText(/નમૂનો .+ પર મોકલાયો/)).toBeVisible();
    await list.getByRole('button', { name: 'હમણાં મોકલો' }).click();
    await expect(list.getByRole('dialog')).toContainText(/\d+ વાચકોને/);
    // Readers of other tests may have confirmed before.
    const [, readers = ''] = /(\d+) વાચકોને/.exec((await list.getByRole('dialog').textContent()) ?? '') ?? [];
    expect(Number(readers)).toBeGreaterThan(0);
    await list.getByRole('dialog').getByRole('button', { name: 'હા, કરો' }).click();
    await expect(list.getByRole('list', { name: 'મોકલેલા અંક' }).getByText('મોકલાઈ ગયો')).toBeVisible({ timeout: 20_000 });
    await expect(list.getByRole('list', { name: 'મોકલેલા અંક' })).toContainText(`મોકલાયા:${readers}`);
    expect(await fitsWidth(list)).toBe(true);
  }

  await page.goto(await newestLink(page, '/newsletter/editions'));
  expect(await fitsWidth(page)).toBe(true);
  await page.getByRole('checkbox', { name: 'રોજની સવાર' }).uncheck();
  await page.getByRole('checkbox', { name: 'ખેતીની વાત' }).uncheck();
  await page.getByRole('button', { name: 'પસંદગી સાચવો' }).click();
  await expect(page.getByText('ઓછામાં ઓછું એક ન્યૂઝલેટર')).toBeVisible();
  expect(await fitsWidth(page)).toBe(true);
  await page.getByRole('checkbox', { name: 'ખેતીની વાત' }).check();
  await page.getByRole('button', { name: 'પસંદગી સાચવો' }).click();
  await expect(page).toHaveURL('/newsletter?state=chosen');
});

test('an edition is added and changed, and unsaved input is guarded', async ({ newspaper, openAs }) => {
  const screen = await openNewsroom(newspaper, openAs, '/newsroom/newsletter-editions', { width: 360, expects: /422/ });
  await screen.getByRole('link', { name: 'નવી આવૃત્તિ' }).click();
  await screen.getByLabel('વાચકોને દેખાતું નામ').fill('રમતની સાંજ');
  await screen.getByLabel('સોમ').uncheck();
  await screen.getByRole('button', { name: 'નવી આવૃત્તિ' }).click();
  await expect(screen.getByText('આવૃત્તિ સચવાઈ.')).toBeVisible();
  await expect(screen).toHaveURL(/newsletter-editions\/\d+$/);
  // The address changes before the screen.
  await expect(screen.getByRole('button', { name: 'સાચવો' })).toBeVisible();
  await screen.getByLabel('વાચકોને દેખાતું નામ').fill(' ');
  await screen.getByRole('button', { name: 'સાચવો' }).click();
  await expect(screen.getByLabel('વાચકોને દેખાતું નામ')).toHaveAttribute('aria-invalid', 'true');
  await screen.getByLabel('વાચકોને દેખાતું નામ').fill('રમતની સવાર');
  await screen.getByRole('button', { name: 'સાચવો' }).click();
  await expect(screen.getByRole('heading', { name: 'રમતની સવાર' })).toBeVisible();
  await screen.getByRole('link', { name: 'બધી આવૃત્તિઓ' }).click();
  await expect(screen.getByRole('listitem').filter({ hasText: 'રમતની સવાર' })).toBeVisible();
  expect(await fitsWidth(screen)).toBe(true);
});

test('an edition that was sent without an answer is not sent again by the next press', async ({ newspaper, openAs }) => {
  const screen = await openNewsroom(newspaper, openAs, '/newsroom/newsletter-editions', { expects: /504/ });
  await screen.getByRole('link', { name: 'રોજની સવાર' }).click();
  const send = async () => {
    await screen.getByRole('button', { name: 'હમણાં મોકલો' }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'હા, કરો' }).click();
  };
  await expect(screen.getByRole('button', { name: 'હમણાં મોકલો' })).toBeVisible();
  const call = `/newsroom/api/newsletter/editions/${screen.url().split('/').at(-1)}`;
  const issues = async () => (await (await screen.request.get(call)).json()).issues;
  const before = (await issues()).length;
  const held = await holdAnswer(screen, { method: 'POST', path: /\/issues$/ });
  await send();
  await held.arrived;
  await held.letGo({ status: 504, body: '<h1>504 Gateway Time-out</h1>' });
  await expect(screen.getByRole('alert').filter({ hasText: 'સર્વરે સમજાય એવો જવાબ આપ્યો નહીં.' })).toBeVisible();
  await expect.poll(async () => (await issues())[0].state).not.toMatch(/composing|sending/);
  await send();
  await expect(screen.getByText('મોકલવાનું શરૂ થયું.')).toBeVisible();
  expect(await issues()).toHaveLength(before + 1);
});

test('the mail of an edition is readable light and dark, and fits every width of mail programs', async ({ newspaper, openAs }) => {
  const screen = await openNewsroom(newspaper, openAs, '/newsroom/newsletter-editions');
  await screen.getByRole('link', { name: 'રોજની સવાર' }).click();
  await expect(screen.locator('iframe')).toBeVisible();
  const source = (await screen.locator('iframe').getAttribute('src')) ?? '';
  const html = await (await screen.context().request.get(source)).text();
  const mail = await screen.context().newPage();
  const brightness = (of: string, property: 'backgroundColor' | 'color') =>
    mail
      .locator(of)
      .first()
      .evaluate((element, name) => {
        const [red = 0, green = 0, blue = 0] = (getComputedStyle(element)[name].match(/\d+/g) ?? []).map(Number);
        return (red + green + blue) / 3;
      }, property);
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [320, 360, 480, 600, 1280]) {
      await mail.emulateMedia({ colorScheme });
      await mail.setViewportSize({ width, height: 900 });
      await mail.setContent(html);
      expect(await fitsWidth(mail), `${colorScheme} ${width}`).toBe(true);
      expect((await mail.locator('h1').boundingBox())?.width).toBeLessThanOrEqual(600);
    }
    const isDark = colorScheme === 'dark';
    for (const ground of ['.paper', '.leaf']) expect((await brightness(ground, 'backgroundColor')) < 60, ground).toBe(isDark);
    for (const text of ['h1 a', 'h2 a', '.soft', '.kesar']) expect((await brightness(text, 'color')) > 128, text).toBe(isDark);
    expect(
      (await accessibilityFaults(mail)).filter((fault) => /^(color-contrast|image-alt|html-has-lang|link-name|list)/.test(fault)),
    ).toEqual([]);
  }
  await mail.close();
});
