import { change, type WriteContext } from '../../platform/change.ts';
import { shortCode } from './links/shortCode.ts';
import { readCodeOfPath } from './queries.ts';
import { shortLinks } from './tables.ts';

/** Two paths with one code are rare, a row of them unheard of. */
const MAX_ATTEMPTS = 20;

/** The code of a path's short link, which is made when it is first asked for. Throws when no code is free. */
export async function shorten(context: WriteContext, path: string): Promise<string> {
  const known = await readCodeOfPath(context.db, path);
  if (known !== undefined) return known;
  return change(context, async (tx) => {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      // Written unless the code is another path's, or someone else has just made the path's link.
      await tx
        .insert(shortLinks)
        .values({ code: shortCode(path, attempt), path })
        .onConflictDoNothing();
      const code = await readCodeOfPath(tx, path);
      if (code !== undefined)
        return { result: code, tags: [], audit: [{ action: 'shortlink.make', subject: `shortlink:${code}`, after: { path } }] };
    }
    throw new Error('No short link is free for the path');
  });
}
