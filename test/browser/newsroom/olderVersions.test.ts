import type { Locator, Page } from '@playwright/test';
import { holdAnswer } from '../fixtures/heldAnswer.ts';
import { expect, test } from '../fixtures/newspaper.ts';
import { openNewsroom } from '../fixtures/staffSignIn.ts';

// What an editor has typed stays when somebody else has changed the record meanwhile, and what they have changed can be seen.

type Form = {
  name: string;
  /** Opens the form; returns the path of its record in the newsroom's API. */
  open: (page: Page) => Promise<string>;
  /** What somebody else does to the record. */
  change: (page: Page, path: string) => Promise<number>;
  typed: (page: Page) => Locator;
  /** What is typed, where not any text is taken. */
  text?: string;
  /** Whether what the other has changed is on the screen. */
  seesChange: (page: Page) => Promise<void>;
};

const THEIRS = 'બીજા તંત્રીએ લખેલું';
const TYPED = 'પહેલા તંત્રીએ લખેલું';

const box = (name: string) => (page: Page) => page.getByRole('textbox', { name, exact: true }).first();
const hasText = (name: string) => async (page: Page) => void (await expect(box(name)(page)).toHaveValue(THEIRS));

type Fields = Record<string, unknown> & { content?: object; picture?: object };

const ask = async (page: Page, path: string) => (await page.request.get(`/newsroom/api${path}`)).json();
/** Saves a record as an editor who has just opened it. */
async function save(page: Page, path: string, changes: object): Promise<number> {
  const record = await ask(page, path);
  return put(page, path, record, changes);
}

async function put(page: Page, path: string, record: Fields, changes: object): Promise<number> {
  const { version, content, picture, ...row } = record;
  const isContent = content !== undefined;
  const data = isContent ? { ...content, ...changes } : { version, ...(picture ?? row), ...changes };
  const headers = { origin: new URL(page.url()).origin };
  return (await page.request.put(`/newsroom/api${path}${isContent ? `?version=${version}` : ''}`, { data, headers })).status();
}

async function add(page: Page, path: string, data: object) {
  const headers = { origin: new URL(page.url()).origin };
  return (await page.request.post(`/newsroom/api${path}`, { data, headers })).json();
}

const forms: Form[] = [
  {
    name: 'gallery',
    open: async (page) => {
      const path = `/galleries/${(await ask(page, '/galleries?status=published')).items[0].id}`;
      await page.goto(`/newsroom${path}`);
      return path;
    },
    change: (page, path) => save(page, path, { title: THEIRS }),
    typed: box('સારાંશ'),
    seesChange: hasText('શીર્ષક'),
  },
  {
    name: 'account of the staff',
    open: async (page) => {
      const { id } = await add(page, '/staff/invite', { name: 'રવિ મહેતા', email: 'ravi@savar.example', role: 'reporter' });
      const path = `/staff/${id}`;
      await page.goto(`/newsroom${path}`);
      return path;
    },
    change: (page, path) => save(page, path, { suspended: true }),
    typed: box('નામ'),
    seesChange: async (page) => void (await expect(page.getByLabel('ખાતું બંધ')).toBeChecked()),
  },
  {
    name: 'settings',
    open: async (page) => {
      await page.goto('/newsroom/settings');
      return '/settings';
    },
    change: (page, path) => save(page, path, { isLoginRequired: false }),
    typed: box('નામ'),
    seesChange: async (page) => void (await expect(page.getByLabel('વાચકોને લૉગ ઇન કરવા દો')).not.toBeChecked()),
  },
  {
    name: 'picture',
    open: async (page) => {
      await page.goto('/newsroom/pictures/kites');
      return '/pictures/kites';
    },
    change: (page, path) => save(page, path, { alt: THEIRS }),
    typed: box('યશ'),
    seesChange: hasText('વર્ણન'),
  },
  {
    name: 'topic',
    open: async (page) => {
      const filter = encodeURIComponent(JSON.stringify({ kind: 'category', slug: 'sports' }));
      const { id, name } = (await ask(page, `/topics?filter=${filter}`)).data[0];
      await page.goto('/newsroom/topics/category');
      await page.getByRole('button', { name: `સુધારો: ${name}` }).click();
      return `/topics/${id}`;
    },
    change: (page, path) => save(page, path, { description: THEIRS }),
    typed: box('અંગ્રેજી નામ'),
    seesChange: hasText('પરિચય'),
  },
  {
    name: 'campaign of an advertiser',
    open: async (page) => {
      const path = `/ads/campaigns/${(await ask(page, '/ads/campaigns')).campaigns[0].id}`;
      await page.goto(`/newsroom${path.replace('/campaigns', '')}`);
      return path;
    },
    change: (page, path) => save(page, path, { advertiser: THEIRS }),
    typed: box('ઝુંબેશનું નામ'),
    seesChange: hasText('જાહેરાત આપનાર'),
  },
  {
    name: 'settings of advertising',
    open: async (page) => {
      await page.goto('/newsroom/ads/settings');
      return '/ads/settings';
    },
    change: (page, path) => save(page, path, { units: { header: '/1234567/home_header' } }),
    typed: box('વચ્ચે'),
    text: '/1234567/home_middle',
    seesChange: async (page) => void (await expect(box('મથાળે')(page)).toHaveValue('/1234567/home_header')),
  },
  {
    name: 'redirect',
    open: async (page) => {
      const { id } = await add(page, '/redirects', { from: '/junu/mela', to: '/category', status: 301 });
      await page.goto('/newsroom/redirects');
      await page.getByRole('button', { name: 'સુધારો: /junu/mela' }).click();
      return `/redirects/${id}`;
    },
    change: (page, path) => save(page, path, { status: 302 }),
    typed: box('નવું સરનામું'),
    text: '/city',
    seesChange: async (page) => void (await expect(page.getByText('હાલ પૂરતું ખસેડ્યું (302)')).toBeVisible()),
  },
  {
    name: 'item of a menu',
    open: async (page) => {
      const { id } = await add(page, '/menu-items', { place: 'top', name: 'હવામાન', type: 'category', slug: 'gujarat' });
      await page.goto('/newsroom/menus/top');
      await page.getByRole('button', { name: 'સુધારો: હવામાન' }).click();
      return `/menu-items/${id}`;
    },
    change: (page, path) => save(page, path, { url: '/search' }),
    typed: box('નામ'),
    seesChange: async (page) => void (await expect(box('બીજું સરનામું')(page)).toHaveValue('/search')),
  },
  {
    name: 'name of a crop',
    open: async (page) => {
      const { id, nameEn } = (await ask(page, '/mandi/names')).crops[0];
      await page.goto('/newsroom/mandi/names');
      await page.getByRole('button', { name: `સુધારો: ${nameEn}`, exact: true }).click();
      return `/mandi/crops/${id}`;
    },
    // A name is read in the list of all of them.
    change: async (page, path) => {
      const { crops } = await ask(page, '/mandi/names');
      return put(
        page,
        path,
        crops.find(({ id }: { id: number }) => path.endsWith(`/${id}`)),
        { rank: 77 },
      );
    },
    typed: box('ગુજરાતી નામ'),
    seesChange: async (page) => void (await expect(box('મુખ્ય પાકમાં ક્રમ')(page)).toHaveValue('77')),
  },
  {
    name: 'static page',
    open: async (page) => {
      await page.goto('/newsroom/static-pages/about-us');
      return '/static-pages/about-us';
    },
    change: async (page, path) => {
      const { updatedAt, ...row } = await ask(page, path);
      const body = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: THEIRS }] }] };
      return put(page, path, { ...row, begunFrom: updatedAt }, { body });
    },
    typed: box('મથાળું'),
    seesChange: async (page) => void (await expect(page.locator('[contenteditable]')).toHaveText(THEIRS)),
  },
  {
    name: 'edition of the newsletter',
    open: async (page) => {
      const { editions } = await ask(page, '/newsletter/editions');
      await page.goto(`/newsroom/newsletter-editions/${editions[0].id}`);
      return `/newsletter/editions/${editions[0].id}`;
    },
    change: async (page, path) => {
      const { name, subject, days, minute, isActive, version } = (await ask(page, path)).edition;
      return put(page, path, { name, days, minute, isActive, version, subject }, { subject: THEIRS });
    },
    typed: box('વાચકોને દેખાતું નામ'),
    seesChange: async (page) => void (await expect(box('ઈમેલનો વિષય')(page)).toHaveValue(THEIRS)),
  },
];

for (const { name, open, change, typed, text = TYPED, seesChange } of forms)
  test(`what somebody else has changed meanwhile is not overwritten, and what was typed stays: ${name}`, async ({ newspaper, openAs }) => {
    const page = await openNewsroom(newspaper, openAs, '/newsroom', { expects: /409/ });
    const path = await open(page);
    const field = typed(page);
    await field.fill(text);
    expect(await change(page, path)).toBe(200);

    const press = () => page.getByRole('button', { name: 'સાચવો', exact: true }).click();
    await press();
    await expect(page.getByText('તમે ખોલ્યા પછી બીજા કોઈએ આમાં ફેરફાર કર્યો છે.')).toBeVisible();
    await expect(field).toHaveValue(text);

    await page.getByRole('button', { name: 'તાજી સ્થિતિ લાવો' }).click();
    await seesChange(page);
    await expect(field).toHaveValue(text);
    const saved = page.waitForResponse((response) => response.request().method() === 'PUT' && response.url().includes(path));
    await press();
    expect((await saved).status()).toBe(200);
  });

test('what is typed while the present state is on its way stays: campaign of an advertiser', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom', { expects: /409/ });
  const path = `/ads/campaigns/${(await ask(page, '/ads/campaigns')).campaigns[0].id}`;
  await page.goto(`/newsroom${path.replace('/campaigns', '')}`);
  const name = box('ઝુંબેશનું નામ')(page);
  await name.fill('પહેલું');
  expect(await save(page, path, { capPerDay: 7 })).toBe(200);
  await page.getByRole('button', { name: 'સાચવો', exact: true }).click();
  const present = await holdAnswer(page, { method: 'GET', path: /\/ads\/campaigns\/\d+$/ });
  await page.getByRole('button', { name: 'તાજી સ્થિતિ લાવો' }).click();
  await present.arrived;
  await name.fill('બીજું');
  await present.letGo();
  await expect(page.getByRole('spinbutton', { name: /^એક વાચકને/ })).toHaveValue('7');
  await expect(name).toHaveValue('બીજું');
});

test('a refusal for another reason than a newer version offers no present state, which would be refused again', async ({
  newspaper,
  openAs,
}) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom', { expects: /409/ });
  const { staff } = await ask(page, '/whoami');
  await page.goto(`/newsroom/staff/${staff.id}`);
  await page.getByLabel('ખાતું બંધ').check();
  await page.getByRole('button', { name: 'સાચવો', exact: true }).click();
  await expect(page.getByText('પોતાની ભૂમિકા બદલી કે પોતાનું ખાતું બંધ કરી શકાતું નથી.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'તાજી સ્થિતિ લાવો' })).toHaveCount(0);
});
