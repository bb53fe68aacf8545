import { accessibilityFaults } from '../fixtures/accessibilityFaults.ts';
import { chooseOption } from '../fixtures/chooseOption.ts';
import { fitsWidth } from '../fixtures/fitsWidth.ts';
import { expect, test } from '../fixtures/newspaper.ts';
import { setRoute } from '../fixtures/setRoute.ts';
import { openNewsroom } from '../fixtures/staffSignIn.ts';

const PHONE = { width: 360, height: 740 };

test('on a phone without script an advertiser is led to the form, puts an error right and is thanked', async ({ openAs }) => {
  const page = await openAs('/static-page/advertise-with-us', { ...PHONE, script: false, expects: /400/ });
  await page.getByRole('link', { name: 'પૂછપરછનું ફોર્મ ભરો' }).click();
  await expect(page).toHaveURL('/advertise-with-us');
  const form = page.locator('main form');
  await form.getByLabel('તમારું નામ').fill('ભાવેશ શેઠ');
  await form.getByLabel('કંપની કે સંસ્થા').fill('શેઠ બિયારણ');
  await form.getByLabel('શાની જાહેરખબર આપવી છે?').fill('ચોમાસા પહેલાં બિયારણની જાહેરખબર,\nખેતીના પાના પર.');
  await form.getByRole('button', { name: 'મોકલો' }).click();
  await expect(page.getByRole('alert')).toContainText('ફોન નંબર કે ઈમેલ સરનામું લખો');
  await expect(page.getByRole('alert')).toBeFocused();
  expect(await fitsWidth(page)).toBe(true);
  await expect(form.getByLabel('શાની જાહેરખબર આપવી છે?')).toHaveValue('ચોમાસા પહેલાં બિયારણની જાહેરખબર,\nખેતીના પાના પર.');
  await form.getByLabel('ઈમેલ સરનામું').fill('bhavesh@example.com');
  await form.getByRole('button', { name: 'મોકલો' }).click();
  await expect(page.getByRole('heading', { name: 'આભાર!' })).toBeVisible();
  await expect(page).toHaveURL('/advertise-with-us?state=thanks');
});

test('the forms and their errors are accessible, light and dark; the trap is out of the keyboard’s way', async ({ openAs }) => {
  for (const dark of [false, true]) {
    const page = await openAs('/contact', { ...PHONE, dark, expects: /400/ });
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.locator('main form').evaluate((form) => form instanceof HTMLFormElement && form.submit());
    await expect(page.getByRole('alert')).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await fitsWidth(page)).toBe(true);
  }
  const page = await openAs('/advertise-with-us');
  await page.getByLabel('અંદાજિત બજેટ').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'મોકલો' })).toBeFocused();
});

test('an editor takes an enquiry, notes, replies by mail and closes it', async ({ newspaper, openAs }) => {
  const sender = await openAs('/contact');
  const form = sender.locator('main form');
  await form.getByLabel('શા વિશે લખો છો?').selectOption({ label: 'લવાજમ' });
  await form.getByLabel('તમારો સંદેશ').fill('અંક મોડો આવે છે.');
  await form.getByLabel('તમારું નામ').fill('જયા દવે');
  await form.getByLabel('ફોન નંબર').fill('૯૮૨૫૦ ૧૨૩૪૫');
  await form.getByLabel('ઈમેલ સરનામું').fill('jaya@example.com');
  await form.getByRole('button', { name: 'મોકલો' }).click();
  await expect(sender.getByRole('heading', { name: 'આભાર!' })).toBeVisible();

  const page = await openNewsroom(newspaper, openAs, '/newsroom');
  await page.getByRole('link', { name: /નવી પૂછપરછ/ }).click();
  await page.getByRole('link', { name: 'જયા દવે' }).click();
  await expect(page.getByRole('link', { name: '+91 98250 12345' })).toHaveAttribute('href', 'tel:+919825012345');
  await page.getByRole('button', { name: 'હું સંભાળું છું' }).click();
  await expect(page.getByLabel('કોની પાસે')).toHaveText('મીરા શાહ');
  await page.getByLabel('અંદરની નોંધ').fill('વિતરક સાથે વાત કરી.');
  await page.getByRole('button', { name: 'સાચવો' }).click();
  await expect(page.getByRole('button', { name: 'સાચવો' })).toBeDisabled();

  await page.getByRole('textbox', { name: 'જવાબ' }).fill('કાલથી સમયસર આવશે.');
  await page.getByRole('button', { name: 'જવાબ મોકલો' }).click();
  await expect(page.getByText('ઈમેલથી મોકલાયો')).toBeVisible();
  await expect(page.getByLabel('સ્થિતિ')).toHaveText('જવાબ અપાયો');
  await expect(page.getByRole('textbox', { name: 'જવાબ' })).toHaveValue('');
  expect(await accessibilityFaults(page, '#main-content')).toEqual([]);

  await chooseOption(page, 'સ્થિતિ', 'પૂરી');
  await page.getByRole('button', { name: 'સાચવો' }).click();
  await expect(page.getByRole('button', { name: 'કાઢી નાખો' })).toBeVisible();
  // The list of new ones, from which it was opened.
  await page.getByRole('link', { name: 'પૂછપરછની યાદી' }).click();
  await expect(page).toHaveURL(/state=new/);
  await page.goto('/newsroom/enquiries');
  await expect(page.getByRole('listitem').filter({ hasText: 'જયા દવે' })).toContainText('પૂરી');

  const phone = await openNewsroom(newspaper, openAs, '/newsroom/enquiries', { ...PHONE, dark: true });
  await phone.getByRole('link', { name: 'જયા દવે' }).click();
  await expect(phone.getByText('વિતરક સાથે વાત કરી.')).toBeVisible();
  expect(await fitsWidth(phone)).toBe(true);
  expect(await accessibilityFaults(phone, '#main-content')).toEqual([]);
});

test('of two editors the second is told, and keeps what was typed', async ({ newspaper, openAs }) => {
  const sender = await openAs('/contact');
  await sender.locator('main form').getByLabel('શા વિશે લખો છો?').selectOption({ label: 'બીજું કંઈક' });
  await sender.locator('main form').getByLabel('તમારો સંદેશ').fill('બે જણ વાંચે છે.');
  await sender.locator('main form').getByLabel('તમારું નામ').fill('કાનજી');
  await sender.locator('main form').getByRole('button', { name: 'મોકલો' }).click();
  await expect(sender.getByRole('heading', { name: 'આભાર!' })).toBeVisible();
  const one = await openNewsroom(newspaper, openAs, '/newsroom/enquiries', { expects: /409/ });
  const other = await openNewsroom(newspaper, openAs, '/newsroom/enquiries', { expects: /409/ });
  for (const page of [one, other]) await page.getByRole('link', { name: 'કાનજી' }).click();
  await expect(one.getByText('ઈમેલ સરનામું આપ્યું નથી')).toBeVisible();
  await other.getByLabel('અંદરની નોંધ').fill('મારી નોંધ');
  await one.getByRole('button', { name: 'હું સંભાળું છું' }).click();
  await expect(one.getByLabel('કોની પાસે')).toHaveText('મીરા શાહ');
  await other.getByRole('button', { name: 'સાચવો' }).click();
  await expect(other.getByRole('alert').filter({ hasText: 'બીજા કોઈએ' })).toBeVisible();
  await other.getByRole('button', { name: 'તાજી સ્થિતિ લાવો' }).click();
  await expect(other.getByLabel('કોની પાસે')).toHaveText('મીરા શાહ');
  await expect(other.getByLabel('અંદરની નોંધ')).toHaveValue('મારી નોંધ');
  await other.getByRole('button', { name: 'સાચવો' }).click();
  await expect(other.getByRole('button', { name: 'સાચવો' })).toBeDisabled();
});

test('a reply that the mail server does not take is told, and its text stays', async ({ newspaper, openAs }) => {
  const sender = await openAs('/advertise-with-us');
  await sender.locator('main form').getByLabel('તમારું નામ').fill('યુસુફ મેમણ');
  await sender.locator('main form').getByLabel('ઈમેલ સરનામું').fill('yusuf@example.com');
  await sender.locator('main form').getByRole('button', { name: 'મોકલો' }).click();
  await expect(sender.getByRole('heading', { name: 'આભાર!' })).toBeVisible();
  const page = await openNewsroom(newspaper, openAs, '/newsroom/enquiries');
  await page.getByRole('link', { name: 'યુસુફ મેમણ' }).click();
  const answer = page.getByRole('textbox', { name: 'જવાબ' });
  await answer.fill('ભાવપત્રક મોકલીએ છીએ.');
  // The answer of the server when the mail server refuses (`enquiryInbox.test.ts`): this newspaper has no mail server that could.
  await setRoute(page, /\/enquiries\/\d+\/replies$/, async (route) => {
    const enquiry = await (
      await page.request.get(
        route
          .request()
          .url()
          .replace(/\/replies$/, ''),
      )
    ).json();
    const failed = { id: 1, staffName: 'મીરા શાહ', to: 'yusuf@example.com', subject: 'ભાવ', text: 'ભાવપત્રક મોકલીએ છીએ.', state: 'failed' };
    await route.fulfill({ json: { isSent: false, enquiry: { ...enquiry, replies: [{ ...failed, at: new Date().toISOString() }] } } });
  });
  await page.getByRole('button', { name: 'જવાબ મોકલો' }).click();
  await expect(page.getByRole('alert')).toContainText('ઈમેલ સર્વરે જવાબ સ્વીકાર્યો નહીં');
  await expect(answer).toHaveValue('ભાવપત્રક મોકલીએ છીએ.');
  await expect(page.getByText('મોકલી શકાયો નહીં')).toBeVisible();
  await expect(page.getByRole('button', { name: 'આ લખાણ ફરી વાપરો' })).toBeHidden();
  await answer.fill('');
  await page.getByRole('button', { name: 'આ લખાણ ફરી વાપરો' }).click();
  await expect(answer).toHaveValue('ભાવપત્રક મોકલીએ છીએ.');
  await page.unroute(/\/enquiries\/\d+\/replies$/);
  await page.getByRole('button', { name: 'જવાબ મોકલો' }).click();
  await expect(page.getByText('ઈમેલથી મોકલાયો')).toBeVisible();
});
