import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/newspaper.ts';
import { comeIn, firstLink } from './fixtures/staffSignIn.ts';

/** Hands the editor a paste as a browser does. */
async function paste(page: Page, flavours: Record<string, string>): Promise<void> {
  await page.locator('.ProseMirror').evaluate((target, input) => {
    const clipboardData = new DataTransfer();
    for (const [type, text] of Object.entries(input)) clipboardData.setData(type, text);
    target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, flavours);
}

const saved = (page: Page) => expect(page.locator('[data-save]')).toHaveAttribute('data-save', 'saved');

test('a story is written in Gujarati, pasted into, saved by itself and there again after the page is closed', async ({
  newspaper,
  openAs,
}) => {
  const page = await openAs(firstLink(newspaper), { expects: /ERR_FAILED|409/ });
  await comeIn(page, { name: 'મીરા શાહ', email: 'mira@savar.example' });
  await page.getByRole('menuitem', { name: 'સ્ટોરી', exact: true }).click();
  await page.getByRole('button', { name: 'નવી સ્ટોરી' }).click();
  const body = page.getByRole('textbox', { name: 'સ્ટોરીનું લખાણ' });
  await body.waitFor();
  await page.getByRole('textbox', { name: 'હેડલાઇન', exact: true }).fill('સુરતમાં તાપી નદી પરનો નવો પુલ આજથી ખૂલ્યો');
  await expect(page.locator('[data-headline-lines]')).toHaveAttribute('data-headline-lines', '2');

  // As an input method writes: the letter grows under the cursor before it is settled.
  await body.click();
  const typing = await page.context().newCDPSession(page);
  for (const text of ['ક', 'ક્', 'ક્ષ', 'ક્ષિ']) {
    await typing.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  }
  await typing.send('Input.insertText', { text: 'ક્ષિતિજ' });
  for (const text of ['જ', 'જ્', 'જ્ઞ']) {
    await typing.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  }
  await typing.send('Input.insertText', { text: 'જ્ઞાન' });
  await expect(body).toHaveText('ક્ષિતિજજ્ઞાન');
  await page.keyboard.insertText(' છે.');

  await page.keyboard.press('Enter');
  await paste(page, {
    'text/html': `<html xmlns:o="urn:x"><body><p class=MsoNormal><b><span lang=GU>વડોદરા</span></b>: કામ પૂરું.<o:p></o:p></p><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;</span></span><![endif]>પાણી<o:p></o:p></p></body></html>`,
    'text/plain': 'x',
  });
  await expect(body.locator('strong')).toHaveText('વડોદરા');
  await expect(body.locator('li')).toHaveText(['પાણી']);

  // Text of a legacy font is shown before and after, and goes in only as it was accepted.
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await paste(page, { 'text/html': '<p style="font-family: HariKrishna">g&amp;jrit srkir[ (nN&lt;y l)F[i C[.</p>', 'text/plain': 'x' });
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('region', { name: 'યુનિકોડમાં' })).toContainText('ગુજરાત સરકારે નિર્ણય લીધો છે.');
  await dialog.getByRole('button', { name: 'ફેરવેલું સ્વીકારો' }).click();
  await expect(body).toContainText('ગુજરાત સરકારે નિર્ણય લીધો છે.');

  await page.getByRole('button', { name: 'વિડિયો કે બહારની પોસ્ટ' }).click();
  await page.getByLabel('સરનામું (લિંક)').fill('https://evil.example/x');
  await page.getByRole('button', { name: 'મૂકો' }).click();
  await expect(dialog).toContainText('આ સાઇટની સામગ્રી અહીં મૂકી શકાતી નથી.');
  await page.getByLabel('સરનામું (લિંક)').fill('https://x.com/savar/status/12345');
  await page.getByRole('button', { name: 'મૂકો' }).click();
  await expect(page.getByRole('region', { name: 'X' })).toContainText('platform.twitter.com/embed/Tweet.html?id=12345');

  await saved(page);
  const address = new URL(page.url()).pathname;
  await page.goto('/newsroom');
  await page.goto(address);
  await expect(body).toContainText('ક્ષિતિજજ્ઞાન છે.');
  await expect(body.locator('li')).toHaveText(['પાણી']);
  await expect(body).toContainText('ગુજરાત સરકારે નિર્ણય લીધો છે.');

  // Without a connection it is kept in the browser; opened again later it is brought back and saved.
  await page
    .context()
    .route('**/newsroom/api/stories/**', (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()));
  await body.locator('p').first().click();
  await page.keyboard.press('End');
  await page.keyboard.insertText(' લેપટોપ બંધ થયું.');
  await expect(page.locator('[data-save]')).toHaveAttribute('data-save', 'waiting');
  await page.goto('/newsroom');
  await page.context().unrouteAll();
  await page.goto(address);
  await expect(body).toContainText('ક્ષિતિજજ્ઞાન છે. લેપટોપ બંધ થયું.');
  await expect(page.getByText('ગયા વખતે સચવાયું નહોતું તે લખાણ પાછું મૂક્યું છે.')).toBeVisible();
  await saved(page);

  // Somebody else's save meets this one: both are shown side by side, and the one that is chosen goes on.
  const call = `/newsroom/api${address.replace('/newsroom', '')}`;
  const story = await (await page.request.get(call)).json();
  const theirs = { ...story.working, headline: 'સુરતમાં પુલ ખૂલ્યો' };
  const headers = { origin: newspaper.url };
  expect((await page.request.put(call, { data: { version: story.version, working: theirs }, headers })).status()).toBe(200);
  await page.getByRole('textbox', { name: 'હેડલાઇન', exact: true }).fill('સુરતમાં મોટો પુલ ખૂલ્યો');
  await expect(dialog.getByRole('region', { name: 'હેડલાઇન' })).toContainText('મોટો');
  await dialog.getByRole('button', { name: 'મારી આવૃત્તિ રાખો' }).click();
  await saved(page);

  // Published, it is before readers at their next request.
  await page.getByRole('button', { name: 'હેડલાઇન પરથી બનાવો' }).click();
  await expect(page.getByLabel('સ્લગ')).not.toHaveValue('');
  await page.getByLabel('વિભાગ', { exact: true }).fill('ગુજરાત');
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'પ્રકાશિત કરો', exact: true }).click();
  const link = page.getByRole('link', { name: 'વેબસાઇટ પર જુઓ' });
  await expect(link).toBeVisible();
  const reader = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(await reader.text()).toContain('સુરતમાં મોટો પુલ ખૂલ્યો');
});
