import { siteConfig } from '../../../../site.config.ts';
import { encodeResponse } from '../../../site/pages/cachedResponse.ts';
import { loginAddress } from '../../../site/pages/loginAddress.ts';
import { movedForNow, type Page } from '../../../site/pages/page.tsx';
import { readKnownReader } from '../queries.ts';

/** Everything that the desks store about a reader, as a file (Digital Personal Data Protection Act 2023, section 11). */
export const ownCopyPage: Page = {
  path: '/account/data',
  alsoChromeless: false,
  answer: async (app, { findSessionOwner }) => {
    const found = await findSessionOwner();
    const reader = found && (await readKnownReader(app.db, found.id));
    if (!reader) return movedForNow(loginAddress('/account/edit-user'));
    const parts = await Promise.all(
      app.contributions.readerData.map(async ({ name, read }) => [name, await read(app.db, reader)] as const),
    );
    return encodeResponse(
      200,
      {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': `attachment; filename="${siteConfig.slug}-data.json"`,
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
        'x-robots-tag': 'noindex',
      },
      `${JSON.stringify(Object.fromEntries(parts), null, 2)}\n`,
    );
  },
};
