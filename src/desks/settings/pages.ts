import { siteConfig } from '../../../site.config.ts';
import { DAY_MS } from '../../platform/clock.ts';
import type { App } from '../../site/app.ts';
import { filePage } from '../../site/pages/filePage.ts';
import { notFound, type Page } from '../../site/pages/page.tsx';
import { readSiteSettings, settingsTag } from './queries.ts';
import { linesOf, type SiteFiles } from './values/siteFiles.ts';

const TEXT = 'text/plain; charset=utf-8';
const JSON_TYPE = 'application/json';
/** How long a security.txt is good for; RFC 9116 recommends less than a year. */
const SECURITY_DAYS = 180;

/** A file at a fixed address, from the settings; there is none if they say nothing for it. */
const settingsFile = (path: string, type: string, write: (files: SiteFiles, app: App, now: Date) => string | undefined): Page =>
  filePage({
    path,
    type,
    freshFor: '1h',
    make: async ({ app, now }) => {
      const text = write((await readSiteSettings(app.db)).files, app, now);
      return text === undefined ? notFound() : { text, tags: [settingsTag], changedAt: undefined };
    },
  });

const withEnd = (text: string): string | undefined => (text === '' ? undefined : `${text}\n`);

function robots({ refusedCrawlers }: SiteFiles, { settings }: App): string {
  const refused = linesOf(refusedCrawlers);
  return [
    ...(refused.length > 0 ? [...refused.map((name) => `User-agent: ${name}`), 'Disallow: /', ''] : []),
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /mobile',
    'Disallow: /s/',
    'Disallow: /search',
    '',
    `Sitemap: ${settings.siteUrl}/sitemap.xml`,
    `Sitemap: ${settings.siteUrl}/sitemaps/news.xml`,
    '',
  ].join('\n');
}

/** RFC 9116. It expires at the beginning of a day, so that it is the same text all day. */
function security({ securityContacts }: SiteFiles, { settings }: App, now: Date): string {
  const contacts = linesOf(securityContacts);
  const expires = new Date((Math.floor(now.getTime() / DAY_MS) + SECURITY_DAYS) * DAY_MS);
  return [
    ...(contacts.length > 0 ? contacts : [`mailto:${siteConfig.email}`]).map((contact) => `Contact: ${contact}`),
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: gu, en',
    `Canonical: ${settings.siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}

const androidLinks = ({ androidApp, androidFingerprints }: SiteFiles): string | undefined =>
  androidApp === ''
    ? undefined
    : JSON.stringify([
        {
          relation: ['delegate_permission/common.handle_all_urls', 'delegate_permission/common.get_login_creds'],
          target: {
            namespace: 'android_app',
            package_name: androidApp,
            sha256_cert_fingerprints: linesOf(androidFingerprints).map((fingerprint) => fingerprint.toUpperCase()),
          },
        },
      ]);

function appleLinks({ appleApps }: SiteFiles): string | undefined {
  const apps = linesOf(appleApps);
  if (apps.length === 0) return undefined;
  const components = [
    { '/': '/api/*', exclude: true },
    { '/': '/newsroom*', exclude: true },
    { '/': '/news/*' },
    { '/': '/video/*' },
    { '/': '/webstories/*' },
  ];
  return JSON.stringify({ applinks: { details: [{ appIDs: apps, components }] }, webcredentials: { apps } });
}

/** Files that other programs ask for by themselves. */
export const settingsPages: readonly Page[] = [
  settingsFile('/robots.txt', TEXT, robots),
  settingsFile('/ads.txt', TEXT, ({ ads }) => withEnd(ads)),
  settingsFile('/app-ads.txt', TEXT, ({ appAds }) => withEnd(appAds)),
  settingsFile('/.well-known/security.txt', TEXT, security),
  settingsFile('/.well-known/assetlinks.json', JSON_TYPE, androidLinks),
  settingsFile('/.well-known/apple-app-site-association', JSON_TYPE, appleLinks),
];
