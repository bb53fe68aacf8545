import { expect, test } from 'vitest';
import { readSettings, WrongSetting } from './settings.ts';

test('without any setting there is a default for each that works on a laptop', () => {
  expect(readSettings({})).toEqual({
    port: 3000,
    host: '0.0.0.0',
    dataDir: 'var',
    databaseUrl: undefined,
    redisUrl: undefined,
    siteUrl: 'http://localhost:3000',
    storageUrl: undefined,
    smtpUrl: undefined,
    mailFrom: undefined,
    mailsPerSecond: 10,
    dkim: undefined,
    bounceKey: undefined,
    bounceAddress: undefined,
    classifiedApi: undefined,
    smsUrl: undefined,
    smsKey: undefined,
    google: undefined,
    pushContact: undefined,
    pushOrigins: [],
    hubs: [],
    indexNow: undefined,
    googleTag: undefined,
    razorpay: undefined,
    countryLookupUrl: undefined,
    workers: 1,
    cacheBytes: 128 * 1024 * 1024,
    cacheTagHeader: undefined,
    imageCacheBytes: 1024 * 1024 * 1024,
    imageHosts: ['i.ytimg.com'],
    trustedProxies: [],
    liveConnections: 10_000,
    renders: 8,
    rendersWaiting: 64,
    mandiUrl: undefined,
    mandiKey: undefined,
    devReload: false,
    checkAnswers: false,
    logLevel: 'info',
    progressSeconds: 60,
  });
});

test('an empty setting is as if it were not there, and one that is not the paper’s is passed over', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: '', HOME: '/root' })).toEqual(readSettings({}));
  expect(readSettings({ PORT: ' ', LIVE_CONNECTIONS: ' ', CACHE_MEGABYTES: '\r', HOST: ' ' })).toEqual(readSettings({}));
});

test('settings are read as they are given', () => {
  const settings = readSettings({
    PORT: '0',
    DATABASE_URL: 'postgresql://paper:secret@db.internal:6432/paper?sslmode=require',
    SITE_URL: 'https://Savar.example:443//',
    CACHE_MEGABYTES: '1',
    STORAGE_URL: 's3://savar/2026?region=ap-south-1',
    IMAGE_HOSTS: 'i.ytimg.com, https://pictures.example:8443',
    LOG_LEVEL: 'silent',
  });
  expect(settings.port).toBe(0);
  expect(settings.databaseUrl).toBe('postgresql://paper:secret@db.internal:6432/paper?sslmode=require');
  expect(settings.siteUrl).toBe('https://savar.example');
  expect(settings.cacheBytes).toBe(1024 * 1024);
  expect(settings.storageUrl).toBe('s3://savar/2026?region=ap-south-1');
  expect(settings.imageHosts).toEqual(['i.ytimg.com', 'https://pictures.example:8443']);
  expect(settings.logLevel).toBe('silent');
});

test.each([
  ['PORT', 'abc', 'must be a number from 0 to 65535'],
  ['PORT', '70000', 'must be at most 65535'],
  ['PORT', '-1', 'must be at least 0'],
  ['PORT', '30.5', 'must be a number from 0 to 65535'],
  ['DATABASE_URL', 'mysql://localhost/paper', 'must begin with postgres://'],
  ['DATABASE_URL', 'paper', 'must begin with postgres://'],
  ['WEBSUB_HUBS', 'https://hub.example, hub', 'must be a list of at most five addresses (https://hub.example.com/) with commas between'],
  ['INDEXNOW_URL', 'api.indexnow.org', 'must be an address that begins with http:// or https://'],
  ['GOOGLE_TAG', 'UA-1234-5', 'must be a measurement id (G-…) or the id of a container (GTM-…)'],
  ['GOOGLE_TAG', "G-12';x", 'must be a measurement id (G-…) or the id of a container (GTM-…)'],
  ['SITE_URL', 'savar.example', 'must be an address that begins with http:// or https://'],
  ['SITE_URL', 'ftp://savar.example', 'must be an address that begins with http:// or https://'],
  ['SITE_URL', 'https://savar.example/gu', 'must have nothing after the host (https://www.example.com)'],
  ['COUNTRY_LOOKUP_URL', 'yes', 'must be an address that begins with http:// or https://'],
  ['STORAGE_URL', 'savar-pictures', 'must begin with file:/// or s3:// (s3://bucket/prefix?region=…&endpoint=…)'],
  ['STORAGE_URL', 'http://savar.example/media', 'must begin with file:/// or s3:// (s3://bucket/prefix?region=…&endpoint=…)'],
  ['IMAGE_HOSTS', 'i.ytimg.com;*', 'must be a list of hosts with commas between'],
  ['GOOGLE_ISSUER', 'http://accounts.example', 'must be an address that begins with https:// and has no path'],
  ['WORKERS', '0', 'must be at least 1'],
  ['IMAGE_CACHE_MEGABYTES', '1', 'must be at least 16'],
  ['CACHE_MEGABYTES', '-1', 'must be at least 0'],
  ['CACHE_MEGABYTES', 'much', 'must be a number of megabytes'],
  ['PROGRESS_SECONDS', '0', 'must be more than 0'],
  ['REDIS_URL', 'redis://cache/paper', 'must have nothing but the number of a database after the host'],
  ['PUSH_ORIGINS', 'https://push.example:99999', 'must be a list of origins (https://push.example.com) with commas between'],
  ['LOG_LEVEL', 'loud', 'must be one of fatal, error, warn, info, debug, silent'],
])('%s=%s is refused in one sentence that says which, what was given and what would be right', (name, value, why) => {
  const read = () => readSettings({ [name]: value });
  expect(read).toThrow(WrongSetting);
  expect(read).toThrow(`The setting ${name} is "${value}", but it ${why}.`);
});

test('a password or key in a wrong address is not printed', () => {
  expect(() => readSettings({ MANDI_URL: 'ftp://bhav.example/day?key=geheim' })).toThrow('"ftp://bhav.example/day?…"');
  expect(() => readSettings({ DATABASE_URL: 'mysql://paper:geheim@db/paper' })).toThrow('"mysql://paper:…@db/paper"');
  for (const name of ['RAZORPAY_KEY_SECRET', 'CLASSIFIED_API_PASSWORD', 'GOOGLE_CLIENT_SECRET', 'MANDI_KEY'])
    expect(() => readSettings({ [name]: 'geheim'.repeat(100) })).toThrow(`The setting ${name} is "…", but it must be at most`);
});

test('spaces around a setting are not part of it, and mail comes from a host in any letters', () => {
  expect(readSettings({ HOST: ' 127.0.0.1\r', DATA_DIR: '/srv/savar ', LOG_LEVEL: 'warn ' })).toMatchObject({
    host: '127.0.0.1',
    dataDir: '/srv/savar',
    logLevel: 'warn',
  });
  for (const [given, read] of [
    ['Noreply@સવાર.ભારત', 'Noreply@xn--secjiz.xn--gecrj9c'],
    ['noreply@savar.xn--gecrj9c ', 'noreply@savar.xn--gecrj9c'],
  ])
    expect(readSettings({ MAIL_FROM: given }).mailFrom).toBe(read);
});

test.each([
  ['CLASSIFIED_API_USER', 'CLASSIFIED_API_PASSWORD', 'both, or neither'],
  ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'all of them, or none'],
])('%s alone is refused: what it belongs to would be off without a word', (name, missing, choice) => {
  expect(() => readSettings({ [name]: 'savar' })).toThrow(`The setting ${name} is there, but ${missing} is not: set ${choice}.`);
});

test.each(['ge/heim', 'ge#heim', 'ge?heim', 'ge%heim'])(
  'what is wrong with a password like %s in an address is said, without it',
  (password) => {
    expect(() => readSettings({ DATABASE_URL: `postgres://paper:${password}@db/paper` })).toThrow(
      'The setting DATABASE_URL is "postgres://paper:…@db/paper", but it must be an address: in a password, write @ as %40, ',
    );
  },
);

test('a client at Google has an id and a secret, and is refused with one of them only', () => {
  const client = { GOOGLE_CLIENT_ID: 'savar', GOOGLE_CLIENT_SECRET: 'geheim' };
  expect(readSettings(client).google).toEqual({ clientId: 'savar', clientSecret: 'geheim', issuer: 'https://accounts.google.com' });
  expect(() => readSettings({ GOOGLE_CLIENT_ID: 'savar' })).toThrow(
    'The setting GOOGLE_CLIENT_ID is there, but GOOGLE_CLIENT_SECRET is not: set both, or neither.',
  );
  expect(() => readSettings({ GOOGLE_CLIENT_SECRET: 'geheim' })).toThrow(WrongSetting);
  expect(() => readSettings({ GOOGLE_CLIENT_SECRET: 'geheim' })).not.toThrow('geheim');
});
