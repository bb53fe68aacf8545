import { giveFiles, openStory, paste, pictureFile, savedBlocks } from '../fixtures/editedStory.ts';
import { holdAnswer } from '../fixtures/heldAnswer.ts';
import { expect, test } from '../fixtures/newspaper.ts';
import { openNewsroom } from '../fixtures/staffSignIn.ts';

const upload = { method: 'POST', path: /\/newsroom\/api\/pictures$/ };

test('a paste that is undone while its pictures are being uploaded brings none, and what was written before it stays', async ({
  newspaper,
  openAs,
}) => {
  const page = await openNewsroom(newspaper, openAs);
  const id = await openStory(page, newspaper.url, {});
  const coming = page.locator('.ProseMirror [role=status]');
  const pictures = page.locator('[data-thing=picture]');
  await page.keyboard.type('First');

  // Files: only the pictures go, and writing that came after the paste is undone before it.
  const files = await holdAnswer(page, upload);
  await giveFiles(page, [await pictureFile('#102030'), await pictureFile('#405060')]);
  await files.arrived;
  // As one step: letters that come slowly are undone one by one.
  await page.keyboard.insertText('Second');
  await expect(coming).toHaveCount(2);
  await page.keyboard.press('Control+z');
  await expect(page.locator('.ProseMirror')).not.toContainText('Second');
  await expect(coming).toHaveCount(2);
  await page.getByRole('button', { name: 'પાછું લો', exact: true }).click();
  await expect(coming).toHaveCount(0);
  await files.letGo();

  // A text with a picture goes as a whole.
  const within = await holdAnswer(page, upload);
  const src = `data:image/png;base64,${(await pictureFile('#708090')).base64}`;
  await paste(page, { 'text/html': `<p>Pasted</p><img src="${src}"><p>text</p>`, 'text/plain': 'x' });
  await within.arrived;
  await expect(page.locator('.ProseMirror')).toContainText('Pasted');
  await page.keyboard.press('Control+z');
  await expect(coming).toHaveCount(0);
  await within.letGo();
  await expect(page.locator('[data-action-bar]').getByRole('button', { name: 'ફાઇલ આવે છે…' })).toHaveCount(0);
  expect((await savedBlocks(page, id)).filter((block: string) => block !== 'paragraph')).toEqual(['paragraph First']);
  await expect(page.getByRole('alert')).toHaveCount(0);

  // The next paste brings its picture.
  await giveFiles(page, [await pictureFile('#a0b0c0')]);
  await expect(pictures).toHaveCount(1);
  await page.keyboard.press('Control+z');
  await expect(pictures).toHaveCount(0);
});

test('a paste is undone and redone with its pictures also by a menu of the browser or a gesture on a phone', async ({
  newspaper,
  openAs,
}) => {
  const page = await openNewsroom(newspaper, openAs);
  await openStory(page, newspaper.url, {});
  const text = page.locator('.ProseMirror');
  const coming = text.locator('[role=status]');
  const ask = (inputType: string) =>
    text.evaluate((target, type) => {
      target.dispatchEvent(new InputEvent('beforeinput', { inputType: type, bubbles: true, cancelable: true }));
    }, inputType);
  await page.keyboard.insertText('First');
  const within = await holdAnswer(page, upload);
  const src = `data:image/png;base64,${(await pictureFile('#708094')).base64}`;
  await paste(page, { 'text/html': `<p>Pasted</p><img src="${src}"><p>text</p>`, 'text/plain': 'x' });
  await within.arrived;
  await expect(text).toContainText('Pasted');
  await ask('historyUndo');
  await expect(text).toHaveText('First');
  await expect(coming).toHaveCount(0);
  await within.letGo();
  await ask('historyRedo');
  await expect(text).toContainText('Pasted');
  await expect(page.locator('[data-thing=picture]')).toHaveCount(1);
});

test('pictures that are pasted after a text are undone without the picture of the text', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs);
  const id = await openStory(page, newspaper.url, {});
  const coming = page.locator('.ProseMirror [role=status]');
  const within = await holdAnswer(page, upload);
  const src = `data:image/png;base64,${(await pictureFile('#708092')).base64}`;
  await paste(page, { 'text/html': `<p>Pasted</p><img src="${src}"><p>text</p>`, 'text/plain': 'x' });
  await within.arrived;
  // Within the text no line is begun for what comes, which would be a step of its own.
  await page.keyboard.press('Home');
  const alone = await holdAnswer(page, upload);
  await giveFiles(page, [await pictureFile('#102032')]);
  await alone.arrived;
  await expect(coming).toHaveCount(2);
  await page.keyboard.press('Control+z');
  await expect(coming).toHaveCount(1);
  await expect(page.locator('.ProseMirror')).toContainText('Pasted');
  await within.letGo();
  await alone.letGo();
  await expect(page.locator('[data-thing=picture]')).toHaveCount(1);
  const blocks = await savedBlocks(page, id);
  expect(blocks.filter((block: string) => block !== 'paragraph')).toEqual(['paragraph Pasted', 'picture', 'paragraph text']);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a paste that is redone brings the pictures that had not arrived when it was undone', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs);
  const id = await openStory(page, newspaper.url, {});
  const pictures = page.locator('[data-thing=picture]');
  const undoAndRedo = async (give: () => Promise<void>) => {
    const held = await holdAnswer(page, upload);
    await give();
    await held.arrived;
    await page.keyboard.press('Control+z');
    await expect(page.locator('.ProseMirror [role=status]')).toHaveCount(0);
    await expect(page.locator('.ProseMirror')).not.toContainText('Pasted');
    await held.letGo();
    await page.getByRole('button', { name: 'ફરી કરો', exact: true }).click();
  };
  await undoAndRedo(async () => giveFiles(page, [await pictureFile('#102031')]));
  await expect(pictures).toHaveCount(1);

  const src = `data:image/png;base64,${(await pictureFile('#708091')).base64}`;
  await undoAndRedo(() => paste(page, { 'text/html': `<p>Pasted</p><img src="${src}"><p>text</p>`, 'text/plain': 'x' }));
  await expect(pictures).toHaveCount(2);
  const blocks = await savedBlocks(page, id);
  expect(blocks.filter((block: string) => block !== 'paragraph')).toEqual(['picture', 'paragraph Pasted', 'picture', 'paragraph text']);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
