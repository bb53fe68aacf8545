import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/newspaper.ts';
import { comeIn, firstLink, invite } from './fixtures/staffSignIn.ts';

const HEADLINE = 'ભાવનગરના દરિયાકાંઠે ચકલીઓની નવી વસાહત મળી';
const CORRECTED = 'ભાવનગરના દરિયાકાંઠે કુંજ પક્ષીઓની નવી વસાહત મળી';

const saved = (page: Page) => expect(page.locator('[data-save]')).toHaveAttribute('data-save', 'saved');
const state = (page: Page, name: string) => expect(page.locator('[data-state]')).toHaveAttribute('data-state', name);
/** A date and time as the field for it takes them, in India's time, to the second. */
const indianClock = (at: number) => new Date(at + 5.5 * 3_600_000).toISOString().slice(0, 19);

/** Asks the newsroom's API with the session of an open page. */
const askAs = (page: Page, path: string, body: object) =>
  page.evaluate(
    async ([address, sent]) => {
      const answer = await fetch(`/newsroom/api${address}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(sent),
      });
      return answer.status;
    },
    [path, body] as const,
  );

test('a story goes from a reporter by the desk to the readers, at its second, and is corrected and restored', async ({
  newspaper,
  openAs,
}) => {
  const editor = await openAs(firstLink(newspaper));
  await comeIn(editor, { name: 'મીરા શાહ', email: 'mira@savar.example' });
  const link = await invite(editor, { name: 'રવિ પટેલ', email: 'ravi@savar.example', role: 'રિપોર્ટર' });

  // The reporter writes, with a picture of the library.
  const reporter = await openAs(link, { expects: /403|404/ });
  await comeIn(reporter, { email: 'ravi@savar.example' });
  await expect(reporter.getByRole('menuitem', { name: 'સ્ટાફ' })).toHaveCount(0);
  await reporter.getByRole('menuitem', { name: 'સ્ટોરી', exact: true }).click();
  await reporter.getByRole('button', { name: 'નવી સ્ટોરી' }).click();
  await reporter.getByRole('textbox', { name: 'હેડલાઇન', exact: true }).fill(HEADLINE);
  await reporter.getByLabel('સારાંશ').fill('વન વિભાગની ટુકડીએ સવારે ગણતરી કરી.');
  await reporter.getByRole('textbox', { name: 'સ્ટોરીનું લખાણ' }).click();
  await reporter.keyboard.insertText('ઘોઘા પાસેના કાંઠે મંગળવારે સવારે પક્ષીઓ જોવા મળ્યાં. ગામલોકોએ માળાની આસપાસ વાડ કરી છે.');
  await reporter.getByRole('button', { name: 'હેડલાઇન પરથી બનાવો' }).click();
  await reporter.getByLabel('વિભાગ', { exact: true }).fill('gujarat');
  await reporter.getByRole('option').first().click();
  await reporter.getByRole('button', { name: 'ચિત્ર પસંદ કરો' }).click();
  const library = reporter.getByRole('dialog');
  await library
    .getByRole('button', { name: /./ })
    .filter({ has: reporter.locator('img') })
    .first()
    .click();
  await library.getByRole('button', { name: 'પસંદ કરો', exact: true }).click();
  await saved(reporter);
  const address = new URL(reporter.url()).pathname;
  const id = Number(address.split('/').at(-1));

  // What a reporter may not do is not offered, and refused at the API too.
  await expect(reporter.getByRole('button', { name: 'પ્રકાશિત કરો' })).toHaveCount(0);
  expect(await askAs(reporter, `/stories/${id}/steps`, { step: 'publish', version: 1 })).toBe(403);
  expect(await askAs(reporter, '/staff/invite', { name: 'x', email: 'x@savar.example', role: 'administrator' })).toBe(403);
  await reporter.getByRole('button', { name: 'ચકાસણી માટે મોકલો' }).click();
  await reporter.getByRole('dialog').getByRole('button', { name: 'ચકાસણી માટે મોકલો' }).click();
  await state(reporter, 'in_review');

  // The desk reads it, and says when it comes out.
  await reporter.goto('/newsroom');
  await editor.goto(address);
  await editor.getByRole('button', { name: 'મંજૂર કરો' }).click();
  await state(editor, 'approved');
  await editor.getByRole('button', { name: 'સમય નક્કી કરો' }).click();
  const moment = editor.getByLabel('તારીખ અને સમય (ભારતીય સમય)');
  // The field is for minutes, and the test waits for seconds only.
  await moment.evaluate((field) => field.setAttribute('step', '1'));
  const due = Math.ceil(Date.now() / 1000) * 1000 + 12_000;
  await moment.fill(indianClock(due));
  await editor.getByRole('dialog').getByRole('button', { name: 'સમય નક્કી કરો' }).click();
  await state(editor, 'scheduled');

  // A reader sees it when it is due, and not before.
  const reader = await openAs('/recent-news/1', { expects: /404/ });
  const headline = () => reader.getByRole('link', { name: HEADLINE });
  if (Date.now() < due - 500) await expect(headline()).toHaveCount(0);
  await expect(async () => {
    await reader.reload();
    expect(await headline().count()).toBeGreaterThan(0);
    expect(Date.now()).toBeGreaterThanOrEqual(due);
  }).toPass({ intervals: [200] });
  await headline().first().click();
  // The next story may be below it already, with a headline of its own.
  const title = reader.getByRole('heading', { level: 1 }).first();
  await expect(title).toHaveText(HEADLINE);
  const published = await reader.locator('meta[property="article:published_time"]').getAttribute('content');
  expect(new Date(published ?? '').getTime()).toBe(due);

  // It is corrected, and the next request has the correction.
  await editor.goto(address);
  await state(editor, 'published');
  const field = editor.getByRole('textbox', { name: 'હેડલાઇન', exact: true });
  await field.fill(CORRECTED);
  await saved(editor);
  await reader.reload();
  await expect(title).toHaveText(HEADLINE);
  await editor.getByRole('button', { name: 'સુધારો પ્રકાશિત કરો' }).click();
  await editor.getByRole('dialog').getByRole('button', { name: 'સુધારો પ્રકાશિત કરો' }).click();
  await expect(editor.getByRole('dialog')).toHaveCount(0);
  await reader.reload();
  await expect(title).toHaveText(CORRECTED);

  // An earlier version is brought back.
  await editor.getByRole('tab', { name: 'આવૃત્તિઓ' }).click();
  await editor
    .getByRole('button', { name: /રવિ પટેલ/ })
    .first()
    .click();
  await editor.getByRole('button', { name: 'આ આવૃત્તિ પાછી લાવો' }).click();
  await editor.getByRole('tab', { name: 'લખાણ' }).click();
  await expect(field).toHaveValue(HEADLINE);
  await editor.getByRole('button', { name: 'સુધારો પ્રકાશિત કરો' }).click();
  await editor.getByRole('dialog').getByRole('button', { name: 'સુધારો પ્રકાશિત કરો' }).click();
  await expect(editor.getByRole('dialog')).toHaveCount(0);
  await reader.reload();
  await expect(title).toHaveText(HEADLINE);
});
