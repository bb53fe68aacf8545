import type { Page } from '@playwright/test';
import { accessibilityFaults } from '../fixtures/accessibilityFaults.ts';
import { fitsWidth } from '../fixtures/fitsWidth.ts';
import { expect, test } from '../fixtures/newspaper.ts';
import { comeIn, firstLink, invite } from '../fixtures/staffSignIn.ts';

test.use({ hasWorker: true });

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 900 };

const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'સૂચનાઓ' });
const list = (page: Page) => page.getByRole('list', { name: 'સૂચનાઓ' });
test('an editor returns a story with a note that names a reporter, who sees the bell, opens it and is at the story', async ({
  newspaper,
  openAs,
}) => {
  // At the end she opens a notification that is gone.
  const mira = await openAs(firstLink(newspaper), { expects: /status of 404/ });
  await comeIn(mira, { name: 'મીરા શાહ', email: 'mira@savar.example' });
  const link = await invite(mira, { name: 'રવિ પટેલ', email: 'ravi@savar.example', role: 'રિપોર્ટર' });
  const ravi = await openAs(link);
  await comeIn(ravi, { email: 'ravi@savar.example' });
  await ravi.setViewportSize(PHONE);
  await expect(bell(ravi)).toHaveAccessibleName('સૂચનાઓ');
  await bell(ravi).click();
  await expect(ravi.getByText('હજી કોઈ સૂચના નથી.')).toBeVisible();
  // The button's tooltip stands outside of all landmarks.
  await ravi.mouse.move(180, 600);
  await expect(ravi.getByRole('tooltip')).toHaveCount(0);
  expect(await accessibilityFaults(ravi)).toEqual([]);

  const api = async (path: string, data: object) => {
    const response = await mira.request.post(`/newsroom/api${path}`, { data });
    expect(response.status()).toBe(200);
    return response.json();
  };
  const inReview = async (headline: string): Promise<{ id: number; version: number }> => {
    const { id, version } = await api('/stories', { working: { headline } });
    return api(`/stories/${id}/steps`, { step: 'submit', version });
  };

  // The name is offered after its first letters.
  const first = await inReview('પુલ ખૂલ્યો');
  await mira.goto(`/newsroom/stories/${first.id}`);
  await mira.getByRole('button', { name: 'નોંધ સાથે પાછી મોકલો' }).click();
  const dialog = mira.getByRole('dialog');
  const note = dialog.getByRole('textbox', { name: 'નોંધ' });
  await note.pressSequentially('આંકડો તપાસો, @રવિ');
  await dialog.getByRole('group', { name: 'સાથીઓ' }).getByRole('button', { name: 'રવિ પટેલ' }).click();
  await expect(note).toBeFocused();
  await expect(note).toHaveValue('આંકડો તપાસો, @રવિ પટેલ ');
  await expect(dialog.getByRole('group', { name: 'સાથીઓ' })).toHaveCount(0);
  await mira.keyboard.insertText('આજે જ.');
  expect(await accessibilityFaults(mira, '[role=dialog]')).toEqual([]);
  await dialog.getByRole('button', { name: 'નોંધ સાથે પાછી મોકલો' }).click();
  await expect(dialog).toHaveCount(0);

  // On a phone: it comes by itself, is opened, and is read.
  await ravi.clock.install();
  await ravi.goto('/newsroom/notifications');
  await expect(bell(ravi)).toHaveAccessibleName('સૂચનાઓ: 1 નવી');
  await expect(list(ravi).getByRole('listitem')).toHaveText(/નોંધમાં તમારું નામ.*પુલ ખૂલ્યો.*આંકડો તપાસો, @રવિ પટેલ આજે જ\..*મીરા શાહ/);
  expect(await fitsWidth(ravi)).toBe(true);
  expect(await accessibilityFaults(ravi)).toEqual([]);
  await list(ravi).getByRole('link', { name: 'પુલ ખૂલ્યો' }).click();
  await expect(ravi).toHaveURL(new RegExp(`/newsroom/stories/${first.id}$`));
  await expect(ravi.getByText('પુલ ખૂલ્યો').first()).toBeVisible();
  await expect(bell(ravi)).toHaveAccessibleName('સૂચનાઓ');
  // Back leads to the list, not to the story again.
  await ravi.goBack();
  await expect(list(ravi).locator('[data-new=false]')).toHaveCount(1);

  // On a desktop, while the newsroom is open.
  await ravi.setViewportSize(DESKTOP);
  for (const headline of ['મેળો શરૂ', 'વરસાદની આગાહી']) {
    const { id, version } = await inReview(headline);
    await api(`/stories/${id}/steps`, { step: 'return', version, note: '@રવિ પટેલને પૂછો.' });
  }
  await ravi.clock.fastForward('01:05');
  await expect(bell(ravi)).toHaveAccessibleName('સૂચનાઓ: 2 નવી');
  // The open list follows by itself.
  await expect(list(ravi).locator('[data-new=true]')).toHaveCount(2);
  // With the frame: the menu and the bar.
  expect(await accessibilityFaults(ravi)).toEqual([]);
  await ravi.getByRole('button', { name: 'બધી વંચાઈ ગઈ' }).click();
  await expect(list(ravi).locator('[data-new=true]')).toHaveCount(0);
  await expect(bell(ravi)).toHaveAccessibleName('સૂચનાઓ');

  // Somebody else's notification, or one that is gone, is not opened.
  await mira.goto('/newsroom/notifications/999999');
  await expect(mira.getByRole('alert')).toBeVisible();

  // What comes by mail is chosen.
  await ravi.getByRole('link', { name: 'સૂચનાઓની પસંદગી' }).click();
  const mention = ravi.getByRole('group', { name: 'ઈમેલથી પણ મોકલો' }).getByRole('switch', { name: 'નોંધમાં તમારું નામ' });
  const pushed = ravi.getByRole('group', { name: 'બ્રાઉઝરમાં પણ બતાવો' }).getByRole('switch', { name: 'નોંધમાં તમારું નામ' });
  await expect(mention).toBeChecked();
  await mention.click();
  await expect(mention).not.toBeChecked();
  await expect(mention).toBeEnabled();
  expect(await accessibilityFaults(ravi)).toEqual([]);
  await ravi.reload();
  await expect(mention).not.toBeChecked();
  await expect(pushed).toBeChecked();
});
