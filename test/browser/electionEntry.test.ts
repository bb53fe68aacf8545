import { chooseOption } from './fixtures/chooseOption.ts';
import { holdAnswer } from './fixtures/heldAnswer.ts';
import { expect, test } from './fixtures/newspaper.ts';
import { openNewsroom } from './fixtures/staffSignIn.ts';

test('a seat is corrected with the keys alone, the next one opens, and readers have it at their next request', async ({
  newspaper,
  openAs,
}) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom/elections');
  await page.getByRole('link', { name: /લોકસભા ચૂંટણી 2024/ }).click();
  const find = page.getByRole('textbox', { name: 'બેઠક: નામ કે ક્રમાંક' });
  // Enter before the list of seats is there is not lost.
  const list = await holdAnswer(page, { method: 'GET', path: /\/elections\/\d+\/seats$/ });
  await page.reload();
  await list.arrived;
  await find.fill('7');
  await find.press('Enter');
  await list.letGo();
  await expect(page.getByRole('region', { name: 'અમદાવાદ પૂર્વ' })).toBeVisible();
  // By its name in either script and any spelling, or its number.
  for (const typed of ['સાબરકાંઠા', 'Sabarkantha', 'SABARKANTHA', 'sabarkaantha']) {
    await find.fill(typed);
    await expect(page.getByRole('listitem').filter({ hasText: 'સાબરકાંઠા' })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'ગાંધીનગર' })).toHaveCount(0);
  }
  await find.fill('5');
  await find.press('Enter');
  const seat = page.getByRole('region', { name: 'સાબરકાંઠા' });
  await expect(seat.getByRole('textbox', { name: 'રાઉન્ડ', exact: true })).toBeFocused();
  await seat.getByRole('checkbox', { name: 'આ સુધારો છે' }).check();
  const first = seat.getByRole('textbox', { name: 'શોભનાબેન બારૈયા: મત' });
  await first.fill('૬,૭૭,૩૨૦');
  await first.press('Enter');
  await expect(seat.getByRole('textbox', { name: 'તુષાર ચૌધરી: મત' })).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('સચવાયું.')).toBeVisible();
  const { data } = await (await page.request.get('/api/election/result/constituencies?slug=sabarkantha')).json();
  expect(data.documents[0]).toMatchObject({ status: 'won', margin: 677_320 - 521_636 });

  // What cannot be is refused in words, and stays to be mended.
  const other = page.getByRole('region', { name: 'ગાંધીનગર' });
  await other.getByRole('textbox', { name: 'અમિત શાહ: મત' }).fill('5');
  await other.getByRole('textbox', { name: 'સોનલ પટેલ: મત' }).fill('abc');
  await page.keyboard.press('Control+Enter');
  await expect(other.getByRole('textbox', { name: 'સોનલ પટેલ: મત' })).toHaveAttribute('aria-invalid', 'true');
});

test('an election made in the newsroom gets its state, its time of counting and its seats', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom/elections/new');
  const line = (name: string) => page.getByRole('textbox', { name, exact: true }).first();
  await line('નામ').fill('પેટાચૂંટણી 2026');
  await line('અંગ્રેજી નામ').fill('By-elections 2026');
  await line('સરનામામાં નામ').fill('byelections-2026');
  await line('શાની ચૂંટણી').fill('વિધાનસભા');
  await page.getByRole('spinbutton', { name: 'બહુમતી' }).fill('0');
  await page.getByLabel('મતગણતરી શરૂ (ભારતીય સમય)').fill('2026-11-23T08:00');
  await chooseOption(page, 'કોની ચૂંટણી', 'ગુજરાત');
  await page.getByRole('button', { name: 'સાચવો' }).click();
  await page.getByRole('tab', { name: 'પરિણામ ભરો' }).click();
  await page.getByRole('button', { name: 'બેઠક ઉમેરો' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'નામ', exact: true }).fill('વાવ');
  await dialog.getByRole('textbox', { name: 'અંગ્રેજી નામ' }).fill('Vav');
  await dialog.getByRole('textbox', { name: 'સરનામામાં નામ' }).fill('vav');
  await dialog.getByRole('spinbutton', { name: 'ક્રમાંક' }).fill('7');
  await dialog.getByRole('button', { name: 'સાચવો' }).click();
  await page.getByRole('button', { name: '7. વાવ' }).click();
  await page.getByRole('button', { name: 'બેઠકની વિગતો બદલો' }).click();
  await dialog.getByRole('spinbutton', { name: 'મતદારો' }).fill('310681');
  await dialog.getByRole('button', { name: 'સાચવો' }).click();
  await expect(dialog).toHaveCount(0);
  const { data } = await (await page.request.get('/api/election/constituencies?token=byelections-2026')).json();
  expect(data.documents).toMatchObject([{ slug: 'vav', number: 7 }]);
  const about = await (await page.request.get('/api/election/configuration?token=byelections-2026')).json();
  expect(about.data).toMatchObject({ countingAt: '2026-11-23T02:30:00.000Z', majority: 0 });
});
