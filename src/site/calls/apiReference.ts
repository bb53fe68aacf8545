import { siteConfig } from '../../../site.config.ts';
import { type Assets, assetAddress } from '../document/assets.ts';
import { openerPolicy, securityHeaders } from '../document/securityHeaders.ts';
import { type CachedResponse, encodeResponse } from '../pages/cachedResponse.ts';

/** Swagger UI has its own Content Security Policy: no inline scripts; its icons are data URLs. */
const policy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** An OpenAPI document: its address, what it describes, and whether it is public. */
type Described = { document: string; title: string; isPublic: boolean };

/** A browsable reference of an API: the page that starts Swagger UI (`apiReference.client.ts`) on an OpenAPI document. */
export function apiReferencePage({ scripts, styles }: Assets, { document, title, isPublic }: Described): CachedResponse {
  const html = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${siteConfig.nameEn}: ${title}</title><link rel="stylesheet" href="${assetAddress(styles, 'api-reference')}">
<script defer src="${assetAddress(scripts, 'swagger-ui')}"></script><script type="module" src="${assetAddress(scripts, 'api-reference')}"></script></head>
<body><main id="api-reference" data-document="${document}"></main><noscript>The reference needs JavaScript; <a href="${document}">the OpenAPI document</a> does not.</noscript></body></html>`;
  return encodeResponse(
    200,
    {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      ...securityHeaders,
      ...openerPolicy,
      'cache-control': isPublic ? 'no-cache' : 'private, no-store',
      vary: 'accept-encoding',
    },
    html,
  );
}
