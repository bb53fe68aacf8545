import { giveFiles, openStory, paste, pictureFile, saved, savedBlocks } from './fixtures/editedStory.ts';
import { holdAnswer } from './fixtures/heldAnswer.ts';
import { expect, test } from './fixtures/newspaper.ts';
import { setRoute } from './fixtures/setRoute.ts';
import { openNewsroom } from './fixtures/staffSignIn.ts';

test('a story is written in Gujarati, pasted into, saved by itself and there again after the page is closed', async ({
  newspaper,
  openAs,
}) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom', { expects: /ERR_FAILED|409/ });
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

  // A video of the newspaper is chosen by its title, and plays in the story.
  await page.getByRole('button', { name: 'વિડિયો કે બહારની પોસ્ટ' }).click();
  await dialog.getByRole('button', { name: 'અમારો વિડિયો' }).click();
  await dialog.getByRole('textbox').fill('તડકાની વીજળી');
  await dialog.getByRole('button', { name: /તડકાની વીજળી/ }).click();
  const film = page.getByRole('region', { name: 'વિડિયો કે બહારની પોસ્ટ' });
  await expect(film).toContainText('અમારો વિડિયો');
  await expect(film.getByRole('textbox')).toHaveValue(/તડકાની વીજળી/);

  await saved(page);
  const address = new URL(page.url()).pathname;
  await page.goto('/newsroom');
  await page.goto(address);
  await expect(body).toContainText('ક્ષિતિજજ્ઞાન છે.');
  await expect(body.locator('li')).toHaveText(['પાણી']);
  await expect(body).toContainText('ગુજરાત સરકારે નિર્ણય લીધો છે.');

  // Without a connection it is kept in the browser; opened again later it is brought back and saved.
  await setRoute(page, '**/newsroom/api/stories/**', (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()));
  await body.locator('p').first().click();
  await page.keyboard.press('End');
  await page.keyboard.insertText(' લેપટોપ બંધ થયું.');
  await expect(page.locator('[data-save]')).toHaveAttribute('data-save', 'waiting');
  await page.goto('/newsroom');
  await page.unrouteAll();
  await page.goto(address);
  await expect(body).toContainText('ક્ષિતિજજ્ઞાન છે. લેપટોપ બંધ થયું.');
  await expect(page.getByText('ગયા વખતે સચવાયું નહોતું તે લખાણ પાછું મૂક્યું છે.')).toBeVisible();
  await saved(page);

  // Somebody else's save meets this one: both are shown side by side, and the one that is chosen goes on.
  // With its next sign of life the screen would hear of it, and show it, before anything is written.
  await setRoute(page, /\/heartbeat$/, (route) => route.abort());
  const call = `/newsroom/api${address.replace('/newsroom', '')}`;
  const story = await (await page.request.get(call)).json();
  const theirs = { ...story.working, headline: 'સુરતમાં પુલ ખૂલ્યો' };
  const headers = { origin: newspaper.url };
  expect((await page.request.put(call, { data: { version: story.version, working: theirs }, headers })).status()).toBe(200);
  await page.getByRole('textbox', { name: 'હેડલાઇન', exact: true }).fill('સુરતમાં મોટો પુલ ખૂલ્યો');
  await expect(dialog.getByRole('region', { name: 'હેડલાઇન' })).toContainText('મોટો');
  await dialog.getByRole('button', { name: 'મારી આવૃત્તિ રાખો' }).click();
  await saved(page);
  await page.unrouteAll();

  // Published, it is before readers at their next request.
  await page.getByRole('button', { name: 'હેડલાઇન પરથી બનાવો' }).click();
  await expect(page.getByLabel('સ્લગ')).not.toHaveValue('');
  await page.getByLabel('વિભાગ', { exact: true }).fill('ગુજરાત');
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'પ્રકાશિત કરો', exact: true }).click();
  const link = page.getByRole('link', { name: 'વેબસાઇટ પર જુઓ' });
  await expect(link).toBeVisible();
  const reader = await page.request.get((await link.getAttribute('href')) ?? '');
  const published = await reader.text();
  expect(published).toContain('સુરતમાં મોટો પુલ ખૂલ્યો');
  expect(published).toMatch(/<video[^>]*aria-label="રણમાં ઊગે છે તડકાની વીજળી/);
});

test('picture files that are pasted or dropped are uploaded and stand where they were put, and what is typed meanwhile stays', async ({
  newspaper,
  openAs,
}) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom', { expects: /4\d\d/ });
  const id = await openStory(page, newspaper.url, {});
  await page.keyboard.type('First');
  const held = await holdAnswer(page, { method: 'POST', path: /\/newsroom\/api\/pictures$/ });
  await giveFiles(page, [await pictureFile('#102030'), await pictureFile('#405060')]);
  await held.arrived;
  // Nothing is published without it, and leaving asks first.
  await expect(page.locator('[data-action-bar]').getByRole('button', { name: 'ફાઇલ આવે છે…' })).toBeDisabled();
  await page.getByRole('menuitem', { name: 'આજે', exact: true }).click();
  await page.getByRole('button', { name: 'અહીં રહો' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.locator('.ProseMirror > p').last().click();
  await page.keyboard.type('Second');
  await held.letGo();
  await expect(page.locator('[data-thing=picture]')).toHaveCount(2);
  expect(await savedBlocks(page, id)).toEqual(['paragraph First', 'picture', 'picture', 'paragraph Second']);
  await expect(page.locator('.ProseMirror [role=status]')).toHaveCount(0);

  await giveFiles(page, [await pictureFile('#708090')], '.ProseMirror p');
  await expect(page.locator('[data-thing=picture]')).toHaveCount(3);
  await giveFiles(page, [{ name: 'broken.png', type: 'image/png', base64: 'AAAA' }]);
  await expect(page.getByRole('alert').filter({ hasText: 'broken.png: આ ફાઇલ ચિત્ર નથી' })).toBeVisible();
  await giveFiles(page, [{ name: 'minutes.pdf', type: 'application/pdf', base64: 'AAAA' }], 'article');
  const main = page.getByRole('region', { name: 'મુખ્ય ચિત્ર' });
  await giveFiles(page, [await pictureFile('#a0b0c0')], 'section[aria-label="મુખ્ય ચિત્ર"]');
  await expect(main.locator('img')).toBeVisible();
  expect(await savedBlocks(page, id)).toEqual(['picture', 'paragraph First', 'picture', 'picture', 'paragraph Second']);
});

test('pictures within a pasted text come to their places in it, and those of other sites are counted', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom');
  const id = await openStory(page, newspaper.url, {});
  const data = async (background: string) => `data:image/png;base64,${(await pictureFile(background)).base64}`;
  await paste(page, {
    'text/html': `<p>પહેલો</p><figure><img src="${await data('#112233')}"><figcaption>બજાર</figcaption></figure><ul><li>મુદ્દો</li></ul>
      <p><img src="${await data('#445566')}"></p><p>બીજો</p><img src="https://other.example/a.jpg"><img src="data:image/png;base64,?">`,
    'text/plain': 'x',
  });
  await expect(page.locator('[data-thing=picture]')).toHaveCount(2);
  expect(await savedBlocks(page, id)).toEqual(['paragraph પહેલો', 'picture', 'bulletList ', 'picture', 'paragraph બીજો']);
  await expect(page.getByRole('textbox', { name: 'ચિત્રની વિગત' }).first()).toHaveValue('બજાર');
  await expect(page.getByText('ચિત્ર (સાચવીને અહીં ખેંચી લાવો) × 2')).toBeVisible();
});

test('an address is pasted as an embed, as the link of the selected words, or as a link; cells and lists take what is pasted into them', async ({
  newspaper,
  openAs,
}) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom', { expects: /ERR_/ });
  await openStory(page, newspaper.url, {});
  const body = page.locator('.ProseMirror');
  await paste(page, { 'text/plain': 'https://x.com/savar/status/12345' });
  await expect(page.getByRole('region', { name: 'X' })).toBeVisible();
  await body.locator('p').last().click();
  await page.keyboard.insertText('અહીં');
  // The editor reads the browser's selection a moment later.
  const readSelection = () => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  const select = async (key: string) => {
    await page.keyboard.press(key);
    await readSelection();
  };
  await select('Shift+Home');
  await paste(page, { 'text/plain': 'https://news.example/a' });
  await expect(body.locator('a')).toHaveText('અહીં');
  await select('End');
  await paste(page, { 'text/plain': ' અને ' });
  await paste(page, { 'text/plain': 'https://youtu.be/dQw4w9WgXcQ' });
  await expect(body.locator('p').last()).toHaveText('અહીં અને https://youtu.be/dQw4w9WgXcQ');
  await expect(body.locator('a').last()).toHaveAttribute('href', 'https://youtu.be/dQw4w9WgXcQ');

  await select('Enter');
  await page.keyboard.press('Control+Shift+8');
  await page.keyboard.insertText('પહેલું');
  await select('Enter');
  await paste(page, { 'text/html': '<ul><li>બીજું</li><li>ત્રીજું</li></ul>', 'text/plain': 'x' });
  await expect(body.locator('li')).toHaveText(['પહેલું', 'બીજું', 'ત્રીજું']);
  await select('Enter');
  await select('Enter');
  await page.getByRole('button', { name: 'કોષ્ટક' }).click();
  await body.locator('td').first().click();
  await readSelection();
  await paste(page, { 'text/html': '<table><tr><td>૧</td><td>૨</td></tr></table>', 'text/plain': 'x' });
  await expect(body.locator('td')).toHaveText(['૧', '૨', '', '']);
  await body.locator('td').last().click();
  await readSelection();
  await paste(page, { 'text/html': '<h2>કુલ</h2><ul><li>૩</li></ul>', 'text/plain': 'x' });
  await expect(body.locator('td').last()).toHaveText('કુલ૩');
  await expect(body.locator('table')).toHaveCount(1);
});

test('what the server refuses is named, and the story is not left with it unasked; Ctrl+S saves on a Gujarati keyboard too', async ({
  newspaper,
  openAs,
}) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom', { expects: /422/ });
  const id = await openStory(page, newspaper.url, {});
  const headline = page.getByRole('textbox', { name: 'હેડલાઇન', exact: true });
  // Enter goes from line to line and into the text.
  for (const name of ['હેડલાઇન', 'સારાંશ', 'સ્ટોરીનું લખાણ']) {
    if (name === 'હેડલાઇન') await page.getByRole('textbox', { name: 'કિકર' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name, exact: true })).toBeFocused();
  }
  await headline.fill('ક'.repeat(1_001));
  const keys = await page.context().newCDPSession(page);
  await keys.send('Input.dispatchKeyEvent', { type: 'keyDown', key: 'ે', code: 'KeyS', windowsVirtualKeyCode: 83, modifiers: 2 });
  await expect(page.locator('[data-save=refused]')).toHaveText(/હેડલાઇન: વધુમાં વધુ 1000 અક્ષર\./);
  await page.getByRole('menuitem', { name: 'આજે', exact: true }).click();
  await page.getByRole('button', { name: 'સાચવીને જાઓ' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`/stories/${id}$`));
  await headline.fill('બરાબર હેડલાઇન');
  await page.keyboard.press('Control+s');
  await saved(page);
  await page.getByRole('menuitem', { name: 'આજે', exact: true }).click();
  await expect(page).toHaveURL(/\/newsroom\/?$/);
});
