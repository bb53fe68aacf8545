import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { AuditEntry } from '../../platform/auditLog.ts';
import { change, type WriteContext } from '../../platform/change.ts';
import { VersionConflict } from '../../site/newsroom/checkVersion.ts';
import { editedPage, staticPageSlugs } from './documents/staticPageDraft.ts';
import { staticPagesTag } from './queries.ts';
import { staticPages } from './tables.ts';

const staticPageDraft = editedPage.extend({ slug: z.enum(staticPageSlugs), updatedAt: z.date() });

export type StaticPageDraft = z.input<typeof staticPageDraft>;

/**
 * Creates or replaces a static page. Throws a ZodError for an invalid draft. With `begunFrom` (the `updatedAt` that the editor saw, null
 * for none) it throws (409) if somebody has changed the page since.
 */
export async function savePage(context: WriteContext, draft: StaticPageDraft, begunFrom?: Date | null): Promise<void> {
  const { slug, ...content } = staticPageDraft.parse(draft);
  await change(context, async (tx) => {
    const [before] = await tx.select().from(staticPages).where(eq(staticPages.slug, slug)).for('update');
    if (begunFrom !== undefined && before?.updatedAt.getTime() !== begunFrom?.getTime()) throw new VersionConflict();
    await tx
      .insert(staticPages)
      .values({ slug, ...content })
      .onConflictDoUpdate({ target: staticPages.slug, set: content });
    const audit: AuditEntry[] = [{ action: 'staticpage.save', subject: `staticpage:${slug}`, before, after: content }];
    return { result: undefined, tags: [staticPagesTag], audit };
  });
}
