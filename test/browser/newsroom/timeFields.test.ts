import type { Page } from '@playwright/test';
import { cricketDeskWords } from '../../../src/desks/cricket/newsroom/words.ts';
import { frontScreenWords } from '../../../src/desks/frontpage/newsroom/words.ts';
import { storyDeskWords } from '../../../src/desks/stories/newsroom/words.ts';
import { fitsWidth } from '../fixtures/fitsWidth.ts';
import { expect, test } from '../fixtures/newspaper.ts';
import { openNewsroom } from '../fixtures/staffSignIn.ts';

// Times are times in India, also in a browser of another zone, and their fields say so, where a phone has room for it.

type Language = 'gu' | 'en';
const INDIAN_TIME = { gu: '(ભારતીય સમય)', en: '(IST)' };
const TIMES = 'input[type="datetime-local"], input[type="time"]';

const ask = async (page: Page, path: string) => (await page.request.get(`/newsroom/api${path}`)).json();

async function openStory(page: Page): Promise<void> {
  const headers = { origin: new URL(page.url()).origin };
  const { id } = await (await page.request.post('/newsroom/api/stories', { data: {}, headers })).json();
  await page.goto(`/newsroom/stories/${id}`);
}

type Screen = {
  name: string;
  /** Opens the screen with its fields for times. */
  open: (page: Page, language: Language) => Promise<unknown>;
  /** How many there are. */
  fields: number;
};

const screens: Screen[] = [
  { name: 'campaign of an advertiser', open: (page) => page.goto('/newsroom/ads/create'), fields: 2 },
  { name: 'message to browsers', open: (page) => page.goto('/newsroom/push/create'), fields: 1 },
  { name: 'edition of the newsletter', open: (page) => page.goto('/newsroom/newsletter-editions/new'), fields: 1 },
  {
    name: 'deadline of a story, and how long it is breaking news',
    open: async (page, language) => {
      await openStory(page);
      await page.getByRole('checkbox', { name: storyDeskWords.breaking[language] }).check();
    },
    fields: 2,
  },
  {
    name: 'schedule of a story',
    open: async (page, language) => {
      await openStory(page);
      await page.getByRole('button', { name: storyDeskWords.stepSchedule[language] }).click();
    },
    // The deadline is behind the dialog.
    fields: 2,
  },
  {
    name: 'test of headlines',
    open: async (page, language) => {
      const { data } = await ask(page, '/stories?filter=%7B%22state%22%3A%22published%22%7D');
      await page.goto(`/newsroom/stories/${data[0].id}`);
      await page.getByRole('tab', { name: storyDeskWords.headlines[language] }).click();
    },
    fields: 1,
  },
  {
    name: 'story at the top of the front page',
    open: async (page, language) => {
      await page.goto('/newsroom/frontpage');
      const headline = page.locator('[data-block="home:top"] [data-place="0"]');
      await headline.getByRole('button').last().click();
      await page.getByRole('menuitem', { name: frontScreenWords.setUntil[language] }).click();
    },
    fields: 1,
  },
  {
    name: 'fixture of cricket',
    open: async (page, language) => {
      await page.goto('/newsroom/cricket');
      await page.getByRole('button', { name: cricketDeskWords.newMatch[language] }).click();
    },
    fields: 1,
  },
];

/** A label and the gap for it in the border of its field, in CSS pixels from the left. */
const measure = (label: Element) => {
  const sides = (element: Element | null | undefined) => {
    const { left = 0, right = 0 } = element?.getBoundingClientRect() ?? {};
    return { left, right };
  };
  return { text: label.textContent, label: sides(label), gap: sides(label.parentElement?.querySelector('legend')) };
};

for (const language of ['gu', 'en'] as const)
  for (const { name, open, fields } of screens)
    test(`says that its times are Indian, in a label that fits a phone: ${name} (${language})`, async ({ newspaper, openAs }) => {
      const page = await openNewsroom(newspaper, openAs, '/newsroom', { width: 360, height: 800, zone: 'America/New_York' });
      await page.evaluate((chosen) => localStorage.setItem('newsroom-language', chosen), language);
      await open(page, language);
      const times = page.locator(TIMES).filter({ visible: true });
      await expect(times).toHaveCount(fields);
      for (const time of await times.all()) {
        const { text, label, gap } = await page.locator(`label[for="${await time.getAttribute('id')}"]`).evaluate(measure);
        expect(text).toContain(INDIAN_TIME[language]);
        expect(gap.left, text).toBeLessThanOrEqual(label.left);
        expect(gap.right, text).toBeGreaterThanOrEqual(label.right);
        const field = await time.boundingBox();
        expect(label.right, text).toBeLessThan((field?.x ?? 0) + (field?.width ?? 0));
      }
      expect(await fitsWidth(page)).toBe(true);
    });

test('the fields for times of an election say so too', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom', { width: 360, height: 800, zone: 'America/New_York' });
  const { data } = await ask(page, '/elections?perPage=200');
  const { id } = data.find(({ token }: { token: string }) => token === 'election-2024');
  await page.goto(`/newsroom/elections/${id}/setUp`);
  const opens = page.getByLabel('શરૂ (ભારતીય સમય) 1');
  const { phases } = await ask(page, `/elections/${id}`);
  const indian = new Date(Date.parse(phases[0].pollOpensAt) + 330 * 60_000).toISOString().slice(0, 16);
  await expect(opens).toHaveValue(indian);
  for (const label of ['શરૂ (ભારતીય સમય)', 'પૂરું (ભારતીય સમય)'])
    await expect(page.locator('label').getByText(label, { exact: true })).toHaveCount(phases.length);
  await opens.scrollIntoViewIfNeeded();
  expect(await fitsWidth(page)).toBe(true);
});
