import { z } from 'zod';
import { type AddressRange, parseRanges } from './clientAddress.ts';

const webAddress = z.url({ protocol: /^https?$/, error: 'must be an address that begins with http:// or https://' });

const settingsSchema = z.object({
  PORT: z.coerce.number({ error: 'must be a number from 0 to 65535' }).int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).default('0.0.0.0'),
  DATA_DIR: z.string().min(1).default('var'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must begin with postgres://' }).optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must begin with redis:// or rediss://' }).optional(),
  SITE_URL: webAddress.optional(),
  STORAGE_URL: z
    .url({ protocol: /^(file|s3)$/, error: 'must begin with file:/// or s3:// (s3://bucket/prefix?region=…&endpoint=…)' })
    .optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must begin with smtp:// or smtps:// (smtps://user:password@mail.example.com)' })
    .optional(),
  MAIL_FROM: z.email('must be an e-mail address').optional(),
  SMS_URL: webAddress.optional(),
  SMS_KEY: z.string().min(1).max(500).optional(),
  PUSH_CONTACT: z
    .string()
    .regex(/^(mailto:\S+@\S+|https:\/\/\S+)$/, 'must begin with mailto: or https://')
    .optional(),
  PUSH_ORIGINS: z
    .string()
    .regex(/^https?:\/\/[^\s,/]+(\s*,\s*https?:\/\/[^\s,/]+)*$/, 'must be a list of origins (https://push.example.com) with commas between')
    .optional(),
  COUNTRY_LOOKUP_URL: webAddress.optional(),
  MANDI_URL: webAddress.optional(),
  MANDI_KEY: z.string().min(1).max(500).optional(),
  MANDI_STATE: z.enum(['Gujarat']).optional(),
  WORKERS: z.coerce.number({ error: 'must be a number of processes' }).int().min(1).max(64).default(1),
  CACHE_MEGABYTES: z.coerce.number({ error: 'must be a number of megabytes' }).int().min(0).max(65536).default(128),
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

export type Settings = {
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
  /** The gateway for text messages, and the key it wants; without it as for mail. */
  smsUrl: string | undefined;
  smsKey: string | undefined;
  /** Whom push services may write to about the site's messages (`mailto:` or `https:`); without it the site's own mail address. */
  pushContact: string | undefined;
  /** Push services beside the public ones: at other ports, without https or in the local network. */
  pushOrigins: readonly string[];
  /** Service that answers `{"country": "IN"}` for an IP address in its query; without it every reader is in India. */
  countryLookupUrl: string | undefined;
  /** Source of market prices, in the format of data.gov.in or Agmarknet; without it prices are entered by file or by hand only. */
  mandiUrl: string | undefined;
  /** API key for the price source, if it is not part of the address. */
  mandiKey: string | undefined;
  /** The state of fetched prices that name none; without it they are rejected. */
  mandiState: 'Gujarat' | undefined;
  /** Number of processes that share the port; more than one needs a PostgreSQL server. */
  workers: number;
  /** Maximum size of each process's page cache in bytes; 0 caches no page. */
  cacheBytes: number;
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

/** Reads the settings from environment variables. Throws `WrongSetting` for the first invalid one. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const input = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = settingsSchema.safeParse(input);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const name = String(issue?.path[0]);
    throw new WrongSetting(`The setting ${name} is "${withoutPassword(input[name] ?? '')}", but it ${sayWhy(issue)}.`);
  }
  const settings = parsed.data;
  if (settings.WORKERS > 1 && settings.DATABASE_URL === undefined) {
    throw new WrongSetting(
      `The setting WORKERS is "${settings.WORKERS}", but the embedded database is opened by one process: set DATABASE_URL to a PostgreSQL server.`,
    );
  }
  return {
    port: settings.PORT,
    host: settings.HOST,
    dataDir: settings.DATA_DIR,
    databaseUrl: settings.DATABASE_URL,
    redisUrl: settings.REDIS_URL,
    siteUrl: (settings.SITE_URL ?? `http://localhost:${settings.PORT}`).replace(/\/+$/, ''),
    storageUrl: settings.STORAGE_URL,
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM,
    smsUrl: settings.SMS_URL,
    smsKey: settings.SMS_KEY,
    pushContact: settings.PUSH_CONTACT,
    pushOrigins: settings.PUSH_ORIGINS?.split(',').map((origin) => new URL(origin.trim()).origin) ?? [],
    countryLookupUrl: settings.COUNTRY_LOOKUP_URL,
    mandiUrl: settings.MANDI_URL,
    mandiKey: settings.MANDI_KEY,
    mandiState: settings.MANDI_STATE,
    workers: settings.WORKERS,
    cacheBytes: settings.CACHE_MEGABYTES * 1024 * 1024,
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

/** Messages end up in logs, so passwords are removed. */
const withoutPassword = (address: string): string => address.replace(/(:\/\/[^:@/]*):[^@/]*@/, '$1:…@').replace(/\?.*$/s, '?…');

function sayWhy(issue: z.core.$ZodIssue | undefined): string {
  if (issue?.code === 'too_big') return `must be at most ${issue.maximum}`;
  if (issue?.code === 'too_small') return `must be at least ${issue.minimum}`;
  if (issue?.code === 'invalid_value') return `must be one of ${issue.values.join(', ')}`;
  return issue?.message.startsWith('must') ? issue.message : 'must be a whole number';
}
