import { expect, test } from 'vitest';
import { isSecretField, unsentForm } from './unsentForm.ts';

const about = { action: '/letters/write', isMultipart: false };

const formOf = (...fields: readonly (readonly [string, string | File])[]): FormData => {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
};

test('texts stay in their order with repeated names; of files the fields are named once', () => {
  const form = formOf(
    ['a', 'ક'],
    ['p', new File(['x'], 'a.png')],
    ['b', ''],
    ['a', 'ખ'],
    ['p', new File(['y'], 'b.png')],
    ['q', new File([], '')],
  );
  expect(unsentForm(form, about)).toEqual({
    ...about,
    texts: [
      ['a', 'ક'],
      ['b', ''],
      ['a', 'ખ'],
    ],
    fileFields: ['p'],
  });
});

test('a form without fields can be sent again too', () => {
  expect(unsentForm(new FormData(), about)).toEqual({ ...about, texts: [], fileFields: [] });
});

test.each([
  'password',
  'newPassword',
  'new_password',
  'NEWPASSWORD',
  'passphrase',
  'code',
  'loginCode',
  'login-code',
  'code2',
  'otp',
  'PIN',
  'cvv',
])('what was typed as %s is shown nowhere', (name) => {
  expect(isSecretField(name)).toBe(true);
  expect(unsentForm(formOf(['text', 'ક'], [name, '1234']), about)).toBeUndefined();
  expect(unsentForm(formOf(['text', 'ક'], [name, '']), about)).toBeDefined();
});

test.each(['text', 'opinion', 'shopping', 'decode', 'mobileNumber', 'passenger', 'since', 'token', 'website'])('%s is no secret', (name) =>
  expect(isSecretField(name)).toBe(false),
);

test('more than forms of the site hold is not kept', () => {
  expect(unsentForm(formOf(...Array.from({ length: 301 }, () => ['a', ''] as const)), about)).toBeUndefined();
  expect(unsentForm(formOf(['text', 'ક'.repeat(262_140)]), about)).toBeDefined();
  expect(unsentForm(formOf(['text', 'ક'.repeat(262_141)]), about)).toBeUndefined();
});

test('every field of the readers’ pages in which a browser expects a password or a code has such a name', () => {
  const views = import.meta.glob<string>(['../../desks/*/views/*.tsx', '../**/*.tsx'], { query: '?raw', import: 'default', eager: true });
  const secret = /autoComplete="(?:one-time-code|(?:new|current)-password)"|type="password"/;
  const elements = Object.values(views).flatMap((source) => source.match(/<(?:Field|input)\b[^>]*>/g) ?? []);
  const names = elements.filter((element) => secret.test(element)).map((element) => /\sname="(\w+)"/.exec(element)?.[1] ?? element);
  expect(names).toContain('code');
  expect(names.filter((name) => !isSecretField(name))).toEqual([]);
});
