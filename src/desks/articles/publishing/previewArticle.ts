import { editionOf } from '../../../platform/text/language.ts';
import type { App } from '../../../site/app.ts';
import { openerPolicy } from '../../../site/document/securityHeaders.ts';
import { readSiteSettings } from '../../settings/queries.ts';
import { commentsUntil } from '../commenting/commenting.ts';
import { readUnderStory } from '../lists/moreStories.ts';
import { storyPages } from '../pages.tsx';
import { composeStory } from '../queries.ts';
import { articleRow, readPlacesOf } from './articleRow.ts';
import type { StoryDraft } from './storyDraft.ts';

/** The page of a draft as readers would see it, rendered with the same view and shell. */
export async function previewArticle(app: App, id: number, draft: StoryDraft, now: Date): Promise<Response> {
  const places = (await readPlacesOf(app.db, id, draft)).sort((one, other) => (one.position ?? Infinity) - (other.position ?? Infinity));
  const row = { id, createdAt: now, commentCount: 0, ...articleRow(draft) };
  const story = await composeStory(app.db, row, places);
  if (!story) throw new Error(`The category ${draft.categoryId} is gone`);
  const { related, coming, more } = await readUnderStory(app.db, story);
  const { isLoginRequired: offersLogin, comments } = await readSiteSettings(app.db);
  const until = offersLogin ? commentsUntil(row, comments) : undefined;
  const hasComments = until !== undefined && until > now;
  const data = {
    story: { ...story, offersLogin },
    hasComments,
    siteUrl: app.settings.siteUrl,
    related,
    more,
    parts: [],
    next: coming[0] ?? related[0],
  };
  const { html, headers } = await storyPages[editionOf(story.language)].preview(app, data, { path: story.address, now });
  return new Response(html, { headers: { ...headers, ...openerPolicy, 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' } });
}
