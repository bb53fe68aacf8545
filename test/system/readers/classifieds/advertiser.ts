import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { staffMember, type TestApp } from '../../openTestApp.ts';
import { ReaderDevice } from '../readerDevice.ts';

export const editor = staffMember('desk-editor');

/** A complete form for something that is sold. */
export const saleForm = (more: Record<string, string> = {}): Record<string, string> => ({
  kind: 'sale',
  title: 'જૂનું હાર્મોનિયમ વેચવાનું છે',
  goods: 'otherGoods',
  condition: 'good',
  price: '₹ ૧૨,૫૦૦',
  locality: 'પાલડી',
  body: 'દાદાજીનું સાચવેલું હાર્મોનિયમ, સૂર બરાબર છે. પેટી સાથે આપવાનું છે.',
  email: 'zarna@savar.example',
  ...more,
});

/** A logged-in reader who places advertisements. */
export async function advertiser(site: TestApp, email: string, address: string): Promise<ReaderDevice> {
  const device = new ReaderDevice(site, address);
  await device.logIn(email, email);
  return device;
}

export async function cityId(site: TestApp, slug = 'ahmedabad'): Promise<string> {
  const { rows } = await site.app.db.execute<{ id: number }>(sql`select id from topics where kind = 'city' and slug = ${slug}`);
  return String(rows[0]?.id);
}

/** Sends the form as a browser does, with its files. */
export function sendForm(device: ReaderDevice, fields: Record<string, string>, files: readonly File[] = []): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  for (const file of files) body.append('pictures', file);
  return device.ask('/classified/post', { method: 'POST', headers: { 'sec-fetch-site': 'same-origin' }, body });
}

/** Places an advertisement and sends it to the editors. Returns its number. */
export async function submitted(site: TestApp, device: ReaderDevice, fields: Record<string, string> = {}): Promise<number> {
  const answer = await sendForm(device, saleForm({ city: await cityId(site), ...fields }));
  const preview = answer.headers.get('location') ?? (await answer.text());
  expect(preview).toMatch(/^\/classified\/post\/\d+$/);
  const id = Number(preview.split('/').at(-1));
  const sent = await device.send('/account/classifieds', { ad: String(id), step: 'submit' });
  expect(sent.headers.get('location')).toBe('/account/classifieds?state=submitted');
  return id;
}

/** Decides as an editor does, about the present version. */
export async function decide(site: TestApp, id: number, step: string, reason = ''): Promise<Response> {
  const { version } = await (await site.ask(editor, 'GET', `/classifieds/${id}`)).json();
  return site.ask(editor, 'POST', `/classifieds/${id}/moderation`, { version, step, reason });
}

/** Places and publishes an advertisement. Returns its number and its address. */
export async function published(
  site: TestApp,
  device: ReaderDevice,
  fields: Record<string, string> = {},
): Promise<{ id: number; address: string }> {
  const id = await submitted(site, device, fields);
  const answer = await decide(site, id, 'approve');
  expect(answer.status).toBe(200);
  const { address } = await answer.json();
  return { id, address };
}
