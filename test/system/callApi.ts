import { z } from 'zod';
import type { TestApp } from './openTestApp.ts';

const refusal = z.strictObject({
  code: z.number(),
  message: z.string().min(1),
  issues: z.array(z.strictObject({ path: z.string(), message: z.string().min(1) })).optional(),
});

/** The data of an answered GET call, as its schema gives it. Throws when the call is refused or answers something else. */
export async function ask<Data extends z.ZodType>(app: TestApp, path: string, data: Data): Promise<z.infer<Data>> {
  const response = await app.get(`/api${path}`);
  const body: unknown = await response.json();
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}: ${JSON.stringify(body)}`);
  return data.parse(z.strictObject({ code: z.literal(200), data: z.unknown() }).parse(body).data);
}

/** What a call that is refused says, its HTTP status being the `code` too. Throws when it says it in another form. */
export async function refusalOf(response: Response): Promise<z.infer<typeof refusal>> {
  const answer = refusal.parse(await response.json());
  if (answer.code !== response.status) throw new Error(`Status ${response.status}, but code ${answer.code}`);
  return answer;
}
