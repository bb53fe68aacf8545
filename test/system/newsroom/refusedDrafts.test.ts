import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { openTestApp, staffMember, type TestApp } from '../openTestApp.ts';

// Who types something wrong is told what would be right, in the field.

let site: TestApp;
beforeAll(async () => {
  site = await openTestApp();
});
afterAll(() => site.close());

const administrator = staffMember('administrator');
const refusal = z.object({ issues: z.array(z.object({ path: z.string(), message: z.object({ gu: z.string(), en: z.string() }) })) });

/** The fields that are refused, with what the editor is told in English. */
async function refused(method: string, path: string, draft: object): Promise<Record<string, string>> {
  const answer = await site.ask(administrator, method, path, draft);
  expect(answer.status, path).toBe(422);
  return Object.fromEntries(refusal.parse(await answer.json()).issues.map(({ path: field, message }) => [field, message.en]));
}

test('an advertising campaign and the units of slots', async () => {
  const campaign = {
    name: 'ઝુંબેશ',
    advertiser: 'વેપારી',
    state: 'active',
    startsAt: '2026-11-28T00:00:00Z',
    endsAt: '2026-11-27T00:00:00Z',
    goal: null,
    capPerDay: 0,
    device: 'all',
    pageTypes: [],
    slots: [],
    topicIds: [],
  };
  expect(await refused('post', '/ads/campaigns', { ...campaign, creatives: [] })).toEqual({
    endsAt: 'The end has to be after the start.',
    creatives: 'Unless it is a draft, a campaign needs a picture.',
  });
  const creative = { size: '300x250', pictureId: 1, alt: 'ચિત્ર', href: 'shop example' };
  expect(await refused('post', '/ads/campaigns', { ...campaign, endsAt: '2026-11-29T00:00:00Z', creatives: [creative] })).toEqual({
    'creatives.0.href': 'Write a whole address that begins with https:// or /.',
  });
  expect(await refused('put', '/ads/settings', { version: 0, units: { header: '12345/news' } })).toMatchObject({
    'units.header': expect.stringContaining('/12345/name'),
  });
});

test('profiles of the newspaper elsewhere', async () => {
  const settings = await (await site.ask(administrator, 'get', '/settings')).json();
  const profile = (name: string, url: string) => ({ name, url });
  const social = [profile('X', 'https://x.example/a'), profile('Y', 'y.example'), profile('X', 'https://x.example/b')];
  expect(await refused('put', '/settings', { ...settings, social: social.slice(0, 2) })).toEqual({
    'social.1.url': 'Write a whole address that begins with https://.',
  });
  const twice = [profile('X', 'https://x.example/a'), profile('X', 'https://x.example/b')];
  expect(await refused('put', '/settings', { ...settings, social: twice })).toEqual({ 'social.1.name': 'This name is there twice.' });
});

test('a menu item, a topic, a team and a member of the staff', async () => {
  expect(await refused('post', '/menu-items', { place: 'top', name: 'રમત', type: 'category', slug: 'રમત', url: 'sport' })).toEqual({
    slug: 'Write only small Latin letters, digits, and dashes between.',
    url: 'Write a whole address that begins with https:// or /.',
  });
  expect(await refused('post', '/topics', { kind: 'author', name: 'મીરા', slug: 'મીરા', sameAs: ['x.example'] })).toEqual({
    slug: 'Write only small Latin letters, digits, and dashes between.',
    sameAs: 'Write a whole address that begins with https://.',
  });
  expect(await refused('post', '/cricket/teams', { code: 'ind', slug: '', name: 'ભારત', nameEn: 'India' })).toEqual({
    code: 'Write 2 to 8 capital Latin letters.',
    slug: 'This is needed.',
  });
  expect(await refused('post', '/staff/invite', { name: 'મીરા', email: 'mira@', role: 'reporter' })).toEqual({
    email: 'Write a whole e-mail address.',
  });
});
