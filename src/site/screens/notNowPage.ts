import { createHash } from 'node:crypto';
import { siteConfig } from '../../../site.config.ts';
import { encodeResponse } from '../pages/cachedResponse.ts';
import { siteText, siteWords } from '../words.ts';

/** Seconds after which a client that was rejected for overload should try again. */
export const RETRY_AFTER = { 'retry-after': '5' };

const style =
  'body{margin:0;font:1.125rem/1.6 sans-serif;color-scheme:light dark}main{max-width:34rem;margin:20vh auto;padding:0 1rem}h1{font-size:1.5rem}a{margin-inline-end:1rem}';

const html = `<!DOCTYPE html><html lang="gu"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${siteText.notNowTitle} | ${siteConfig.name}</title><meta name="robots" content="noindex"><style>${style}</style></head>
<body><main><h1>${siteText.notNowTitle}</h1><p>${siteText.notNowText}</p><p lang="en">${siteWords.notNowTitle.en}. ${siteWords.notNowText.en}</p>
<p><a href="">${siteText.tryAgain}</a> <a href="/">${siteText.goHome}</a></p></main></body></html>`;

const hash = createHash('sha256').update(style).digest('base64');

/** Sent when the server is too busy even to render the error screen. It is rendered once, so sending it is cheap. */
export const notNowPage = encodeResponse(
  503,
  {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; frame-ancestors 'none'`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    ...RETRY_AFTER,
  },
  html,
);
