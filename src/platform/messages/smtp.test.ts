import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import { expect, test } from 'vitest';
import { openSmtp } from './smtp.ts';

const TO = 'mira.shah@savar.example';

test.each([
  ['<mira.shah@savar.example>: no such mailbox', '<…@…>: no such mailbox'],
  ['unknown user Mira.Shah at savar.example', 'unknown user … at savar.example'],
  ['see https://why.example/?id=mira.shah%40savar.example&ip=192.0.2.1', 'see https:…@…&ip=192.0.2.1'],
])('of a refusal "%s" the log gets "%s"', async (answer, logged) => {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 100,
    onRcptTo: (_to, _session, done) => done(Object.assign(new Error(answer), { responseCode: 550 })),
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  const smtp = openSmtp(`smtp://127.0.0.1:${port}`, { from: 'samachar@savar.example', returnPathOf: async () => undefined });
  const refused = await smtp.send({ to: TO, subject: 'કોડ', text: 'કોડ' }).catch((error: unknown) => String(error));
  expect(refused).toMatch(/550 /);
  expect(String(refused).split('550 ')[1]).toBe(logged);
  smtp.close();
  await new Promise<void>((resolve) => server.close(resolve));
});
