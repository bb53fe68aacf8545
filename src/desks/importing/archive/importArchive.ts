import { sql } from 'drizzle-orm';
import { readTopic } from '../../../content/topics/queries.ts';
import { importer } from '../../../platform/auditLog.ts';
import { change } from '../../../platform/change.ts';
import type { OutsideFetch } from '../../../platform/images/outsideFetch.ts';
import type { App } from '../../../site/app.ts';
import type { Source } from '../source/openSource.ts';
import { type SourceAttachment, SourceBroken, type SourceStory } from '../source/sourceItem.ts';
import type { ImportCommands } from './importCommands.ts';
import { failStory, type ImportContext, leaveOut, whichOf } from './importContext.ts';
import { readImported } from './importedItems.ts';
import { itemFaultOf } from './itemFault.ts';
import { bloggerOrigins, originsOf } from './pictureAddresses.ts';
import { openPictureResolver, type PictureResolver } from './pictureResolver.ts';
import { prepareBatch } from './prepareBatch.ts';
import { whyNot } from './prepareStory.ts';
import type { Report } from './report.ts';
import { openTopicResolver, type TopicResolver } from './topicResolver.ts';
import { writeBatch } from './writeBatch.ts';
import { writeComments } from './writeComments.ts';
import { writePage } from './writePage.ts';

const STORIES_A_BATCH = 250;
/** Long stories are written in smaller batches, to limit memory. */
const LETTERS_A_BATCH = 4_000_000;
const BATCHES_AT_ONCE = 2;
const ATTACHMENTS_A_BATCH = 500;

export type Order = {
  source: Source;
  /** An address of the source's site, for a file that does not say it, or besides the one that it says. */
  site?: string | undefined;
  /** A folder with the source's pictures. */
  pictures: string | undefined;
  /** The slug of the category for stories without one. */
  category: string | undefined;
  dryRun: boolean;
  /** Items of the site that the source's Markdown may refer to: pictures by key, videos by slug. */
  library?: { pictureKeys: ReadonlySet<string>; videoIds: ReadonlyMap<string, number> };
  /** Fetches pictures from these hosts. */
  fetchFrom: (hosts: readonly string[]) => OutsideFetch;
  report: Report;
  onProgress: (read: number) => void;
};

/**
 * Imports a source: its stories with topics, pictures and old addresses, one transaction per batch. Unchanged items from an earlier import
 * are skipped, so that an interrupted run can simply be repeated. Throws `SourceBroken` if the file cannot be read further; everything
 * before that point is imported.
 */
export async function importArchive(app: App, commands: ImportCommands, order: Order): Promise<void> {
  const fallback = order.category === undefined ? undefined : await readTopic(app.db, 'category', order.category);
  if (order.category !== undefined && !fallback) throw new SourceBroken(`There is no category "${order.category}".`);
  const { report, dryRun } = order;
  const now = app.clock();
  const { site = '' } = order;
  const stated = await readSiteUrl(order.source, now);
  const siteUrl = stated || site;
  // Not from the order: another run may lack it, and is of the same source.
  const name = nameOf(stated) ?? order.source.name;
  const origins = [...new Set([...originsOf(stated), ...originsOf(site)])];
  const topics = await openTopicResolver(app, commands, {
    source: name,
    fallback,
    isWordpress: order.source.format === 'wxr',
    dryRun,
    report,
  });
  const storing = order.source.format === 'blogger' ? bloggerOrigins : [];
  const fetchOutside = order.fetchFrom([...origins, ...storing, ...app.settings.imageHosts]);
  const pictures = openPictureResolver(app, commands, { source: name, siteUrl, folder: order.pictures, fetchOutside, dryRun, report });
  const stories = await learnNames(order.source, topics, pictures);
  const ids = await idsOfStories(app, commands, { name, stories, dryRun });
  const oldHosts = new Set(origins.map((origin) => new URL(origin).host));
  const { pictureKeys = new Set<string>(), videoIds = new Map<string, number>() } = order.library ?? {};
  const names = { libraryKeys: pictureKeys, videoIds, ...ids };
  const context: ImportContext = { app, commands, name, topics, pictures, oldHosts, ...names, report, dryRun, now };
  try {
    await moveStories(context, order);
  } finally {
    if (!dryRun && report.counted('stories read') > 0) await noteRun(context);
  }
}

/** The address of the source's site: the first event of a file, otherwise that of its first story. */
async function readSiteUrl(source: Source, now: Date): Promise<string> {
  let url = '';
  for await (const event of ['wxr', 'blogger', 'folder'].includes(source.format) ? source.readNames() : source.readStories(now)) {
    if (event.kind === 'site' && event.url) url = event.url;
    else if (event.kind === 'story' && url === '' && /^https?:/i.test(event.story.link) && URL.canParse(event.story.link))
      url = new URL(event.story.link).origin;
    if (event.kind !== 'site') break;
  }
  return url;
}

/** Host and path of a site, the same for http and https, with and without www. */
function nameOf(siteUrl: string): string | undefined {
  if (!URL.canParse(siteUrl)) return undefined;
  const { host, pathname } = new URL(siteUrl);
  return host ? `${host.replace(/^www\./, '')}${pathname}`.replace(/\/+$/, '') : undefined;
}

type StoryName = { original: string; slug: string };

/** Reads names and attachments, and returns the stories that others may refer to. */
async function learnNames(source: Source, topics: TopicResolver, pictures: PictureResolver): Promise<StoryName[]> {
  const stories: StoryName[] = [];
  let waiting: SourceAttachment[] = [];
  for await (const event of source.readNames()) {
    if (event.kind === 'category') topics.learn(event.category);
    if (event.kind === 'storyName') stories.push(event);
    if (event.kind !== 'attachment') continue;
    waiting.push(event.attachment);
    if (waiting.length < ATTACHMENTS_A_BATCH) continue;
    await pictures.noteAttachments(waiting);
    waiting = [];
  }
  await pictures.noteAttachments(waiting);
  return stories;
}

/** Ids of stories that others refer to: existing ones, and newly reserved ones for the rest, in source order. */
async function idsOfStories(
  app: App,
  commands: ImportCommands,
  { name, stories, dryRun }: { name: string; stories: readonly StoryName[]; dryRun: boolean },
): Promise<Pick<ImportContext, 'storyIds' | 'reservedIds'>> {
  const before = await readImported(
    app.db,
    name,
    stories.map(({ original }) => `story:${original}`),
  );
  const fresh = stories.filter(({ original }) => !before.has(`story:${original}`));
  const ids = dryRun ? fresh.map((_, at) => at + 1) : fresh.length > 0 ? await commands.reserveStoryIds(app, fresh.length) : [];
  const reservedIds = new Map(fresh.flatMap(({ original }, at) => (ids[at] === undefined ? [] : [[original, ids[at]] as const])));
  const idOf = (original: string) => before.get(`story:${original}`)?.ourId ?? reservedIds.get(original);
  const storyIds = new Map(
    stories.flatMap(({ original, slug }) => {
      const id = idOf(original);
      return id === undefined ? [] : [[slug, id] as const];
    }),
  );
  return { storyIds, reservedIds };
}

async function moveStories(context: ImportContext, order: Order): Promise<void> {
  const { report, now } = context;
  const seen = new Set<string>();
  let batch: SourceStory[] = [];
  let letters = 0;
  const writing: Promise<void>[] = [];
  let batches = 0;
  const flush = async () => {
    const stories = batch;
    const prepared = await prepareBatch(context, stories);
    batch = [];
    letters = 0;
    // One batch is prepared while others are written. Batches only wait for each other at their last step, the tallies of the lists.
    if (writing.length >= BATCHES_AT_ONCE) await writing.shift();
    const one = writeBatch(context, prepared).then(async () => {
      await writeComments(context, stories);
      batches++;
      // On a new site, foreign key checks are planned for tiny tables and would scan them.
      if (!order.dryRun && (batches === 1 || batches === 8)) await context.app.db.execute(sql`analyze`);
    });
    // The error is handled where the promise is awaited; this prevents an unhandled rejection before that.
    one.catch(() => undefined);
    writing.push(one);
  };
  try {
    for await (const event of order.source.readStories(now)) {
      if (event.kind === 'leftOut') leaveOut(report, event.what, event.which);
      if (event.kind === 'unreadable') {
        report.count('lines that could not be read');
        report.tell(event.where, event.why);
      }
      if (event.kind === 'page') await writePage(context, event.page);
      if (event.kind !== 'story') continue;
      const { story } = event;
      report.count('stories read');
      const isSecond = seen.has(story.original);
      seen.add(story.original);
      if (!isWanted(report, story, isSecond, now)) continue;
      batch.push(story);
      letters += lettersOf(story);
      if (batch.length < STORIES_A_BATCH && letters < LETTERS_A_BATCH) continue;
      await flush();
      order.onProgress(report.counted('stories read'));
    }
  } finally {
    // Also imports the stories before a fault in the file.
    await flush();
    await Promise.all(writing);
  }
}

const lettersOf = ({ html, markdown = '', comments }: SourceStory): number =>
  comments.reduce((sum, { text }) => sum + text.length, html.length + markdown.length);

/** Whether a story can be imported; otherwise the report says why not. */
function isWanted(report: Report, story: SourceStory, isSecond: boolean, now: Date): boolean {
  try {
    const why = isSecond ? 'posts that stand twice in the file' : whyNot(story, now);
    if (why) leaveOut(report, why, whichOf(story));
    return !why;
  } catch (error) {
    failStory(report, story, itemFaultOf(error));
    return false;
  }
}

/** The audit log records that an import took place; details are in the report. */
async function noteRun({ app, name, report }: ImportContext): Promise<void> {
  const after = Object.fromEntries(
    ['stories read', 'published', 'taken in hand', 'revised', 'unchanged', 'left out', 'could not be taken in'].map((what) => [
      what,
      report.counted(what),
    ]),
  );
  await change({ ...app, by: importer }, async () => ({
    result: undefined,
    tags: [],
    audit: [{ action: 'archive.moveIn', subject: `source:${name}`, after }],
  }));
}
