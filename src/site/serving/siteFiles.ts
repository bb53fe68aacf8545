import { siteConfig } from '../../../site.config.ts';
import type { App } from '../app.ts';
import { assetAddress } from '../document/assets.ts';
import { offlineText } from '../offline/words.ts';
import { OFFLINE_PATH } from '../tools/readingPaths.ts';
import { siteText } from '../words.ts';

/** Small files at fixed addresses that browsers and crawlers request by themselves. */
export function siteFiles(app: App): { path: string; type: string; body: string }[] {
  const { icons } = app.assets();
  const screenshot = (name: string, sizes: string, form_factor: 'narrow' | 'wide') => ({
    src: assetAddress(icons, `screenshot-${name}`),
    sizes,
    type: 'image/webp',
    form_factor,
    label: siteConfig.name,
  });
  const { phone, desk } = siteConfig.screenshots;
  const manifest = {
    id: '/',
    name: siteConfig.name,
    short_name: siteConfig.name,
    description: siteConfig.description,
    lang: 'gu',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    categories: ['news', 'magazines'],
    background_color: '#faf7f1',
    theme_color: '#faf7f1',
    icons: [
      { src: assetAddress(icons, 'svg'), sizes: 'any', type: 'image/svg+xml' },
      { src: assetAddress(icons, '192'), sizes: '192x192', type: 'image/png' },
      { src: assetAddress(icons, '512'), sizes: '512x512', type: 'image/png' },
      { src: assetAddress(icons, 'maskable'), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: siteText.latest, url: '/recent-news/1' },
      { name: offlineText.title, url: OFFLINE_PATH },
      { name: siteText.search, url: '/search' },
    ].map((shortcut) => ({ ...shortcut, icons: [{ src: assetAddress(icons, '192'), sizes: '192x192', type: 'image/png' }] })),
    screenshots: [
      ...phone.map((_, at) => screenshot(`phone-${at}`, '720x1280', 'narrow')),
      ...desk.map((_, at) => screenshot(`desk-${at}`, '1280x800', 'wide')),
    ],
  };
  return [{ path: '/site.webmanifest', type: 'application/manifest+json', body: JSON.stringify(manifest) }];
}
