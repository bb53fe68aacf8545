import { halves } from '../../images/hostileImages.ts';
import { accessibilityFaults } from '../fixtures/accessibilityFaults.ts';
import { fitsWidth } from '../fixtures/fitsWidth.ts';
import { expect, test } from '../fixtures/newspaper.ts';
import { logIn } from '../fixtures/readerLogIn.ts';
import { openNewsroom } from '../fixtures/staffSignIn.ts';

for (const { width, dark, script } of [
  { width: 360, dark: true, script: false },
  { width: 1280, dark: false, script: true },
]) {
  const title = `ટેબલ પંખો, ${width}`;
  test(`an advertisement is placed, approved, found and answered: ${width} px, ${script ? 'with' : 'without'} script`, async ({
    openAs,
    newspaper,
  }) => {
    const page = await openAs('/classified', { width, dark, script, expects: /status of 400/ });
    expect(await fitsWidth(page)).toBe(true);
    await page.locator('main').getByRole('link', { name: 'ટચૂકડી જાહેરખબર આપો' }).click();
    await page.waitForURL('**/account/login**');
    await logIn(page, `advertiser-${width}@savar.example`);
    await page.getByRole('heading', { name: 'શાની જાહેરખબર છે?' }).waitFor();
    expect(await fitsWidth(page)).toBe(true);
    await page.locator('main').getByRole('link', { name: 'ખરીદ-વેચાણ' }).click();
    const form = page.locator('main form[enctype]');
    await form.getByLabel('મથાળું').fill(title);
    await form.getByLabel('કઈ વસ્તુ?').selectOption('appliances');
    await form.getByLabel('કિંમત').fill('૧,૨૫૦');
    await form.getByLabel('શહેર').selectOption({ label: 'સુરત' });
    await form.getByLabel('જાહેરખબરનું લખાણ').fill('ટૂંકું');
    await form.getByLabel('તસવીરો', { exact: true }).setInputFiles({
      name: 'fan.png',
      mimeType: 'image/png',
      buffer: await halves(800, 600),
    });
    await expect(form.getByLabel('સંદેશા કયા ઈમેલ પર મોકલીએ?')).toHaveValue(`advertiser-${width}@savar.example`);
    await form.getByRole('button', { name: 'જોઈ લો' }).click();
    await expect(page.getByRole('alert')).toContainText('ઓછામાં ઓછા 20 અક્ષર લખો.');
    await expect(form.getByLabel('મથાળું')).toHaveValue(title);
    await expect(form.getByLabel('આ તસવીર કાઢો')).toBeVisible();
    expect(await fitsWidth(page)).toBe(true);
    await form.getByLabel('જાહેરખબરનું લખાણ').fill('ત્રણ ઝડપનો ટેબલ પંખો, બે વર્ષ વાપરેલો, અવાજ વગર ચાલે છે.');
    await form.getByRole('button', { name: 'જોઈ લો' }).click();
    await expect(page.getByText('હજી મોકલાઈ નથી.')).toBeVisible();
    await expect(page.locator('main').getByText('₹1,250')).toBeVisible();
    expect(await fitsWidth(page)).toBe(true);
    await page.getByRole('button', { name: 'તપાસ માટે મોકલો' }).click();
    await expect(page.getByText('જાહેરખબર તપાસ માટે મોકલી છે.')).toBeVisible();
    await expect(page.getByText('તપાસમાં છે')).toBeVisible();
    expect(await fitsWidth(page)).toBe(true);

    const newsroom = await openNewsroom(newspaper, openAs, '/newsroom/classifieds', { width, dark });
    await newsroom.getByRole('link', { name: title }).click();
    await expect(newsroom.getByText('અવાજ વગર ચાલે છે')).toBeVisible();
    expect(await fitsWidth(newsroom)).toBe(true);
    expect(await accessibilityFaults(newsroom, '#main-content')).toEqual([]);
    await newsroom.getByRole('button', { name: 'નામંજૂર કરો' }).click();
    await expect(newsroom.getByText('કારણ લખો.')).toBeVisible();
    await newsroom.getByRole('button', { name: 'મંજૂર કરો', exact: true }).click();
    await expect(newsroom.getByText('નિર્ણય સચવાયો.')).toBeVisible();

    const reader = await openAs('/classified', { width, dark, script });
    await reader.locator('main').getByLabel('જાહેરખબરોમાં શોધો').fill('tebal pankho');
    await reader.locator('main').getByLabel('શહેર').selectOption({ label: 'સુરત' });
    await reader.locator('main').getByRole('button', { name: 'શોધો' }).click();
    await reader.locator('main').getByRole('link', { name: title }).click();
    await expect(reader.getByRole('heading', { name: title })).toBeVisible();
    expect(await fitsWidth(reader)).toBe(true);
    if (script) expect(await accessibilityFaults(reader)).toEqual([]);
    expect(await reader.content()).not.toContain(`advertiser-${width}@`);
    await reader.getByLabel('સંદેશ', { exact: true }).fill('પંખો હજી છે?');
    await reader.getByLabel('તમારું નામ').fill('જયા દવે');
    await reader.locator('main').getByLabel('ઈમેલ સરનામું').fill('jaya@example.com');
    await reader.getByLabel(/મોકલવા હું સંમત છું/).check();
    await reader.locator('main').getByRole('button', { name: 'મોકલો' }).click();
    await expect(reader.getByText('તમારો સંદેશ જાહેરખબર આપનારને મોકલ્યો છે.')).toBeVisible();
    expect(await fitsWidth(reader)).toBe(true);
    await reader.locator('main').getByRole('link', { name: 'જાહેરખબર પર પાછા જાઓ' }).click();
    await reader.getByRole('link', { name: 'આ જાહેરખબર સામે ફરિયાદ કરો' }).click();
    await reader.getByLabel('શું ખોટું છે?').selectOption('wrong');
    await reader.locator('main').getByRole('button', { name: 'મોકલો' }).click();
    await expect(reader.getByText('તમારી ફરિયાદ અમને મળી છે.')).toBeVisible();
  });
}

for (const path of ['/classified', '/classified/jobs', '/classified/obituaries/surat', '/classified/search?q=flat'])
  test(`${path} fits a phone and is accessible`, async ({ openAs }) => {
    const page = await openAs(path, { width: 360, height: 740 });
    expect(await fitsWidth(page)).toBe(true);
    expect(await accessibilityFaults(page)).toEqual([]);
  });
