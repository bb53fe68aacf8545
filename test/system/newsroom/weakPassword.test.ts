import { expect, test } from 'vitest';
import { z } from 'zod';
import { freshDataDir, startApp } from '../../templateApp.ts';
import { signInOverHttp } from '../signInOverHttp.ts';

const says = z.object({ message: z.object({ gu: z.string(), en: z.string() }), issues: z.array(z.object({ path: z.string() })) });

test('a weak password is refused with a sentence in both languages, and the old one holds', { timeout: 60_000 }, async () => {
  const { dataDir, remove } = freshDataDir();
  const app = await startApp({ DATA_DIR: dataDir });
  try {
    const headers = await signInOverHttp(app);
    const change = (currentPassword: string, newPassword: string) =>
      fetch(`${app.url}/newsroom/api/account/change-password`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ currentPassword, newPassword, revokeOtherSessions: true }),
      });
    for (const [password, sentence] of [
      ['password1234', /easily guessed/],
      ['tiger', /at least 12/],
    ] as const) {
      const answer = await change('limbdo varsad chopat 9', password);
      expect([password, answer.status]).toEqual([password, 422]);
      const { message, issues } = says.parse(await answer.json());
      expect(message.en).toMatch(sentence);
      expect(message.gu).toMatch(/[\u0a80-\u0aff]/);
      expect(issues.map(({ path }) => path)).toEqual(['password']);
    }
    expect((await change('limbdo varsad chopat 9', 'zaruri kagal pavan 77')).status).toBe(200);
  } finally {
    await app.stop();
    remove();
  }
});
