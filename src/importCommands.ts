import { addContent } from './content/commands.ts';
import { readTopic } from './content/topics/queries.ts';
import { setViewCounts } from './desks/articles/reading/viewCounts.ts';
import { addPublishedComments } from './desks/comments/commands.ts';
import { publishedDraft } from './desks/comments/writing/commentDraft.ts';
import { galleryContent } from './desks/galleries/content.ts';
import type { FolderCommands } from './desks/importing/folder/folderCommands.ts';
import { ItemRefused } from './desks/importing/folder/folderImport.ts';
import { addMenuItem } from './desks/navigation/commands.ts';
import { menuItemDraft } from './desks/navigation/menus/menuItemDraft.ts';
import { addPicture } from './desks/pictures/commands.ts';
import { addRedirects } from './desks/redirects/commands.ts';
import { savePage } from './desks/staticpages/commands.ts';
import { staticPageSlugs } from './desks/staticpages/documents/staticPageDraft.ts';
import { publishStories, reserveIds, reviseStory } from './desks/stories/commands.ts';
import { adoptStory, publishTaken, reviseWorkingCopy } from './desks/stories/elsewhere/fromElsewhere.ts';
import { addTopic } from './desks/taxonomy/commands.ts';
import { videoContent } from './desks/videos/content.ts';
import { videoDraft } from './desks/videos/editing/videoDraft.ts';
import { webStoryContent } from './desks/webstories/content.ts';
import { webStoryDraft } from './desks/webstories/editing/webStoryDraft.ts';
import { NewsroomError } from './site/newsroom/newsroomError.ts';

/** Items that a desk rejects are left out of the import, with the reason. */
const refusable = (written: Promise<number>): Promise<number> =>
  written.catch((error: unknown) => {
    throw error instanceof NewsroomError ? new ItemRefused(error.message) : error;
  });

/** What comments of other systems do not have. */
const asBefore = { city: '', subject: '', isPick: false };

/** Maps each kind of imported content to the commands of its desk. */
export const importCommands: FolderCommands = {
  reserveStoryIds: (context, count) =>
    context.db.transaction((tx) =>
      reserveIds(
        tx,
        Array.from({ length: count }, () => ({})),
      ),
    ),
  publishStories,
  setViews: async ({ db }, stories) => {
    const latest = await readTopic(db, 'list', 'latest');
    const lists = (cityId: number | undefined) => [latest?.id, cityId].filter((id) => id !== undefined);
    await setViewCounts(
      db,
      stories.map(({ articleId, cityId, views, at }) => ({ articleId, topicIds: lists(cityId), views, at })),
    );
  },
  reviseStory,
  adoptStory,
  reviseWorkingCopy,
  publishTaken,
  addComments: (context, comments) =>
    addPublishedComments(
      context,
      comments.map((comment) => ({ ...asBefore, ...comment })),
    ),
  addTopic,
  addPicture,
  addRedirects,
  addFolderTopic: addTopic,
  addFolderComment: async (context, comment) => {
    const { data, error } = publishedDraft.safeParse(comment);
    if (error) throw new ItemRefused(error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join(' '));
    const [id] = await addPublishedComments(context, [{ ...comment, ...data }]);
    if (id === undefined) throw new Error('A comment was not stored');
    return id;
  },
  addFolderPicture: addPicture,
  addMenuItem: (context, item) => addMenuItem(context, menuItemDraft.parse(item)),
  publishVideo: (app, { slug, publishedAt, ...video }) =>
    refusable(addContent(videoContent, { context: app }, videoDraft.parse(video), { slug, publishedAt })),
  publishGallery: (app, { slug, publishedAt, cityId = null, pictures, ...gallery }) => {
    const shown = pictures.map((picture) => ({ heading: '', ...picture }));
    return refusable(
      addContent(galleryContent, { context: app }, { ...gallery, cityId, coverKey: null, pictures: shown }, { slug, publishedAt }),
    );
  },
  publishWebStory: (app, { slug, publishedAt, ...story }) =>
    refusable(addContent(webStoryContent, { context: app }, webStoryDraft.parse(story), { slug, publishedAt })),
  savePage: (app, { slug, ...page }) => {
    const known = staticPageSlugs.find((one) => one === slug);
    if (!known) throw new ItemRefused(`there is no static page "${slug}": it is one of ${staticPageSlugs.join(', ')}`);
    return savePage(app, { slug: known, ...page });
  },
};
