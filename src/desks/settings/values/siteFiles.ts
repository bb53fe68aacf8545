import { z } from 'zod';
import { parseLink } from '../../../platform/text/linkAddress.ts';
import type { FieldIssue, Sentence } from '../../../site/newsroom/newsroomError.ts';
import { siteFileWords as why } from '../newsroom/words.ts';

/** What other programs read of the site at fixed addresses, as an administrator types it: lists have an entry a line. */
export const siteFiles = z.object({
  /** The names of crawlers that may read nothing, for robots.txt. */
  refusedCrawlers: z.string().trim().max(2_000),
  /** ads.txt and app-ads.txt, as they are served; empty for none. */
  ads: z.string().trim().max(50_000),
  appAds: z.string().trim().max(50_000),
  /** Whom to tell of faults in security: mail addresses or web addresses. */
  securityContacts: z.string().trim().max(1_000),
  /** The Android app that opens the site's addresses, and the SHA-256 fingerprints of its certificates. */
  androidApp: z.string().trim().max(200),
  androidFingerprints: z.string().trim().max(2_000),
  /** The iOS apps that open them: team and bundle, `ABCDE12345.example.savar`. */
  appleApps: z.string().trim().max(1_000),
});
export type SiteFiles = z.infer<typeof siteFiles>;

/** Without what an administrator has typed nothing is refused and nothing is served. */
export const noSiteFiles: SiteFiles = {
  refusedCrawlers: '',
  ads: '',
  appAds: '',
  securityContacts: '',
  androidApp: '',
  androidFingerprints: '',
  appleApps: '',
};

/** The entries of a list that is typed a line each. */
export const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Crawlers that collect texts to train models, by the names that their makers publish. */
export const AI_CRAWLERS = [
  'AI2Bot',
  'Amazonbot',
  'anthropic-ai',
  'Applebot-Extended',
  'Bytespider',
  'CCBot',
  'ClaudeBot',
  'cohere-ai',
  'Google-Extended',
  'GPTBot',
  'meta-externalagent',
  'PerplexityBot',
];

const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i;
const ADS_VARIABLE = /^(?:contact|subdomain|inventorypartnerdomain|ownerdomain|managerdomain)\s*=\s*\S/i;

/** Whether a line of ads.txt (IAB, version 1.1) is a comment, a variable or a record: system, account, relation, certificate. */
function isAdsLine(line: string): boolean {
  const [text = ''] = line.split('#');
  if (text.trim() === '' || ADS_VARIABLE.test(text)) return true;
  const [system = '', account = '', relation = '', certificate = 'none', ...more] =
    text
      .split(';')[0]
      ?.split(',')
      .map((part) => part.trim()) ?? [];
  const isRecord = DOMAIN.test(system) && /^\S+$/.test(account) && /^(?:direct|reseller)$/i.test(relation);
  return isRecord && /^[\w-]+$/.test(certificate) && more.length === 0;
}

/** A crawler's name in robots.txt (RFC 9309). */
const isCrawler = (line: string): boolean => /^[A-Za-z0-9][\w.-]{0,79}$/.test(line);

const isContact = (line: string): boolean => {
  const kind = /\s/.test(line) ? undefined : parseLink(line)?.kind;
  return kind === 'contact' || (kind === 'web' && line.startsWith('https://'));
};

const isFingerprint = (line: string): boolean => /^(?:[0-9A-F]{2}:){31}[0-9A-F]{2}$/i.test(line);
const isAndroidApp = (line: string): boolean => /^[a-z]\w*(?:\.[a-z]\w*)+$/i.test(line);
const isAppleApp = (line: string): boolean => /^[A-Z0-9]{10}\.[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+$/.test(line);

const atLine = (number: number, why: Sentence): Sentence => ({ gu: `લીટી ${number}: ${why.gu}`, en: `Line ${number}: ${why.en}` });

/** What is wrong with the files, in words, each with its field and line. */
export function issuesOfSiteFiles(files: SiteFiles): FieldIssue[] {
  const check = (field: keyof SiteFiles, isRight: (line: string) => boolean, reason: Sentence): FieldIssue[] => {
    const at = files[field].split(/\r?\n/).findIndex((line) => line.trim() !== '' && !isRight(line.trim()));
    return at === -1 ? [] : [{ path: `files.${field}`, message: atLine(at + 1, reason) }];
  };
  const isHalf = (files.androidApp === '') !== (files.androidFingerprints === '');
  return [
    ...check('refusedCrawlers', isCrawler, why.refusedCrawlers),
    ...check('ads', isAdsLine, why.ads),
    ...check('appAds', isAdsLine, why.ads),
    ...check('securityContacts', isContact, why.securityContacts),
    ...check('androidApp', isAndroidApp, why.androidApp),
    ...check('androidFingerprints', isFingerprint, why.androidFingerprints),
    ...check('appleApps', isAppleApp, why.appleApps),
    ...(isHalf ? [{ path: files.androidApp === '' ? 'files.androidApp' : 'files.androidFingerprints', message: why.together }] : []),
  ];
}
