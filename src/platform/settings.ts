import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { type AddressRange, parseRanges } from './clientAddress.ts';
import type { DkimKey } from './messages/dkimKey.ts';
import { emailAddress } from './messages/mailAddress.ts';
import { addressWithPassword, siteAddress, webAddress, withoutPassword } from './outside/addressSettings.ts';
import { type ReachSettings, reachOf, reachSchema } from './outside/reachSettings.ts';

const settingsSchema = z.object({
  PORT: z.coerce.number({ error: 'must be a number from 0 to 65535' }).int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).default('0.0.0.0'),
  DATA_DIR: z.string().min(1).default('var'),
  DATABASE_URL: addressWithPassword(/^postgres(ql)?$/, 'must begin with postgres://').optional(),
  REDIS_URL: addressWithPassword(/^rediss?$/, 'must begin with redis:// or rediss://')
    .refine((address) => /^\/?\d*$/.test(new URL(address).pathname), 'must have nothing but the number of a database after the host')
    .optional(),
  SITE_URL: siteAddress.optional(),
  STORAGE_URL: z
    .url({ protocol: /^(file|s3)$/, error: 'must begin with file:/// or s3:// (s3://bucket/prefix?region=…&endpoint=…)' })
    .optional(),
  SMTP_URL: addressWithPassword(/^smtps?$/, 'must begin with smtp:// or smtps:// (smtps://user:password@mail.example.com)').optional(),
  MAIL_FROM: emailAddress('must be an e-mail address').optional(),
  MAILS_PER_SECOND: z.coerce.number({ error: 'must be a number of mails' }).positive().max(1_000).default(10),
  DKIM_DOMAIN: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/i, 'must be a domain')
    .optional(),
  DKIM_SELECTOR: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/i, 'must be a name in the DNS')
    .optional(),
  DKIM_KEY: z.string().min(1).optional(),
  DKIM_KEY_FILE: z.string().min(1).optional(),
  BOUNCE_ADDRESS: emailAddress('must be an e-mail address')
    // With a plus and the token of a mail the part before the @ has 64 letters, the most that a mail server takes.
    .pipe(z.string().regex(/^[^@+]{1,23}@/, 'must have at most 23 letters before the @, and no +'))
    .optional(),
  BOUNCE_KEY: z.string().min(16, 'must have at least 16 letters').max(500).optional(),
  SMS_URL: webAddress.optional(),
  SMS_KEY: z.string().min(1).max(500).optional(),
  GOOGLE_CLIENT_ID: z.string().min(1).max(500).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).max(500).optional(),
  GOOGLE_ISSUER: z
    .string()
    .regex(
      /^(https:\/\/[^/?#@]+|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?)$/,
      'must be an address that begins with https:// and has no path',
    )
    .default('https://accounts.google.com'),
  ...reachSchema,
  COUNTRY_LOOKUP_URL: webAddress.optional(),
  MANDI_URL: webAddress.optional(),
  MANDI_KEY: z.string().min(1).max(500).optional(),
  MANDI_STATE: z.enum(['Gujarat']).optional(),
  CLASSIFIED_API_USER: z
    .string()
    .min(1)
    .max(200)
    .regex(/^[^:]*$/, 'must not contain a colon')
    .optional(),
  CLASSIFIED_API_PASSWORD: z.string().min(1).max(500).optional(),
  RAZORPAY_KEY_ID: z.string().min(1).max(200).optional(),
  RAZORPAY_KEY_SECRET: z.string().min(1).max(200).optional(),
  RAZORPAY_WEBHOOK_SECRET: z.string().min(1).max(200).optional(),
  RAZORPAY_URL: webAddress.default('https://api.razorpay.com'),
  WORKERS: z.coerce.number({ error: 'must be a number of processes' }).int().min(1).max(64).default(1),
  CACHE_MEGABYTES: z.coerce.number({ error: 'must be a number of megabytes' }).int().min(0).max(65536).default(128),
  CACHE_TAG_HEADER: z.enum(['Cache-Tag', 'Surrogate-Key', 'Edge-Cache-Tag']).optional(),
  IMAGE_CACHE_MEGABYTES: z.coerce.number({ error: 'must be a number of megabytes' }).int().min(16).max(1_048_576).default(1024),
  IMAGE_HOSTS: z
    .string()
    .regex(/^((https?:\/\/)?[a-z0-9.-]+(:\d+)?)(\s*,\s*(https?:\/\/)?[a-z0-9.-]+(:\d+)?)*$/i, 'must be a list of hosts with commas between')
    .default('i.ytimg.com'),
  TRUSTED_PROXIES: z
    .string()
    .transform((list, context) => {
      const ranges = parseRanges(list);
      if (!ranges)
        context.addIssue({ code: 'custom', message: 'must be a list of addresses or CIDR ranges (10.0.0.0/8) with commas between' });
      return ranges ?? z.NEVER;
    })
    .optional(),
  LIVE_CONNECTIONS: z.coerce.number({ error: 'must be a number of connections' }).int().min(0).max(1_000_000).default(10_000),
  RENDERS: z.coerce.number({ error: 'must be a number of pages' }).int().min(1).max(1_000).default(8),
  RENDERS_WAITING: z.coerce.number({ error: 'must be a number of pages' }).int().min(0).max(10_000).default(64),
  DEV_RELOAD: z.enum(['0', '1']).default('0'),
  CHECK_ANSWERS: z.enum(['0', '1']).default('0'),
  PROGRESS_SECONDS: z.coerce.number({ error: 'must be a number of seconds' }).positive().max(86_400).default(60),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

export type Settings = ReachSettings & {
  port: number;
  host: string;
  /** Folder of the embedded database and of media. */
  dataDir: string;
  /** Address of a PostgreSQL server; without it the embedded database is used. */
  databaseUrl: string | undefined;
  /** Address of a Redis by which processes notify each other of changes; without it PostgreSQL notifications are used. */
  redisUrl: string | undefined;
  /** The public address of the site, without a slash at the end. */
  siteUrl: string;
  /** Folder (file:///…) or bucket (s3://…) for the newspaper's files; without it they are in the data folder. */
  storageUrl: string | undefined;
  /** The mail server; without it mail is kept in the local outbox, or refused where the site's address is not this machine. */
  smtpUrl: string | undefined;
  /** The sender's address of mail; without it `noreply` at the site's host. */
  mailFrom: string | undefined;
  /** The rate at which newsletters go out, over all processes of this start. */
  mailsPerSecond: number;
  /** The key that signs mail; without it mail is not signed here. */
  dkim: DkimKey | undefined;
  /** What a mail provider shows when it reports bounces; without it such reports are refused. */
  bounceKey: string | undefined;
  /** The mailbox to which mails come back, each to an address of its own in it; without it they come back to the sender. */
  bounceAddress: string | undefined;
  /** The gateway for text messages, and the key it wants; without it as for mail. */
  smsUrl: string | undefined;
  smsKey: string | undefined;
  /** The site's client at Google, and who issues its ID tokens; without it readers do not log in by Google. */
  google: { clientId: string; clientSecret: string; issuer: string } | undefined;
  /** Service that answers `{"country": "IN"}` for an IP address in its query; without it every reader is in India. */
  countryLookupUrl: string | undefined;
  /** Source of market prices, in the format of data.gov.in or Agmarknet; without it prices are entered by file or by hand only. */
  mandiUrl: string | undefined;
  /** API key for the price source, if it is not part of the address. */
  mandiKey: string | undefined;
  /** The state of fetched prices that name none; without it they are rejected. */
  mandiState: 'Gujarat' | undefined;
  /** Name and password (HTTP Basic) of the servers that may read the lists of the classifieds; without them nobody may. */
  classifiedApi: { user: string; password: string } | undefined;
  /** The account at the payment gateway, for paid upgrades of advertisements; without it nothing is sold. */
  razorpay: { keyId: string; keySecret: string; webhookSecret: string; url: string } | undefined;
  /** Number of processes that share the port; more than one needs a PostgreSQL server. */
  workers: number;
  /** Maximum size of each process's page cache in bytes; 0 caches no page. */
  cacheBytes: number;
  /** The header in which a CDN reads the cache tags of a response; without it they are not sent. */
  cacheTagHeader: 'Cache-Tag' | 'Surrogate-Key' | 'Edge-Cache-Tag' | undefined;
  /** Maximum size of the image cache on disk in bytes. */
  imageCacheBytes: number;
  /** Other hosts whose pictures are shown; by default those of YouTube thumbnails. */
  imageHosts: string[];
  /** Proxies whose `X-Forwarded-For` is trusted; without any, the remote address of the connection is used. */
  trustedProxies: readonly AddressRange[];
  /** Maximum number of live connections (SSE); further clients poll. */
  liveConnections: number;
  /** Maximum number of pages rendered at once. */
  renders: number;
  /** Maximum number of renders that wait; beyond it readers get an older copy or are told to try again later. */
  rendersWaiting: number;
  /** Open pages reload when the newspaper restarts; set by `npm run dev`. */
  devReload: boolean;
  /** Responses of the newsroom API are checked against their schemas; set by `npm run dev` and by tests. */
  checkAnswers: boolean;
  /** How often a long-running command prints its progress when there is no terminal. */
  progressSeconds: number;
  logLevel: z.infer<typeof settingsSchema>['LOG_LEVEL'];
};

/** One sentence that says which setting is invalid, why, and what would be valid. */
export class WrongSetting extends Error {}

/** What works with all of its settings only: with one of them misspelt it would be off, and nobody told. */
const SET_TOGETHER = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['CLASSIFIED_API_USER', 'CLASSIFIED_API_PASSWORD'],
  ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'],
] as const;

/** Reads the settings from environment variables. Throws `WrongSetting` for the first invalid one. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  // A file of settings may have been written with spaces around a value, or on Windows.
  const given = Object.entries(environment).map(([name, value]) => [name, value?.trim()] as const);
  const input = Object.fromEntries(given.filter(([, value]) => value !== undefined && value !== ''));
  const parsed = settingsSchema.safeParse(input);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const name = String(issue?.path[0]);
    const shown = /_(KEY|SECRET|PASSWORD)$/.test(name) ? '…' : withoutPassword(input[name] ?? '');
    throw new WrongSetting(`The setting ${name} is "${shown}", but it ${sayWhy(issue)}.`);
  }
  const settings = parsed.data;
  if (settings.WORKERS > 1 && settings.DATABASE_URL === undefined) {
    throw new WrongSetting(
      `The setting WORKERS is "${settings.WORKERS}", but the embedded database is opened by one process: set DATABASE_URL to a PostgreSQL server.`,
    );
  }
  if (settings.BOUNCE_ADDRESS !== undefined && settings.BOUNCE_KEY === undefined)
    throw new WrongSetting('The setting BOUNCE_ADDRESS is there, but BOUNCE_KEY is not: what comes back could not be reported.');
  for (const names of SET_TOGETHER) {
    const there = names.find((name) => settings[name] !== undefined);
    const missing = names.find((name) => settings[name] === undefined);
    if (there !== undefined && missing !== undefined)
      throw new WrongSetting(
        `The setting ${there} is there, but ${missing} is not: set ${names.length === 2 ? 'both, or neither' : 'all of them, or none'}.`,
      );
  }
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = settings;
  return {
    port: settings.PORT,
    host: settings.HOST,
    dataDir: settings.DATA_DIR,
    databaseUrl: settings.DATABASE_URL,
    redisUrl: settings.REDIS_URL,
    siteUrl: settings.SITE_URL ?? `http://localhost:${settings.PORT}`,
    storageUrl: settings.STORAGE_URL,
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM,
    mailsPerSecond: settings.MAILS_PER_SECOND,
    dkim: dkimOf(settings),
    bounceKey: settings.BOUNCE_KEY,
    bounceAddress: settings.BOUNCE_ADDRESS,
    smsUrl: settings.SMS_URL,
    smsKey: settings.SMS_KEY,
    google: clientId === undefined || clientSecret === undefined ? undefined : { clientId, clientSecret, issuer },
    ...reachOf(settings),
    countryLookupUrl: settings.COUNTRY_LOOKUP_URL,
    mandiUrl: settings.MANDI_URL,
    mandiKey: settings.MANDI_KEY,
    mandiState: settings.MANDI_STATE,
    classifiedApi:
      settings.CLASSIFIED_API_USER === undefined || settings.CLASSIFIED_API_PASSWORD === undefined
        ? undefined
        : { user: settings.CLASSIFIED_API_USER, password: settings.CLASSIFIED_API_PASSWORD },
    razorpay: razorpayOf(settings),
    workers: settings.WORKERS,
    cacheBytes: settings.CACHE_MEGABYTES * 1024 * 1024,
    cacheTagHeader: settings.CACHE_TAG_HEADER,
    imageCacheBytes: settings.IMAGE_CACHE_MEGABYTES * 1024 * 1024,
    imageHosts: settings.IMAGE_HOSTS.split(',').map((host) => host.trim()),
    trustedProxies: settings.TRUSTED_PROXIES ?? [],
    liveConnections: settings.LIVE_CONNECTIONS,
    renders: settings.RENDERS,
    rendersWaiting: settings.RENDERS_WAITING,
    devReload: settings.DEV_RELOAD === '1',
    checkAnswers: settings.CHECK_ANSWERS === '1',
    progressSeconds: settings.PROGRESS_SECONDS,
    logLevel: settings.LOG_LEVEL,
  };
}

/** The key that signs mail, from all of its settings or none. Throws `WrongSetting` without repeating the key. */
function dkimOf(settings: z.infer<typeof settingsSchema>): DkimKey | undefined {
  const { DKIM_DOMAIN: domain, DKIM_SELECTOR: selector, DKIM_KEY: key, DKIM_KEY_FILE: file } = settings;
  if (domain === undefined && selector === undefined && key === undefined && file === undefined) return undefined;
  if (domain === undefined || selector === undefined || (key === undefined) === (file === undefined)) {
    throw new WrongSetting('To sign mail, set DKIM_DOMAIN, DKIM_SELECTOR and one of DKIM_KEY and DKIM_KEY_FILE.');
  }
  // Line breaks are hard to write in environment variables.
  const privateKey = key?.replaceAll('\\n', '\n') ?? readKeyFile(file ?? '');
  if (!isRsaKey(privateKey)) {
    throw new WrongSetting(
      `The setting ${key === undefined ? 'DKIM_KEY_FILE' : 'DKIM_KEY'} holds no private RSA key (PEM) of 1024 bits or more.`,
    );
  }
  return { domain, selector, privateKey };
}

function readKeyFile(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new WrongSetting(`The file that DKIM_KEY_FILE names cannot be read (${error instanceof Error ? error.message : String(error)}).`);
  }
}

function isRsaKey(pem: string): boolean {
  try {
    const { asymmetricKeyType, asymmetricKeyDetails } = createPrivateKey(pem);
    return asymmetricKeyType === 'rsa' && (asymmetricKeyDetails?.modulusLength ?? 0) >= 1024;
  } catch {
    return false;
  }
}

/** All three, or nothing is sold: a payment that could not be checked must not be taken. */
function razorpayOf(settings: z.output<typeof settingsSchema>): Settings['razorpay'] {
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret, RAZORPAY_WEBHOOK_SECRET: webhookSecret } = settings;
  if (keyId === undefined || keySecret === undefined || webhookSecret === undefined) return undefined;
  return { keyId, keySecret, webhookSecret, url: settings.RAZORPAY_URL.replace(/\/+$/, '') };
}

function sayWhy(issue: z.core.$ZodIssue | undefined): string {
  if (issue?.code === 'too_big') return `must be at most ${issue.maximum}`;
  if (issue?.code === 'too_small') return `must be ${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}`;
  if (issue?.code === 'invalid_value') return `must be one of ${issue.values.join(', ')}`;
  return issue?.message.startsWith('must') ? issue.message : 'must be a whole number';
}
