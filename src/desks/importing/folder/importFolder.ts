import { basename } from 'node:path';
import type { OutsideFetch } from '../../../platform/images/outsideFetch.ts';
import type { App } from '../../../site/app.ts';
import { readNewestVideos } from '../../videos/queries.ts';
import { importArchive } from '../archive/importArchive.ts';
import type { Report } from '../archive/report.ts';
import type { FolderCommands } from './folderCommands.ts';
import type { FolderImport } from './folderImport.ts';
import { importGalleries } from './importGalleries.ts';
import { importMenus } from './importMenus.ts';
import { importPages } from './importPages.ts';
import { importPictures } from './importPictures.ts';
import { importTopics } from './importTopics.ts';
import { importVideos } from './importVideos.ts';
import { importWebStories } from './importWebStories.ts';
import { openStoryFiles } from './storyFiles.ts';

type Order = {
  folder: string;
  /** The slug of the category for stories that stand in none. */
  category: string | undefined;
  dryRun: boolean;
  fetchFrom: (hosts: readonly string[]) => OutsideFetch;
  report: Report;
  onProgress: (read: number) => void;
};

/** More videos than stories of one folder refer to. */
const MAX_VIDEOS = 10_000;

/**
 * Imports a folder of content: topics, pictures, menus, videos, stories, web stories, galleries and static pages, each part if it is there.
 * What was imported before is passed over, so that a run that was stopped is simply made again. The format is in `docs/content-folder.md`.
 */
export async function importFolder(app: App, commands: FolderCommands, order: Order): Promise<void> {
  const { folder, report, dryRun } = order;
  const now = app.clock();
  const context: FolderImport = { app, commands, folder, name: basename(folder), report, dryRun, now };
  await importTopics(context);
  const pictureKeys = await importPictures(context);
  await importMenus(context);
  await importVideos(context);
  const videos = await readNewestVideos(app.db, { list: 'all', kind: undefined }, MAX_VIDEOS);
  const library = { pictureKeys, videoIds: new Map(videos.map(({ slug, id }) => [slug, id])) };
  await importArchive(app, commands, { ...order, source: await openStoryFiles(folder, now), pictures: folder, library });
  await importWebStories(context);
  await importGalleries(context, pictureKeys);
  await importPages(context);
}
