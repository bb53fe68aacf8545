import { z } from 'zod';
import { change, type Press } from '../../platform/change.ts';
import { storyDocument } from '../../platform/document/storyDocument.ts';
import { staticPageSlugs, staticPagesTag } from './queries.ts';
import { staticPages } from './tables.ts';

const staticPageDraft = z.object({
  slug: z.enum(staticPageSlugs),
  title: z.string().trim().min(1).max(100),
  /** For search engines and for those who share the page. */
  description: z.string().trim().min(1).max(300),
  body: storyDocument,
  updatedAt: z.date(),
});

export type StaticPageDraft = z.input<typeof staticPageDraft>;

/** Writes a static page, or replaces what it said. Throws a ZodError that says what of the draft is wrong. */
export async function savePage(press: Press, draft: StaticPageDraft): Promise<void> {
  const { slug, ...content } = staticPageDraft.parse(draft);
  await change(press, async (tx) => {
    await tx
      .insert(staticPages)
      .values({ slug, ...content })
      .onConflictDoUpdate({ target: staticPages.slug, set: content });
    return { result: undefined, tags: [staticPagesTag] };
  });
}
