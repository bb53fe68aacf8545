import { createHash, createVerify, generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../src/platform/database.ts';
import { MessageNotSent } from '../../../src/platform/messages/message.ts';
import { openMessages } from '../../../src/platform/messages/messages.ts';
import { readSettings } from '../../../src/platform/settings.ts';
import { type MailServer, openMailServer } from '../../mailServer.ts';

let mail: MailServer;
beforeAll(async () => {
  mail = await openMailServer();
});
afterAll(() => mail.close());

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const signing = { DKIM_DOMAIN: 'savar.example', DKIM_SELECTOR: 'mail2026', DKIM_KEY: pem.replaceAll('\n', '\\n') };

/** Sends a mail as the site does, and gives it as it came over the line. */
async function sent(environment: Record<string, string>, text = 'એક લીટી  \r\n\r\nબીજી લીટી\r\n\r\n'): Promise<string> {
  // Nothing is read from the database where a mail server is set.
  const messages = openMessages(noDatabase, readSettings({ SITE_URL: 'https://savar.example', SMTP_URL: mail.url, ...environment }));
  const headers = {
    'List-Unsubscribe': '<https://savar.example/stop?token=x>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    'List-Id': '<e.savar.example>',
  };
  await messages.sendMail({ to: 'reader@example.com', subject: 'આજના સમાચાર', text, html: `<p>${text}</p>`, headers });
  messages.close();
  return mail.mails.at(-1) ?? '';
}

/** It connects with the first query only, and there is none. */
const noDatabase: Database = drizzle({ client: new pg.Pool() });

/** Verifies a signature by RFC 6376 with relaxed canonicalization, independently of the library that made it. */
function verify(raw: string): { isTrue: boolean; tags: Map<string, string>; bodyHash: string } {
  const end = raw.indexOf('\r\n\r\n');
  const fields = raw.slice(0, end).split(/\r\n(?![ \t])/);
  const relaxed = (field: string) => {
    const [, name = '', value = ''] = /^([^:]+):([\s\S]*)$/.exec(field) ?? [];
    return `${name.trim().toLowerCase()}:${value
      .replace(/\r\n/g, '')
      .replace(/[ \t]+/g, ' ')
      .trim()}`;
  };
  const signature = fields.find((field) => /^DKIM-Signature:/i.test(field)) ?? '';
  const tags = new Map(
    signature
      .slice(signature.indexOf(':') + 1)
      .split(';')
      .map((tag) => [tag.slice(0, tag.indexOf('=')).trim(), tag.slice(tag.indexOf('=') + 1).replace(/\s+/g, '')] as const),
  );
  const body = raw
    .slice(end + 4)
    .replace(/[ \t]+\r\n/g, '\r\n')
    .replace(/[ \t]+/g, ' ')
    .replace(/(\r\n)+$/, '\r\n');
  const signed = (tags.get('h') ?? '')
    .toLowerCase()
    .split(':')
    .flatMap((name) => {
      // Of headers of the same name the last comes first; the mail has each once.
      const field = fields.findLast((one) => one.toLowerCase().startsWith(`${name}:`));
      return field === undefined ? [] : [relaxed(field)];
    });
  const unsigned = relaxed(signature.replace(/([;\s]b=)[\s\S]*?(?=;|$)/, '$1'));
  const isTrue = createVerify('RSA-SHA256')
    .update([...signed, unsigned].join('\r\n'))
    .verify(publicKey, tags.get('b') ?? '', 'base64');
  return { isTrue, tags, bodyHash: createHash('sha256').update(body).digest('base64') };
}

test('with a key mail is signed, with both headers of one-click unsubscribing, and a changed mail is not true', async () => {
  const raw = await sent(signing);
  const { isTrue, tags, bodyHash } = verify(raw);
  expect([tags.get('d'), tags.get('s'), tags.get('a'), tags.get('c')]).toEqual([
    'savar.example',
    'mail2026',
    'rsa-sha256',
    'relaxed/relaxed',
  ]);
  expect(bodyHash).toBe(tags.get('bh'));
  expect(isTrue).toBe(true);
  const signed = (tags.get('h') ?? '').toLowerCase().split(':');
  for (const name of ['from', 'to', 'subject', 'date', 'message-id', 'list-unsubscribe', 'list-unsubscribe-post', 'list-id'])
    expect(signed).toContain(name);
  expect(verify(raw.replace('List-Unsubscribe=One-Click', 'List-Unsubscribe=Other')).isTrue).toBe(false);
  expect(verify(raw.replace('token=x', 'token=y')).isTrue).toBe(false);
});

test('a key from a file signs too, and without one mail goes unsigned', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dkim-'));
  writeFileSync(join(folder, 'key.pem'), pem);
  const { DKIM_KEY: _, ...names } = signing;
  expect(verify(await sent({ ...names, DKIM_KEY_FILE: join(folder, 'key.pem') })).isTrue).toBe(true);
  rmSync(folder, { recursive: true });
  expect(await sent({})).not.toContain('DKIM-Signature');
});

test.each([
  [{ DKIM_DOMAIN: 'savar.example' }, /set DKIM_DOMAIN, DKIM_SELECTOR and one of/],
  [{ ...signing, DKIM_KEY_FILE: '/x' }, /set DKIM_DOMAIN, DKIM_SELECTOR and one of/],
  [{ ...signing, DKIM_KEY: 'a secret that is no key' }, /DKIM_KEY holds no private RSA key/],
  [{ DKIM_DOMAIN: 'savar.example', DKIM_SELECTOR: 'm', DKIM_KEY_FILE: '/nowhere/key' }, /cannot be read/],
  [{ BOUNCE_KEY: 'short' }, /BOUNCE_KEY is "…", but it must/],
])('a wrong setting (%#) is refused in a sentence that repeats no secret', (environment, sentence) => {
  expect(() => readSettings(environment)).toThrow(sentence);
  expect(() => readSettings(environment)).not.toThrow(/a secret that|"short"/);
});

test('a mail that is withdrawn before its last part, signed or not, never arrives', async () => {
  for (const environment of [{}, signing]) {
    const messages = openMessages(noDatabase, readSettings({ SITE_URL: 'https://savar.example', SMTP_URL: mail.url, ...environment }));
    const before = mail.mails.length;
    const send = (id: string, isKept: boolean) =>
      messages.sendMail({
        to: 'reader@example.com',
        subject: 'x',
        text: 'લાંબું લખાણ '.repeat(20_000),
        messageId: `<${id}@savar.example>`,
        // Nothing has arrived until this resolves.
        beforeLastPart: async () => {
          await new Promise((resolve) => setTimeout(resolve, 100));
          expect(mail.mails).toHaveLength(before);
          return isKept;
        },
      });
    await expect(send('withdrawn', false)).rejects.toThrow(MessageNotSent);
    await send('kept', true);
    expect(mail.mails.slice(before).map((raw) => /^Message-ID: (.*)$/im.exec(raw)?.[1]?.trim())).toEqual(['<kept@savar.example>']);
    if (environment !== signing) expect(mail.mails.at(-1)).not.toContain('DKIM-Signature');
    else expect(verify(mail.mails.at(-1) ?? '').isTrue).toBe(true);
    messages.close();
  }
});

test('what the mail server says of a recipient whom it refuses has no address in it, for it goes into the log', async () => {
  mail.accept(false);
  const refused = await sent({}).catch((error: unknown) => String(error));
  mail.accept(true);
  expect(refused).toContain('550 <…@…>: no such mailbox');
  expect(refused).not.toContain('reader@example.com');
});
