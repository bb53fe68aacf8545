import { siteConfig } from '../../../site.config.ts';
import { hashSource } from '../document/inlineScripts.ts';
import { type CachedResponse, encodeResponse } from '../pages/cachedResponse.ts';
import { siteText, siteWords } from '../words.ts';

/** Seconds after which a client that was rejected for overload should try again. */
export const RETRY_AFTER_SECONDS = 5;
export const RETRY_AFTER = { 'retry-after': String(RETRY_AFTER_SECONDS) };

const style =
  'body{margin:0;font:1.125rem/1.6 sans-serif;color-scheme:light dark}main{max-width:34rem;margin:20vh auto;padding:0 1rem}h1{font-size:1.5rem}a{margin-inline-end:1rem}';

type PlainScreen = { status: 429 | 503; waitSeconds: number; title: string /** HTML. */; body: string };

/** A screen without header and footer, which needs nothing to be rendered. */
export const plainScreen = ({ status, waitSeconds, title, body }: PlainScreen): CachedResponse =>
  encodeResponse(
    status,
    {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src ${hashSource(style)}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'retry-after': String(waitSeconds),
    },
    `<!DOCTYPE html><html lang="gu"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | ${siteConfig.name}</title><meta name="robots" content="noindex"><style>${style}</style></head>
<body><main><h1>${title}</h1>${body}</main></body></html>`,
  );

/** Sent when the server is too busy even to render the error screen. It is rendered once, so sending it is cheap. */
export const notNowPage = plainScreen({
  status: 503,
  waitSeconds: RETRY_AFTER_SECONDS,
  title: siteText.notNowTitle,
  body: `<p>${siteText.notNowText}</p><p lang="en">${siteWords.notNowTitle.en}. ${siteWords.notNowText.en}</p>
<p><a href="">${siteText.tryAgain}</a> <a href="/">${siteText.goHome}</a></p>`,
});
