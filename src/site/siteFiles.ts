import { siteConfig } from '../../site.config.ts';
import type { Paper } from './paper.ts';

const PAPER = '#c2361a';

/** The wordmark's first letters on a square, for browser tabs and home screens. */
function iconSvg(): string {
  const { width, height, viewBox, path } = siteConfig.wordmark;
  const shown = 400;
  const scaled = Math.round((shown * height) / width);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" fill="${PAPER}"/><svg x="${(512 - shown) / 2}" y="${(512 - scaled) / 2}" width="${shown}" height="${scaled}" viewBox="${viewBox}"><path d="${path}" fill="#fff"/></svg></svg>`;
}

/** Small files at fixed addresses that browsers and crawlers ask for by themselves. */
export function siteFiles(paper: Paper): { path: string; type: string; body: string }[] {
  const manifest = {
    name: siteConfig.name,
    short_name: siteConfig.name,
    description: siteConfig.description,
    lang: 'gu',
    start_url: '/',
    display: 'standalone',
    background_color: '#faf7f1',
    theme_color: '#faf7f1',
    icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' }],
  };
  const robots = ['User-agent: *', 'Disallow: /api/', 'Disallow: /mobile', 'Disallow: /s/', 'Disallow: /search', `Sitemap: ${paper.settings.siteUrl}/sitemap`, ''].join('\n');
  return [
    { path: '/icon.svg', type: 'image/svg+xml', body: iconSvg() },
    { path: '/site.webmanifest', type: 'application/manifest+json', body: JSON.stringify(manifest) },
    { path: '/robots.txt', type: 'text/plain; charset=utf-8', body: robots },
  ];
}
