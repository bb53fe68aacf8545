import { z } from 'zod';
import { staffMember, type TestApp } from './system/openTestApp.ts';

const versioned = z.object({ version: z.number() });
const answered = z.union([versioned, z.object({ picture: versioned }).transform(({ picture }) => picture)]);

/** The version of a record of the newsroom, as a form that is just opened has it; 0 if there is no such record. */
export async function presentVersion(site: TestApp, path: string): Promise<number> {
  const answer = await site.ask(staffMember('administrator'), 'get', path);
  return answered.safeParse(await answer.json()).data?.version ?? 0;
}

/** The address at which an item of content is changed, or a step taken with it, by who has seen its present state. */
export const seenAt = async (site: TestApp, path: string, step = ''): Promise<string> =>
  `${path}${step}?version=${await presentVersion(site, path)}`;
