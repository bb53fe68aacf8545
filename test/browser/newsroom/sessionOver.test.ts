import { followLink } from '../fixtures/followLink.ts';
import { expect, test } from '../fixtures/newspaper.ts';
import { comeIn, firstLink, invite, signInAgain } from '../fixtures/staffSignIn.ts';

const EMAIL = 'mira@savar.example';

test('after a session has ended, screens are read once somebody signs in again, who gets nothing of anybody else', async ({
  newspaper,
  openAs,
}) => {
  const page = await openAs(firstLink(newspaper), { expects: /401|409/ });
  const miraKey = await comeIn(page, { name: 'મીરા શાહ', email: EMAIL });
  await page.context().clearCookies();
  await followLink(page, '/newsroom/static-pages');
  await signInAgain(page, EMAIL, miraKey);
  await expect(page.getByRole('link', { name: 'સુધારો: અમારા વિશે' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);

  // A computer that several share: nothing is done or kept in the name of whoever signs in next.
  const link = await invite(page, { name: 'રવિ પટેલ', email: 'ravi@savar.example', role: 'મુખ્ય સંપાદક' });
  const ravi = await openAs(link);
  const raviKey = await comeIn(ravi, { email: 'ravi@savar.example' });
  const [ofMira, ofRavi] = [await page.context().cookies(), await ravi.context().cookies()];

  await page.goto('/newsroom/stories');
  await page.getByRole('button', { name: 'નવી સ્ટોરી' }).click();
  const headline = page.getByRole('textbox', { name: 'હેડલાઇન', exact: true });
  await headline.fill('મીરાની હેડલાઇન');
  const state = page.locator('[data-save]');
  await expect(state).toHaveAttribute('data-save', 'saved');

  // Ravi has signed in in another tab. The next heartbeat comes in ten seconds: one before anything is typed would bring the sign-in then.
  await page.waitForResponse(/\/heartbeat$/);
  await page.context().addCookies(ofRavi);
  await headline.fill('મીરાનું અધૂરું લખાણ');
  await expect(page.getByLabel('પાસવર્ડ')).toBeVisible();
  await signInAgain(page, 'ravi@savar.example', raviKey);
  await expect(headline).toHaveValue('મીરાની હેડલાઇન');
  await expect(page.getByText('ગયા વખતે સચવાયું નહોતું')).toHaveCount(0);

  await page.context().clearCookies();
  await page.context().addCookies(ofMira);
  await page.reload();
  await expect(headline).toHaveValue('મીરાનું અધૂરું લખાણ');
  await expect(page.getByText('ગયા વખતે સચવાયું નહોતું')).toBeVisible();
});
