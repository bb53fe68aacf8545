import { basename, join } from 'node:path';
import type { OutsideFetch } from '../../../platform/images/outsideFetch.ts';
import type { App } from '../../../site/app.ts';
import { readNewestVideos } from '../../videos/queries.ts';
import { importArchive } from '../archive/importArchive.ts';
import type { Report } from '../archive/report.ts';
import type { FolderCommands } from './folderCommands.ts';
import { markdownFilesIn } from './folderFiles.ts';
import type { FolderImport } from './folderImport.ts';
import { importComments } from './importComments.ts';
import { importGalleries } from './importGalleries.ts';
import { importMenus } from './importMenus.ts';
import { importPages } from './importPages.ts';
import { importPictures, readPictureRows } from './importPictures.ts';
import { importTopics } from './importTopics.ts';
import { importVideos } from './importVideos.ts';
import { importWebStories } from './importWebStories.ts';
import { openStoryFiles } from './storyFiles.ts';

type Order = {
  folder: string;
  /** The slug of the category for stories without one. */
  category: string | undefined;
  dryRun: boolean;
  fetchFrom: (hosts: readonly string[]) => OutsideFetch;
  report: Report;
  /** `part` is the processed fraction of the folder, from 0 to 1. An error that it throws ends the import. */
  onProgress: (part: number, items: number) => void;
};

const MARKDOWN_FOLDERS = ['videos', 'stories', 'web-stories', 'galleries', 'pages'];

/** Number of pictures and text files in a folder. */
async function countItems(folder: string): Promise<number> {
  const pictures = await readPictureRows(folder);
  const files = await Promise.all(MARKDOWN_FOLDERS.map((name) => markdownFilesIn(join(folder, name))));
  return pictures.length + files.flat().length;
}

/** More videos than the stories of one folder refer to. */
const MAX_VIDEOS = 10_000;

/**
 * Imports a folder of content: topics, pictures, menus, videos, stories, web stories, galleries, static pages and
 * comments, each if present. Items imported earlier are skipped, so that an interrupted run can simply be repeated. The
 * format is described in `docs/content-folder.md`.
 */
export async function importFolder(app: App, commands: FolderCommands, order: Order): Promise<void> {
  const { folder, report, dryRun } = order;
  const now = app.clock();
  const total = await countItems(folder);
  let items = 0;
  const onItem = () => {
    items += 1;
    order.onProgress(items / total, items);
  };
  const context: FolderImport = { app, commands, folder, name: basename(folder), report, dryRun, now, onItem };
  await importTopics(context);
  const pictureKeys = await importPictures(context);
  await importMenus(context);
  await importVideos(context);
  const videos = await readNewestVideos(app.db, { list: 'all', kind: undefined }, MAX_VIDEOS);
  const library = { pictureKeys, videoIds: new Map(videos.map(({ slug, id }) => [slug, id])) };
  await importArchive(app, commands, {
    ...order,
    onProgress: () => undefined,
    source: await openStoryFiles(folder, onItem),
    pictures: folder,
    library,
  });
  await importWebStories(context);
  await importGalleries(context, pictureKeys);
  await importPages(context);
  await importComments(context);
}
