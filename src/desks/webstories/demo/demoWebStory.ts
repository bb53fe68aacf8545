import type { WebStoryDraft } from '../editing/webStoryDraft.ts';

/** How the demo web stories are written down: as an editor's drafts, with the category's slug and without a date. */
export type DemoWebStory = Omit<WebStoryDraft, 'categoryId' | 'publishedAt' | 'slug'> & { slug: string; category: string };
