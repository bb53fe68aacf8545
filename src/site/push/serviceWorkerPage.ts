import { assetAddress } from '../document/assets.ts';
import { requestTimeLimit } from '../document/inlineScripts.ts';
import { encodeResponse } from '../pages/cachedResponse.ts';
import type { Page } from '../pages/page.tsx';

/**
 * A service worker that shows messages to readers, or to the staff. It stands at the root, because its scope may be nothing above its own
 * folder. Browsers ask for it again by themselves; its content names a built file by its hash, so that a new version is another text.
 */
export const serviceWorkerPage = (path: string, audience: 'readers' | 'staff'): Page => ({
  path,
  alsoChromeless: false,
  answer: async (app) =>
    encodeResponse(
      200,
      {
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'no-cache',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'self'",
      },
      [
        requestTimeLimit,
        `const siteIcon = ${JSON.stringify(assetAddress(app.assets().icons, '192'))};`,
        `const siteBadge = ${JSON.stringify(assetAddress(app.assets().icons, 'badge'))};`,
        `const audience = ${JSON.stringify(audience)};`,
        `importScripts(${JSON.stringify(assetAddress(app.assets().scripts, 'service-worker'))});`,
        '',
      ].join('\n'),
    ),
});
