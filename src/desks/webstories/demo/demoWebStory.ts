import type { z } from 'zod';
import type { webStoryDraft } from '../editing/webStoryDraft.ts';

/** How the demo web stories are written down: as an editor's drafts, with the category's slug and without a date. */
export type DemoWebStory = Omit<z.input<typeof webStoryDraft>, 'categoryId'> & { slug: string; category: string };
