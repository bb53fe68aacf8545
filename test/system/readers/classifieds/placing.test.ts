import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeOldFiles } from '../../../../src/desks/classifieds/expiry/expireAds.ts';
import { readOutbox } from '../../../../src/platform/messages/outbox.ts';
import { halves, scriptedSvg } from '../../../images/hostileImages.ts';
import { openTestApp, staffMember, type TestApp } from '../../openTestApp.ts';
import { LAPTOP } from '../readerDevice.ts';
import { advertiser, cityId, decide, editor, published, saleForm, sendForm, submitted } from './advertiser.ts';

let site: TestApp;
let city = '';
beforeAll(async () => {
  site = await openTestApp({ environment: LAPTOP });
  city = await cityId(site);
});
afterAll(() => site.close());

/** The mails to an address, once there are so many. */
async function mailsTo(to: string, atLeast: number) {
  for (let round = 0; round < 200; round++) {
    const mails = (await readOutbox(site.app.db, 200)).filter(
      (mail) => mail.to === to && mail.subject !== null && !/^\d{6}/.test(mail.subject),
    );
    if (mails.length >= atLeast) return mails;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`There are fewer than ${atLeast} mails to ${to}`);
}

test('an advertisement goes from its form over an editor to the readers, and its advertiser’s address nowhere', async () => {
  const device = await advertiser(site, 'zarna@savar.example', '198.51.100.40');
  const before = await (await site.get('/classified/sale')).text();
  const id = await submitted(site, device);
  expect(before).not.toContain('જૂનું હાર્મોનિયમ');
  expect((await site.get(`/classified/ad/${id}-x`)).status).toBe(404);
  const { data } = await (await site.ask(editor, 'GET', '/classifieds')).json();
  expect(data.map((row: { id: number }) => row.id)).toContain(id);
  const approved = await (await decide(site, id, 'approve')).json();
  expect(approved).toMatchObject({ state: 'published', email: 'zarna@savar.example' });

  const page = await site.get(approved.address);
  expect(page.status).toBe(200);
  const html = await page.text();
  expect(html).toContain('₹12,500');
  expect(html).toContain('"@type":"Offer","price":12500');
  const [mail] = await mailsTo('zarna@savar.example', 1);
  expect(mail?.text).toContain(approved.address);
  // Whatever readers and programs get.
  for (const path of [
    approved.address,
    '/classified',
    '/classified/sale',
    '/classified/all/ahmedabad',
    '/classified/search?q=harmonium',
    `/classified/report?ad=${id}`,
  ]) {
    const text = await (await site.get(path)).text();
    expect([path, text.includes('zarna@savar.example')]).toEqual([path, false]);
  }
  expect(await (await site.get('/classified/search?q=harmoniyam')).text()).toContain(approved.address);
  expect(await (await site.get('/classified/search?q=harmoniyam&city=surat')).text()).not.toContain(approved.address);
  // A title that was different leads to the address of today.
  expect((await site.get(`/classified/ad/${id}-kuchh-aur`)).headers.get('location')).toBe(approved.address);
});

test('the same form sent again within ten minutes is one draft, with its pictures', async () => {
  const device = await advertiser(site, 'twice@savar.example', '198.51.100.39');
  const form = saleForm({ city });
  const picture = new File([new Uint8Array(await halves(400, 300, 'jpeg'))], 'a.jpg', { type: 'image/jpeg' });
  const answers = await Promise.all(Array.from({ length: 12 }, (_, at) => sendForm(device, form, at % 2 === 0 ? [picture] : [])));
  const previews = new Set(answers.map((answer) => answer.headers.get('location')));
  expect(previews.size).toBe(1);
  const [preview = ''] = previews;
  const html = await (await device.ask(preview ?? '')).text();
  expect(html).toContain('reader-pictures');
  const drafts = async () => {
    const { rows } = await site.app.db.execute<{ id: number; pictures: number }>(sql`select ad.id, count(picture.id)::int as pictures
      from classified_ads ad left join classified_pictures picture on picture.ad_id = ad.id
      where ad.reader_id = (select id from readers where email = 'twice@savar.example') group by ad.id order by ad.id`);
    return rows.map(({ pictures }) => pictures);
  };
  expect(await drafts()).toEqual([1]);
  // Something else is something else, also in one of the kind's own fields.
  for (const more of [{ locality: 'વાસણા' }, { price: '12,600' }]) await sendForm(device, { ...form, ...more });
  expect(await drafts()).toHaveLength(3);
  // What waits for the editors is not the draft of another.
  await device.send('/account/classifieds', { ad: (preview ?? '').split('/').at(-1) ?? '', step: 'submit' });
  await sendForm(device, form);
  expect(await drafts()).toHaveLength(4);
});

test('what is pressed twice is done once, and says both times that it is done', async () => {
  const device = await advertiser(site, 'twice@savar.example', '198.51.100.59');
  const id = await submitted(site, device);
  const step = async (name: string) => (await device.send('/account/classifieds', { ad: String(id), step: name })).headers.get('location');
  expect(await step('submit')).toBe('/account/classifieds?state=submitted');
  const version = /name="version" value="(\d+)"/.exec(await (await device.ask(`/classified/post?ad=${id}`)).text())?.[1] ?? '';
  const change = (price: string, files: File[] = []) => sendForm(device, saleForm({ city, ad: String(id), version, price }), files);
  expect([(await change('9000')).status, (await change('9000')).status, (await change('8000')).status]).toEqual([303, 303, 400]);
  // The pictures of a form that is otherwise the same are not lost.
  const picture = new File([new Uint8Array(await halves(400, 300, 'jpeg'))], 'a.jpg', { type: 'image/jpeg' });
  expect((await change('9000', [picture])).status).toBe(303);
  expect(await (await device.ask(`/classified/post?ad=${id}`)).text()).toContain('reader-pictures');
  for (const [name, state] of [
    ['withdraw', 'withdrew'],
    ['delete', 'deleted'],
  ] as const)
    expect([await step(name), await step(name)]).toEqual(Array(2).fill(`/account/classifieds?state=${state}`));
});

test('what is wrong is said in words, and what was typed stays, with its pictures', async () => {
  const device = await advertiser(site, 'wrong@savar.example', '198.51.100.41');
  const picture = new File([new Uint8Array(await halves(400, 300, 'jpeg'))], 'a.jpg', { type: 'image/jpeg' });
  const typed = saleForm({ city, price: 'બહુ સસ્તું', title: 'ક' });
  const answer = await sendForm(device, typed, [picture]);
  expect(answer.status).toBe(400);
  const html = await answer.text();
  for (const words of ['ફક્ત આંકડા લખો', 'ઓછામાં ઓછા 5 અક્ષર લખો', 'બહુ સસ્તું', 'દાદાજીનું સાચવેલું']) expect(html).toContain(words);
  const kept = /name="kept" value="(\d+)"/.exec(html)?.[1] ?? '';
  expect(kept).not.toBe('');
  const stranger = await advertiser(site, 'stranger@savar.example', '198.51.100.42');
  // Somebody else’s picture is not taken.
  const stolen = await sendForm(stranger, saleForm({ city, kept, title: 'બીજાની તસવીર સાથે' }));
  const stolenPreview = await (await stranger.ask(stolen.headers.get('location') ?? '')).text();
  expect(stolenPreview).not.toContain('reader-pictures');
  const right = await sendForm(device, saleForm({ city, kept }));
  expect(await (await device.ask(right.headers.get('location') ?? '')).text()).toContain('reader-pictures');
});

test('a price is at most a hundred crores', async () => {
  const device = await advertiser(site, 'price@savar.example', '198.51.100.59');
  const sent = async (price: string) => (await sendForm(device, saleForm({ city, price, title: `કિંમત ${price}ની વસ્તુ` }))).status;
  expect([await sent('100,00,00,000'), await sent('100,00,00,001')]).toEqual([303, 400]);
});

test('the law’s ages hold for matrimonial advertisements', async () => {
  const device = await advertiser(site, 'age@savar.example', '198.51.100.43');
  const form = (lookingFor: string, age: string) => ({
    kind: 'matrimonial',
    city,
    title: 'યોગ્ય પાત્રની શોધ',
    body: 'સંસ્કારી પરિવાર, ભણેલું પાત્ર, સાદું જીવન.',
    email: 'age@savar.example',
    education: 'સ્નાતક',
    occupation: 'વેપાર',
    lookingFor,
    age,
  });
  expect(await (await sendForm(device, form('brideWanted', '20'))).text()).toContain('વરની ઉંમર કાયદા મુજબ ઓછામાં ઓછી 21 વર્ષ');
  expect((await sendForm(device, form('groomWanted', '17'))).status).toBe(400);
  expect((await sendForm(device, form('groomWanted', '18'))).status).toBe(303);
});

test('pictures that are none are refused in words, and where one was taken is not kept', async () => {
  const device = await advertiser(site, 'pictures@savar.example', '198.51.100.44');
  const svg = new File([new Uint8Array(scriptedSvg)], 'a.png', { type: 'image/png' });
  const refused = await sendForm(device, saleForm({ city }), [svg]);
  expect([refused.status, (await refused.text()).includes('આ ફાઇલ તસવીર નથી')]).toEqual([400, true]);
  const taken = await sharp(await halves(600, 400, 'jpeg'))
    .withExif({ IFD0: { Make: 'SecretCamera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '23/1 1/1 30/1' } })
    .jpeg()
    .toBuffer();
  const files = Array.from({ length: 7 }, (_, at) => new File([new Uint8Array(taken)], `${at}.jpg`, { type: 'image/jpeg' }));
  const many = await sendForm(device, saleForm({ city }), files);
  const html = await many.text();
  expect([many.status, html.includes('વધુમાં વધુ 6 તસવીરો'), html.match(/name="kept"/g)?.length]).toEqual([400, true, 6]);
  const { rows } = await site.app.db.execute<{ file: string }>(sql`select file from classified_pictures order by id desc limit 1`);
  const stored = await site.app.storage.read(rows[0]?.file ?? '');
  expect(Buffer.from(stored).includes('SecretCamera')).toBe(false);
  expect((await sharp(stored).metadata()).exif).toBeUndefined();
  // The newsroom's library does not fill up with them.
  const library = await (await site.ask(editor, 'GET', '/pictures')).text();
  expect(library).not.toContain('reader-pictures');
});

test('only its owner changes an advertisement, from our own pages, in a bounded body', async () => {
  const owner = await advertiser(site, 'owner@savar.example', '198.51.100.45');
  const other = await advertiser(site, 'other@savar.example', '198.51.100.46');
  const { id, address } = await published(site, owner);
  expect((await other.ask(`/classified/post?ad=${id}`)).status).toBe(404);
  const theft = await sendForm(other, saleForm({ city, ad: String(id), version: '1', title: 'હવે મારી જાહેરખબર' }));
  expect(theft.headers.get('location')).toBe('/account/classifieds?state=notPossible');
  const end = await other.send('/account/classifieds', { ad: String(id), step: 'withdraw' });
  expect(end.headers.get('location')).toBe('/account/classifieds?state=notPossible');
  const foreign = await owner.send('/account/classifieds', { ad: String(id), step: 'withdraw' }, { 'sec-fetch-site': 'cross-site' });
  expect(foreign.status).toBe(403);
  const nobody = await site.postForm('/classified/post', saleForm());
  expect([nobody.status, nobody.headers.get('location')]).toEqual([403, null]);
  const large = await owner.ask('/classified/post', {
    method: 'POST',
    headers: { 'content-length': String(80 * 1024 * 1024), 'sec-fetch-site': 'same-origin' },
    body: 'x',
  });
  expect(large.status).toBe(413);
  const broken = await owner.ask('/classified/post', {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=none', 'sec-fetch-site': 'same-origin' },
    body: '--none\r\nnot a form',
  });
  expect(broken.headers.get('location')).toBe('/classified/post');
  expect(await (await site.get(address)).text()).toContain('જૂનું હાર્મોનિયમ');
});

test('a changed advertisement is hidden until it is approved again, and keeps its time', async () => {
  const device = await advertiser(site, 'change@savar.example', '198.51.100.47');
  const { id, address } = await published(site, device);
  const { expiresAt } = await (await site.ask(editor, 'GET', `/classifieds/${id}`)).json();
  const form = await (await device.ask(`/classified/post?ad=${id}`)).text();
  const version = /name="version" value="(\d+)"/.exec(form)?.[1] ?? '';
  const change = saleForm({ city, ad: String(id), version, price: '9000' });
  expect((await sendForm(device, change)).headers.get('location')).toBe('/account/classifieds?state=submitted');
  expect((await site.get(address)).status).toBe(410);
  // The form of another tab is based on an older version.
  const late = await sendForm(device, { ...change, price: '9500' });
  expect([late.status, (await late.text()).includes('બીજા ટૅબમાં આ જાહેરખબર બદલાઈ છે')]).toEqual([400, true]);
  expect((await decide(site, id, 'approve')).status).toBe(200);
  expect(await (await site.get(address)).text()).toContain('₹9,000');
  expect((await (await site.ask(editor, 'GET', `/classifieds/${id}`)).json()).expiresAt).toBe(expiresAt);
});

test('the limit of twenty holds also for one that is changed or renewed', async () => {
  const device = await advertiser(site, 'many@savar.example', '198.51.100.58');
  const [withdrawn, expired] = [await submitted(site, device, { title: 'પાછું ખેંચેલું હાર્મોનિયમ' }), await submitted(site, device)];
  await device.send('/account/classifieds', { ad: String(withdrawn), step: 'withdraw' });
  await site.app.db.execute(sql`update classified_ads set state = 'expired', expires_at = now() - interval '1 day' where id = ${expired}`);
  const running = await submitted(site, device, { title: 'ચાલુ હાર્મોનિયમ વેચવાનું છે' });
  await site.app.db.execute(sql`insert into classified_ads (kind, city_id, title, body, email, fields, search, reader_id, state, created_at, updated_at)
    select kind, city_id, title || n, body, email, fields, search, reader_id, 'waiting', created_at, updated_at
    from classified_ads, generate_series(1, 19) n where id = ${running}`);
  const change = async (id: number) => {
    const version = /name="version" value="(\d+)"/.exec(await (await device.ask(`/classified/post?ad=${id}`)).text())?.[1] ?? '';
    return sendForm(device, saleForm({ city, ad: String(id), version, price: '9000' }));
  };
  const renew = async () => (await device.send('/account/classifieds', { ad: String(expired), step: 'renew' })).headers.get('location');
  const refused = await change(withdrawn);
  expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('તમારી 20 જાહેરખબરો ચાલુ છે')]);
  expect(await renew()).toBe('/account/classifieds?state=tooManyAds');
  expect(await (await device.ask('/account/classifieds?state=tooManyAds')).text()).toContain('તમારી 20 જાહેરખબરો ચાલુ છે');
  // One of the twenty may be changed.
  expect((await change(running)).status).toBe(303);
  await device.send('/account/classifieds', { ad: String(running), step: 'withdraw' });
  expect(await renew()).toBe('/account/classifieds?state=renewed');
  expect((await change(withdrawn)).status).toBe(400);
});

test('a rejected advertisement is put right and sent again; a removed one is not', async () => {
  const device = await advertiser(site, 'reject@savar.example', '198.51.100.48');
  const id = await submitted(site, device, { email: 'reject@savar.example' });
  expect((await decide(site, id, 'reject')).status).toBe(422);
  expect((await decide(site, id, 'reject', 'લખાણમાં ફોન નંબર છે.')).status).toBe(200);
  expect(await (await device.ask('/account/classifieds')).text()).toContain('લખાણમાં ફોન નંબર છે.');
  expect((await mailsTo('reject@savar.example', 1))[0]?.text).toContain('લખાણમાં ફોન નંબર છે.');
  const version = /name="version" value="(\d+)"/.exec(await (await device.ask(`/classified/post?ad=${id}`)).text())?.[1] ?? '';
  await sendForm(device, saleForm({ city, ad: String(id), version }));
  expect((await decide(site, id, 'remove', 'છેતરપિંડી.')).status).toBe(200);
  expect((await device.ask(`/classified/post?ad=${id}`)).status).toBe(404);
  expect((await site.ask(staffMember('sub-editor'), 'GET', '/classifieds')).status).toBe(403);
  const stale = await site.ask(editor, 'POST', `/classifieds/${id}/moderation`, { version: 1, step: 'approve' });
  expect(stale.status).toBe(409);
});

test('an account’s own copy has its advertisements, and its end leaves neither them nor their files', async () => {
  const device = await advertiser(site, 'leaver@savar.example', '198.51.100.49');
  const picture = new File([new Uint8Array(await halves(500, 300, 'jpeg'))], 'a.jpg', { type: 'image/jpeg' });
  const preview = await sendForm(device, saleForm({ city, email: 'leaver@savar.example' }), [picture]);
  const id = Number(preview.headers.get('location')?.split('/').at(-1));
  const copy = await (await device.ask('/account/data')).json();
  expect(copy.classifieds.advertisements).toMatchObject([{ title: 'જૂનું હાર્મોનિયમ વેચવાનું છે', state: 'draft' }]);
  const [address] = copy.classifieds.advertisements[0].pictures;
  expect((await site.get(address)).status).toBe(200);
  expect((await device.send('/account/delete', { sure: 'yes' })).status).toBe(303);
  const { rows } = await site.app.db.execute(sql`select 1 from classified_ads where id = ${id}`);
  expect(rows).toEqual([]);
  await removeOldFiles(site.app);
  expect((await site.get(address)).status).toBe(404);
});
