import { siteConfig } from '../../../site.config.ts';
import type { App } from '../app.ts';

/** Small files at fixed addresses that browsers and crawlers request by themselves. */
export function siteFiles(app: App): { path: string; type: string; body: string }[] {
  const { icons } = app.assets;
  const manifest = {
    name: siteConfig.name,
    short_name: siteConfig.name,
    description: siteConfig.description,
    lang: 'gu',
    start_url: '/',
    display: 'standalone',
    background_color: '#faf7f1',
    theme_color: '#faf7f1',
    icons: [
      { src: icons['svg'], sizes: 'any', type: 'image/svg+xml' },
      { src: icons['192'], sizes: '192x192', type: 'image/png' },
      { src: icons['512'], sizes: '512x512', type: 'image/png' },
    ],
  };
  return [{ path: '/site.webmanifest', type: 'application/manifest+json', body: JSON.stringify(manifest) }];
}
